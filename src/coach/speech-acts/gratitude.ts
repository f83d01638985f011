// Answers to thanks, by what the person is thankful for. The last entry fits any.
import type { ActWordings } from './act-wordings.ts'

export const gratitude: readonly ActWordings[] = [
  {
    id: 'calmer',
    cue: /\b(calm\w*|better|less (shaky|alone|scared)|shaking|spiral\w*|panick?\w*|lighter|relieved|tranquil\w*|mejor|ansiedad|menos sol[oa])\b/,
    en: {
      says: [
        'I’m glad it’s a bit quieter in there. You did the slowing down yourself.',
        'Good. Remember what brought you down just now, it works again.',
      ],
    },
    es: {
      says: [
        'Qué bueno que haya más calma. Quien bajó el ritmo fuiste tú.',
        'Bien. Acuérdate de lo que te calmó, vuelve a servir.',
      ],
    },
  },
  {
    id: 'idea',
    cue: /\b(advice|idea|point|try|tried|worked|works|walk|breathing|useful|info|explain\w*|think about|talked me out|helped|helps|consejo|idea|intent\w*|funcion\w*|sirvi\w*|ayud\w*)\b/,
    en: {
      says: [
        'You’re the one who put it to use.',
        'Glad that was worth something. Take what fits and leave the rest.',
        'Let me know how it goes.',
      ],
    },
    es: {
      says: [
        'Quien lo puso en práctica fuiste tú.',
        'Me alegra que sirviera. Quédate con lo que te quede y deja lo demás.',
        'Ya me contarás cómo va.',
      ],
    },
  },
  {
    id: 'compliment',
    cue: /\b(you'?re (\w+ ){0,3}(good|great|best|lifesaver|kind|listener)|ur the best|best|good at this|lifesaver|eres (el|la) mejor|buen[oa] en esto)\b/,
    en: {
      says: [
        'That’s kind of you. You’re doing the work, I’m holding the flashlight.',
        'Thank you! I’ll take that.',
      ],
    },
    es: {
      says: ['Qué amable. El trabajo lo haces tú, yo sostengo la linterna.', '¡Gracias! Eso me lo quedo.'],
    },
  },
  {
    id: 'presence',
    cue: /\b(judg\w*|listen\w*|being here|sitting|patien\w*|sticking|giving up|hear|time|kind\w*|nice|nobody|no one'?s?|ever asked|honest\w*|escuch\w*|juzg\w*|pacien\w*|tiempo|amable|lind[oa])\b/,
    en: {
      says: [
        'I’m glad you told me.',
        'You deserve to be heard, no judging.',
        'Thanks for trusting me with it.',
      ],
    },
    es: {
      says: [
        'Me alegra que me lo contaras.',
        'Mereces que te escuchen sin juzgarte.',
        'Gracias por la confianza.',
      ],
    },
  },
  {
    id: 'blessing',
    cue: /\b(bless\w*|god|dios|bendi\w*)\b/,
    en: { says: ['Thank you, and the same to you.', 'That’s kind. I wish you the same.'] },
    es: { says: ['Gracias, igualmente para ti.', 'Qué lindo. Te deseo lo mismo.'] },
  },
  {
    id: 'any',
    cue: /(?:)/,
    en: {
      says: ['Glad I could help.', 'I’m glad you came.', 'That’s what I’m here for.'],
    },
    es: {
      says: ['Me alegra haber ayudado.', 'Qué bueno que viniste.', 'Para eso estoy.'],
    },
  },
]

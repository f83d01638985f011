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
    id: 'presence',
    cue: /\b(judg\w*|listen\w*|being here|sitting|patien\w*|sticking|giving up|hear|time|kind\w*|nice|nobody|no one'?s?|ever asked|honest\w*|escuch\w*|juzg\w*|pacien\w*|tiempo|amable|lind[oa])\b/,
    en: {
      says: [
        'You made it easy by saying how it is.',
        'You deserve to be heard without a verdict.',
        'It was good of you to trust me with it.',
      ],
    },
    es: {
      says: [
        'Lo hiciste fácil al decir las cosas como son.',
        'Mereces que te escuchen sin juicio.',
        'Qué bueno que tuviste la confianza.',
      ],
    },
  },
  {
    id: 'compliment',
    cue: /\b(you'?re (\w+ ){0,3}(good|best|lifesaver|kind)|ur the best|best|good at this|lifesaver|eres (el|la) mejor|buen[oa] en esto)\b/,
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
    id: 'blessing',
    cue: /\b(bless\w*|god|dios|bendi\w*)\b/,
    en: { says: ['Thank you, and the same to you.', 'That’s kind. I wish you the same.'] },
    es: { says: ['Gracias, igualmente para ti.', 'Qué lindo. Te deseo lo mismo.'] },
  },
  {
    id: 'any',
    cue: /(?:)/,
    en: {
      says: [
        'I’m glad you came.',
        'You did the hard part by bringing it up.',
        'It was good of you to tell me.',
      ],
    },
    es: {
      says: [
        'Qué bueno que viniste.',
        'Lo difícil lo hiciste tú al contarlo.',
        'Qué bueno que me lo contaste.',
      ],
    },
  },
]

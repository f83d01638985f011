// Apologies to someone who is angry at the coach or frustrated with it, by what went wrong: short, and followed by an offer.
// They promise only what the coach really does.
import type { CoachLanguage } from '../script/wording.ts'
import type { ActWordings } from './act-wordings.ts'

export const repairs: readonly ActWordings[] = [
  {
    id: 'asked-before',
    cue: /\b(already|again|twice|three times|third time|same question|asked me (that|this)|i (just|already) (told|said)|told you|(two|\d) messages ago|forgot|remember|ya (me|te)|otra vez|dos veces|tres veces|misma pregunta|olvid\w+|acuerdas)\b/,
    en: {
      says: [
        'You’re right, you had said that already. I’m sorry.',
        'I’m sorry, you shouldn’t have to say that twice.',
        'Sorry. That was yours to say once, and mine to remember.',
      ],
    },
    es: {
      says: [
        'Tienes razón, ya lo habías dicho. Perdón.',
        'Perdón, no deberías tener que decirlo dos veces.',
        'Perdón. A ti te tocaba decirlo una vez, y a mí recordarlo.',
      ],
    },
  },
  {
    id: 'questions',
    cue: /\b(questions?|asking|interrogat\w*|questionnaire|form|preguntas|preguntar|preguntando|interrogatorio|encuesta)\b/,
    en: {
      says: [
        'Fair. That was a lot of questions, and I’m sorry.',
        'I’m sorry. I asked when I should have listened.',
      ],
    },
    es: {
      says: ['Es justo. Fueron muchas preguntas, perdón.', 'Perdón. Pregunté cuando tocaba escuchar.'],
    },
  },
  {
    id: 'pushed',
    cue: /\b(advice|tips?|breath\w*|meetings?|hotline|numbers?|call (people|someone|a)|push\w*|telling me to|pamphlet|exercises?|lecture|slogans?|consejos?|respirar|respiracion|reunion\w*|juntas|numero|llamar|llame|frases|sermone\w*)\b/,
    en: {
      says: [
        'I’m sorry. You didn’t ask for that, and I pushed it on you.',
        'Fair enough, I’ll drop that. Sorry for pushing.',
        'Sorry. That wasn’t what you came for.',
      ],
    },
    es: {
      says: [
        'Perdón. No lo pediste y te lo empujé.',
        'Es justo, lo dejo. Perdón por insistir.',
        'Perdón. No viniste para eso.',
      ],
    },
  },
  {
    id: 'canned',
    cue: /\b(generic|canned|script\w*|same|over and over|copy|pasted?|fortune cookies?|greeting card|hallmark|brochure|textbook|recording|parrot\w*|echo\w*|repeat\w*|circles|googled?|everyone says|captain obvious|wall|lo mismo|repit\w*|repet\w*|grabadora|copiado|disco rayado|folleto|libro|vueltas|todo el mundo)\b/,
    en: {
      says: [
        'You’re right, that could have been for anyone. I’m sorry.',
        'I’m sorry. You brought something of your own, and you got a stock line.',
        'Sorry. I work with prepared words, and those didn’t fit you.',
      ],
    },
    es: {
      says: [
        'Tienes razón, eso le quedaba a cualquiera. Perdón.',
        'Perdón. Trajiste algo tuyo y te di una frase hecha.',
        'Perdón. Trabajo con textos preparados, y esos no eran para ti.',
      ],
    },
  },
  {
    id: 'unanswered',
    cue: /\b(answer|question|dodg\w*|avoid\w*|chang\w* the (subject|topic)|topic|yes or no|straight|contest\w*|respond\w*|respuesta|pregunta|tema|directo)\b/,
    en: {
      says: [
        'I’m sorry, that didn’t answer what you asked.',
        'You’re right, I went around your question. Sorry.',
      ],
    },
    es: {
      says: [
        'Perdón, eso no respondía lo que preguntaste.',
        'Tienes razón, le di la vuelta a tu pregunta. Perdón.',
      ],
    },
  },
  {
    id: 'hurt',
    cue: /\b(insensitive|cruel|cold|rude|hurt|worse|patroni[sz]\w*|condescend\w*|talk down|lectur\w*|cheerful|serious|sounds hard|feel stupid|frio|cruel|dolio|peor|grosero|nino|en serio)\b/,
    en: {
      says: [
        'That landed badly, and I’m sorry. You deserved better than that.',
        'I’m sorry. What I said was careless with something that matters.',
        'I hear that it stung, and I’m sorry.',
      ],
    },
    es: {
      says: [
        'Eso cayó mal, y lo siento. Merecías algo mejor.',
        'Perdón. Fui descuidado con algo que importa.',
        'Entiendo que dolió, y lo siento.',
      ],
    },
  },
  {
    id: 'machine',
    cue: /\b(robot|bot|machine|program\w*|computer|code|ai|app|chatgpt|toaster|siri|brain|human|person|clue|know what it'?s like|don'?t get it|understand|care|maquina|programa|aplicacion|humano|persona|idea|entiend\w*|importo)\b/,
    en: {
      says: [
        'You’re right, I’m a program, and I don’t know what this feels like. I’m sorry for sounding as if I did.',
        'Fair. I’m software, I missed what you meant, and I’m sorry.',
        'I’m sorry. A person might have understood that, and I didn’t.',
      ],
    },
    es: {
      says: [
        'Tienes razón, soy un programa y no sé qué se siente. Perdón por sonar como si lo supiera.',
        'Es justo. Soy software, no entendí lo que decías, y lo siento.',
        'Perdón. Una persona quizá lo habría entendido, y yo no.',
      ],
    },
  },
  {
    id: 'unheard',
    cue: /\b(listen\w*|hear(ing)?|read\w*|ignor\w*|missed|skipp\w*|point|acknowledge|attention|escuch\w*|oyes|lees|leiste|ignoraste|caso)\b/,
    en: {
      says: [
        'I’m sorry. You told me something that matters, and I went past it.',
        'You’re right. I missed what you were saying, and I’m sorry.',
      ],
    },
    es: {
      says: [
        'Perdón. Me dijiste algo importante y me lo salté.',
        'Tienes razón. No capté lo que decías, y lo siento.',
      ],
    },
  },
  {
    id: 'useless',
    cue: /\b(useless|help\w*|waste|pointless|work(s|ing)|good|better|expected|disappoint\w*|dumb|stupid|joke|sirv\w*|ayud\w*|perdida|inutil|tont\w*|decepcion\w*|esperaba)\b/,
    en: {
      says: [
        'I’m sorry. You came for help, and that was none.',
        'Fair enough. That didn’t help, and I’m sorry.',
        'You’re right, that was no use to you. Sorry.',
      ],
    },
    es: {
      says: [
        'Perdón. Viniste por ayuda y eso no lo fue.',
        'Es justo. Eso no ayudó, y lo siento.',
        'Tienes razón, eso no te sirvió. Perdón.',
      ],
    },
  },
  {
    id: 'any',
    cue: /(?:)/,
    en: {
      says: [
        'Fair enough. I’m sorry, I made a bad moment worse.',
        'You’re angry with me, and I get why. I’m sorry.',
        'Okay. I got that wrong, and I’m sorry.',
        'I’m sorry. You have enough to deal with without me adding to it.',
      ],
    },
    es: {
      says: [
        'Es justo. Perdón, empeoré un mal momento.',
        'Te molestaste conmigo, y lo entiendo. Perdón.',
        'Va. Me equivoqué, y lo siento.',
        'Perdón. Ya tienes bastante sin que yo te sume.',
      ],
    },
  },
]

/** Returns to an earlier message that the coach did not answer. */
export const passedOver: Record<CoachLanguage, readonly string[]> = {
  en: ['Back to what you told me: {told}.', 'What you said, and I should have stayed with: {told}.'],
  es: ['Vuelvo a lo que me contaste: {told}.', 'Lo que dijiste, y con lo que debí quedarme: {told}.'],
}

export const offers: Record<CoachLanguage, readonly string[]> = {
  en: [
    'What would help now: a straight answer, one idea for the next hour, or just being heard?',
    'Tell me what you need and I’ll do just that: answer, one idea, or listen?',
    'Want to try again? I can listen without questions, answer one thing, or point you to a person.',
  ],
  es: [
    '¿Qué ayudaría ahora: una respuesta directa, una idea para la próxima hora, o solo que te escuche?',
    'Dime qué necesitas y hago solo eso: ¿responder, una idea, o escuchar?',
    '¿Lo intentamos otra vez? Puedo escuchar sin preguntar, responder una cosa, o decirte cómo llegar a una persona.',
  ],
}

/** After "that's not what I said": an apology, and what the person had said. */
export const takenBack: Record<CoachLanguage, readonly string[]> = {
  en: [
    'Sorry, I took that the wrong way. You had said: {told}.',
    'My mistake. Back to your words: {told}.',
    'Sorry, I ran off in the wrong direction. What you told me: {told}.',
  ],
  es: [
    'Perdón, lo tomé por otro lado. Habías dicho: {told}.',
    'Error mío. Vuelvo a tus palabras: {told}.',
    'Perdón, me fui para otro lado. Lo que me contaste: {told}.',
  ],
}

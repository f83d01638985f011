// Questions that people in recovery often ask a coach, and short honest answers to them.
import type { Language } from './wording.ts'

export const commonQuestionIds = [
  'what_to_do',
  'better',
  'how_long',
  'normal',
  'why_me',
  'can_i',
  'your_view',
  'who_reads',
  'treatment',
  'have_to',
] as const
export type CommonQuestion = (typeof commonQuestionIds)[number]

const patterns: readonly (readonly [CommonQuestion, RegExp])[] = [
  [
    'have_to',
    /\bdo i (have|need) to (talk|speak|share|say (something|anything|my name)|believe|pay|stay|stand up)\b|\btengo que (hablar|decir (algo|mi nombre)|creer|pagar|quedarme|pararme)\b/,
  ],
  [
    'who_reads',
    /\b(no ?one|nobody|noone|anyone|anybody|who|someone|somebody|people)('?s)? ?(is |else |can |will |be |gonna |actually |really )*(reads?|reading|sees?|seeing|watch(ing|es)?|listening( to)?) (this|it|me|what i)\b|\b(alguien|nadie|quien) (mas )?(lee|ve|puede (leer|ver)) (esto|lo que)\b/,
  ],
  [
    'treatment',
    /\b(suboxone|subutex|buprenorphine|methadone|naltrexone|vivitrol|m\.?a\.?t|metadona|buprenorfina)\b.{0,60}\b(replac\w+|trad(e|ing)|swap\w*|substitut\w+|another (drug|addiction)|really (sober|clean)|crutch|cheat\w*|count as|still using|otra droga|reemplaz\w+|sustitu\w+|trampa)\b|\b(replac\w+|trad(e|ing)|crutch|cheating|really (sober|clean)|still using|otra droga|trampa)\b.{0,60}\b(suboxone|subutex|buprenorphine|methadone|naltrexone|vivitrol|metadona|buprenorfina)\b|\bno cuenta\b.{0,30}\bsobri\w+|\b(doesn'?t|don'?t) (really )?count\b.{0,40}\b(sober|meds?|medication)\b/,
  ],
  [
    'what_to_do',
    /\b(what (should|do|can|could) i do|what now|(what|wat) helps|any (advice|tips|ideas|suggestions)|(give|tell) me (some |your )?(advice|tips|ideas|what to do)|how (do|can|should) i (deal|cope|handle|get (through|past|over)|stop (this|it|thinking|wanting|craving))|que (hago|puedo hacer|debo hacer|deberia hacer)|algun (consejo|tip)|como (lidio|manejo|le hago|supero|salgo))\b/,
  ],
  [
    'how_long',
    /\b(how long (does|do|will|until|before|is)|when (does|do|will) (it|this|the|they) (stop|end|go|pass|get)|cuanto (dura|tarda|falta)|cuando (se (quita|pasa|va|acaba)|pasa|termina))\b/,
  ],
  [
    'better',
    /\b((does|will|do) (it|this|things) (ever |really )?get (any )?(better|easier)|se (pone|vuelve) mas facil|(va a|puede) mejorar|mejora (esto|algun dia))\b/,
  ],
  [
    'normal',
    /\b((is|are) (this|that|it|these) normal|am i (normal|crazy|weird)|(does|do) (everyone|other people|others|anyone else)|es normal( esto)?|estoy loc[oa]|le(s)? pasa a (otros|todos))\b/,
  ],
  [
    'why_me',
    /\b(why (do|does|did|am|can'?t|is) (i|it|this|my)|what'?s wrong with me|por que (me|yo|no puedo|sigo|lo hago|hago|soy))\b/,
  ],
  [
    'can_i',
    /\b((can|will|could) i (ever )?(really |actually )?(recover|do (this|it)|make it|change|get (better|well))|is (it|there) (too late|any hope|hope)|podre|puedo (recuperarme|lograrlo|cambiar)|es (muy )?tarde|hay esperanza)\b/,
  ],
  [
    'your_view',
    /^(so |and |ok |but )*(should|shall) i (?!do)|^(entonces |y )?(debo|deberia) |\b(what do you think|do you think|what would you do|your opinion|que (piensas|opinas|harias)|crees que)\b/,
  ],
]

/** The common question in a message (made plain). */
export function commonQuestionIn(said: string): CommonQuestion | undefined {
  return patterns.find(([, pattern]) => pattern.test(said))?.[0]
}

export const questionAnswers: Record<Language, Record<CommonQuestion, readonly string[]>> = {
  en: {
    what_to_do: [
      'You are looking for something to hold on to. If you want ideas: put some distance between you and it, tell one person, and make the next half hour small. Take what fits and leave the rest.',
      'You want a next step and not only talk. What tends to help is one of three: move your body, reach a person, or change the place you are in.',
      'You ask for a way through. Often the smallest thing that can be done within ten minutes beats the best plan for next week.',
    ],
    better: [
      'You hope that it gets lighter. For most people it does, unevenly: some weeks up, some down, and the hard moments grow shorter.',
      'Part of you doubts that it changes. Many who stayed with it say that it did, and later than they wished.',
    ],
    how_long: [
      'You would like to see an end to it. A single craving mostly fades within half an hour; the larger changes take months, and I cannot name a date.',
      'The waiting is hard. Nobody can say exactly, since it differs from person to person, yet it does not stay as it is today.',
    ],
    normal: [
      'You wonder if you are the only one. Many people in recovery tell of just such things, and you are not strange for it.',
      'It would ease you to know that others feel this too, and they do. If something in your body worries you, a doctor is the one to ask.',
    ],
    why_me: [
      'You want to understand and not only get through. It is rarely one reason: a brain that learned a shortcut, pain that needed easing, habits, chance.',
      'That question has followed you for some time. The answer is seldom weakness; the brain learns what brings quick relief, and it can learn other ways.',
    ],
    can_i: [
      'You are asking if there is room for hope. People recover from worse places and at any age, and I cannot promise, but nothing you said rules it out.',
      'There is a wish behind that question. Wanting it is one of the things that recovery is made of.',
    ],
    your_view: [
      'You would like another pair of eyes. I am a program and hold no opinions; what I can do is lay your own words next to each other.',
      'My view would be a guess from software. Yours has lived with it.',
    ],
    who_reads: [
      'You want to know who is on the other side. No person reads along. If I hear danger, staff see that it happened and when, not your words and not your name.',
      'That is a fair thing to ask. Nobody reads this with us; only that a safety check rang is seen by staff, without words and without a name.',
    ],
    have_to: [
      'You would like to know what is asked of you there. In most meetings nothing is: you may listen, say nothing, believe what you believe, and leave when you like. It costs nothing.',
      'You want no surprises. A first name is enough, and “I just listen today” is a whole sentence.',
    ],
    treatment: [
      'That question hurts when you are doing what helps. Medicine for addiction is treatment, and taking it as agreed is recovery. It keeps many people alive. What fits you is between you and your prescriber.',
      'You hear two voices about this. Medicine of this kind is treatment and not a swap, and nobody at a meeting is your doctor.',
    ],
  },
  es: {
    what_to_do: [
      'Buscas de dónde agarrarte. Por si quieres ideas: pon distancia, cuéntaselo a una persona y haz chiquita la próxima media hora. Toma lo que sirva.',
      'Quieres un siguiente paso y no solo charla. Suele ayudar una de tres: mover el cuerpo, buscar a una persona o cambiar de lugar.',
      'Pides un camino. Muchas veces lo más pequeño que cabe en diez minutos gana al mejor plan de la próxima semana.',
    ],
    better: [
      'Esperas que se aligere. A la mayoría le pasa, de forma dispareja: unas semanas arriba, otras abajo, y los ratos duros se acortan.',
      'Una parte de ti duda que cambie. Muchos que siguieron dicen que sí, aunque más tarde de lo que querían.',
    ],
    how_long: [
      'Quisieras verle el final. Unas ganas sueltas suelen bajar en media hora; los cambios grandes toman meses y no puedo dar fecha.',
      'Esperar es duro. Nadie puede decirlo exacto, porque cambia de persona a persona, pero no se queda como hoy.',
    ],
    normal: [
      'Te preguntas si eres la única persona. Mucha gente en recuperación cuenta justo eso, y no tienes nada de raro.',
      'Te aliviaría saber que a otros les pasa, y sí les pasa. Si algo del cuerpo te preocupa, pregunta a un médico.',
    ],
    why_me: [
      'Quieres entender y no solo aguantar. Rara vez es una sola razón: un cerebro que aprendió un atajo, un dolor que pedía alivio, costumbres, azar.',
      'Esa pregunta te sigue desde hace tiempo. Casi nunca es debilidad; el cerebro aprende lo que alivia rápido, y puede aprender otras maneras.',
    ],
    can_i: [
      'Preguntas si cabe la esperanza. La gente se recupera desde lugares peores y a cualquier edad; no puedo prometer, pero nada de lo que dijiste lo descarta.',
      'Hay un deseo detrás de esa pregunta. Quererlo es una de las cosas de que está hecha la recuperación.',
    ],
    your_view: [
      'Te gustaría otro par de ojos. Soy un programa y no tengo opiniones; lo que puedo hacer es poner tus palabras una junto a otra.',
      'Mi opinión sería una suposición de software. La tuya lo ha vivido.',
    ],
    who_reads: [
      'Quieres saber quién está del otro lado. Ninguna persona lee esto. Si noto peligro, el equipo ve que pasó y cuándo, no tus palabras ni tu nombre.',
      'Es justo preguntarlo. Nadie lee con nosotros; el equipo solo ve que sonó una revisión de seguridad, sin palabras y sin nombre.',
    ],
    have_to: [
      'Quieres saber qué te van a pedir. En casi todas las reuniones, nada: puedes escuchar, callar, creer lo que crees e irte cuando quieras. No cuesta nada.',
      'No quieres sorpresas. Basta un nombre de pila, y «hoy solo escucho» es una frase completa.',
    ],
    treatment: [
      'Esa pregunta duele cuando estás haciendo lo que ayuda. La medicina para la adicción es tratamiento, y tomarla como se acordó es recuperación. Mantiene con vida a mucha gente. Lo que te queda a ti es cosa tuya y de quien la receta.',
      'Oyes dos voces sobre esto. Esa medicina es tratamiento y no un cambio de droga, y nadie en una reunión es tu médico.',
    ],
  },
}

export const noAnswer: Record<Language, readonly string[]> = {
  en: [
    'You are asking me something, and I have no good answer to it. I follow a written guide, and that question is not in it.',
    'That is a real question, and I would only guess. A person at a meeting or a professional may know.',
    'I cannot answer that one well, and I would rather say so.',
  ],
  es: [
    'Me preguntas algo y no tengo una buena respuesta. Sigo una guía escrita y esa pregunta no está.',
    'Es una pregunta de verdad, y yo solo adivinaría. Alguien en una reunión o un profesional puede saberlo.',
    'Esa no la puedo contestar bien, y prefiero decirlo.',
  ],
}

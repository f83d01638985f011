// What a craving is, and what helps while it lasts.
import type { PreparedAnswer } from '../prepared-answer.ts'

export const cravingsAnswers: PreparedAnswer[] = [
  {
    id: 'what-is-craving',
    asks: {
      en: [
        'what is a craving',
        'why do i get cravings',
        'why does my brain want this so bad',
        'is craving physical or mental',
        'what does a craving feel like',
        'whats happening in my body when i want to use',
      ],
      es: [
        'qué es un antojo de consumir',
        'por qué me dan ganas de consumir',
        'por qué mi cerebro lo pide tanto',
        'las ganas son físicas o mentales',
        'qué se siente un craving',
        'qué pasa en mi cuerpo cuando quiero tomar',
      ],
    },
    answer: {
      en: 'A craving is your brain remembering fast relief and asking for it again. A place, a smell, or a feeling can set it off. It rises, peaks, and passes, even when you do nothing. Right now, change rooms and drink some water.',
      es: 'Las ganas son tu cerebro que recuerda un alivio rápido y lo pide otra vez. Un lugar, un olor o una emoción las disparan. Suben, llegan al tope y pasan, aunque no hagas nada. Ahora cambia de cuarto y toma agua.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
  },
  {
    id: 'craving-how-long',
    asks: {
      en: [
        'how long does an urge last',
        'how long do cravings last',
        'when will this craving go away',
        'its been 20 min and i still want it',
        'do cravings ever stop for good',
        'months sober why am i still craving',
        'how many weeks until the urges stop',
      ],
      es: [
        'cuánto dura un antojo',
        'cuánto duran las ganas',
        'cuándo se me va a pasar este antojo',
        'llevo 20 minutos y sigo con ganas',
        'algún día se quitan del todo',
        'llevo meses sobrio y por qué tengo ganas',
        'en cuántas semanas se van las ganas',
      ],
    },
    answer: {
      en: "One urge usually fades within minutes to half an hour, so set a timer for ten minutes and do one thing. If it's still there, set it again. Over weeks and months they come less often, though an odd one can show up much later.",
      es: 'Una oleada suele bajar en minutos o media hora: pon diez minutos y haz una sola cosa. Si sigue, ponlos otra vez. Con las semanas y meses vienen menos, aunque alguna puede aparecer mucho después.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
  },
  {
    id: 'craving-now',
    asks: {
      en: [
        'im craving so bad right now help',
        'about to use talk me out of it',
        'what do i do when i want to drink',
        'need something to do instead of using this second',
        'the urge is winning',
        'how to get through the next 10 minutes',
      ],
      es: [
        'tengo unas ganas horribles ahorita',
        'estoy a punto de consumir, ayúdame',
        'qué hago cuando quiero tomar',
        'necesito algo que hacer en vez de consumir',
        'me están ganando las ganas',
        'cómo paso los próximos diez minutos',
      ],
    },
    answer: {
      en: 'First get away from it: leave the room or the store, or hand it to someone. Then call or text one person: "I\'m craving, talk to me for ten minutes." Put cold water on your face and wait it out. It will drop.',
      es: 'Primero aléjate: sal del cuarto o de la tienda, o dáselo a alguien. Luego llama o escribe a una persona: "Tengo ganas, háblame diez minutos". Échate agua fría en la cara y espera. Va a bajar.',
    },
    ask: 'counselor',
  },
  {
    id: 'urge-surfing',
    asks: {
      en: [
        'what is urge surfing',
        'how do you ride out a craving',
        'mindfulness for cravings',
        'how to sit with an urge without acting',
        'surfing the wave thing how',
        'i try to fight cravings and it gets worse',
      ],
      es: [
        'qué es surfear las ganas',
        'cómo dejo pasar un antojo',
        'atención plena para las ganas',
        'cómo aguanto las ganas sin hacer nada',
        'eso de montar la ola cómo se hace',
        'si peleo con las ganas se ponen peor',
      ],
    },
    answer: {
      en: 'Urge surfing means watching a craving like a wave until it passes, without fighting or feeding it. Sit down, find where you feel it in your body, and breathe out slowly. It swells, it peaks, it rolls out. Rate it from 0 to 10 every minute and watch it drop.',
      es: 'Surfear las ganas es mirarlas como una ola hasta que pasan, sin pelear ni darles. Siéntate, busca en qué parte del cuerpo las sientes y suelta el aire despacio. Crecen, llegan al tope y se van. Ponles nota de 0 a 10 cada minuto y mira cómo bajan.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
  },
  {
    id: 'halt',
    asks: {
      en: [
        'what does HALT mean',
        'hungry angry lonely tired thing',
        'why do i crave when im tired',
        'i always want to drink when im hungry',
        'got in a fight and now i want to use',
        'why are nights the worst for cravings',
      ],
      es: [
        'qué significa halt en recuperación',
        'hambre enojo soledad cansancio',
        'por qué tengo ganas cuando estoy cansado',
        'siempre quiero tomar cuando tengo hambre',
        'me peleé y ahora quiero consumir',
        'por qué de noche es peor',
      ],
    },
    answer: {
      en: 'HALT asks: am I hungry, angry, lonely, or tired? Fix that one first: eat something, walk off the anger, text a friend, or lie down. The urge often shrinks once the real need is met.',
      es: 'HALT pregunta en inglés: ¿tengo hambre, enojo, soledad o cansancio? Atiende eso primero: come algo, camina el enojo, escribe a un amigo o acuéstate. Las ganas suelen bajar cuando cubres lo que falta.',
    },
    ask: 'counselor',
  },
  {
    id: 'triggers',
    asks: {
      en: [
        'what are triggers',
        'how do i figure out my triggers',
        'driving past my old spot makes me want it',
        'payday always gets me',
        'that song makes me want to get high',
        'how to avoid triggers when theyre everywhere',
      ],
      es: [
        'qué son los disparadores',
        'cómo sé cuáles son mis detonantes',
        'pasar por mi lugar de antes me da ganas',
        'el día de pago siempre caigo',
        'esa canción me da ganas de drogarme',
        'cómo evito los detonantes si están en todas partes',
      ],
    },
    answer: {
      en: 'A trigger is whatever sets off the wish to use: a place, an hour, a person, a feeling, or a smell. Think of the last three times you wanted it: where were you, who was there, and what did you feel? What repeats is yours. Change one this week: another road home, no cash on payday, or a call before you open the door.',
      es: 'Un detonante es lo que enciende las ganas: un lugar, una hora, una persona, un sentimiento o un olor. Piensa en las últimas tres veces que tuviste ganas: dónde, cuándo, con quién y qué sentías. Lo que se repite es el tuyo. Cambia uno esta semana: otro camino a casa, sin efectivo el día de pago o una llamada antes de entrar.',
    },
    source: {
      title: 'NIDA: Treatment and recovery',
      url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction/treatment-recovery',
    },
  },
  {
    id: 'using-dreams',
    asks: {
      en: [
        'had a dream i relapsed',
        'using dreams feel so real',
        'woke up thinking i drank',
        'why do i dream about getting high',
        'do relapse dreams mean i want to use',
        'keep dreaming about cocaine',
      ],
      es: [
        'soñé que recaía',
        'los sueños de consumo se sienten reales',
        'desperté pensando que había tomado',
        'por qué sueño que me drogo',
        'soñar que recaigo significa que quiero consumir',
        'sigo soñando con cocaína',
      ],
    },
    answer: {
      en: "It was a dream, and you didn't use. These dreams are common, most of all in the first months, and they don't mean you want to go back. Get up, drink water, say it out loud to someone today, and notice you were relieved.",
      es: 'Fue un sueño y no consumiste. Son comunes, sobre todo en los primeros meses, y no significan que quieras volver. Levántate, toma agua, cuéntaselo hoy a alguien y nota el alivio que sentiste.',
    },
    ask: 'counselor',
  },
  {
    id: 'euphoric-recall',
    asks: {
      en: [
        'i keep remembering only the good times',
        'why do i miss getting high so much',
        'i romanticize drinking',
        'all i think of is how fun it was',
        'missing my old life partying',
        'what is euphoric recall',
      ],
      es: [
        'solo me acuerdo de lo bueno',
        'por qué extraño tanto drogarme',
        'idealizo el alcohol',
        'solo pienso en lo divertido que era',
        'extraño mi vida de fiesta',
        'por qué la memoria borra lo malo',
      ],
    },
    answer: {
      en: "Play the tape to the end: after the first good hour, what came next, and how was the morning? Write three lines about that morning and save them on your phone. It's fine to miss parts of it. Missing isn't the same as needing.",
      es: 'Pasa la película hasta el final: después de la primera hora buena, ¿qué vino y cómo fue la mañana? Escribe tres líneas de esa mañana y guárdalas en el teléfono. Se vale extrañar. Extrañar no es necesitar.',
    },
    ask: 'counselor',
  },
  {
    id: 'just-one',
    asks: {
      en: [
        'can i have just one drink',
        'one wont hurt right',
        'i think i can control it now',
        'been sober a year can i drink normally',
        'just want to test myself with one beer',
        'maybe i was never that bad, could i moderate',
      ],
      es: [
        'puedo tomarme solo una',
        'una no hace daño, verdad',
        'creo que ya lo puedo controlar',
        'llevo un año, puedo tomar normal',
        'quiero probarme con una cerveza',
        'tal vez no estaba tan mal, puedo moderar',
      ],
    },
    answer: {
      en: "I can't say yes to that one, and I won't lecture you. Ask yourself: when did I last stop at one, and what do I hope it gives me tonight? Wait 24 hours and say it out loud to one person first. A doctor can talk through your goals honestly.",
      es: 'A esa no puedo decirte que sí, y tampoco te voy a regañar. Pregúntate: ¿cuándo fue la última vez que paré en una y qué espero que me dé hoy? Espera 24 horas y díselo antes a una persona. Con un médico puedes hablar de tus metas.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
  },
  {
    id: 'craving-plan',
    asks: {
      en: [
        'how do i make a plan for cravings',
        'what should i have ready for when it hits',
        'craving toolkit ideas',
        'things to do instead of drinking at night',
        'coping skills list',
        'how do i prepare for a bad weekend',
      ],
      es: [
        'cómo hago un plan para las ganas',
        'qué tengo listo para cuando me den',
        'ideas para aguantar las ganas',
        'qué hago en la noche en vez de tomar',
        'lista de cosas para distraerme',
        'cómo me preparo para un fin difícil',
      ],
    },
    answer: {
      en: "Write three lines on your phone now: where I'll go, who I'll call, and what I'll do with my hands. Save it where you'll see it, such as your Cairn safety plan. A plan made on a calm day works best on a bad one.",
      es: 'Escribe ahora tres líneas en el teléfono: a dónde voy, a quién llamo y qué hago con las manos. Guárdalo donde lo veas, como tu plan de seguridad en Cairn. El plan que haces tranquilo sirve en el día malo.',
    },
    source: { title: 'NIAAA: Rethinking Drinking', url: 'https://rethinkingdrinking.niaaa.nih.gov' },
  },
  {
    id: 'boredom-craving',
    asks: {
      en: [
        'im so bored sober',
        'bored and want to use',
        'nothing is fun without weed',
        'what do people do for fun when they dont drink',
        'weekends are empty now',
        'everything feels flat since i quit',
      ],
      es: [
        'me aburro mucho sobrio',
        'estoy aburrido y quiero consumir',
        'nada es divertido sin mota',
        'qué hace la gente sin alcohol para divertirse',
        'los fines están vacíos',
        'todo se siente plano desde que lo dejé',
      ],
    },
    answer: {
      en: "Pick one thing for the hour you used to use: a walk with a podcast, the gym, cooking, or a meeting with coffee after. Do it even if it's only okay. Fun comes back slowly as your brain heals. If it stays flat for weeks, tell a doctor.",
      es: 'Elige algo para la hora en que consumías: caminar con un podcast, el gimnasio, cocinar o una reunión con café. Hazlo aunque esté apenas bien. El gusto vuelve poco a poco mientras tu cerebro sana. Si sigue plano por semanas, dile a un médico.',
    },
    ask: 'counselor',
  },
]

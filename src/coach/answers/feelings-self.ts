// How a person sees themselves: shame, worth, motivation, envy.
import type { PreparedAnswer } from './prepared-answer.ts'

export const feelingsSelfAnswers: PreparedAnswer[] = [
  {
    id: 'shame',
    asks: {
      en: [
        "I'm so ashamed of what I did",
        "I can't look anyone in the eye",
        'I hate who I was when I used',
        'the things I did for drugs make me sick',
        'shame makes me want to drink',
        "I don't deserve to be forgiven",
      ],
      es: [
        'me avergüenza lo que hice',
        'no puedo mirar a nadie a los ojos',
        'odio quien era cuando consumía',
        'me da asco lo que hice por la droga',
        'la vergüenza me da ganas de beber',
        'no merezco que me perdonen',
      ],
    },
    answer: {
      en: 'Tell one piece of it to one safe person today; shame shrinks when it’s heard. Guilt says "I did something bad" and points to a repair. Shame says "I am bad" and only points to the bottle. If it’s telling you to die, call or text 988.',
      es: 'Cuenta hoy un pedazo a una persona segura; la vergüenza se achica cuando alguien la oye. La culpa dice «hice algo malo» y señala una reparación. La vergüenza dice «soy malo» y solo señala la botella. Si te dice que mueras, llama o escribe al 988.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'self-worth',
    asks: {
      en: [
        'I feel worthless',
        "I'm a failure at everything",
        "I don't like myself sober",
        'how do I build self esteem after addiction',
        'I wasted my whole life',
        'everyone my age has a house and I have nothing',
      ],
      es: [
        'siento que no valgo nada',
        'soy un fracaso en todo',
        'no me caigo bien sobrio',
        'cómo recupero la autoestima después de la adicción',
        'desperdicié mi vida',
        'todos a mi edad tienen casa y yo nada',
      ],
    },
    answer: {
      en: 'Write down three things you did today, however small: got up, ate, asked for help. Do one more you can be glad of before tonight. Self-respect comes from acts, a few a day, more than from arguing with yourself. If you feel others are better off without you, call or text 988.',
      es: 'Escribe tres cosas que hiciste hoy, aunque sean pequeñas: levantarte, comer, pedir ayuda. Haz una más antes de la noche. El respeto propio nace de actos, unos pocos al día, más que de discutir contigo. Si sientes que estarían mejor sin ti, llama o escribe al 988.',
    },
    source: {
      title: 'NHS: raising low self-esteem',
      url: 'https://www.nhs.uk/mental-health/self-help/tips-and-support/raise-low-self-esteem/',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'motivation',
    asks: {
      en: [
        "I've lost my motivation to stay sober",
        'why even bother',
        "I don't feel like doing anything for my recovery",
        'how do I stay motivated',
        "part of me doesn't want to quit",
        "I'm tired of trying",
      ],
      es: [
        'perdí la motivación para seguir sobrio',
        'para qué me esfuerzo',
        'no tengo ganas de hacer nada por mi recuperación',
        'cómo me mantengo motivado',
        'una parte de mí no quiere dejarlo',
        'me cansé de intentarlo',
      ],
    },
    answer: {
      en: 'Shrink it: what’s the smallest thing you’d still do today? One message, one meeting with the camera off. Do that, and let motivation come after. Then write both lists, what using gives you and what it takes. Being in two minds is normal, even years in.',
      es: 'Hazlo más chico: ¿qué es lo mínimo que sí harías hoy? Un mensaje, una reunión sin cámara. Haz eso y deja que las ganas lleguen después. Luego escribe dos listas: qué te da consumir y qué te quita. Dudar es normal, aun con años.',
    },
    ask: 'counselor',
    danger: true,
  },
  {
    id: 'numb-flat',
    asks: {
      en: [
        'I feel numb',
        'why do I feel nothing since I stopped',
        'no joy no sadness just flat',
        "can't cry",
        'when will I feel pleasure again',
        "music doesn't even do it for me anymore",
      ],
      es: [
        'no siento nada',
        'por qué me siento vacío desde que paré',
        'ni alegría ni tristeza, plano',
        'no puedo llorar',
        'cuándo voy a volver a sentir placer',
        'ni la música me mueve ya',
      ],
    },
    answer: {
      en: 'Go through the motions of one thing you used to like, for ten minutes, without waiting to enjoy it. Feeling flat is common while the brain recovers, and it usually lifts bit by bit over weeks to months. If it’s constant or you feel hopeless, tell a doctor.',
      es: 'Haz diez minutos de algo que te gustaba, sin esperar disfrutarlo. Sentirse plano es común mientras el cerebro se repone, y suele levantarse poco a poco en semanas o meses. Si es constante o no ves esperanza, díselo a un médico.',
    },
    ask: 'doctor',
    danger: true,
  },
  {
    id: 'jealous-resentment',
    asks: {
      en: [
        "I'm jealous of people who can drink normally",
        'why can everyone else have one glass',
        'I resent my brother for everything',
        "I can't let go of what she did to me",
        'everyone got ahead while I was using',
        'bitter about losing years',
      ],
      es: [
        'envidio a los que pueden beber normal',
        'por qué los demás pueden tomar una copa',
        'le guardo rencor a mi hermano',
        'no puedo soltar lo que ella me hizo',
        'todos avanzaron mientras yo consumía',
        'amargado por los años perdidos',
      ],
    },
    answer: {
      en: 'Put it on paper: who, what they did, what it touched in you. Read it to your sponsor, counselor or a friend. Then choose one thing that’s yours to do this week. Wanting what others have is human, and it hurts less said than swallowed.',
      es: 'Ponlo en papel: quién, qué hizo, qué tocó en ti. Léeselo a tu padrino, madrina, consejero o un amigo. Luego elige algo que sí te toca esta semana. Desear lo que otros tienen es humano, y dicho duele menos que tragado.',
    },
    ask: 'sponsor',
  },
]

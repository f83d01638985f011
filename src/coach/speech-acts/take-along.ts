// One small thing to do after a goodbye, by the situation of the conversation.
import type { SituationId } from '../script/situation-id.ts'
import type { StoryTopic } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

export type TakeAlong = {
  at: readonly SituationId[]
  /** Only in a talk about oneself, or about someone else. */
  who?: 'self' | 'other'
  /** Only in a talk that has named one of these. */
  topics?: readonly StoryTopic[]
} & Record<CoachLanguage, readonly string[]>

export const takeAlong: readonly TakeAlong[] = [
  {
    at: ['craving', 'lapse', 'triggers', 'event', 'planning'],
    who: 'self',
    en: [
      'If an urge shows up, change rooms first. Most of them are over in twenty minutes.',
      'One thing for the road: the next hour is the only one you have to manage.',
      'If it gets loud, say it out loud to one person. That takes the edge off.',
    ],
    es: [
      'Si llegan las ganas, primero cambia de cuarto. Casi siempre pasan en veinte minutos.',
      'Algo para el camino: solo tienes que manejar la próxima hora.',
      'Si se pone fuerte, díselo en voz alta a una persona. Eso le quita filo.',
    ],
  },
  {
    at: ['sleep', 'anxiety'],
    en: [
      'If your head starts running, breathe out longer than you breathe in, ten times.',
      'If you’re awake for long, get up and sit somewhere dim until your eyes get heavy.',
    ],
    es: [
      'Si la cabeza no para, saca el aire más lento de lo que entra, diez veces.',
      'Si no llega el sueño, levántate y siéntate con poca luz hasta que pesen los ojos.',
    ],
  },
  {
    at: ['gambling', 'money'],
    who: 'self',
    topics: ['gambling'],
    en: [
      'Leave the card and the phone in different rooms. Distance does the work.',
      'If the itch to bet comes, wait one hour before anything else.',
    ],
    es: [
      'Deja la tarjeta y el teléfono en cuartos distintos. La distancia hace el trabajo.',
      'Si te pica apostar, espera una hora antes de cualquier otra cosa.',
    ],
  },
  {
    at: ['nicotine'],
    who: 'self',
    topics: ['nicotine'],
    en: [
      'If you want one, drink a glass of water slowly first. The urge is usually shorter than the glass.',
      'Each hour without one already does your lungs some good.',
    ],
    es: [
      'Si se antoja uno, toma primero un vaso de agua despacio. Las ganas suelen durar menos.',
      'Cada hora sin uno ya les hace bien a tus pulmones.',
    ],
  },
  {
    at: ['food'],
    who: 'self',
    topics: ['food'],
    en: [
      'Eat something regular at the next mealtime. That makes the evening quieter.',
      'Whatever the day was, the next meal is just a meal.',
    ],
    es: [
      'Come algo normal a la próxima hora de comer. Eso calma la noche.',
      'Sea como sea el día, la próxima comida es solo una comida.',
    ],
  },
  {
    at: ['gaming', 'love', 'boredom'],
    who: 'self',
    topics: ['gaming', 'love'],
    en: [
      'Put the screen to charge in another room. That one move does a lot.',
      'Pick one thing for your hands in the next hour, however small.',
    ],
    es: [
      'Pon la pantalla a cargar en otro cuarto. Ese solo paso ayuda mucho.',
      'Elige algo para tus manos en la próxima hora, aunque sea pequeño.',
    ],
  },
  {
    at: ['relative', 'family'],
    who: 'other',
    en: [
      'You can love them and still rest. Do one thing today that is only for you.',
      'It isn’t yours to fix right now.',
    ],
    es: [
      'Puedes quererlos y descansar también. Haz algo hoy que sea solo para ti.',
      'Hoy no te toca arreglarlo.',
    ],
  },
  {
    at: ['grief', 'low', 'loneliness', 'shame'],
    en: [
      'Be as gentle with yourself as you’d be with a friend.',
      'Text one person a simple “thinking of you”. It helps both ends.',
    ],
    es: [
      'Trátate con la misma paciencia que tendrías con un amigo.',
      'Mándale a alguien un simple «pensé en ti». Ayuda a los dos.',
    ],
  },
  {
    at: ['milestone', 'motivation'],
    en: [
      'Take the good part of today with you. You made it.',
      'Write down one line about today. It reads well on a harder day.',
    ],
    es: [
      'Llévate lo bueno de hoy. Lo hiciste tú.',
      'Anota una línea sobre hoy. Se lee bien en un día más difícil.',
    ],
  },
  {
    at: ['anger', 'work'],
    en: [
      'Whatever they said can wait until you’ve eaten and slept.',
      'Walk one extra block before you go in. It lets the steam out.',
    ],
    es: [
      'Lo que dijeron puede esperar a que comas y duermas.',
      'Camina una cuadra de más antes de entrar. Ayuda a soltar.',
    ],
  },
]

export const takeAlongAnywhere: Record<CoachLanguage, readonly string[]> = {
  en: [
    'One hour at a time is enough.',
    'Drink some water and do one kind thing for yourself.',
    'You showed up today. That counts.',
    'If it gets hard, “Help now” is at the top of every page.',
  ],
  es: [
    'Una hora a la vez es suficiente.',
    'Toma agua y haz algo amable por ti.',
    'Hoy viniste. Eso cuenta.',
    'Si se pone difícil, «Help now» está arriba de cada página.',
  ],
}

/** After a conversation with danger: where to find help. */
export const takeAlongAfterDanger: Record<CoachLanguage, string> = {
  en: 'If it gets heavy again, call or text one of the numbers here, at any hour, before anything else.',
  es: 'Si vuelve a pesar, llama o escribe a uno de los números de aquí, a cualquier hora, antes que nada.',
}

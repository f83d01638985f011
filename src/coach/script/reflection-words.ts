// Reflections of a message: the feeling, the number, the person mentioned, the writer's own words.
import type { Feeling } from './message-analysis.ts'
import type { CoachLanguage } from './wording.ts'

type Book = {
  feelings: Record<Feeling, readonly string[]>
  change: readonly string[]
  sustain: readonly string[]
  both: readonly string[]
  high: readonly string[]
  middle: readonly string[]
  low: readonly string[]
  unsure: readonly string[]
}

export const reflectionWords: Record<CoachLanguage, Book> = {
  en: {
    feelings: {
      shame: ['You feel ashamed, and that’s painful to carry.', 'There’s a lot of shame in this for you.'],
      anger: ['You’re angry about this.', 'This makes you really angry.'],
      fear: ['You’re scared.', 'That’s frightening for you.', 'You’re worried about this.'],
      sadness: ['You’re sad, and it’s heavy.', 'That’s a lot of sadness.'],
      loneliness: ['You feel alone in this.', 'That’s lonely.'],
      tired: ['You’re worn out.', 'You’re exhausted.'],
      bored: ['You’re bored and restless.', 'The time is dragging.'],
      stress: ['That’s a lot of pressure on you.', 'It’s all piling up.'],
      hope: ['There’s some hope in that.', 'You’re looking forward to something.'],
      pride: ['You’re proud of that, and you should be.', 'That’s something to be proud of.'],
      relief: ['That’s a relief.', 'It’s a bit lighter now.'],
      hurt: ['That hurt you.', 'You got hurt there.'],
      confused: ['You’re not sure which way to turn.', 'It’s confusing right now.'],
    },
    change: ['You want this to be different.', 'You’re ready for something to change.'],
    sustain: [
      'Letting go of it feels too big right now.',
      'It’s giving you something, and stopping means losing that.',
    ],
    both: ['Part of you wants to stop, and part of you doesn’t.', 'You’re being pulled both ways.'],
    high: ['A {n}. That’s strong.', '{n} is a lot to sit with.'],
    middle: ['A {n}: it’s there, but it isn’t running the show.', 'A {n}, so somewhere in the middle.'],
    low: ['A {n}. It’s quieter right now.', 'Only a {n}. Good to hear.'],
    unsure: ['It’s okay not to know.', 'You don’t have to know yet.', 'Not sure is a fair answer.'],
  },
  es: {
    feelings: {
      shame: ['Sientes vergüenza, y duele cargarla.', 'Hay mucha vergüenza en esto para ti.'],
      anger: ['Esto te enoja.', 'Te da mucho coraje.'],
      fear: ['Tienes miedo.', 'Eso te asusta.', 'Esto te preocupa.'],
      sadness: ['Estás triste, y pesa.', 'Es mucha tristeza.'],
      loneliness: ['Te sientes sin compañía en esto.', 'Eso es mucha soledad.'],
      tired: ['Ya no puedes de cansancio.', 'Estás agotado de esto.'],
      bored: ['Te aburres y no te hallas.', 'El tiempo no avanza.'],
      stress: ['Es mucha presión sobre ti.', 'Se te está juntando todo.'],
      hope: ['Hay algo de esperanza en eso.', 'Algo te da ilusión.'],
      pride: ['Te da orgullo, y con razón.', 'Eso es para estar orgulloso.'],
      relief: ['Eso es un alivio.', 'Ahora pesa un poco menos.'],
      hurt: ['Eso te dolió.', 'Te lastimaron ahí.'],
      confused: ['No sabes para dónde ir.', 'Ahora mismo es confuso.'],
    },
    change: ['Quieres que esto sea distinto.', 'Estás listo para que algo cambie.'],
    sustain: ['Soltarlo se ve demasiado grande ahora.', 'Te da algo, y dejarlo es perder eso.'],
    both: ['Una parte de ti quiere parar y otra no.', 'Te jalan los dos lados.'],
    high: ['Un {n}. Es fuerte.', '{n} es mucho para aguantar.'],
    middle: ['Un {n}: está ahí, pero no manda.', 'Un {n}, más o menos a la mitad.'],
    low: ['Un {n}. Ahora está más tranquilo.', 'Solo un {n}. Qué bien.'],
    unsure: [
      'Está bien no saber.',
      'No tienes que saberlo todavía.',
      'No estar seguro también es respuesta.',
    ],
  },
}

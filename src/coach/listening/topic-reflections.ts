// Reflections of a conversation's subject, used before a question about it if the message itself is not reflected. Only subjects
// for which one sentence is true of nearly everyone have one.
import type { CoachLanguage } from '../script/wording.ts'
import type { TopicKey } from './topic-questions.ts'

/** `{person}` stands for the person the talk is about. */
export const topicReflections: Partial<Record<TopicKey, Record<CoachLanguage, readonly string[]>>> = {
  grief: {
    en: [
      'You miss them in the small things.',
      'Grief doesn’t ask what day it is.',
      'They still have a place in how you live.',
    ],
    es: [
      'Te falta en las cosas pequeñas.',
      'El duelo no pregunta qué día es.',
      'Sigue teniendo un lugar en tu vida.',
    ],
  },
  relative: {
    en: [
      'You watch over {person}, and nobody watches over you.',
      'You carry a lot of this, and most of it isn’t yours to fix.',
      'You love {person}, and you’re worn out. Both are true.',
      'It’s hard to live with not knowing what comes next.',
    ],
    es: [
      'Estás al pendiente de {person}, y nadie está al pendiente de ti.',
      'Cargas mucho de esto, y casi nada te toca arreglarlo.',
      'Quieres a {person}, y ya no puedes más. Las dos cosas son ciertas.',
      'Es difícil vivir sin saber qué sigue.',
    ],
  },
  family: {
    en: [
      'Home is where change is hardest, because everyone remembers how it was.',
      'You want things to be different with them.',
    ],
    es: [
      'En casa es donde más cuesta cambiar, porque todos recuerdan cómo era.',
      'Quieres que sea distinto con ellos.',
    ],
  },
  craving: {
    en: [
      'It pulls, and you’re still here writing.',
      'This is the stretch where waiting is the work.',
      'Part of you is already looking for the way out of it.',
    ],
    es: [
      'Jala, y aquí sigues escribiendo.',
      'Esta es la parte en que aguantar es el trabajo.',
      'Una parte de ti ya busca por dónde salir.',
    ],
  },
  lapse: {
    en: [
      'One night doesn’t erase what you built.',
      'You’re looking straight at it, and that’s how it turns around.',
    ],
    es: ['Una noche no borra lo que construiste.', 'Lo estás mirando de frente, y así se le da la vuelta.'],
  },
  gambling: {
    en: [
      'The money is one half of it, and the secret is the other.',
      'It’s hard to walk away from something that might turn around with the next one.',
      'Your head is still doing the numbers.',
    ],
    es: [
      'El dinero es una mitad, y el secreto es la otra.',
      'Cuesta alejarse de algo que quizá cambie con la próxima.',
      'Tu cabeza sigue haciendo cuentas.',
    ],
  },
  nicotine: {
    en: [
      'It’s tied to a hundred small moments of the day.',
      'The habit sits in the hands as much as in the head.',
    ],
    es: ['Está pegado a cien momentos del día.', 'La costumbre está en las manos tanto como en la cabeza.'],
  },
  food: {
    en: ['Eating quiets something for a moment, and then the shame comes in.'],
    es: ['Comer calma algo un momento, y luego llega la vergüenza.'],
  },
  work: {
    en: [
      'Work takes the best of you, and the evening gets what’s left.',
      'You have to function while all this is going on.',
    ],
    es: [
      'El trabajo se lleva lo mejor de ti, y a la noche le toca lo que queda.',
      'Te toca rendir con todo esto encima.',
    ],
  },
  shame: {
    en: [
      'You’re harder on yourself than you’d be on anyone else.',
      'You expected something else of yourself.',
    ],
    es: ['Te tratas con más dureza que a nadie.', 'Esperabas otra cosa de ti.'],
  },
  sleep: {
    en: ['After nights like that, everything costs more.', 'The night is when it all gets loud.'],
    es: ['Después de noches así todo cuesta más.', 'De noche es cuando todo hace ruido.'],
  },
  first_meeting: {
    en: ['Walking into a room of strangers asks a lot.'],
    es: ['Entrar a un cuarto de desconocidos pide mucho.'],
  },
  anxiety: {
    en: [
      'Your body is on alert, even when nothing is happening.',
      'There’s a lot you can’t control in this.',
    ],
    es: ['Tu cuerpo está en alerta aunque no pase nada.', 'Hay mucho que no controlas en esto.'],
  },
  money: {
    en: ['Money worries are there first thing in the morning.', 'It’s a lot to keep track of alone.'],
    es: ['Las cuentas están ahí desde que despiertas.', 'Es mucho para llevarlo a solas.'],
  },
}

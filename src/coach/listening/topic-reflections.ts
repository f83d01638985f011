// Reflections of a conversation's subject, used before a question about it if the message itself is not reflected. Only subjects
// for which one sentence is true of nearly everyone have one.
import type { CoachLanguage } from '../script/wording.ts'
import type { TalkTopic } from './topic-questions.ts'

export const topicReflections: Partial<Record<TalkTopic, Record<CoachLanguage, readonly string[]>>> = {
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
  shame: {
    en: [
      'You’re harder on yourself than you’d be on anyone else.',
      'You expected something else of yourself.',
    ],
    es: ['Te tratas con más dureza que a nadie.', 'Esperabas otra cosa de ti.'],
  },
  anxiety: {
    en: [
      'Your body is on alert, even when nothing is happening.',
      'There’s a lot you can’t control in this.',
    ],
    es: ['Tu cuerpo está en alerta aunque no pase nada.', 'Hay mucho que no controlas en esto.'],
  },
}

// What a talk is about, named over all of it: said before a question about the subject where the message itself is not reflected.
import type { CoachLanguage } from '../script/wording.ts'
import type { TopicKey } from './topic-questions.ts'

/** `{person}` stands for the person the talk is about. */
export const topicReflections: Partial<Record<TopicKey, Record<CoachLanguage, readonly string[]>>> = {
  drinking: {
    en: [
      'Drinking does a job for you, and the job costs more than it used to.',
      'You see more of it than the people around you do.',
      'You’ve been turning this over for a while.',
    ],
    es: [
      'Tomar te sirve para algo, y cuesta más que antes.',
      'Tú ves más de esto que la gente a tu alrededor.',
      'Llevas un tiempo dándole vueltas.',
    ],
  },
  using: {
    en: [
      'It gave you something once, and now it takes more than it gives.',
      'You’re holding your ground with a lot pulling at you.',
      'Much of your day is built around this, with it or without it.',
    ],
    es: [
      'Un tiempo te dio algo, y ahora quita más de lo que da.',
      'Te sostienes con muchas cosas jalando.',
      'Buena parte de tu día gira alrededor de esto, con o sin eso.',
    ],
  },
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
    en: [
      'Eating quiets something for a moment, and then the shame comes in.',
      'It doesn’t sound like hunger to me.',
    ],
    es: ['Comer calma algo un momento, y luego llega la vergüenza.', 'No me suena a hambre.'],
  },
  gaming: {
    en: [
      'In there things go well, and out here they pile up.',
      'The game is easy to enter and hard to leave.',
    ],
    es: ['Allá las cosas salen, y acá se juntan.', 'Al juego es fácil entrar y difícil salir.'],
  },
  love: {
    en: ['It promises closeness and leaves you further away.', 'You end up somewhere you didn’t want to be.'],
    es: ['Promete cercanía y te deja más lejos.', 'Acabas en un lugar donde no querías estar.'],
  },
  loneliness: {
    en: ['That’s a lot of hours without anyone in them.', 'You’d like someone to notice.'],
    es: ['Son muchas horas sin nadie.', 'Te gustaría que alguien lo notara.'],
  },
  boredom: {
    en: ['The hours got longer since you stopped.', 'Nobody warns you about the flat part of being sober.'],
    es: [
      'Las horas se hicieron largas desde que lo dejaste.',
      'Nadie avisa de lo plano que se siente al principio.',
    ],
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
  anger: {
    en: ['Something you counted on wasn’t respected.', 'You’ve held that in for some time.'],
    es: ['Algo con lo que contabas no se respetó.', 'Llevas rato guardándote eso.'],
  },
  sleep: {
    en: ['After nights like that, everything costs more.', 'The night is when it all gets loud.'],
    es: ['Después de noches así todo cuesta más.', 'De noche es cuando todo hace ruido.'],
  },
  first_meeting: {
    en: ['Walking into a room of strangers asks a lot.'],
    es: ['Entrar a un cuarto de desconocidos pide mucho.'],
  },
  milestone: {
    en: [
      'There’s more in it than a number.',
      'You did the work, and it doesn’t always feel the way people expect.',
    ],
    es: ['Ahí hay más que un número.', 'Hiciste el trabajo, y no siempre se siente como la gente espera.'],
  },
  planning: {
    en: [
      'You’re getting closer to doing something about it.',
      'You’ve been thinking about how, and not only whether.',
    ],
    es: ['Te estás acercando a hacer algo.', 'Ya piensas en el cómo, y no solo en si lo haces.'],
  },
  motivation: {
    en: ['You’re weighing it, and both sides count.', 'You don’t want to be told what you are.'],
    es: ['Lo estás pesando, y los dos lados cuentan.', 'No quieres que te digan lo que eres.'],
  },
  event: {
    en: [
      'You can see the hard moment coming, and that’s half of being ready.',
      'Being the sober one in the room is work.',
    ],
    es: [
      'Ves venir el momento difícil, y eso ya es estar a medio preparar.',
      'Ser quien no toma en la fiesta cansa.',
    ],
  },
  triggers: {
    en: ['You know where it starts.', 'The same place, the same pull.'],
    es: ['Sabes dónde empieza.', 'El mismo lugar, el mismo jalón.'],
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
  low: {
    en: ['It’s been heavy for a while.', 'Everything takes more effort than it should.'],
    es: ['Lleva un tiempo pesando.', 'Todo cuesta más de lo que debería.'],
  },
}

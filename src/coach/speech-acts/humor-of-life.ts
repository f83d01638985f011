// Playful answers to jokes about everyday life without the substance.
import type { ActWordings } from './act-wordings.ts'

export const humorOfLife: readonly ActWordings[] = [
  {
    id: 'hobbies',
    cue: /\b(knit\w*|scar(f|ves)|sourdough|puzzles?|plants?|garden\w*|lamps?|label maker|spices?|alphabet\w*|organiz\w*|shampoo|paint dry|wordle|crochet|bird ?watch\w*|hobb(y|ies)|plantas?|especias|tej(o|er|ido)|rompecabezas)\b/,
    en: {
      says: [
        'Ha! Look at you, with hobbies and everything.',
        'Ha, that hobby is getting out of hand, and I’m all for it.',
        'Ha! Some people buy a motorcycle. This is quieter.',
      ],
      asks: ['What’s the next project?', 'And when you’re not busy with that, how’s today?'],
    },
    es: {
      says: [
        '¡Ja! Mírate, con pasatiempos y todo.',
        'Jaja, ese pasatiempo se está saliendo de control, y me parece muy bien.',
      ],
      asks: ['¿Cuál es el próximo proyecto?', '¿Y fuera de eso, cómo va el día?'],
    },
  },
  {
    id: 'neighbors',
    cue: /\b(neighbou?rs?|mow\w*|recycling|trash|garbage|mailman|landlord|hoa|vecin[oa]s?|basura|casero)\b/,
    en: {
      says: [
        'Ha! Somewhere your neighbors are keeping score.',
        'Ha, every street needs one of those stories.',
      ],
      asks: ['What do you think they say about you?', 'And inside your own four walls, how’s today?'],
    },
    es: {
      says: ['¡Ja! En alguna parte los vecinos llevan la cuenta.', 'Jaja, cada calle necesita su historia.'],
      asks: ['¿Qué dirán de ti?', '¿Y puertas adentro, cómo va el día?'],
    },
  },
  {
    id: 'work',
    cue: /\b(linkedin|zoom|budget|spreadsheet|monday|potluck|coworkers?|office|email|paperwork|oficina|lunes|juntas de trabajo)\b/,
    en: {
      says: [
        'Ha! And they say nothing fun ever happens at work.',
        'Ha. That could have been an email, all of it.',
      ],
      asks: ['How’s the rest of the workday?', 'And once you’re out of there, what’s the plan?'],
    },
    es: {
      says: ['¡Ja! Y dicen que en el trabajo nunca pasa nada.', 'Ja. Todo eso pudo ser un correo.'],
      asks: ['¿Y el resto del día de trabajo?', '¿Y al salir, qué plan hay?'],
    },
  },
  {
    id: 'boring',
    cue: /\b(boring|bored|introvert|monk|nun|grandma|grandmother|granny|nap|naps|victorian|nine|8:30|8pm|aburrid[oa]|monj[ea]|abuelit[oa]|siesta)\b/,
    en: {
      says: [
        'Ha! Boring has a great view of the morning.',
        'Ha, the wild life: hydrated, rested, home by nine.',
      ],
      asks: ['What’s the most exciting part so far?', 'And under the boring, how are you?'],
    },
    es: {
      says: [
        '¡Ja! Lo aburrido tiene muy buenas mañanas.',
        'Jaja, la vida loca: con agua, con sueño y en casa a las nueve.',
      ],
      asks: ['¿Qué ha sido lo más emocionante?', '¿Y debajo de lo aburrido, cómo estás?'],
    },
  },
]

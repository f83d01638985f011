// Questions for statements whose words suggest none: they fit the subject of the conversation, and some come with one small thing
// to do. Each is used once per conversation.
import type { SituationId } from '../script/situation-id.ts'
import type { Story } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

type TopicText = { step?: string; ask: string }
export type TopicQuestion = Record<CoachLanguage, TopicText>
export type TopicKey = SituationId | 'drinking' | 'using'

const plain = (en: string, es: string): TopicQuestion => ({ en: { ask: en }, es: { ask: es } })
const withStep = (en: [step: string, ask: string], es: [step: string, ask: string]): TopicQuestion => ({
  en: { step: en[0], ask: en[1] },
  es: { step: es[0], ask: es[1] },
})

const topicQuestions: Partial<Record<TopicKey, readonly TopicQuestion[]>> = {
  drinking: [
    plain('What does the drink do for you in those moments?', '¿Qué te da la copa en esos momentos?'),
    plain(
      'What has it started to cost you that you notice yourself?',
      '¿Qué te ha empezado a costar, que tú notes?',
    ),
    withStep(
      [
        'A doctor can prescribe something that takes the edge off the wanting. Few people are offered it, so ask.',
        'Is there a doctor you could be honest with?',
      ],
      [
        'Un médico puede recetar algo que baja las ganas. A pocos se lo ofrecen, así que pregunta.',
        '¿Hay un médico con quien podrías ser sincero?',
      ],
    ),
    plain(
      'On which evening of the week is it easiest without?',
      '¿Qué noche de la semana es más fácil sin tomar?',
    ),
    plain(
      'If tonight went the way you’d like, what would you be doing at nine?',
      'Si esta noche saliera como quieres, ¿qué estarías haciendo a las nueve?',
    ),
  ],
  using: [
    plain('What did it give you at the beginning?', '¿Qué te daba al principio?'),
    plain(
      'What’s the longest you’ve gone without, and what was around you then?',
      '¿Cuánto es lo más que has estado sin consumir, y qué tenías alrededor?',
    ),
    withStep(
      [
        'Tell one person what you’re up against this week, even in a text. It changes what you do on the bad evening.',
        'Who would that be?',
      ],
      [
        'Dile a una persona lo que enfrentas esta semana, aunque sea por mensaje. Cambia lo que haces en la noche mala.',
        '¿Quién sería?',
      ],
    ),
    plain('Which hour or place pulls at you most?', '¿Qué hora o qué lugar te jala más?'),
    plain('What would you want back first?', '¿Qué quisieras recuperar primero?'),
  ],
  grief: [
    plain('What else comes back when you think of them?', '¿Qué más te viene cuando piensas en esa persona?'),
    plain('Who else remembers them the way you do?', '¿Quién más lo recuerda como tú?'),
    withStep(
      [
        'Grief comes in waves. It helps to have one thing ready for the next one: a number to call, a walk, their song.',
        'When does it hit you hardest?',
      ],
      [
        'El duelo viene en olas. Ayuda tener algo listo para la próxima: un número, una caminata, su canción.',
        '¿Cuándo pega más fuerte?',
      ],
    ),
    plain('What would they say if they saw you today?', '¿Qué te diría si te viera hoy?'),
    plain('What did you get from them that you want to hold on to?', '¿Qué te dejó que quieras conservar?'),
  ],
  relative: [
    plain('And how are you holding up in all this?', '¿Y tú cómo estás en todo esto?'),
    plain('What do you do at the moment when it gets bad?', '¿Qué haces tú cuando se pone difícil?'),
    withStep(
      [
        'Al-Anon, Nar-Anon and SMART Family & Friends are for you, whether or not the other person changes.',
        'Who do you have to talk to about this?',
      ],
      ['Al-Anon y Nar-Anon son para ti, cambie o no la otra persona.', '¿Con quién hablas tú de esto?'],
    ),
    plain(
      'What have you tried that helped a little, even once?',
      '¿Qué has probado que ayudara un poco, aunque fuera una vez?',
    ),
    plain('What would you need from someone this week?', '¿Qué necesitarías de alguien esta semana?'),
    plain(
      'What did you stop doing for yourself since this began?',
      '¿Qué dejaste de hacer por ti desde que empezó?',
    ),
  ],
  family: [
    plain('How do you think it looks from their side?', '¿Cómo crees que se ve desde su lado?'),
    plain(
      'What would you want them to know, if they’d listen for one minute?',
      '¿Qué quisieras que supieran, si te escucharan un minuto?',
    ),
    plain(
      'What would you like to be different at home a month from now?',
      '¿Qué quisieras distinto en casa en un mes?',
    ),
    plain('Who in the family is on your side?', '¿Quién de la familia está de tu lado?'),
  ],
  craving: [
    withStep(
      [
        'Change what you see: another room, another street, out of the car.',
        'Where can you go in the next five minutes?',
      ],
      [
        'Cambia lo que ves: otro cuarto, otra calle, fuera del coche.',
        '¿A dónde puedes ir en los próximos cinco minutos?',
      ],
    ),
    plain('Who could you be with for the next hour?', '¿Con quién podrías estar la próxima hora?'),
    plain(
      'How strong is it right now, compared with when you wrote first?',
      '¿Qué tan fuerte está ahora, comparado con cuando escribiste?',
    ),
    plain(
      'How would tomorrow morning feel, if you get through this?',
      '¿Cómo se sentiría mañana, si pasas esto?',
    ),
    plain('What got you through the last one like this?', '¿Qué te ayudó a pasar la última vez?'),
  ],
  lapse: [
    plain('What would make tonight safe?', '¿Qué haría segura esta noche?'),
    plain('Who already knows, or could know by tomorrow?', '¿Quién ya lo sabe, o podría saberlo mañana?'),
    withStep(
      [
        'Look at the hour before it, not at your character: where you were, who was there, what you felt.',
        'What was going on in that hour?',
      ],
      [
        'Mira la hora de antes, no tu carácter: dónde estabas, con quién, qué sentías.',
        '¿Qué pasaba en esa hora?',
      ],
    ),
    plain(
      'What do you want the next 24 hours to look like?',
      '¿Cómo quieres que sean las próximas 24 horas?',
    ),
  ],
  gambling: [
    plain(
      'What’s still open: a card, an app, a login?',
      '¿Qué sigue abierto: una tarjeta, una app, una cuenta?',
    ),
    plain('What’s the pull like today?', '¿Qué tan fuerte jala hoy?'),
    withStep(
      [
        'Write the real number on paper, all of it. It’s a smaller thing on paper than in your head at night.',
        'Who could sit next to you while you write it?',
      ],
      [
        'Escribe la cifra real en papel, toda. En papel es más chica que en la cabeza de noche.',
        '¿Quién podría sentarse contigo mientras la escribes?',
      ],
    ),
    plain('What does betting take your mind off?', '¿De qué te distrae apostar?'),
    plain(
      'What has to be paid first this week, so it can’t be played?',
      '¿Qué hay que pagar primero esta semana, para que no se juegue?',
    ),
  ],
  nicotine: [
    plain('How did you get through the last urge?', '¿Cómo pasaste las últimas ganas?'),
    withStep(
      [
        'Have something for the hand and something for the mouth ready for that minute: a straw, gum, ice water.',
        'Which one of the day is the hardest to skip?',
      ],
      [
        'Ten listo algo para la mano y algo para la boca: un popote, chicle, agua con hielo.',
        '¿Cuál del día es el más difícil de saltarte?',
      ],
    ),
    plain(
      'What would make tomorrow’s hardest moment easier?',
      '¿Qué haría más fácil el peor momento de mañana?',
    ),
    plain(
      'Who around you would be glad if this worked?',
      '¿A quién cerca de ti le daría gusto que funcione?',
    ),
  ],
  food: [
    plain('What was the day like before it?', '¿Cómo había sido el día antes?'),
    plain('What would a gentle next meal look like?', '¿Cómo sería una próxima comida tranquila?'),
    withStep(
      [
        'Eat the next meal at its usual time, even if you don’t feel you’ve earned it. Skipping sets up the next one.',
        'What could that meal be?',
      ],
      [
        'Come la siguiente comida a su hora, aunque sientas que no la mereces. Saltártela prepara la próxima.',
        '¿Qué podrías comer?',
      ],
    ),
    plain('Who could you eat with this week?', '¿Con quién podrías comer esta semana?'),
  ],
  gaming: [
    plain('What does the game give you that the day doesn’t?', '¿Qué te da el juego que el día no te da?'),
    withStep(
      [
        'Set the end before you start: an alarm across the room, and someone who knows when it rings.',
        'What time would you pick tonight?',
      ],
      [
        'Pon el final antes de empezar: una alarma al otro lado del cuarto, y alguien que sepa a qué hora.',
        '¿Qué hora elegirías hoy?',
      ],
    ),
    plain(
      'What would you do with two of those hours, if they were free?',
      '¿Qué harías con dos de esas horas, si estuvieran libres?',
    ),
    plain('Who would notice first if you played less?', '¿Quién notaría primero que juegas menos?'),
  ],
  love: [
    plain('What were you really looking for in that moment?', '¿Qué buscabas de verdad en ese momento?'),
    withStep(
      [
        'The phone sleeps in another room tonight. Most of it happens in the last hour of the day.',
        'Where could it charge?',
      ],
      [
        'Esta noche el teléfono duerme en otro cuarto. Casi todo pasa en la última hora del día.',
        '¿Dónde podrías dejarlo?',
      ],
    ),
    plain('Who knows that you’re working on this?', '¿Quién sabe que estás en esto?'),
    plain('What do you tell yourself right after?', '¿Qué te dices justo después?'),
  ],
  loneliness: [
    plain('Who would you tell that to, if they were near?', '¿A quién le contarías eso, si estuviera cerca?'),
    withStep(
      [
        'Being around people counts, too, even without talking: a library, a café, the back row of a meeting.',
        'Where could you sit for half an hour today?',
      ],
      [
        'También cuenta estar cerca de gente sin hablar: una biblioteca, un café, la última fila de una reunión.',
        '¿Dónde podrías sentarte media hora hoy?',
      ],
    ),
    plain('When did you last have good company?', '¿Cuándo fue la última vez que tuviste buena compañía?'),
  ],
  boredom: [
    plain('What would feel like a good hour?', '¿Qué sería una buena hora para ti?'),
    withStep(
      [
        'Don’t look for fun yet, only for different: leave the house for twenty minutes without a reason.',
        'Where would your feet take you?',
      ],
      [
        'No busques diversión todavía, solo algo distinto: sal veinte minutos sin motivo.',
        '¿A dónde te llevarían los pies?',
      ],
    ),
    plain('What did you like when you were twelve?', '¿Qué te gustaba cuando tenías doce años?'),
    plain('Who might do something with you?', '¿Quién haría algo contigo?'),
  ],
  work: [
    plain('What’s the worst part of it when you get home?', '¿Qué es lo peor cuando llegas a casa?'),
    plain('How do you come down after a day like that?', '¿Cómo bajas después de un día así?'),
    withStep(
      [
        'Put a gate between work and the evening: change clothes, eat, and walk around the block before anything else.',
        'What could be your gate?',
      ],
      [
        'Pon una puerta entre el trabajo y la noche: cámbiate, come y camina una cuadra antes de nada.',
        '¿Cuál podría ser tu puerta?',
      ],
    ),
    plain(
      'What would you need from them to get through the week?',
      '¿Qué necesitarías de ellos para pasar la semana?',
    ),
  ],
  shame: [
    plain('What would you want someone kind to say to that?', '¿Qué quisieras que alguien bueno te dijera?'),
    plain('Who has seen you at a bad moment and stayed?', '¿Quién te ha visto en un mal momento y se quedó?'),
  ],
  anger: [
    plain('What would have been fair?', '¿Qué habría sido justo?'),
    withStep(
      ['Write the message you’d like to send, and don’t send it before tomorrow.', 'What’s its first line?'],
      [
        'Escribe el mensaje que quisieras mandar, y no lo mandes hasta mañana.',
        '¿Cuál sería su primera línea?',
      ],
    ),
    plain('What do you need so that it doesn’t happen again?', '¿Qué necesitas para que no vuelva a pasar?'),
  ],
  sleep: [
    plain('How do the evenings go before it?', '¿Cómo son las noches antes de acostarte?'),
    withStep(
      [
        'Move the worrying to the afternoon: ten minutes with a pen, and then it’s done for the day.',
        'What would be first on that page?',
      ],
      [
        'Pasa la preocupación a la tarde: diez minutos con pluma, y se acabó por hoy.',
        '¿Qué sería lo primero en esa hoja?',
      ],
    ),
    plain('What do you do when you’re awake at that hour?', '¿Qué haces cuando estás despierto a esa hora?'),
  ],
  first_meeting: [
    plain(
      'What would make it easier to stay the first ten minutes?',
      '¿Qué haría más fácil quedarte los primeros diez minutos?',
    ),
    plain(
      'What would you least like to be asked there?',
      '¿Qué es lo que menos quisieras que te preguntaran ahí?',
    ),
  ],
  milestone: [
    plain('What was the hardest day of it?', '¿Cuál fue el día más difícil?'),
    plain('What are you proudest of in it?', '¿De qué te enorgulleces más?'),
    plain('What comes next that you’re looking forward to?', '¿Qué viene que te dé gusto?'),
  ],
  planning: [
    plain('What would the first day look like?', '¿Cómo sería el primer día?'),
    withStep(
      [
        'Make one thing ready before the first day: the stuff out of the house, or one person who knows.',
        'Which of the two could you do today?',
      ],
      [
        'Deja lista una cosa antes del primer día: sacarlo de la casa, o que una persona lo sepa.',
        '¿Cuál de las dos podrías hacer hoy?',
      ],
    ),
    plain('What could get in the way this week?', '¿Qué podría atravesarse esta semana?'),
    plain('What would you like to have back in three months?', '¿Qué quisieras recuperar en tres meses?'),
  ],
  motivation: [
    plain(
      'What would tell you that it’s worth changing something?',
      '¿Qué te diría que vale la pena cambiar algo?',
    ),
    plain('What do you like about it, honestly?', '¿Qué te gusta de eso, la verdad?'),
    plain(
      'What would have to happen before you’d call it too much?',
      '¿Qué tendría que pasar para que dijeras que es demasiado?',
    ),
  ],
  event: [
    withStep(
      [
        'Pick the time you leave before you arrive, and have your own way home.',
        'Who there knows you’re not drinking or using?',
      ],
      [
        'Elige la hora de irte antes de llegar, y ten tu propio modo de volver.',
        '¿Quién ahí sabe que no tomas o consumes?',
      ],
    ),
    plain('Which moment of it are you most afraid of?', '¿Qué momento te da más miedo?'),
    plain('What would make it a good evening without it?', '¿Qué la haría una buena noche sin eso?'),
  ],
  triggers: [
    plain(
      'What do you notice first, in your body, when it starts?',
      '¿Qué notas primero en el cuerpo cuando empieza?',
    ),
    plain(
      'What could you change about that hour or that place?',
      '¿Qué podrías cambiar de esa hora o de ese lugar?',
    ),
  ],
  anxiety: [
    withStep(
      [
        'Breathe out longer than in, ten times, with your feet flat on the floor. Then look again.',
        'Which thought comes back most?',
      ],
      [
        'Suelta el aire más largo de lo que lo tomas, diez veces, con los pies en el piso. Luego mira otra vez.',
        '¿Qué pensamiento vuelve más?',
      ],
    ),
    plain('What would you do today if you were less afraid?', '¿Qué harías hoy con menos miedo?'),
    plain('Who calms you down, even a little?', '¿Quién te calma, aunque sea un poco?'),
  ],
  money: [
    plain(
      'What’s the smallest piece of that you could settle this week?',
      '¿Qué pedacito de eso podrías arreglar esta semana?',
    ),
    plain('Who else knows how it stands?', '¿Quién más sabe cómo están las cuentas?'),
  ],
  low: [plain('What was the least bad hour today?', '¿Cuál fue la hora menos mala de hoy?')],
}

const child =
  /\b(son|daughter|kids?|child|stepson|stepdaughter|nephew|niece|grand\w+|hij[oa]s?|sobrin[oa]|niet[oa])\b/

/** The questions of the talk's situation, or of its topic where there is no situation. */
const habits: ReadonlySet<string> = new Set(['gambling', 'nicotine', 'food', 'gaming', 'love', 'craving'])

export function topicQuestionsFor(
  at: SituationId | null,
  story: Story,
): { key: TopicKey; list: readonly TopicQuestion[] } {
  // Questions about a habit are for the person who has it.
  const isOfTheirHabit = story.who === 'other' && at !== null && habits.has(at)
  const key = at === null || at === 'talk' || isOfTheirHabit ? topicKeyOf(story) : at
  return { key: key ?? 'talk', list: (key && topicQuestions[key]) ?? [] }
}

function topicKeyOf({ who, topic, person }: Story): TopicKey | undefined {
  // A conversation that has named a child and no use by the writer is about that child.
  const isOfRelative = who === 'other' || (who === undefined && child.test(person ?? ''))
  return isOfRelative ? 'relative' : topic
}

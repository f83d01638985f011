// Questions for statements whose words suggest none: they fit a habit or a feeling that the conversation is about, and some come with one
// small thing to do. Each is used once per conversation.
import type { SituationId } from '../script/situation-id.ts'
import type { Story } from '../script/story.ts'
import type { CoachLanguage } from '../script/wording.ts'

type TopicText = { step?: string; ask: string }
export type TopicQuestion = Record<CoachLanguage, TopicText>
/** The subjects whose questions fit most of what is said about them; those of others (work, family, grief) miss the point too often. */
export const topics = [
  'craving',
  'lapse',
  'gambling',
  'nicotine',
  'food',
  'gaming',
  'love',
  'shame',
  'anxiety',
] as const
export type TalkTopic = (typeof topics)[number]

const plain = (en: string, es: string): TopicQuestion => ({ en: { ask: en }, es: { ask: es } })
const withStep = (en: [step: string, ask: string], es: [step: string, ask: string]): TopicQuestion => ({
  en: { step: en[0], ask: en[1] },
  es: { step: es[0], ask: es[1] },
})

const topicQuestions: Record<TalkTopic, readonly TopicQuestion[]> = {
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
  shame: [
    plain('What would you want someone kind to say to that?', '¿Qué quisieras que alguien bueno te dijera?'),
    plain('Who has seen you at a bad moment and stayed?', '¿Quién te ha visto en un mal momento y se quedó?'),
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
}

const habits: ReadonlySet<string> = new Set(['gambling', 'nicotine', 'food', 'gaming', 'love', 'craving'])
const isTopic = (key: string | null | undefined): key is TalkTopic => topics.some((one) => one === key)

/** The topic of the talk's situation, or of its story where there is no situation. Questions about a habit are for the person who has it. */
export function topicOf(at: SituationId | null, { who, topic }: Story): TalkTopic | undefined {
  const isOfTheirHabit = who === 'other' && at !== null && habits.has(at)
  const key = at === null || at === 'talk' ? topic : at
  return isTopic(key) && !isOfTheirHabit && !(who === 'other' && habits.has(key)) ? key : undefined
}

export const questionsAbout = (topic: TalkTopic): readonly TopicQuestion[] => topicQuestions[topic]

// Follow-up questions for each situation, used if the words of a message suggest no other question. Each is asked once in a talk.
import type { SituationId } from '../script/situation-id.ts'
import type { CoachLanguage } from '../script/wording.ts'

export const topicQuestions: Partial<Record<SituationId, readonly Record<CoachLanguage, string>[]>> = {
  grief: [
    {
      en: 'What else comes back when you think of them?',
      es: '¿Qué más te viene cuando piensas en esa persona?',
    },
    { en: 'Who else remembers them the way you do?', es: '¿Quién más lo recuerda como tú?' },
    { en: 'What would they say if they saw you today?', es: '¿Qué te diría si te viera hoy?' },
  ],
  relative: [
    { en: 'And how are you holding up in all this?', es: '¿Y tú cómo estás en todo esto?' },
    { en: 'What would you need from someone this week?', es: '¿Qué necesitarías de alguien esta semana?' },
    {
      en: 'What have you tried that helped a little, even once?',
      es: '¿Qué has probado que ayudara un poco, aunque fuera una vez?',
    },
  ],
  family: [
    { en: 'How do you think it looks from their side?', es: '¿Cómo crees que se ve desde su lado?' },
    {
      en: 'What would you like to be different at home a month from now?',
      es: '¿Qué quisieras distinto en casa en un mes?',
    },
  ],
  craving: [
    {
      en: 'How strong is it right now, compared with when you wrote first?',
      es: '¿Qué tan fuerte está ahora, comparado con cuando escribiste?',
    },
    { en: 'Who could you be with for the next hour?', es: '¿Con quién podrías estar la próxima hora?' },
  ],
  lapse: [
    { en: 'What would make tonight safe?', es: '¿Qué haría segura esta noche?' },
    {
      en: 'Who already knows, or could know by tomorrow?',
      es: '¿Quién ya lo sabe, o podría saberlo mañana?',
    },
  ],
  gambling: [
    { en: 'What’s the pull like today?', es: '¿Qué tan fuerte jala hoy?' },
    {
      en: 'What’s still open: a card, an app, a login?',
      es: '¿Qué sigue abierto: una tarjeta, una app, una cuenta?',
    },
  ],
  nicotine: [
    { en: 'How did you get through the last urge?', es: '¿Cómo pasaste las últimas ganas?' },
    {
      en: 'What would make tomorrow’s hardest moment easier?',
      es: '¿Qué haría más fácil el peor momento de mañana?',
    },
  ],
  food: [
    { en: 'What would a gentle next meal look like?', es: '¿Cómo sería una próxima comida tranquila?' },
    { en: 'Who could you eat with this week?', es: '¿Con quién podrías comer esta semana?' },
  ],
  gaming: [
    {
      en: 'What would you do with two of those hours, if they were free?',
      es: '¿Qué harías con dos de esas horas, si estuvieran libres?',
    },
  ],
  love: [
    { en: 'What were you really looking for in that moment?', es: '¿Qué buscabas de verdad en ese momento?' },
    { en: 'Who knows that you’re working on this?', es: '¿Quién sabe que estás en esto?' },
  ],
  loneliness: [
    {
      en: 'Who would you tell that to, if they were near?',
      es: '¿A quién le contarías eso, si estuviera cerca?',
    },
    {
      en: 'When did you last have good company?',
      es: '¿Cuándo fue la última vez que tuviste buena compañía?',
    },
  ],
  boredom: [
    { en: 'What would feel like a good hour?', es: '¿Qué sería una buena hora para ti?' },
    { en: 'Who might do that with you?', es: '¿Quién lo haría contigo?' },
  ],
  work: [
    {
      en: 'What would you need from them to get through the week?',
      es: '¿Qué necesitarías de ellos para pasar la semana?',
    },
    { en: 'How do you come down after a shift like that?', es: '¿Cómo bajas después de un turno así?' },
  ],
  shame: [
    {
      en: 'What would you want someone kind to say to that?',
      es: '¿Qué quisieras que alguien bueno te dijera?',
    },
  ],
  anger: [{ en: 'What would have been fair?', es: '¿Qué habría sido justo?' }],
  sleep: [{ en: 'How do the evenings go before it?', es: '¿Cómo son las noches antes de acostarte?' }],
  first_meeting: [
    {
      en: 'What would make it easier to stay the first ten minutes?',
      es: '¿Qué haría más fácil quedarte los primeros diez minutos?',
    },
  ],
  milestone: [
    { en: 'What are you proudest of in it?', es: '¿De qué te enorgulleces más?' },
    { en: 'What comes next that you’re looking forward to?', es: '¿Qué viene que te dé gusto?' },
  ],
  planning: [
    { en: 'What would the first day look like?', es: '¿Cómo sería el primer día?' },
    { en: 'What could get in the way this week?', es: '¿Qué podría atravesarse esta semana?' },
  ],
  motivation: [
    {
      en: 'What would tell you that it’s worth changing something?',
      es: '¿Qué te diría que vale la pena cambiar algo?',
    },
  ],
  money: [
    {
      en: 'What’s the smallest piece of that you could settle this week?',
      es: '¿Qué pedacito de eso podrías arreglar esta semana?',
    },
  ],
  low: [{ en: 'What was the least bad hour today?', es: '¿Cuál fue la hora menos mala de hoy?' }],
}

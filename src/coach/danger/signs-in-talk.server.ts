// The detector with the weights for talks, at the thresholds of the coach.
import { isCrisis, type Label, type Signs, signsAt } from '../../crisis/detector/signs.ts'
import { talkWeights } from '../../crisis/talk-classifier/talk-weights.server.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { MessageSigns } from '../script/danger.ts'
import { exerciseIn } from '../script/exercise.ts'
import { hasPlainDangerWord } from './danger-words.ts'

// Minimum probabilities of a danger, chosen on held-out authors (docs/safety-coach.md). possible: the coach answers, and asks about safety
// if a word of the message indicates danger, else shows the numbers; ask: it asks without such a word, too; likely: it answers the danger
// before anything else; certain: it asks once more after a denial.
const thresholds = { possible: 0.22, ask: 0.6, likely: 0.7, certain: 0.93 }
// Short messages have thresholds of their own: their probabilities are less reliable.
const thresholdsOfShort = { possible: 0.44, ask: 0.7, likely: 0.75, certain: 0.93 }
const mostWordsOfShort = 8
// A danger that only a pattern found is answered first from these probabilities on, by its urgency: none, normal, high, emergency.
const matched = [0, 0.5, 0.42, 0.36]
// "A plan for tonight" asks for an exercise, but the classifier finds an emergency, so its threshold is high. Patterns apply as usual.
const forExercises = { possible: 0.95, ask: 0.95, likely: 0.95, certain: 0.97 }
// A danger that is probably an emergency is answered first from here on, in messages of any length.
const emergency = { danger: 0.56, urgent: 0.5, matched }
// From here on it is answered first even if no word names death or harm.
const pressingEmergency = { danger: 0.75, urgent: 0.5, matched }

/** A probability that no message exceeds. */
const never = 1

const inDanger = ({ labels }: Signs) => labels.some(isCrisis)

function signsByThresholds(message: string): MessageSigns {
  const isShort = message.trim().split(/\s+/).length <= mostWordsOfShort
  const ordinary = isShort ? thresholdsOfShort : thresholds
  const levels = exerciseIn(normalizeText(message)) ? forExercises : ordinary
  const [possible, likely, certain, urgent, pressing, ask] = signsAt(
    message,
    [
      levels.possible,
      { danger: levels.likely, matched },
      { danger: levels.certain, matched },
      levels === forExercises ? levels.likely : emergency,
      levels === forExercises ? levels.likely : pressingEmergency,
      levels.ask,
    ],
    talkWeights,
  )
  const isPressing = pressing !== undefined && inDanger(pressing)
  if (certain && inDanger(certain)) return { ...certain, certainty: 'certain', pressing: isPressing }
  if (likely && inDanger(likely)) return { ...likely, certainty: 'likely', pressing: isPressing }
  if (urgent && inDanger(urgent)) return { ...urgent, certainty: 'likely', pressing: isPressing }
  if (possible && inDanger(possible))
    return { ...possible, certainty: 'possible', isFaint: !(ask && inDanger(ask)) }
  return { ...(likely ?? { label: 'none', labels: ['none'], urgency: 'normal' }), certainty: 'certain' }
}

// A danger that only the classifier finds, in a message without a word that is rarely used for anything else, needs more: such
// messages are harmless more often than not.
const withoutWord = { likely: 0.9, ask: 0.76 }

/** The signs in a message at the thresholds of the coach. */
export function signsInTalk(message: string): MessageSigns {
  const read = signsByThresholds(message)
  if (!read.labels.some((label) => isCrisis(label as Label)) || hasPlainDangerWord(normalizeText(message)))
    return read
  const [matched, likely, ask] = signsAt(message, [never, withoutWord.likely, withoutWord.ask], talkWeights)
  if ((matched && inDanger(matched)) || (likely && inDanger(likely))) return read
  const isFaint = read.isFaint === true || !(ask && inDanger(ask))
  return { ...read, certainty: 'possible', pressing: false, isFaint }
}

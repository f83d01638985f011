import { isCrisis, type Label, type Signs, signsAt } from '../../crisis/detector/signs.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { MessageSigns } from '../script/danger.ts'
import { exerciseIn } from '../script/exercise.ts'

// How likely the classifier has to find a danger, chosen on its curve (docs/safety-coach.md). From the first on the coach answers and
// asks about safety; from the second on danger is answered before anything else; from the third on a denial is asked about once more.
const thresholds = { possible: 0.42, likely: 0.75, certain: 0.93 }
// Few words say little either way.
const ofFewWords = { possible: 0.7, likely: 0.8, certain: 0.93 }
const mostOfFew = 8
// "A plan for tonight" asks for an exercise and looks like an emergency to the classifier. Rules still count as everywhere.
const forExercises = { possible: 0.95, likely: 0.95, certain: 0.97 }
// A danger that also sounds like an emergency is answered first from here on, in messages of any length.
const emergency = { danger: 0.6, urgent: 0.5 }
// From here on it is so even where no single word tells of life.
const pressingEmergency = { danger: 0.75, urgent: 0.5 }

const inDanger = ({ labels }: Signs) => labels.some(isCrisis)

/** A danger is found with certainty. */
export const isNamed = ({ labels, certainty }: MessageSigns) =>
  certainty === 'certain' && labels.some((label) => isCrisis(label as Label))

// A message that only makes sense with the one before: "at this halfway house", "my coworkers I mean", "no, the other thing".
const continues =
  /^(no[,. ]|not? |i mean|i meant|as in|like |you know|because |cause |since |that'?s |it'?s |when |with |without |in |on |at |of |for |from |to |about |by |just |over |until |my \w+( \w+)? i mean|this (job|house|place|town|class|meeting|apartment)\b|it'?s (just|only)|kidding|jk|lol|digo|o sea|es que|porque |cuando |con |sin |en |de |del |a |al |por |para |pero )|\b(i mean|i meant|digo|me refiero)\W*$/

/**
 * What a message says in its talk. One that continues the message before is read together with it: the words of both may be
 * harmless where one of them alone is not. A danger found with certainty in the message itself always stands.
 */
export function signsWithPrevious(
  message: string,
  previous: string,
  read: (text: string) => MessageSigns,
): { signs: MessageSigns; explains: boolean } {
  const alone = read(message)
  if (!previous || isNamed(alone) || !continues.test(normalizeText(message)))
    return { signs: alone, explains: false }
  const joined = read(`${previous.replace(/[.!?\s]+$/, '')} ${message}`)
  const isHarmless = !joined.labels.some((label) => isCrisis(label as Label))
  return { signs: isHarmless ? joined : alone, explains: isHarmless }
}

/** The detector at the coach's operating points. */
export function signsInTalk(message: string): MessageSigns {
  const isShort = message.trim().split(/\s+/).length <= mostOfFew
  const ordinary = isShort ? ofFewWords : thresholds
  const levels = exerciseIn(normalizeText(message)) ? forExercises : ordinary
  const [possible, likely, certain, urgent, pressing] = signsAt(message, [
    levels.possible,
    levels.likely,
    levels.certain,
    levels === forExercises ? levels.likely : emergency,
    levels === forExercises ? levels.likely : pressingEmergency,
  ])
  const isPressing = pressing !== undefined && inDanger(pressing)
  if (certain && inDanger(certain)) return { ...certain, certainty: 'certain', pressing: isPressing }
  if (likely && inDanger(likely)) return { ...likely, certainty: 'likely', pressing: isPressing }
  if (urgent && inDanger(urgent)) return { ...urgent, certainty: 'likely', pressing: isPressing }
  if (possible && inDanger(possible)) return { ...possible, certainty: 'possible' }
  return { ...(likely ?? { label: 'none', labels: ['none'], urgency: 'normal' }), certainty: 'certain' }
}

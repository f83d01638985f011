// The detector with the weights for talks, at the coach's operating points.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isCrisis, type Signs, signsAt } from '../../crisis/detector/signs.ts'
import { packed, talkForm } from '../../crisis/detector/weights.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import type { MessageSigns } from '../script/danger.ts'
import { exerciseIn } from '../script/exercise.ts'

const file = readFileSync(join(import.meta.dirname, 'talk-weights.bin'))
const weights = packed(new Int8Array(new Uint8Array(brotliDecompressSync(file)).buffer), talkForm)

// How likely the classifier has to find a danger, chosen on its curve (docs/safety-coach.md). From the first on the coach answers and
// asks about safety; from the second on danger is answered before anything else; from the third on a denial is asked about once more.
const thresholds = { possible: 0.35, plain: 0.55, likely: 0.75, certain: 0.93 }
// `plain`: in the middle of a talk a message without any word of danger is asked about from here on.
// Few words say little either way.
const ofFewWords = { possible: 0.55, plain: 0.7, likely: 0.8, certain: 0.93 }
const mostOfFew = 8
// A pattern alone is asked about; it is answered first from these likelihoods on, by how grave it is: normal, high, emergency.
const heard = [0, 0.6, 0.55, 0.45]
// "A plan for tonight" asks for an exercise and looks like an emergency to the classifier. Rules still count as everywhere.
const forExercises = { possible: 0.95, plain: 0.95, likely: 0.95, certain: 0.97 }
// A danger that also sounds like an emergency is answered first from here on, in messages of any length.
const emergency = { danger: 0.6, urgent: 0.5, heard }
// From here on it is so even where no single word tells of life.
const pressingEmergency = { danger: 0.75, urgent: 0.5, heard }

const inDanger = ({ labels }: Signs) => labels.some(isCrisis)

/** The detector at the coach's operating points. */
export function signsInTalk(message: string): MessageSigns {
  const isShort = message.trim().split(/\s+/).length <= mostOfFew
  const ordinary = isShort ? ofFewWords : thresholds
  const levels = exerciseIn(normalizeText(message)) ? forExercises : ordinary
  const [possible, likely, certain, urgent, pressing, plain] = signsAt(
    message,
    [
      levels.possible,
      { danger: levels.likely, heard },
      { danger: levels.certain, heard },
      levels === forExercises ? levels.likely : emergency,
      levels === forExercises ? levels.likely : pressingEmergency,
      levels.plain,
    ],
    weights,
  )
  const isPressing = pressing !== undefined && inDanger(pressing)
  if (certain && inDanger(certain)) return { ...certain, certainty: 'certain', pressing: isPressing }
  if (likely && inDanger(likely)) return { ...likely, certainty: 'likely', pressing: isPressing }
  if (urgent && inDanger(urgent)) return { ...urgent, certainty: 'likely', pressing: isPressing }
  if (possible && inDanger(possible))
    return { ...possible, certainty: 'possible', isFaint: !(plain && inDanger(plain)) }
  return { ...(likely ?? { label: 'none', labels: ['none'], urgency: 'normal' }), certainty: 'certain' }
}

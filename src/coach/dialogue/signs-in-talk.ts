import { isCrisis, type Signs, signsAt } from '../../crisis/detector/signs.ts'
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

const inDanger = ({ labels }: Signs) => labels.some(isCrisis)

/** The detector at the coach's operating points. */
export function signsInTalk(message: string): MessageSigns {
  const isShort = message.trim().split(/\s+/).length <= mostOfFew
  const ordinary = isShort ? ofFewWords : thresholds
  const levels = exerciseIn(normalizeText(message)) ? forExercises : ordinary
  const [possible, likely, certain] = signsAt(message, [levels.possible, levels.likely, levels.certain])
  if (certain && inDanger(certain)) return { ...certain, certainty: 'certain' }
  if (likely && inDanger(likely)) return { ...likely, certainty: 'likely' }
  if (possible && inDanger(possible)) return { ...possible, certainty: 'possible' }
  return { ...(likely ?? { label: 'none', labels: ['none'], urgency: 'normal' }), certainty: 'certain' }
}

import { type Signs, signsIn } from '../../crisis/detector/signs.ts'
import { normalizeText } from '../../platform/normalize-text.ts'
import { exerciseIn } from '../script/exercise.ts'

// Chosen on the curve of `npm run bench -- coach`: at 0.95 the detector missed a third of the emergencies of the open half, at
// 0.8 a fifth, with 11 alarms in 588 ordinary lines of the scripted talks. Lower values take too many harmless talks over.
const threshold = 0.8
// "A plan for tonight" asks for an exercise and looks like an emergency to the classifier. Rules still count as everywhere.
const thresholdForExercises = 0.95

/** The detector at the coach's operating point. */
export function signsInTalk(message: string): Signs {
  return signsIn(message, exerciseIn(normalizeText(message)) ? thresholdForExercises : threshold)
}

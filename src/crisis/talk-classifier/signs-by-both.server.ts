// Reads a message with both classifiers: the small one, which the browser has too, and the one for talks, which knows more everyday lines.
import { patternSignsIn } from '../detector/pattern-signs.ts'
import { isCrisis, type Label, labels } from '../detector/sign-labels.ts'
import { type Signs, signsAt, signsIn } from '../detector/signs.ts'
import { likelihoods } from '../detector/weights.ts'
import { talkWeights } from './talk-weights.server.ts'

/** Of any danger, and of the one that was found. Chosen on messages that trained neither classifier (docs/decisions/0164, 0171). */
const leastProbability = { any: 0.17, found: 0.08 }

/** A probability that no message exceeds. */
const never = 1

/** Whether the classifier for talks finds one of these dangers, or any danger, likely enough. */
function confirms(text: string, found: readonly Label[]): boolean {
  const likely = likelihoods(talkWeights, patternSignsIn(text), text)
  const probabilityOf = (label: Label) => likely[labels.indexOf(label)] ?? 0
  const any = labels.filter(isCrisis).reduce((sum, label) => sum + probabilityOf(label), 0)
  return any >= leastProbability.any || found.some((label) => probabilityOf(label) >= leastProbability.found)
}

/** The signs in a message. A danger that only the small classifier finds does not count if the other one finds it unlikely. */
export function signsByBoth(text: string): Signs {
  const found = signsIn(text)
  const dangers = found.labels.filter(isCrisis)
  if (dangers.length === 0 || confirms(text, dangers)) return found
  const [matched = found] = signsAt(text, [never])
  return matched
}

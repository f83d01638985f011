// Reads a message with both classifiers: the small one, which the browser has too, and the one for talks, which knows more everyday lines.
import { patternSignsIn } from '../detector/pattern-signs.ts'
import { isCrisis, labels } from '../detector/sign-labels.ts'
import { type Signs, signsAt, signsIn } from '../detector/signs.ts'
import { likelihoods } from '../detector/weights.ts'
import { talkWeights } from './talk-weights.server.ts'

/** Chosen on messages that trained neither classifier (docs/decisions/0164-both-classifiers-read-posts.md). */
const leastProbability = 0.2

/** A probability that no message exceeds. */
const never = 1

/** The probability of any danger by the classifier for talks. */
function dangerProbability(text: string): number {
  const likely = likelihoods(talkWeights, patternSignsIn(text), text)
  return labels.reduce((sum, label, at) => (isCrisis(label) ? sum + (likely[at] ?? 0) : sum), 0)
}

/** The signs in a message. A danger that only the small classifier finds does not count if the other one finds it unlikely. */
export function signsByBoth(text: string): Signs {
  const found = signsIn(text)
  if (!found.labels.some(isCrisis) || dangerProbability(text) >= leastProbability) return found
  const [matched = found] = signsAt(text, [never])
  return matched
}

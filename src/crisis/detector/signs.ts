// The warning-sign detector: patterns and a small trained classifier for English and Spanish, and the most direct sentences of
// danger in other languages. It runs on the server and in the browser.

import { dangersInOtherLanguages } from '../languages/other-languages.ts'
import { classify, type Threshold } from './classifier.ts'
import { type PatternSigns, patternSignsIn } from './pattern-signs.ts'
import { isCrisis, type Label, labels, type Signs, type Urgency } from './sign-labels.ts'
import type { Weights } from './weights.ts'

export { masked } from './masking.ts'
export { rulesVersion } from './rules-version.ts'
export {
  isCrisis,
  isHeld,
  type Label,
  labels,
  type Signs,
  type Urgency,
  urgencies,
} from './sign-labels.ts'

function level(weight: number): Urgency {
  if (weight >= 3) return 'emergency'
  return weight === 2 ? 'high' : 'normal'
}

function asksForCare({ words, has }: PatternSigns) {
  return (
    has('care') &&
    !words.some(({ word }) =>
      /^(dm|plug|dealer|hmu|vendo|selling|telegram|cheap|barat\w*|\$\d+|cashapp)$/.test(word),
    )
  )
}

/** Reads a message. Never throws on text; a caller that catches anything treats the message as unknown. */
export function signsIn(text: string): Signs {
  return signsAt(text, [undefined])[0] ?? verdict(new Map())
}

/** Reads a message at each of several thresholds. Uses the weights for posts by default. */
export function signsAt(text: string, thresholds: readonly Threshold[], weights?: Weights): Signs[] {
  const matched = patternSignsIn(text)
  return classify(matched, text, thresholds, weights).map((labeled) => {
    if (labeled.has('sourcing_or_selling') && asksForCare(matched)) labeled.delete('sourcing_or_selling')
    for (const [label, weight] of dangersInOtherLanguages(text))
      labeled.set(label, Math.max(weight, labeled.get(label) ?? 0))
    return verdict(labeled)
  })
}

/** The labels found as the result for callers, the most severe first. */
export function verdict(found: Map<Label, number>): Signs {
  const present = labels.filter((label) => found.has(label))
  // An advertisement contains a phone number: spam comes before contact details.
  if (found.has('spam') && !found.has('sourcing_or_selling') && !present.some((label) => isCrisis(label))) {
    present.sort((a, b) => Number(b === 'spam') - Number(a === 'spam'))
  }
  const [label] = present
  if (!label) return { label: 'none', labels: ['none'], urgency: 'normal' }
  return { label, labels: present, urgency: level(Math.max(...present.map((one) => found.get(one) ?? 1))) }
}

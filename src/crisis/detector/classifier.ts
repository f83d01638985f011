// The trained classifier: combines the words of a message with the matches of the patterns and decides which labels it gets.

import type { PatternSigns } from './pattern-signs.ts'
import { isCrisis, isHeld, type Label, labels } from './sign-labels.ts'
import { signs } from './signs-weights.ts'
import { decodeWeights, likelihoods, packed, postForm, type Weights } from './weights.ts'

const weightsOfPosts = packed(decodeWeights(signs), postForm)

/**
 * Probability thresholds, chosen on held-out authors (bench/train-danger.mjs), never on training messages.
 * A lower threshold finds more dangers and causes more false alarms.
 */
export const confidence = {
  /** A message is a danger. */
  danger: 0.38,
  /** The threshold for short messages, in which the probability is less reliable. */
  dangerInFew: 0.55,
  /** The threshold for a danger that a pattern matched, by the urgency of the pattern: none, normal, high, emergency. */
  dangerMatched: [0, 0.5, 0.45, 0.3],
  /** The threshold if the message says that a past danger is back, which single words indicate poorly. */
  dangerBack: 0.15,
  /** A second danger next to the most likely one, as a share of the probability of all dangers. */
  second: 0.3,
  /** A danger is an emergency; `emergencyMatched` applies if a pattern matched an emergency. */
  emergency: 0.15,
  emergencyMatched: 0.1,
  /** A message is held for staff; `holdMatched` applies if a pattern matched the reason. */
  hold: 0.5,
  holdMatched: 0.3,
  /** An urge to use. */
  urge: 0.33,
}

const mostOfFew = 8

// Up to this many words, a match of a pattern that the classifier finds unlikely is dropped.
const mostDoubted = 60

/** The labels of a message with their urgency: 1 normal, 2 high, 3 emergency. */
export function decide(
  { found, quieted, words, has }: PatternSigns,
  likely: readonly number[],
  sure: number = words.length <= mostOfFew ? confidence.dangerInFew : confidence.danger,
  matchedThresholds: readonly number[] = confidence.dangerMatched,
): Map<Label, number> {
  const labeled = new Map<Label, number>()
  const shareOf = (label: Label) => likely[labels.indexOf(label)] ?? 0
  const urgent = likely[labels.length] ?? 0
  const dangers = labels.filter((label) => isCrisis(label)).sort((a, b) => shareOf(b) - shareOf(a))
  const danger = dangers.reduce((sum, label) => sum + shareOf(label), 0)
  const doubted = words.length <= mostDoubted
  const matchedUrgency = Math.max(0, ...dangers.map((label) => found.get(label) ?? 0))
  const [likeliest] = dangers
  if (likeliest && danger > sure) {
    // If the context lowered a match, the classifier alone does not raise its urgency again.
    const most = quieted ? Math.max(matchedUrgency, 1) : 3
    labeled.set(likeliest, Math.min(most, urgent > confidence.emergency ? 3 : 2))
    for (const label of dangers)
      if (shareOf(label) > danger * confidence.second) labeled.set(label, labeled.get(likeliest) ?? 2)
  }
  const isBack = has('past') && has('returning')
  const matchedThreshold = isBack ? confidence.dangerBack : (matchedThresholds[matchedUrgency] ?? 0)
  if (matchedUrgency > 0 && (!doubted || danger > matchedThreshold)) {
    for (const label of dangers) {
      const level = found.get(label) ?? 0
      if (level === 0 || (level < 3 && doubted && shareOf(label) < danger * confidence.second)) continue
      const raised = level === 3 && doubted && urgent < confidence.emergencyMatched ? 2 : level
      labeled.set(label, Math.max(labeled.get(label) ?? 0, raised))
    }
  }
  for (const label of labels) {
    if (isCrisis(label) || label === 'none') continue
    const isMatched = found.has(label)
    const enough = isHeld(label) ? (isMatched ? confidence.holdMatched : confidence.hold) : confidence.urge
    if (shareOf(label) > enough || (isMatched && !doubted))
      labeled.set(label, Math.max(1, found.get(label) ?? 1))
  }
  return labeled
}

/**
 * The minimum probability of a danger; `urgent` is the minimum probability that it is an emergency, `matched` the minimum for a danger
 * that a pattern found, by the urgency of the pattern.
 */
export type Threshold = number | { danger: number; urgent?: number; matched?: readonly number[] } | undefined

/** The labels of a message at each of several thresholds. */
export function classify(
  matched: PatternSigns,
  text: string,
  thresholds: readonly Threshold[],
  weights: Weights = weightsOfPosts,
): Map<Label, number>[] {
  const likely = likelihoods(weights, matched, text)
  const urgency = likely[labels.length] ?? 0
  return thresholds.map((sure) => {
    if (typeof sure !== 'object') return decide(matched, likely, sure)
    const { danger, urgent = 0, matched: matchedThresholds } = sure
    return decide(matched, likely, urgency >= urgent ? danger : 1, matchedThresholds)
  })
}

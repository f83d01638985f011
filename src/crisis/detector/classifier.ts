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

type Probabilities = {
  of: (label: Label) => number
  /** Any danger. */
  danger: number
  /** An emergency, if the message is a danger. */
  emergency: number
}

/** The labels of a message with their urgency: 1 normal, 2 high, 3 emergency. */
export function decide(
  matched: PatternSigns,
  likely: readonly number[],
  dangerThreshold: number = matched.words.length <= mostOfFew ? confidence.dangerInFew : confidence.danger,
  matchedThresholds: readonly number[] = confidence.dangerMatched,
): Map<Label, number> {
  const probabilityOf = (label: Label) => likely[labels.indexOf(label)] ?? 0
  const dangers = labels
    .filter((label) => isCrisis(label))
    .sort((left, right) => probabilityOf(right) - probabilityOf(left))
  const probabilities = {
    of: probabilityOf,
    danger: dangers.reduce((sum, label) => sum + probabilityOf(label), 0),
    emergency: likely[labels.length] ?? 0,
  }
  const labeled = new Map<Label, number>()
  if (probabilities.danger > dangerThreshold) addLikelyDangers(labeled, dangers, matched, probabilities)
  addMatchedDangers(labeled, dangers, matched, probabilities, matchedThresholds)
  addOtherLabels(labeled, matched, probabilities)
  return labeled
}

const canDropMatches = ({ words }: PatternSigns) => words.length <= mostDoubted

/** The highest urgency at which a pattern matched one of the dangers; 0 if none did. */
const matchedUrgencyOf = ({ found }: PatternSigns, dangers: readonly Label[]) =>
  Math.max(0, ...dangers.map((label) => found.get(label) ?? 0))

/** Adds the most likely danger, and others that are almost as likely. */
function addLikelyDangers(
  labeled: Map<Label, number>,
  dangers: readonly Label[],
  matched: PatternSigns,
  probabilities: Probabilities,
) {
  const [likeliest] = dangers
  if (!likeliest) return
  // If the context lowered a match, the classifier alone does not raise its urgency again.
  const most = matched.isLowered ? Math.max(matchedUrgencyOf(matched, dangers), 1) : 3
  const urgency = Math.min(most, probabilities.emergency > confidence.emergency ? 3 : 2)
  labeled.set(likeliest, urgency)
  for (const label of dangers)
    if (probabilities.of(label) > probabilities.danger * confidence.second) labeled.set(label, urgency)
}

/** Adds the dangers that a pattern matched, unless the classifier finds them too unlikely. */
function addMatchedDangers(
  labeled: Map<Label, number>,
  dangers: readonly Label[],
  matched: PatternSigns,
  probabilities: Probabilities,
  thresholds: readonly number[],
) {
  const urgency = matchedUrgencyOf(matched, dangers)
  if (urgency === 0) return
  const canDrop = canDropMatches(matched)
  const isBack = matched.has('past') && matched.has('returning')
  const threshold = isBack ? confidence.dangerBack : (thresholds[urgency] ?? 0)
  if (canDrop && probabilities.danger <= threshold) return
  for (const label of dangers) {
    const level = matched.found.get(label) ?? 0
    if (level === 0) continue
    const isUnlikely = probabilities.of(label) < probabilities.danger * confidence.second
    if (canDrop && level < 3 && isUnlikely) continue
    const isLowered = canDrop && level === 3 && probabilities.emergency < confidence.emergencyMatched
    labeled.set(label, Math.max(labeled.get(label) ?? 0, isLowered ? 2 : level))
  }
}

/** Adds urges to use and reasons to hold a message for staff. */
function addOtherLabels(labeled: Map<Label, number>, matched: PatternSigns, probabilities: Probabilities) {
  for (const label of labels) {
    if (isCrisis(label) || label === 'none') continue
    const isMatched = matched.found.has(label)
    const isLikely = probabilities.of(label) > thresholdOf(label, isMatched)
    if (isLikely || (isMatched && !canDropMatches(matched)))
      labeled.set(label, Math.max(1, matched.found.get(label) ?? 1))
  }
}

function thresholdOf(label: Label, isMatched: boolean): number {
  if (!isHeld(label)) return confidence.urge
  return isMatched ? confidence.holdMatched : confidence.hold
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
  return thresholds.map((threshold) => {
    if (typeof threshold !== 'object') return decide(matched, likely, threshold)
    const { danger, urgent = 0, matched: matchedThresholds } = threshold
    return decide(matched, likely, urgency >= urgent ? danger : 1, matchedThresholds)
  })
}

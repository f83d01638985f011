// The trained classifier: weighs every word together with what the rules found, and decides which labels a message gets.

import { asks } from './features.ts'
import type { PatternSigns } from './pattern-signs.ts'
import { isCrisis, isHeld, type Label, labels } from './sign-labels.ts'
import { signs } from './signs-weights.ts'
import { likelihoods, packed, postForm, readSigns, type Weights } from './weights.ts'

const weightsOfPosts = packed(readSigns(signs), postForm)

/**
 * How likely something has to be. Chosen on messages left out in turn (bench/train-danger.mjs), never on those learnt from.
 * Lower finds more dangers and rings more often in harmless messages.
 */
export const confidence = {
  /** A danger is heard. */
  danger: 0.38,
  /** The same in a few words, which tell little either way. */
  dangerInFew: 0.55,
  /** A danger that a pattern heard stays heard, by how grave the pattern is: normal, high, emergency. */
  dangerHeard: [0, 0.5, 0.45, 0.3],
  /** The same where something past is said to be back: that lies in how parts stand together, and words weigh it poorly. */
  dangerBack: 0.15,
  /** A second danger next to the likeliest, as a part of all danger. */
  beside: 0.3,
  /** A danger is an emergency; where a pattern heard one, that is believed down to the second. */
  emergency: 0.15,
  emergencyHeard: 0.1,
  /** A message waits for a person; where a pattern heard why, the second is enough. */
  hold: 0.5,
  holdHeard: 0.3,
  /** An urge to use. */
  urge: 0.33,
}

const mostOfFew = 8

// A pattern's word is only doubted where the message is short enough to be weighed as a whole.
const mostDoubted = 60

/** What the message says, label by label: 1 normal, 2 high, 3 emergency. */
export function decide(
  { found, quieted, words, has }: PatternSigns,
  likely: readonly number[],
  sure: number = words.length <= mostOfFew ? confidence.dangerInFew : confidence.danger,
  heardEnough: readonly number[] = confidence.dangerHeard,
): Map<Label, number> {
  const said = new Map<Label, number>()
  const shareOf = (label: Label) => likely[labels.indexOf(label)] ?? 0
  const urgent = likely[labels.length] ?? 0
  const dangers = labels.filter((label) => isCrisis(label)).sort((a, b) => shareOf(b) - shareOf(a))
  const danger = dangers.reduce((sum, label) => sum + shareOf(label), 0)
  const doubted = words.length <= mostDoubted
  const heardLevel = Math.max(0, ...dangers.map((label) => found.get(label) ?? 0))
  const [likeliest] = dangers
  if (likeliest && danger > sure) {
    // What the context quietened is not made loud again by the words alone.
    const most = quieted ? Math.max(heardLevel, 1) : 3
    said.set(likeliest, Math.min(most, urgent > confidence.emergency ? 3 : 2))
    for (const label of dangers)
      if (shareOf(label) > danger * confidence.beside) said.set(label, said.get(likeliest) ?? 2)
  }
  const isBack = has('past') && has('returning')
  const enoughHeard = isBack ? confidence.dangerBack : (heardEnough[heardLevel] ?? 0)
  if (heardLevel > 0 && (!doubted || danger > enoughHeard)) {
    for (const label of dangers) {
      const level = found.get(label) ?? 0
      if (level === 0 || (level < 3 && doubted && shareOf(label) < danger * confidence.beside)) continue
      const raised = level === 3 && doubted && urgent < confidence.emergencyHeard ? 2 : level
      said.set(label, Math.max(said.get(label) ?? 0, raised))
    }
  }
  for (const label of labels) {
    if (isCrisis(label) || label === 'none') continue
    const heard = found.has(label)
    const enough = isHeld(label) ? (heard ? confidence.holdHeard : confidence.hold) : confidence.urge
    if (shareOf(label) > enough || (heard && !doubted)) said.set(label, Math.max(1, found.get(label) ?? 1))
  }
  return said
}

/**
 * How likely a danger has to be; with `urgent`, how likely it has to be an emergency as well; with `heard`, how likely one has to be that
 * a pattern found, by how grave the pattern is.
 */
export type Threshold = number | { danger: number; urgent?: number; heard?: readonly number[] } | undefined

/** What the patterns heard, weighed once and decided for each of some thresholds. */
export function classify(
  heard: PatternSigns,
  text: string,
  thresholds: readonly Threshold[],
  weights: Weights = weightsOfPosts,
): Map<Label, number>[] {
  const likely = likelihoods(weights, heard, asks(text))
  const urgency = likely[labels.length] ?? 0
  return thresholds.map((sure) => {
    if (typeof sure !== 'object') return decide(heard, likely, sure)
    const { danger, urgent = 0, heard: heardEnough } = sure
    return decide(heard, likely, urgency >= urgent ? danger : 1, heardEnough)
  })
}

// The second reading of a message, by weighed words: adds what the patterns did not hear, never lowers what they heard.
import { isCrisis, isHeld, type Label, labels } from './sign-labels.ts'
import { classes, likelihoods, readWeights } from './signs-score.ts'
import { weights } from './signs-weights.ts'

const table = readWeights(weights)

// Set on the tuning messages: how sure the second reading has to be.
export const sureOfCrisis = 0.6
export const sureInCalm = 0.85
const sureOfHold = 0.75
const sureOfUrge = 0.45
const sureOfEmergency = 0.6
const fewestWords = 3

/** Adds what the weights hear where the patterns heard nothing, and raises what they hear as an emergency. Never lowers. */
export function secondReading(found: Map<Label, number>, features: readonly string[], sure: number) {
  // Of two or three words it cannot judge.
  if (features.filter((feature) => /^[a-z]+$/.test(feature) && table.has(feature)).length < fewestWords)
    return
  const likely = likelihoods(table, features)
  const byLabel = new Map<Label, { share: number; emergency: number }>()
  classes.forEach((name, at) => {
    const label = labels.find((one) => one === name.replace('+', '')) ?? 'none'
    const old = byLabel.get(label) ?? { share: 0, emergency: 0 }
    const share = likely[at] ?? 0
    byLabel.set(label, {
      share: old.share + share,
      emergency: old.emergency + (name.endsWith('+') ? share : 0),
    })
  })
  const ranked = [...byLabel].sort(([, a], [, b]) => b.share - a.share)
  const danger = ranked.filter(([label]) => isCrisis(label))
  const inDanger = danger.reduce((sum, [, { share }]) => sum + share, 0)
  const urgent = danger.reduce((sum, [, { emergency }]) => sum + emergency, 0)
  const knowsDanger = [...found.keys()].some((label) => isCrisis(label))
  const [likeliest, dangerous] = [ranked[0], danger[0]]
  if (!knowsDanger && dangerous && inDanger > sure) {
    found.set(dangerous[0], urgent / inDanger > 0.5 ? 3 : 2)
  } else if (knowsDanger && inDanger > sure && urgent / inDanger > sureOfEmergency) {
    for (const [label, level] of found) if (isCrisis(label) && level === 2) found.set(label, 3)
  } else if (found.size === 0 && likeliest && !isCrisis(likeliest[0]) && likeliest[0] !== 'none') {
    const [label, { share }] = likeliest
    if (share > (isHeld(label) ? sureOfHold : sureOfUrge)) found.set(label, 1)
  }
}

// The second reading: every word, word beginning and named slot of a message speaks a little for each class. It hears what no
// pattern foresaw, and is only asked where the patterns found nothing, or to raise how urgent something is.
import type { Word } from './plain-words.ts'

/** A label, in two halves where it can be an emergency (`+`). The order is the order of the weights. */
export const classes = [
  'overdose_medical+',
  'overdose_medical',
  'suicide+',
  'suicide',
  'violence_abuse+',
  'violence_abuse',
  'withdrawal_danger+',
  'withdrawal_danger',
  'self_harm+',
  'self_harm',
  'relapse_urge',
  'sourcing_or_selling',
  'contact_details_or_doxxing',
  'hate_or_harassment',
  'spam',
  'none',
] as const

/** What of a message is weighed. `concepts` are the names of the slots that occur in it. */
export function featuresOf(words: readonly Word[], concepts: readonly string[]): string[] {
  const features = new Set(['|'])
  for (const { word } of words) {
    if (word === '|' || word === '_') continue
    features.add(/^\d+$/.test(word) ? '#' : word)
    if (word.length >= 5) features.add(`${word.slice(0, 4)}*`)
    if (word.length >= 6) features.add(`${word.slice(0, 5)}*`)
  }
  for (const concept of concepts) features.add(`@${concept}`)
  return [...features]
}

/** Weights are kept as one sign a class: `A` is 0, each step up or down is `step`. */
const zero = 77
export const step = 0.35

export function asSigns(weights: ArrayLike<number>): string {
  return Array.from(weights, (weight) =>
    String.fromCharCode(Math.max(46, Math.min(122, zero + Math.round(weight / step)))),
  ).join('')
}

export function readWeights(text: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ')
    if (at > 0) table.set(line.slice(0, at), line.slice(at + 1))
  }
  return table
}

/** How likely each class is, by these features; only the words it knows are counted. */
export function likelihoods(table: ReadonlyMap<string, string>, features: readonly string[]): number[] {
  const sums: number[] = classes.map(() => 0)
  for (const feature of features) {
    const weights = table.get(feature)
    if (!weights) continue
    for (let at = 0; at < sums.length; at++)
      sums[at] = (sums[at] ?? 0) + (weights.charCodeAt(at) - zero) * step
  }
  const scale = 1 / Math.sqrt(Math.max(features.length, 1))
  const largest = Math.max(...sums) * scale
  const raised = sums.map((sum) => Math.exp(sum * scale - largest))
  const whole = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / whole)
}

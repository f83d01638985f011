// The weights of the classifier: encoding, decoding, and the probabilities for a message. Each feature is hashed to a row of the table;
// features with the same row share their weights.

import { columns, eachFeature, type See } from './features.ts'
import type { PatternSigns } from './pattern-signs.ts'

/** Weights are quantized: whole multiples of `step`, up to `mostSteps`. `eachFeature` calls `see` for each feature of a message. */
export type WeightsForm = {
  places: number
  step: number
  mostSteps: number
  eachFeature: (matched: PatternSigns, text: string, see: See) => void
}
/** The browser loads the weights for posts, so their table is small and coarse. */
export const postForm: WeightsForm = { places: 65_536, step: 1.5, mostSteps: 4, eachFeature }

// Run-length encoding: each character stands for a number of zero weights and the weight that follows them; the last character for zeros only.
const { mostSteps } = postForm
const kinds = 2 * mostSteps
const alphabet = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter(
  (sign) => !'\\`$'.includes(sign),
)
const mostPassed = Math.floor((alphabet.length - 1) / kinds)
const passing = mostPassed * kinds

/** Encodes the weights for posts. */
export function encodeWeights(steps: Int8Array): string {
  const signs: string[] = []
  let passed = 0
  for (const weight of steps) {
    if (weight === 0) {
      passed += 1
      continue
    }
    for (; passed >= mostPassed; passed -= mostPassed) signs.push(alphabet[passing] ?? '')
    const which = weight < 0 ? weight + mostSteps : weight + mostSteps - 1
    signs.push(alphabet[passed * kinds + which] ?? '')
    passed = 0
  }
  return signs.join('')
}

/** Decodes the weights for posts: for each row of the table the weights in steps. */
export function decodeWeights(signs: string): Int8Array {
  const valueOf = new Int8Array(128)
  for (const [value, sign] of alphabet.entries()) valueOf[sign.charCodeAt(0)] = value
  const steps = new Int8Array(postForm.places * columns)
  let at = 0
  for (let sign = 0; sign < signs.length; sign++) {
    const value = valueOf[signs.charCodeAt(sign)] ?? 0
    if (value === passing) {
      at += mostPassed
      continue
    }
    const which = value % kinds
    at += (value - which) / kinds
    steps[at] = which < mostSteps ? which - mostSteps : which - mostSteps + 1
    at += 1
  }
  return steps
}

// The number of the message in which each row was last used, so that each counts once per message without allocating a set.
let seenAt = new Uint8Array()

/** Sparse weights. `pairs` has a column and its weight for each nonzero weight, row by row; `ends` is the end of each row in it. */
export type Weights = { form: WeightsForm; pairs: Int8Array; ends: Uint32Array }

export function packed(steps: Int8Array, form: WeightsForm): Weights {
  const { places } = form
  if (seenAt.length < places) seenAt = new Uint8Array(places)
  const pairs: number[] = []
  const ends = new Uint32Array(places)
  for (let place = 0; place < places; place++) {
    for (let column = 0; column < columns; column++) {
      const weight = steps[place * columns + column] ?? 0
      if (weight !== 0) pairs.push(column, weight)
    }
    ends[place] = pairs.length
  }
  return { form, pairs: Int8Array.from(pairs), ends }
}

const lastTurn = 255
let turn = 0

/** The probability of each label, in the order of `labels`, and last the probability that a danger is an emergency. */
export function likelihoods({ form, pairs, ends }: Weights, matched: PatternSigns, text: string): number[] {
  const sums = new Float64Array(columns)
  if (turn === lastTurn) seenAt.fill(0)
  turn = (turn % lastTurn) + 1
  let squares = 0
  const weigh = (hash: number, value: number) => {
    const place = hash % form.places
    if (seenAt[place] === turn) return
    seenAt[place] = turn
    squares += value * value
    const end = ends[place] ?? 0
    for (let at = ends[place - 1] ?? 0; at < end; at += 2) {
      const column = pairs[at] ?? 0
      sums[column] = (sums[column] ?? 0) + (pairs[at + 1] ?? 0) * value
    }
  }
  form.eachFeature(matched, text, weigh)
  const scale = form.step / Math.sqrt(squares || 1)
  const scaled = Array.from(sums, (sum) => sum * scale)
  const urgent = 1 / (1 + Math.exp(-(scaled.pop() ?? 0)))
  const largest = Math.max(...scaled)
  const raised = scaled.map((sum) => Math.exp(sum - largest))
  const whole = raised.reduce((total, one) => total + one, 0)
  return [...raised.map((one) => one / whole), urgent]
}

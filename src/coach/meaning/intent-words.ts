// Multinomial logistic regression over hashed word stems, pairs of neighboring stems and, in Spanish, the Spanish stems as well.
// It learns from every phrasing and needs no sentence encoder; see docs/decisions/0135.
import type { CoachLanguage } from '../script/wording.ts'
import { englishFor, hash } from './intent-features.ts'
import { stemsOf } from './word-overlap.ts'

export const wordBuckets = 3072
const inputLength = 4

// Pairs weigh less than single stems.
const weightOf = { stem: 1, pair: 0.6, spanish: 0.8, spanishPair: 0.5 }

function termsOf(text: string, language: CoachLanguage): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (stems: readonly string[], prefix: string, single: number, pair: number) => {
    for (const [at, stem] of stems.entries()) {
      terms.set(prefix + stem, single)
      if (at > 0) terms.set(`${prefix}${stems[at - 1]} ${stem}`, pair)
    }
  }
  add(stemsOf(englishFor(text, language)), '', weightOf.stem, weightOf.pair)
  if (language === 'es') add(stemsOf(text), 'es ', weightOf.spanish, weightOf.spanishPair)
  return terms
}

export type WordInput = { places: Int32Array; values: Float32Array }

/** The buckets of a text's terms with a sign each, weighted by rarity, scaled to one length. */
export function wordInput(text: string, language: CoachLanguage, rarity: ArrayLike<number>): WordInput {
  const sums = new Map<number, number>()
  for (const [term, weight] of termsOf(text, language)) {
    const hashed = hash(term)
    const bucket = (hashed >>> 1) % wordBuckets
    sums.set(bucket, (sums.get(bucket) ?? 0) + (hashed & 1 ? 1 : -1) * weight * (rarity[bucket] ?? 1))
  }
  const length = Math.hypot(...sums.values()) || 1
  return {
    places: Int32Array.from(sums.keys()),
    values: Float32Array.from(sums.values(), (value) => (value / length) * inputLength),
  }
}

export type WordsHeader = {
  /** Hash of the texts that the weights were trained on. */
  texts: string
  labels: readonly string[]
  biases: readonly number[]
  /** The value of one byte step, per label. */
  steps: readonly number[]
  rarity: readonly number[]
  /** Calibrates the probabilities on held-out texts. */
  temperature: number
}

export type WordClassifier = {
  header: WordsHeader
  /** The logarithm of each label's probability, up to a constant. */
  logits(text: string, language: CoachLanguage): Float32Array
}

const endOfLine = 10

/** Reads the file of bench/train-intent-words.mjs: a header line, then one row of signed bytes per bucket. */
export function wordClassifier(file: Uint8Array): WordClassifier {
  const end = file.indexOf(endOfLine)
  const header: WordsHeader = JSON.parse(new TextDecoder().decode(file.subarray(0, end)))
  const weights = new Int8Array(file.buffer, file.byteOffset + end + 1, file.length - end - 1)
  const { labels, biases, steps, rarity, temperature } = header
  const count = labels.length
  if (weights.length !== wordBuckets * count)
    throw new Error('the weights of the word classifier do not fit its features')
  return {
    header,
    logits(text, language) {
      const sums = new Float32Array(count)
      const { places, values } = wordInput(text, language, rarity)
      for (const [which, place] of places.entries()) {
        const value = values[which] ?? 0
        const from = place * count
        for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * value
      }
      return sums.map((sum, at) => (sum * (steps[at] ?? 0) + (biases[at] ?? 0)) / temperature)
    },
  }
}

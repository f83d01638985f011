// The input of the intent classifier: the centered vector of the sentence encoder, and hashed word stems.

import { fullGlossOf } from '../../crisis/talk-classifier/spanish-gloss.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { stemsOf } from './word-overlap.ts'

export const dimensions = 512
export const buckets = 1536
/** Lengths of the two parts of the input. */
const vectorLength = 8
const wordsLength = 2

/** The English text for the encoder and the stems: Spanish is glossed word by word. A text without a gloss ("👋") is read as it is. */
export const englishFor = (text: string, language: CoachLanguage): string =>
  language === 'es' ? fullGlossOf(text) || text : text

/** The vector minus the mean of its language, scaled to `vectorLength`. */
export function centered(vector: Float32Array, mean: ArrayLike<number>): Float32Array {
  const difference = vector.map((value, at) => value - (mean[at] ?? 0))
  const length = Math.hypot(...difference) || 1
  return difference.map((value) => (value / length) * vectorLength)
}

/** FNV-1a. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

export type HashedWords = { places: Int32Array; values: Float32Array }

/** The buckets of a text's stems with a sign each, weighted by rarity, scaled to `wordsLength`. */
export function hashedWords(english: string, rarity: ArrayLike<number>): HashedWords {
  const sums = new Map<number, number>()
  for (const stem of new Set(stemsOf(english))) {
    const hashed = hash(stem)
    const bucket = (hashed >>> 1) % buckets
    sums.set(bucket, (sums.get(bucket) ?? 0) + (hashed & 1 ? 1 : -1) * (rarity[bucket] ?? 1))
  }
  const length = Math.hypot(...sums.values()) || 1
  return {
    places: Int32Array.from(sums.keys()),
    values: Float32Array.from(sums.values(), (value) => (value / length) * wordsLength),
  }
}

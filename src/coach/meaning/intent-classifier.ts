// Multinomial logistic regression over sentence vectors and hashed words. See docs/decisions/0111.
import type { CoachLanguage } from '../script/wording.ts'
import { buckets, centered, dimensions, englishFor, hashedWords } from './intent-features.ts'

/** The first line of the weights file. The weights follow as signed bytes, one row of labels per input. */
export type WeightsHeader = {
  /** Hash of the texts that the weights were trained on. */
  texts: string
  labels: readonly string[]
  biases: readonly number[]
  /** The value of one byte step, per label. */
  steps: readonly number[]
  means: Record<CoachLanguage, readonly number[]>
  rarity: readonly number[]
  /** Calibrates the probabilities on held-out texts. */
  temperature: number
}

export type IntentClassifier = {
  header: WeightsHeader
  /** The probability of each label of the header. @param vector of the text; Spanish texts are glossed first */
  probabilities(text: string, language: CoachLanguage, vector: Float32Array): Float32Array
}

const endOfLine = 10

export function intentClassifier(file: Uint8Array): IntentClassifier {
  const end = file.indexOf(endOfLine)
  const header: WeightsHeader = JSON.parse(new TextDecoder().decode(file.subarray(0, end)))
  const weights = new Int8Array(file.buffer, file.byteOffset + end + 1, file.length - end - 1)
  const { labels, biases, steps, means, rarity, temperature } = header
  const count = labels.length
  if (weights.length !== (dimensions + buckets) * count)
    throw new Error('the weights of the intent classifier do not fit its features')

  return {
    header,
    probabilities(text, language, vector) {
      const sums = new Float32Array(count)
      const add = (row: number, value: number) => {
        const from = row * count
        for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * value
      }
      centered(vector, means[language]).forEach((value, at) => add(at, value))
      const words = hashedWords(englishFor(text, language), rarity)
      words.places.forEach((place, at) => add(dimensions + place, words.values[at] ?? 0))
      return softmax(sums.map((sum, at) => (sum * (steps[at] ?? 0) + (biases[at] ?? 0)) / temperature))
    },
  }
}

function softmax(logits: Float32Array): Float32Array {
  const largest = Math.max(...logits)
  const powers = logits.map((one) => Math.exp(one - largest))
  const whole = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / whole)
}

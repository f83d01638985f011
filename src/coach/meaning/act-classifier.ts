// A multinomial logistic regression that recognizes the speech act of a message by its meaning and form; see docs/decisions/0121.
import type { ActId } from '../script/acts.ts'
import type { CoachLanguage } from '../script/wording.ts'
import { actBuckets, actInput } from './act-features.ts'
import { dimensions } from './intent-features.ts'

/** The label of messages that are not a speech act: statements and questions. */
export const otherAct = 'other'

type Header = {
  /** Hash of the texts that the weights were trained on. */
  texts: string
  labels: readonly string[]
  /** The mean vector of each language. */
  means: Record<CoachLanguage, readonly number[]>
  biases: readonly number[]
  /** The value of one byte step, per label. */
  steps: readonly number[]
  /** Calibrates the probabilities on held-out texts. */
  temperature: number
}

export type SpeechActs = {
  /** The probability of each act, most likely first. */
  acts: { id: ActId; score: number }[]
  /** The probability that the message is not a speech act. */
  noAct: number
}

export type ActClassifier = {
  header: Header
  read(message: string, language: CoachLanguage, vector: Float32Array): SpeechActs
}

const endOfLine = 10

/** Reads the file of bench/train-speech-acts.mjs: a header line, then one row of signed bytes for each input. */
export function actClassifier(file: Uint8Array): ActClassifier {
  const end = file.indexOf(endOfLine)
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(0, end)))
  const weights = new Int8Array(file.buffer, file.byteOffset + end + 1, file.length - end - 1)
  const { labels, means, biases, steps, temperature } = header
  const count = labels.length
  if (weights.length !== (dimensions + actBuckets) * count)
    throw new Error('the weights of the act classifier do not fit its features')
  return {
    header,
    read(message, language, vector) {
      const sums = new Float32Array(count)
      const input = actInput(message, language, vector, means[language])
      const add = (row: number, value: number) => {
        for (let at = 0; at < count; at++)
          sums[at] = (sums[at] ?? 0) + (weights[row * count + at] ?? 0) * value
      }
      for (const [row, value] of input.vector.entries()) add(row, value)
      for (const [which, place] of input.places.entries()) add(dimensions + place, input.values[which] ?? 0)
      const powers = sums.map((sum, at) =>
        Math.exp((sum * (steps[at] ?? 0) + (biases[at] ?? 0)) / temperature),
      )
      const whole = powers.reduce((sum, one) => sum + one, 0)
      const scores = labels.map((label, at) => ({ label, score: (powers[at] ?? 0) / whole }))
      return {
        acts: scores
          .filter(({ label }) => label !== otherAct)
          .map(({ label, score }) => ({ id: label as ActId, score }))
          .sort((a, b) => b.score - a.score),
        noAct: scores.find(({ label }) => label === otherAct)?.score ?? 0,
      }
    },
  }
}

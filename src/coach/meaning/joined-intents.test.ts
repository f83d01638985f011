import { expect, test } from 'vitest'
import type { IntentClassifier } from './intent-classifier.ts'
import { wordBuckets, wordClassifier, wordInput } from './intent-words.ts'
import { joinedIntents } from './joined-intents.ts'

const rarity = Array.from({ length: wordBuckets }, () => 1)

/** Weights for two labels: the word "bottle" raises `b`. */
function wordsFile(): Uint8Array {
  const header = {
    texts: '',
    labels: ['a', 'b'],
    biases: [0, 0],
    steps: [0.01, 0.01],
    rarity,
    temperature: 1,
  }
  const weights = new Int8Array(wordBuckets * 2)
  const { places, values } = wordInput('bottle', 'en', rarity)
  weights[(places[0] ?? 0) * 2 + 1] = 100 * Math.sign(values[0] ?? 1)
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(weights.buffer)])
}

const evenShares = { sentences: 0.55, words: 0.55 }

const undecided: IntentClassifier = {
  header: {
    texts: '',
    labels: ['a', 'b'],
    biases: [],
    steps: [],
    means: { en: [], es: [] },
    rarity: [],
    temperature: 1,
  },
  probabilities: () => Float32Array.from([0.5, 0.5]),
}

test('the word classifier decides if the sentence classifier is undecided, and probabilities sum to one', () => {
  const { probabilities } = joinedIntents(undecided, wordClassifier(wordsFile()), evenShares)
  const [a = 0, b = 0] = probabilities('the bottle', 'en', new Float32Array())
  expect(b).toBeGreaterThan(0.7)
  expect(a + b).toBeCloseTo(1)
})

test('a confident sentence classifier outweighs an unsure word classifier', () => {
  const sure = { ...undecided, probabilities: () => Float32Array.from([0.999, 0.001]) }
  const { probabilities } = joinedIntents(sure, wordClassifier(wordsFile()))
  expect(probabilities('hello', 'en', new Float32Array())[0]).toBeGreaterThan(0.9)
})

test('a Spanish word counts as its English gloss and as itself', () => {
  const { logits } = wordClassifier(wordsFile())
  const [a = 0, b = 0] = logits('la botella', 'es')
  expect(b).toBeGreaterThan(a)
})

test('weights that do not fit the features are refused', () => {
  expect(() => wordClassifier(wordsFile().subarray(0, -1))).toThrow('do not fit')
})

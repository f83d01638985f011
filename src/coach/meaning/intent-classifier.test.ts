import { expect, test } from 'vitest'
import { intentClassifier } from './intent-classifier.ts'
import { buckets, dimensions, hashedWords } from './intent-features.ts'

const rarity = Array.from({ length: buckets }, () => 1)
const zeros = Array.from({ length: dimensions }, () => 0)

/** Weights for two labels: `a` reacts to the first component of the vectors, `b` to the word "bottle". */
function weightsFile(): Uint8Array {
  const header = {
    texts: '',
    labels: ['a', 'b'],
    biases: [0, 0],
    steps: [0.01, 0.01],
    means: { en: zeros, es: zeros },
    rarity,
    temperature: 1,
  }
  const weights = new Int8Array((dimensions + buckets) * 2)
  weights[0] = 100
  const { places, values } = hashedWords('bottle', rarity)
  weights[(dimensions + (places[0] ?? 0)) * 2 + 1] = 100 * Math.sign(values[0] ?? 1)
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(weights.buffer)])
}
const unitVector = (at: number) => Float32Array.from(zeros, (_, index) => (index === at ? 1 : 0))

test('probabilities depend on the sentence vector and the words, and sum to one', () => {
  const { probabilities } = intentClassifier(weightsFile())
  const [byVector = 0] = probabilities('hello', 'en', unitVector(0))
  const [, byWord = 0] = probabilities('the bottle', 'en', unitVector(1))
  expect(byVector).toBeGreaterThan(0.9)
  expect(byWord).toBeGreaterThan(0.7)
  expect(probabilities('', 'en', unitVector(1)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('a Spanish word counts as its English gloss', () => {
  const { probabilities } = intentClassifier(weightsFile())
  expect(probabilities('la botella', 'es', unitVector(1))[1]).toBeGreaterThan(0.7)
})

test('weights that do not fit the features are refused', () => {
  expect(() => intentClassifier(weightsFile().subarray(0, -1))).toThrow('do not fit')
})

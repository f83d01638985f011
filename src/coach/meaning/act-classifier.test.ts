import { expect, test } from 'vitest'
import { actClassifier } from './act-classifier.ts'
import { actBuckets, actInput, actTokens } from './act-features.ts'
import { dimensions } from './intent-features.ts'

const zeros = Array.from({ length: dimensions }, () => 0)
const unitVector = (at: number) => Float32Array.from(zeros, (_, index) => (index === at ? 1 : 0))

/** Weights for three labels: `bye` reacts to the first component of the vectors, `joke` to laughter, `other` to nothing. */
function weightsFile(): Uint8Array {
  const labels = ['bye', 'joke', 'other']
  const header = { texts: '', labels, means: { en: zeros, es: zeros }, biases: [0, 0, 1], temperature: 1 }
  const weights = new Int8Array((dimensions + actBuckets) * labels.length)
  weights[0] = 100
  const { places, values } = actInput('lol', 'en', unitVector(1), zeros)
  for (const [at, place] of places.entries())
    weights[(dimensions + place) * labels.length + 1] = 100 * Math.sign(values[at] ?? 0)
  const headerWithSteps = { ...header, steps: [0.02, 0.02, 0.02] }
  return Buffer.concat([Buffer.from(`${JSON.stringify(headerWithSteps)}\n`), Buffer.from(weights.buffer)])
}

test('a speech act is recognized by the sentence vector and by the words of a message', () => {
  const { read } = actClassifier(weightsFile())
  expect(read('off i go', 'en', unitVector(0)).acts[0]?.id).toBe('bye')
  expect(read('hahaha', 'en', unitVector(1)).acts[0]?.id).toBe('joke')
  const { acts, noAct } = read('the car is red', 'en', unitVector(1))
  expect(noAct).toBeGreaterThan(0.5)
  expect(acts.reduce((sum, { score }) => sum + score, noAct)).toBeCloseTo(1)
})

test('laughter, lengthened words and numbers have the same tokens in every spelling', () => {
  expect(actTokens('HAHAHA jajaja lol 😂')).toEqual(Array.from({ length: 4 }, () => '<laugh>'))
  expect(actTokens('yesssss I’m 90')).toEqual(['yes', 'im', '<number>'])
})

test('weights that do not fit the features are refused', () => {
  expect(() => actClassifier(weightsFile().subarray(0, -1))).toThrow('do not fit')
})

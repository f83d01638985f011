// Trains a multinomial logistic regression on sparse features, or on a dense vector joined with sparse features.
import { seededRandom } from './seeded-random.mjs'

/** The rows of an input and their values: those of its vector, if it has one, come before those of its sparse features. */
function flat({ vector = [], places, values }) {
  const size = vector.length
  return {
    rows: Int32Array.from([...vector.keys(), ...places.map((place) => size + place)]),
    values: Float32Array.from([...vector, ...values]),
  }
}

function sumsOfRows(weights, { rows, values }, { count, rows: biases }) {
  const sums = weights.slice(biases * count)
  for (let which = 0; which < rows.length; which++) {
    const value = values[which]
    for (let at = 0, from = rows[which] * count; at < count; at++) sums[at] += weights[from + at] * value
  }
  return sums
}

/** The logits of an input. */
export const sumsOf = (weights, input, form) => sumsOfRows(weights, flat(input), form)

export function softmax(sums, temperature = 1) {
  let largest = -Infinity
  for (let at = 0; at < sums.length; at++) if (sums[at] > largest) largest = sums[at]
  const powers = sums.map((sum) => Math.exp((sum - largest) / temperature))
  let whole = 0
  for (let at = 0; at < powers.length; at++) whole += powers[at]
  for (let at = 0; at < powers.length; at++) powers[at] /= whole
  return powers
}

const biasValue = 0.3
// Labels with a smaller gradient are skipped.
const leastError = 0.0005

function step(weights, squares, { input, target }, form, speed) {
  const { count, rows: biases, decay } = form
  const errors = softmax(sumsOfRows(weights, input, form))
  errors[target] -= 1
  const wrong = [...errors.keys()].filter((at) => Math.abs(errors[at]) >= leastError)
  const change = (row, value) => {
    for (const at of wrong) {
      const place = row * count + at
      const slope = errors[at] * value + decay * weights[place]
      squares[place] += slope * slope
      weights[place] -= (speed * slope) / Math.sqrt(squares[place])
    }
  }
  for (let which = 0; which < input.rows.length; which++) change(input.rows[which], input.values[which])
  change(biases, biasValue)
}

/** AdaGrad with one input per step; deterministic. @returns a row of weights for each feature, then the biases */
export function learn(inputs, form) {
  const { count, rows, epochs, rate } = form
  const weights = new Float32Array((rows + 1) * count)
  const squares = new Float32Array(weights.length).fill(0.05)
  const flattened = inputs.map(({ input, target }) => ({ input: flat(input), target }))
  const order = [...inputs.keys()]
  const next = seededRandom(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const speed = rate * (1 - epoch / epochs)
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const which of order) step(weights, squares, flattened[which], form, speed)
  }
  return weights
}

/** The softmax temperature with the highest likelihood on held-out texts. */
export function temperatureFor(heldOut) {
  const likelihood = (temperature) =>
    heldOut.reduce((sum, { sums, target }) => sum + Math.log(softmax(sums, temperature)[target] + 1e-9), 0)
  const tried = Array.from({ length: 25 }, (_, at) => Number((0.6 + at * 0.1).toFixed(1)))
  return tried.reduce((best, one) => (likelihood(one) > likelihood(best) ? one : best))
}

const rounded = (value) => Number(value.toPrecision(5))

/** A weights file: a JSON header line, then one signed byte per weight. */
export function packed(weights, { count, rows }, header) {
  const steps = header.labels.map((_, at) => {
    let largest = 1e-6
    for (let row = 0; row < rows; row++) largest = Math.max(largest, Math.abs(weights[row * count + at]))
    return rounded(largest / 127)
  })
  const bytes = new Int8Array(rows * count)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.round(weights[at] / steps[at % count])
  const biases = Array.from(weights.subarray(rows * count), rounded)
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...header, biases, steps })}\n`),
    Buffer.from(bytes.buffer),
  ])
}

// Trains a multinomial logistic regression (softmax regression) on dense vectors joined with sparse words.
import { buckets, dimensions } from '../src/coach/meaning/intent-features.ts'
import { seededRandom } from './seeded-random.mjs'

const epochs = 6
const batchSize = 128
const rate = 0.01
const decay = 0.1

function shuffle(order, next) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[order[at], order[other]] = [order[other], order[at]]
  }
}

/** Adds the weighted features of an input to its sums, four rows at a time. */
function forward(weights, { vector, words }, sums) {
  const count = sums.length
  for (let row = 0; row < dimensions; row += 4) {
    const a = row * count
    const [b, c, d] = [a + count, a + 2 * count, a + 3 * count]
    const [va, vb, vc, vd] = [vector[row], vector[row + 1], vector[row + 2], vector[row + 3]]
    for (let at = 0; at < count; at++)
      sums[at] += weights[a + at] * va + weights[b + at] * vb + weights[c + at] * vc + weights[d + at] * vd
  }
  for (let place = 0; place < words.places.length; place++) {
    const value = words.values[place]
    const from = (dimensions + words.places[place]) * count
    for (let at = 0; at < count; at++) sums[at] += weights[from + at] * value
  }
}

/** Adds the gradients of a batch to the slopes, four inputs at a time. */
function backward(slopes, inputs, errors, count) {
  for (let which = 0; which < inputs.length; which += 4) {
    const four = [0, 1, 2, 3].map((more) => Math.min(which + more, inputs.length - 1))
    const [ea, eb, ec, ed] = four.map((one) => errors.subarray(one * count, (one + 1) * count))
    const [xa, xb, xc, xd] = four.map((one, more) =>
      which + more < inputs.length ? inputs[one].vector : none,
    )
    for (let row = 0; row < dimensions; row++) {
      const [va, vb, vc, vd] = [xa[row], xb[row], xc[row], xd[row]]
      for (let at = 0, from = row * count; at < count; at++, from++)
        slopes[from] += ea[at] * va + eb[at] * vb + ec[at] * vc + ed[at] * vd
    }
  }
  inputs.forEach(({ words }, which) => {
    const own = errors.subarray(which * count, (which + 1) * count)
    const biases = (dimensions + buckets) * count
    for (let at = 0; at < count; at++) slopes[biases + at] += own[at]
    for (let place = 0; place < words.places.length; place++) {
      const value = words.values[place]
      const from = (dimensions + words.places[place]) * count
      for (let at = 0; at < count; at++) slopes[from + at] += own[at] * value
    }
  })
}
const none = new Float32Array(dimensions)

function toErrors(sums, target) {
  let largest = -Infinity
  for (const sum of sums) if (sum > largest) largest = sum
  let whole = 0
  for (let at = 0; at < sums.length; at++) {
    sums[at] = Math.exp(sums[at] - largest)
    whole += sums[at]
  }
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] / whole - (at === target ? 1 : 0)) / batchSize
}

/** Adam with decoupled weight decay; the learning rate decreases to zero. @returns a row of weights for each feature, then the biases */
export function learn(inputs, count) {
  // The last row has the biases.
  const size = (dimensions + buckets + 1) * count
  const biases = size - count
  const [weights, slopes, first, second] = Array.from({ length: 4 }, () => new Float32Array(size))
  const order = [...inputs.keys()]
  const next = seededRandom(7)
  const errors = new Float32Array(batchSize * count)
  const steps = Math.ceil(inputs.length / batchSize) * epochs
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next)
    for (let start = 0; start < order.length; start += batchSize) {
      slopes.fill(0)
      const batch = order.slice(start, start + batchSize).map((which) => inputs[which])
      batch.forEach((input, which) => {
        const sums = errors.subarray(which * count, (which + 1) * count)
        sums.set(weights.subarray(biases))
        forward(weights, input, sums)
        toErrors(sums, input.target)
      })
      backward(slopes, batch, errors, count)
      adam({ weights, slopes, first, second }, rate * (1 - step / steps), ++step, biases)
    }
  }
  return weights
}

function adam({ weights, slopes, first, second }, speed, step, decayed) {
  const [one, two] = [1 - 0.9 ** step, 1 - 0.99 ** step]
  for (let at = 0; at < weights.length; at++) {
    const slope = slopes[at]
    first[at] = 0.9 * first[at] + 0.1 * slope
    second[at] = 0.99 * second[at] + 0.01 * slope * slope
    weights[at] -= (speed * (first[at] / one)) / (Math.sqrt(second[at] / two) + 1e-8)
    if (at < decayed) weights[at] *= 1 - speed * decay
  }
}

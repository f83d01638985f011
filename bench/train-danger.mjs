// Trains the danger classifier on the training messages of corpus/danger, never on evaluation messages. The result is deterministic.
// `node bench/train-danger.mjs` writes the weights for talks, with `--posts` those for posts. `--try` prints figures on held-out authors.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { ordinary } from '../corpus/danger/ordinary.ts'
import { cases, figuresOf } from '../corpus/danger/report.ts'
import { confidence, decide } from '../src/crisis/detector/classifier.ts'
import { columns } from '../src/crisis/detector/features.ts'
import { patternSignsIn } from '../src/crisis/detector/pattern-signs.ts'
import { isCrisis, labels } from '../src/crisis/detector/sign-labels.ts'
import { verdict } from '../src/crisis/detector/signs.ts'
import { encodeWeights, likelihoods, packed, postForm } from '../src/crisis/detector/weights.ts'
import { talkForm } from '../src/crisis/talk-classifier/talk-features.ts'
import { seededRandom } from './seeded-random.mjs'

const urgent = columns - 1
const least = 4
const decay = 1e-4
const rate = 0.3
// Each seed shuffles the messages differently; averaging the weights reduces their variance.
const posts = {
  form: postForm,
  splits: ['development', 'training'],
  epochs: 14,
  settled: 6,
  seeds: [7, 108, 209, 310, 411, 512],
}
const talks = {
  form: talkForm,
  splits: ['development', 'training', 'talk'],
  epochs: 9,
  settled: 4,
  seeds: [7, 108, 209],
}

/** The feature vector of a message (rows of the table and values), scaled to unit length. */
function exampleOf(one, { places, eachFeature }) {
  const matched = patternSignsIn(one.text)
  const features = new Map()
  const see = (hash, value) => {
    const place = hash % places
    if (!features.has(place)) features.set(place, value)
  }
  eachFeature(matched, one.text, see)
  const scale = 1 / Math.sqrt([...features.values()].reduce((sum, value) => sum + value ** 2, 0) || 1)
  return {
    one,
    matched,
    at: Int32Array.from(features.keys(), (place) => place * columns),
    value: Float64Array.from(features.values(), (value) => value * scale),
    target: labels.indexOf(one.label),
    danger: isCrisis(one.label),
  }
}

/** Drops features that are too rare to learn from. */
function oftenEnough(examples, { places }) {
  const counts = new Uint32Array(places)
  for (const { at } of examples) for (const row of at) counts[row / columns] += 1
  return examples.map((example) => {
    const frequent = [...example.at.keys()].filter((place) => counts[example.at[place] / columns] >= least)
    return {
      ...example,
      at: Int32Array.from(frequent, (place) => example.at[place]),
      value: Float64Array.from(frequent, (place) => example.value[place]),
    }
  })
}

/** The gradient of the loss for one message, per column. Urgency is learned only from messages with danger. */
function errors(weights, { at, value, target, danger, one }, sums) {
  sums.fill(0)
  for (let place = 0; place < at.length; place++)
    for (let of = 0; of < columns; of++) sums[of] += weights[at[place] + of] * value[place]
  const emergency = 1 / (1 + Math.exp(-sums[urgent]))
  const largest = Math.max(...sums.subarray(0, urgent))
  let whole = 0
  for (let of = 0; of < urgent; of++) {
    sums[of] = Math.exp(sums[of] - largest)
    whole += sums[of]
  }
  for (let of = 0; of < urgent; of++) sums[of] = sums[of] / whole - (of === target ? 1 : 0)
  sums[urgent] = danger ? emergency - (one.urgency === 'emergency' ? 1 : 0) : 0
}

/** Logistic regression with AdaGrad. Returns the quantized mean of the weights after the later epochs of each seed. */
function learn(examples, model) {
  const inputs = oftenEnough(examples, model.form)
  const mean = new Float64Array(model.form.places * columns)
  for (const seed of model.seeds) learnOnce(inputs, mean, seed, model)
  return inSteps(mean, model.form)
}

function learnOnce(inputs, mean, seed, { epochs, settled, seeds }) {
  const weights = new Float64Array(mean.length)
  const squares = new Float64Array(mean.length).fill(1e-6)
  const order = inputs.map((_, at) => at)
  const sums = new Float64Array(columns)
  const random = seededRandom(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const which of order) {
      const input = inputs[which]
      errors(weights, input, sums)
      for (let place = 0; place < input.at.length; place++) {
        const row = input.at[place]
        for (let of = 0; of < columns; of++) {
          const slope = sums[of] * input.value[place] + decay * weights[row + of]
          squares[row + of] += slope * slope
          weights[row + of] -= (rate * slope) / Math.sqrt(squares[row + of])
        }
      }
    }
    if (epoch < settled) continue
    for (let at = 0; at < mean.length; at++) mean[at] += weights[at] / ((epochs - settled) * seeds.length)
  }
}

/** Quantizes the weights, after subtracting the part that all labels share. */
function inSteps(weights, { step, mostSteps }) {
  const steps = new Int8Array(weights.length)
  for (let row = 0; row < weights.length; row += columns) {
    const middle = weights
      .slice(row, row + urgent)
      .sort()
      .slice(2, -2)
    const common = middle.reduce((sum, one) => sum + one, 0) / middle.length
    for (let of = 0; of < columns; of++) {
      const own = weights[row + of] - (of === urgent ? 0 : common)
      steps[row + of] = Math.max(-mostSteps, Math.min(mostSteps, Math.round(own / step)))
    }
  }
  return steps
}

function lessons({ form, splits }) {
  const lines = cases.filter(({ split }) => splits.includes(split))
  const others = splits.includes('talk')
    ? ordinary.map((text) => ({ text, label: 'none', urgency: 'normal', author: 0 }))
    : []
  return [...lines, ...others].map((one) => exampleOf(one, form))
}

/** Leave-one-author-out cross-validation. */
function crossValidation(model) {
  const examples = lessons(model)
  const authors = new Set(examples.map(({ one }) => one.author))
  authors.delete(0)
  return [...authors].flatMap((author) => {
    const learned = learn(
      examples.filter(({ one }) => one.author !== author),
      model,
    )
    const weights = packed(learned, model.form)
    return examples
      .filter(({ one }) => one.author === author)
      .map(({ one, matched }) => ({ one, matched, likely: likelihoods(weights, matched, one.text) }))
  })
}

function tryOut(model) {
  const turns = crossValidation(model)
  for (const danger of [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.75, 0.9]) {
    const figures = figuresOf(
      turns.map(({ one, matched, likely }) => ({ ...one, found: verdict(decide(matched, likely, danger)) })),
    )
    const shares = ['emergencyRecall', 'crisisRecall', 'exactLabel', 'falseAlarms', 'wrongBlocking'].map(
      (name) => `${name} ${((100 * figures[name].part) / figures[name].whole).toFixed(1)} %`,
    )
    console.log(
      `danger from ${danger}${danger === confidence.danger ? ' (as it is)' : ''}: ${shares.join(', ')}`,
    )
  }
}

function writePosts(steps) {
  const signs = encodeWeights(steps)
  writeFileSync(
    new URL('../src/crisis/detector/signs-weights.ts', import.meta.url),
    `// Written by \`node bench/train-danger.mjs --posts\`; not by hand. weights.ts reads it.
export const signs = \`${signs}\`
`,
  )
  return brotliCompressSync(signs).length
}

function writeTalks(steps) {
  const file = brotliCompressSync(new Uint8Array(steps.buffer))
  writeFileSync(new URL('../src/crisis/talk-classifier/talk-weights.bin', import.meta.url), file)
  return file.length
}

if (import.meta.main) {
  const model = process.argv.includes('--posts') ? posts : talks
  if (process.argv.includes('--try')) tryOut(model)
  else {
    const examples = lessons(model)
    const steps = learn(examples, model)
    const bytes = model === posts ? writePosts(steps) : writeTalks(steps)
    console.log(`${examples.length} messages, ${Math.round(bytes / 1024)} KiB compressed`)
  }
}

// Learns the weights of crisis/detector/features.ts from the training messages, never the evaluation messages, and writes them to a file.
// The same messages give the same file. `--try` only prints how it does on authors that it has not read, one after the other.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { cases, figuresOf } from '../corpus/danger/report.ts'
import { confidence, decide } from '../src/crisis/detector/classifier.ts'
import {
  asks,
  asSigns,
  columns,
  eachFeature,
  likelihoods,
  mostSteps,
  packed,
  places,
  step,
} from '../src/crisis/detector/features.ts'
import { patternSignsIn } from '../src/crisis/detector/pattern-signs.ts'
import { isCrisis, labels } from '../src/crisis/detector/sign-labels.ts'
import { verdict } from '../src/crisis/detector/signs.ts'

const urgent = columns - 1
const least = 4
const epochs = 14
const settled = 6
const decay = 1e-4
const rate = 0.3
// Each of them another order of the messages; their mean is steadier than any of them.
const seeds = [7, 108, 209, 310, 411, 512]

/** A message as numbers: where it speaks and how loud, of length one. */
function exampleOf(one) {
  const heard = patternSignsIn(one.text)
  const features = new Map()
  eachFeature(heard, asks(one.text), (place, loudness) => {
    if (!features.has(place)) features.set(place, loudness)
  })
  const scale = 1 / Math.sqrt([...features.values()].reduce((sum, loudness) => sum + loudness ** 2, 0) || 1)
  return {
    one,
    heard,
    at: Int32Array.from(features.keys(), (place) => place * columns),
    loudness: Float64Array.from(features.values(), (loudness) => loudness * scale),
    wanted: labels.indexOf(one.label),
    danger: isCrisis(one.label),
  }
}

/** Only what occurs often enough teaches something. */
function oftenEnough(examples) {
  const counts = new Uint32Array(places)
  for (const { at } of examples) for (const row of at) counts[row / columns] += 1
  return examples.map((example) => {
    const kept = [...example.at.keys()].filter((place) => counts[example.at[place] / columns] >= least)
    return {
      ...example,
      at: Int32Array.from(kept, (place) => example.at[place]),
      loudness: Float64Array.from(kept, (place) => example.loudness[place]),
    }
  })
}

/** How wrong the weights are about one message, a number a column. Urgency is learnt from dangers alone. */
function errors(weights, { at, loudness, wanted, danger, one }, sums) {
  sums.fill(0)
  for (let place = 0; place < at.length; place++)
    for (let of = 0; of < columns; of++) sums[of] += weights[at[place] + of] * loudness[place]
  const emergency = 1 / (1 + Math.exp(-sums[urgent]))
  const largest = Math.max(...sums.subarray(0, urgent))
  let whole = 0
  for (let of = 0; of < urgent; of++) {
    sums[of] = Math.exp(sums[of] - largest)
    whole += sums[of]
  }
  for (let of = 0; of < urgent; of++) sums[of] = sums[of] / whole - (of === wanted ? 1 : 0)
  sums[urgent] = danger ? emergency - (one.urgency === 'emergency' ? 1 : 0) : 0
}

/** Logistic regression with AdaGrad in fixed orders: the mean of the later epochs of each, in steps. */
function learn(examples) {
  const inputs = oftenEnough(examples)
  const mean = new Float64Array(places * columns)
  for (const seed of seeds) learnOnce(inputs, mean, seed)
  return inSteps(mean)
}

function learnOnce(inputs, mean, seed) {
  const weights = new Float64Array(mean.length)
  const squares = new Float64Array(mean.length).fill(1e-6)
  const order = inputs.map((_, at) => at)
  const sums = new Float64Array(columns)
  let last = seed
  const random = () => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff
    return last / 0x80000000
  }
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
          const slope = sums[of] * input.loudness[place] + decay * weights[row + of]
          squares[row + of] += slope * slope
          weights[row + of] -= (rate * slope) / Math.sqrt(squares[row + of])
        }
      }
    }
    if (epoch < settled) continue
    for (let at = 0; at < mean.length; at++) mean[at] += weights[at] / ((epochs - settled) * seeds.length)
  }
}

/** What speaks for all labels alike says nothing. */
function inSteps(weights) {
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

const lessons = () => cases.filter(({ half }) => half === 'tuning' || half === 'learnt')

/** What it reads of authors that it has not learned from: each in their turn is left out. */
export function leftOut() {
  const examples = lessons().map(exampleOf)
  const authors = new Set(lessons().map(({ author }) => author))
  authors.delete(0)
  return [...authors].flatMap((author) => {
    const weights = packed(learn(examples.filter(({ one }) => one.author !== author)))
    return examples
      .filter(({ one }) => one.author === author)
      .map(({ one, heard }) => ({ one, heard, likely: likelihoods(weights, heard, asks(one.text)) }))
  })
}

function tryOut() {
  const turns = leftOut()
  for (const danger of [0.3, 0.35, 0.4, 0.45, 0.5, 0.55]) {
    const figures = figuresOf(
      turns.map(({ one, heard, likely }) => ({ ...one, found: verdict(decide(heard, likely, danger)) })),
    )
    const told = ['emergencyRecall', 'crisisRecall', 'exactLabel', 'falseAlarms', 'wrongBlocking'].map(
      (name) => `${name} ${((100 * figures[name].part) / figures[name].whole).toFixed(1)} %`,
    )
    console.log(
      `danger from ${danger}${danger === confidence.danger ? ' (as it is)' : ''}: ${told.join(', ')}`,
    )
  }
}

function write() {
  const examples = lessons().map(exampleOf)
  const signs = asSigns(learn(examples))
  writeFileSync(
    new URL('../src/crisis/detector/signs-weights.ts', import.meta.url),
    `// Written by bench/weigh-signs.mjs from the learning messages; not by hand. How to read it stands in signs-score.ts.
export const signs = \`${signs}\`
`,
  )
  const kilobytes = Math.round(brotliCompressSync(signs).length / 1024)
  console.log(`${signs.length} signs from ${examples.length} messages, ${kilobytes} KiB compressed`)
}

if (import.meta.main) {
  if (process.argv.includes('--try')) tryOut()
  else write()
}

// Learns the weights of crisis/signs-score.ts from the learning messages (never from those kept apart) and writes them down.
// The same messages give the same file. `--try` only prints how it does on messages that it has not seen, fold by fold.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { heardIn } from '../src/crisis/heard-signs.ts'
import { isCrisis, labels } from '../src/crisis/sign-labels.ts'
import { cases } from '../src/crisis/signs-report.ts'
import {
  asks,
  asSigns,
  columns,
  eachFeature,
  likelihoods,
  nameOf,
  readWeights,
} from '../src/crisis/signs-score.ts'

const urgent = columns - 1
const least = 5

function exampleOf(one) {
  const heard = heardIn(one.text)
  const features = new Map()
  eachFeature(heard, asks(one.text), (feature, loudness) => features.set(feature, loudness))
  return { one, heard, features, wanted: labels.indexOf(one.label), danger: isCrisis(one.label) }
}

/** The features that occur often enough to teach something, by number; and each example as numbers, of length one. */
function numbered(examples) {
  const counts = new Map()
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rows = new Map()
  for (const [feature, count] of counts) if (count >= least) rows.set(feature, rows.size)
  const inputs = examples.map((example) => {
    const known = [...example.features].filter(([feature]) => rows.has(feature))
    const scale = 1 / Math.sqrt(known.reduce((sum, [, loudness]) => sum + loudness ** 2, 0) || 1)
    return {
      ...example,
      at: known.map(([feature]) => rows.get(feature) * columns),
      loudness: known.map(([, loudness]) => loudness * scale),
    }
  })
  return { rows, inputs }
}

/** How wrong the weights are about one message, a number a column. Urgency is learnt from dangers alone. */
function errors(weights, { at, loudness, wanted, danger, one }, sums) {
  sums.fill(0)
  for (const [place, row] of at.entries())
    for (let of = 0; of < columns; of++) sums[of] += weights[row + of] * loudness[place]
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

const epochs = 20
const settled = 8
const decay = 1e-4
const rate = 0.3
// Each of them another order of the messages; their mean is steadier than any of them.
const seeds = [7, 108, 209]

/** Logistic regression with AdaGrad in fixed orders: the mean of the later epochs of each. */
function learn(examples) {
  const { rows, inputs } = numbered(examples)
  const mean = new Float64Array(rows.size * columns)
  for (const seed of seeds) learnOnce(inputs, mean, seed)
  return { rows, mean }
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
      for (const [place, row] of input.at.entries()) {
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

/** The names and the signs as the product reads them. What speaks for all labels alike says nothing. */
function written({ rows, mean }) {
  const lines = []
  for (const [feature, row] of rows) {
    const own = mean.slice(row * columns, (row + 1) * columns)
    const middle = own.slice(0, urgent).sort().slice(2, -2)
    const common = middle.reduce((sum, one) => sum + one, 0) / middle.length
    const signs = asSigns(own.map((one, of) => (of === urgent ? one : one - common)))
    if (/[^M]/.test(signs)) lines.push([nameOf(feature), signs])
  }
  lines.sort(([a], [b]) => (a < b ? -1 : 1))
  return { names: lines.map(([name]) => name).join('\n'), signs: lines.map(([, signs]) => signs).join('') }
}

/** What it reads in messages that it has not learnt from: each in its turn is left out. Those of the other authors alone are judged. */
export function leftOut(folds = 5) {
  const examples = cases.filter(({ half }) => half !== 'apart' && half !== 'measured').map(exampleOf)
  const turns = []
  for (let fold = 0; fold < folds; fold++) {
    const out = (example, at) => example.one.half === 'learnt' && at % folds === fold
    const { names, signs } = written(learn(examples.filter((example, at) => !out(example, at))))
    const weights = readWeights(names, signs)
    for (const example of examples.filter(out))
      turns.push({
        one: example.one,
        heard: example.heard,
        likely: likelihoods(weights, example.heard, asks(example.one.text)),
      })
  }
  return turns
}

function write() {
  const examples = cases.filter(({ half }) => half !== 'apart' && half !== 'measured').map(exampleOf)
  const { names, signs } = written(learn(examples))
  writeFileSync(
    new URL('../src/crisis/signs-weights.ts', import.meta.url),
    `// Written by bench/weigh-signs.mjs from the learning messages; not by hand. The names of what is weighed, then a sign for each
// of their weights, label by label. How to read both stands in signs-score.ts.
export const names = String.raw\`${names}\`
export const signs = \`${signs}\`
`,
  )
  const kilobytes = Math.round(brotliCompressSync(names + signs).length / 1024)
  console.log(
    `${names.split('\n').length} features from ${examples.length} messages, ${kilobytes} KiB compressed`,
  )
}

if (import.meta.main) {
  if (process.argv.includes('--try')) {
    const turns = leftOut()
    const right = turns.filter(({ one, likely }) => {
      const shares = likely.slice(0, urgent)
      return labels[shares.indexOf(Math.max(...shares))] === one.label
    })
    console.log(
      `exact label by the weights alone, on messages left out in turn: ${((100 * right.length) / turns.length).toFixed(1)} %`,
    )
  } else write()
}

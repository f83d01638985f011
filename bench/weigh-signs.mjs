// Learns the weights of crisis/signs-score.ts from the tuning messages (never from those kept apart) and writes them down.
// The same messages give the same file. `--try` only prints how it would do on messages that it has not seen.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { featuresIn } from '../src/crisis/sign-reading.ts'
import { cases } from '../src/crisis/signs-report.ts'
import { asSigns, classes, likelihoods, readWeights } from '../src/crisis/signs-score.ts'

const tuning = cases.filter(({ half }) => half === 'tuning')
const classOf = ({ label, urgency }) =>
  classes.indexOf(urgency === 'emergency' && classes.includes(`${label}+`) ? `${label}+` : label)

/** Multinomial logistic regression with AdaGrad, in a fixed order. */
function learn(examples, { epochs = 24, decay = 3e-5, rate = 0.3 } = {}) {
  const weights = new Map()
  const squares = new Map()
  const order = examples.map((_, at) => at)
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const at of order) {
      const { features, wanted } = examples[at]
      const scale = 1 / Math.sqrt(features.length)
      const sums = new Float64Array(classes.length)
      for (const feature of features) {
        const known = weights.get(feature)
        if (known) for (let of = 0; of < sums.length; of++) sums[of] += known[of] * scale
      }
      const largest = Math.max(...sums)
      const raised = sums.map((sum) => Math.exp(sum - largest))
      const whole = raised.reduce((total, one) => total + one, 0)
      for (const feature of features) {
        if (!weights.has(feature)) {
          weights.set(feature, new Float64Array(classes.length))
          squares.set(feature, new Float64Array(classes.length).fill(1e-6))
        }
        const known = weights.get(feature)
        const square = squares.get(feature)
        for (let of = 0; of < classes.length; of++) {
          const slope = (raised[of] / whole - (of === wanted ? 1 : 0)) * scale + decay * known[of]
          square[of] += slope * slope
          known[of] -= (rate * slope) / Math.sqrt(square[of])
        }
      }
    }
  }
  return weights
}

/** Words met once in all messages teach little and would double the file. */
function written(weights, examples, least = 1) {
  const counts = new Map()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...weights]
    .filter(([feature]) => (counts.get(feature) ?? 0) >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return kept.map(([feature, values]) => `${feature} ${asSigns(values)}`).join('\n')
}

const examples = tuning.map((one) => ({ features: featuresIn(one.text), wanted: classOf(one), one }))
if (process.argv.includes('--try')) {
  let right = 0
  for (let fold = 0; fold < 5; fold++) {
    const rest = examples.filter((_, at) => at % 5 !== fold)
    const table = readWeights(written(learn(rest), rest))
    for (const { features, one } of examples.filter((_, at) => at % 5 === fold)) {
      const likely = likelihoods(table, features)
      right += classes[likely.indexOf(Math.max(...likely))].replace('+', '') === one.label ? 1 : 0
    }
  }
  console.log(
    `exact label by the weights alone, on messages left out in turn: ${((100 * right) / examples.length).toFixed(1)} %`,
  )
} else {
  const table = written(learn(examples), examples)
  const file = new URL('../src/crisis/signs-weights.ts', import.meta.url)
  writeFileSync(
    file,
    `// Written by bench/weigh-signs.mjs from the tuning messages; not by hand. A word, then one sign a class.\nexport const weights = String.raw\`\n${table}\n\`\n`,
  )
  console.log(
    `${table.split('\n').length} words, ${Math.round(brotliCompressSync(table).length / 1024)} KiB compressed`,
  )
}

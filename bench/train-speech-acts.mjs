// Trains the coach's classifier of speech acts on corpus/speech-acts.ts and writes src/coach/meaning/act-weights.bin.
// `node bench/train-speech-acts.mjs` takes half a minute once the texts are encoded. Deterministic. `--try` prints figures on held-out texts and writes nothing.
import { writeFileSync } from 'node:fs'
import { actTexts, hashOfActs, otherTexts } from '../corpus/speech-acts.ts'
import { otherAct } from '../src/coach/meaning/act-classifier.ts'
import { actBuckets, actInput } from '../src/coach/meaning/act-features.ts'
import { dimensions } from '../src/coach/meaning/intent-features.ts'
import { learn, packed, softmax, sumsOf, temperatureFor } from './adagrad-regression.mjs'
import { encoded, meanOf } from './sentence-vectors.mjs'

const training = { epochs: 6, rate: 0.1, decay: 2e-6 }
// One in this many acts is held out to calibrate the probabilities.
const heldOutOf = 8

/** Prints how many held-out acts are recognized at several thresholds, and how many other texts are mistaken for one. */
function printTry(held, labels, temperature) {
  const read = held.map((one) => {
    const found = softmax(one.sums, temperature)
    const best = labels.reduce(
      (top, label, at) => (label !== otherAct && (top < 0 || found[at] > found[top]) ? at : top),
      -1,
    )
    return { ...one, best: labels[best], score: found[best], label: labels[one.target] }
  })
  for (const gate of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const cells = labels.map((label) => {
      const own = read.filter((one) => one.label === label)
      const hits = own.filter(({ best, score }) => score >= gate && (label === otherAct || best === label))
      return `${label} ${((100 * hits.length) / Math.max(1, own.length)).toFixed(0)}`
    })
    console.log(`${gate}: ${cells.join(', ')}`)
  }
}

async function main() {
  const acts = actTexts()
  const all = await encoded([...acts, ...otherTexts()])
  const means = Object.fromEntries(
    ['en', 'es'].map((language) => [
      language,
      meanOf(all.filter((one) => one.language === language).map(({ vector }) => vector)),
    ]),
  )
  const labels = [...new Set(all.map(({ label }) => label))].sort()
  const form = { count: labels.length, rows: dimensions + actBuckets, ...training }
  const inputs = all.map(({ text, language, label, vector }, at) => ({
    text,
    language,
    input: actInput(text, language, vector, means[language]),
    target: labels.indexOf(label),
    isHeldOut: at % heldOutOf === 0,
  }))
  const heldOut = inputs.filter(({ isHeldOut }) => isHeldOut)
  const part = learn(
    inputs.filter(({ isHeldOut }) => !isHeldOut),
    form,
  )
  const held = heldOut.map((one) => ({ ...one, sums: sumsOf(part, one.input, form) }))
  const temperature = temperatureFor(held)
  if (process.argv.includes('--try')) return printTry(held, labels, temperature)
  const weights = learn(inputs, form)
  const file = packed(weights, form, { texts: hashOfActs(acts), labels, means, temperature })
  writeFileSync(new URL('../src/coach/meaning/act-weights.bin', import.meta.url), file)
  console.log(
    `${acts.length} acts, ${all.length} texts, ${Math.round(file.length / 1024)} KiB, temperature ${temperature}`,
  )
}

await main()

// Trains the coach's intent classifier for words on corpus/phrasings.ts and writes src/coach/meaning/intent-words.bin and known-words.txt.
// `node bench/train-intent-words.mjs` takes about twenty seconds. Deterministic.
import { writeFileSync } from 'node:fs'
import { allPhrasings, hashOf } from '../corpus/phrasings.ts'
import { wordBuckets, wordInput } from '../src/coach/meaning/intent-words.ts'
import { knownWordsOf } from './known-words.mjs'

const epochs = 5
const rate = 0.25
const decay = 2e-6
// One in this many phrasings of writers is held out to calibrate the probabilities.
const heldOutOf = 40

/** A seeded pseudorandom generator. */
function random(seed) {
  let last = seed
  return () => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff
    return last / 0x80000000
  }
}

function rarityOf(phrasings) {
  const even = new Float32Array(wordBuckets).fill(1)
  const counts = new Uint32Array(wordBuckets)
  for (const { text, language } of phrasings)
    for (const place of wordInput(text, language, even).places) counts[place] += 1
  return Array.from(counts, (count) => Number(Math.log(1 + phrasings.length / (1 + count)).toFixed(3)))
}

function sumsOf(weights, { places, values }, count) {
  const sums = weights.slice(wordBuckets * count)
  for (let which = 0; which < places.length; which++) {
    const value = values[which]
    const from = places[which] * count
    for (let at = 0; at < count; at++) sums[at] += weights[from + at] * value
  }
  return sums
}

function softmax(sums, temperature = 1) {
  let largest = -Infinity
  for (const sum of sums) if (sum > largest) largest = sum
  let whole = 0
  for (let at = 0; at < sums.length; at++) {
    sums[at] = Math.exp((sums[at] - largest) / temperature)
    whole += sums[at]
  }
  for (let at = 0; at < sums.length; at++) sums[at] /= whole
  return sums
}

/** AdaGrad with one input per step, on the rows of its features; the last row has the biases. */
function learn(inputs, count) {
  const weights = new Float32Array((wordBuckets + 1) * count)
  const squares = new Float32Array(weights.length).fill(0.05)
  const order = [...inputs.keys()]
  const next = random(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const speed = rate * (1 - epoch / epochs)
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const which of order) {
      const { input, wanted } = inputs[which]
      const errors = softmax(sumsOf(weights, input, count))
      errors[wanted] -= 1
      const { places, values } = input
      for (let row = 0; row <= places.length; row++) {
        const isBias = row === places.length
        const value = isBias ? 0.3 : values[row]
        const from = (isBias ? wordBuckets : places[row]) * count
        for (let at = 0; at < count; at++) {
          const error = errors[at]
          // Skips labels whose gradient is negligible.
          if (error < 0.0005 && error > -0.0005) continue
          const slope = error * value + decay * weights[from + at]
          squares[from + at] += slope * slope
          weights[from + at] -= (speed * slope) / Math.sqrt(squares[from + at])
        }
      }
    }
  }
  return weights
}

/** The softmax temperature with the highest likelihood on held-out texts. */
function temperatureFor(held) {
  const likelihood = (temperature) =>
    held.reduce(
      (sum, { sums, wanted }) => sum + Math.log(softmax(sums.slice(), temperature)[wanted] + 1e-9),
      0,
    )
  const tried = Array.from({ length: 25 }, (_, at) => Number((0.6 + at * 0.1).toFixed(1)))
  return tried.reduce((best, one) => (likelihood(one) > likelihood(best) ? one : best))
}

const rounded = (value) => Number(value.toPrecision(5))

function packed(weights, header) {
  const count = header.labels.length
  const steps = header.labels.map((_, at) => {
    let largest = 1e-6
    for (let row = 0; row < wordBuckets; row++)
      largest = Math.max(largest, Math.abs(weights[row * count + at]))
    return rounded(largest / 127)
  })
  const bytes = new Int8Array(wordBuckets * count)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.round(weights[at] / steps[at % count])
  const biases = Array.from(weights.subarray(wordBuckets * count), rounded)
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...header, biases, steps })}\n`),
    Buffer.from(bytes.buffer),
  ])
}

function main() {
  const phrasings = allPhrasings()
  const labels = [...new Set(phrasings.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, at) => [label, at]))
  const rarity = rarityOf(phrasings)
  const inputs = phrasings.map(({ text, language, label, origin }, at) => ({
    input: wordInput(text, language, rarity),
    wanted: places.get(label),
    language,
    isHeldOut: origin === 'writers' && at % heldOutOf === 0,
  }))
  const weights = learn(
    inputs.filter(({ isHeldOut }) => !isHeldOut),
    labels.length,
  )
  const held = inputs
    .filter(({ isHeldOut }) => isHeldOut)
    .map((one) => ({ ...one, sums: sumsOf(weights, one.input, labels.length) }))
  const temperature = temperatureFor(held)
  for (const language of ['en', 'es']) {
    const own = held.filter((one) => one.language === language)
    const right = own.filter(({ sums, wanted }) => sums.every((sum) => sum <= sums[wanted]))
    console.log(`held out, ${language}: first ${right.length} of ${own.length}`)
  }
  const file = packed(weights, { texts: hashOf(phrasings), labels, rarity, temperature })
  writeFileSync(new URL('../src/coach/meaning/intent-words.bin', import.meta.url), file)
  writeFileSync(new URL('../src/coach/meaning/known-words.txt', import.meta.url), knownWordsOf(phrasings))
  console.log(
    `${phrasings.length} phrasings, ${Math.round(file.length / 1024)} KiB, temperature ${temperature}`,
  )
}

main()

// Trains the coach's intent classifier for sentences on corpus/phrasings.ts and writes src/coach/meaning/intent-weights.bin.
// `node bench/train-intents.mjs` takes about ten minutes the first time, three later. Deterministic. `--try` prints figures on held-out texts.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { allPhrasings, hashOf } from '../corpus/phrasings.ts'
import { intentClassifier } from '../src/coach/meaning/intent-classifier.ts'
import {
  buckets,
  centered,
  dimensions,
  englishFor,
  hashedWords,
} from '../src/coach/meaning/intent-features.ts'
import { packed } from './adagrad-regression.mjs'
import { encoded, meanOf } from './sentence-vectors.mjs'
import { learn } from './softmax-regression.mjs'

const folds = 4

/** The inverse document frequency of the words of each bucket. */
function rarityOf(phrasings) {
  const counts = new Uint32Array(buckets)
  const even = new Float32Array(buckets).fill(1)
  for (const { text, language } of phrasings)
    for (const place of hashedWords(englishFor(text, language), even).places) counts[place] += 1
  return Array.from(counts, (count) => Number(Math.log(1 + phrasings.length / (1 + count)).toFixed(3)))
}

/** Trains on some phrasings. @returns the weights file */
function trained(phrasings, temperature) {
  const labels = [...new Set(phrasings.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, at) => [label, at]))
  const of = (language) => phrasings.filter((one) => one.language === language)
  const means = Object.fromEntries(
    ['en', 'es'].map((language) => [language, meanOf(of(language).map(({ vector }) => vector))]),
  )
  const rarity = rarityOf(phrasings)
  const inputs = phrasings.map(({ label, language, text, vector }) => ({
    vector: centered(vector, means[language]),
    words: hashedWords(englishFor(text, language), rarity),
    target: places.get(label),
  }))
  const weights = learn(inputs, labels.length)
  const form = { count: labels.length, rows: dimensions + buckets }
  return packed(weights, form, { texts: hashOf(phrasings), labels, means, rarity, temperature })
}

/** Evaluates a classifier on held-out phrasings. */
function evaluated(file, phrasings) {
  const { header, probabilities } = intentClassifier(file)
  const places = new Map(header.labels.map((label, at) => [label, at]))
  return phrasings.map((one) => {
    const found = probabilities(one.text, one.language, one.vector)
    const own = places.has(one.label) ? found[places.get(one.label)] : 0
    let above = 0
    for (const value of found) if (value > own) above += 1
    return { ...one, found, own, above: own > 0 ? above : Infinity, sure: Math.max(...found) }
  })
}

/** The softmax temperature with the highest likelihood on held-out texts, from probabilities at temperature 1. */
function temperatureFor(turns) {
  const likelihood = (temperature) =>
    turns.reduce((sum, { found, own }) => {
      let whole = 0
      for (const value of found) whole += value ** (1 / temperature)
      return sum + Math.log(Math.max(own, 1e-9)) / temperature - Math.log(whole)
    }, 0)
  const tried = Array.from({ length: 31 }, (_, at) => Number((0.6 + at * 0.08).toFixed(2)))
  return tried.reduce((best, one) => (likelihood(one) > likelihood(best) ? one : best))
}

const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function printTurns(name, turns) {
  for (const language of ['en', 'es']) {
    const own = turns.filter((one) => one.language === language && one.origin !== 'reply')
    const within = (most) => share(own.filter(({ above }) => above < most).length, own.length)
    const sure = own.filter(({ sure }) => sure >= 0.5)
    console.log(
      `${name}, ${language}: first ${within(1)}, among three ${within(3)}, of ${own.length}; ` +
        `surer than 0.5: ${share(sure.length, own.length)}, right ${share(sure.filter(({ above }) => above === 0).length, sure.length)}`,
    )
  }
}

/** Cross-validation. A fold has runs of neighboring phrasings, so that a text and its translation are in the same fold. */
function crossValidation(phrasings, some = folds) {
  const sizes = Map.groupBy(phrasings, ({ label, language, origin }) => `${label} ${language} ${origin}`)
  const foldOf = new Map()
  for (const group of sizes.values())
    group.forEach((one, at) => foldOf.set(one, Math.floor((at * folds) / group.length)))
  return Array.from({ length: some }, (_, fold) => {
    const training = phrasings.filter((one) => one.origin === 'reply' || foldOf.get(one) !== fold)
    const left = phrasings.filter((one) => one.origin !== 'reply' && foldOf.get(one) === fold)
    return evaluated(trained(training, 1), left)
  }).flat()
}

async function main() {
  const phrasings = await encoded(allPhrasings())
  if (!process.argv.includes('--try')) {
    const temperature = temperatureFor(crossValidation(phrasings, 1))
    const file = trained(phrasings, temperature)
    const stored = brotliCompressSync(file)
    writeFileSync(new URL('../src/coach/meaning/intent-weights.bin', import.meta.url), stored)
    console.log(
      `${phrasings.length} phrasings, ${Math.round(file.length / 1024)} KiB, ${Math.round(stored.length / 1024)} compressed, temperature ${temperature}`,
    )
    return
  }
  const of = (...origins) => phrasings.filter(({ origin }) => origins.includes(origin))
  if (of('writers').length > 0) {
    printTurns(
      'learned in the source, tested on writers',
      evaluated(trained(of('source', 'reply'), 1), of('writers')),
    )
    printTurns(
      'learned of writers, tested on the source',
      evaluated(trained(of('writers', 'reply'), 1), of('source')),
    )
  }
  const turns = crossValidation(phrasings)
  printTurns('each quarter left out', turns)
  console.log(`temperature ${temperatureFor(turns)}`)
}

if (import.meta.main) await main()

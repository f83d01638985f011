// Trains the coach's intent classifier for words on corpus/phrasings.ts and writes src/coach/meaning/intent-words.bin and known-words.txt.
// `node bench/train-intent-words.mjs` takes about a minute. Deterministic.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { allPhrasings, hashOf } from '../corpus/phrasings.ts'
import { wordBuckets, wordInput } from '../src/coach/meaning/intent-words.ts'
import { learn, packed, sumsOf, temperatureFor } from './adagrad-regression.mjs'
import { knownWordsOf } from './known-words.mjs'

const training = { epochs: 5, rate: 0.25, decay: 2e-6 }
// One in this many phrasings by authors is held out to calibrate the probabilities.
const heldOutOf = 40

function rarityOf(phrasings) {
  const even = new Float32Array(wordBuckets).fill(1)
  const counts = new Uint32Array(wordBuckets)
  for (const { text, language } of phrasings)
    for (const place of wordInput(text, language, even).places) counts[place] += 1
  return Array.from(counts, (count) => Number(Math.log(1 + phrasings.length / (1 + count)).toFixed(3)))
}

function main() {
  const phrasings = allPhrasings()
  const labels = [...new Set(phrasings.map(({ label }) => label))].sort()
  const places = new Map(labels.map((label, at) => [label, at]))
  const rarity = rarityOf(phrasings)
  const inputs = phrasings.map(({ text, language, label, origin }, at) => ({
    input: wordInput(text, language, rarity),
    target: places.get(label),
    language,
    isHeldOut: origin === 'writers' && at % heldOutOf === 0,
  }))
  const form = { count: labels.length, rows: wordBuckets, ...training }
  const weights = learn(
    inputs.filter(({ isHeldOut }) => !isHeldOut),
    form,
  )
  const held = inputs
    .filter(({ isHeldOut }) => isHeldOut)
    .map((one) => ({ ...one, sums: sumsOf(weights, one.input, form) }))
  const temperature = temperatureFor(held)
  for (const language of ['en', 'es']) {
    const own = held.filter((one) => one.language === language)
    const right = own.filter(({ sums, target }) => sums.every((sum) => sum <= sums[target]))
    console.log(`held out, ${language}: first ${right.length} of ${own.length}`)
  }
  const file = packed(weights, form, { texts: hashOf(phrasings), labels, rarity, temperature })
  const stored = brotliCompressSync(file)
  writeFileSync(new URL('../src/coach/meaning/intent-words.bin', import.meta.url), stored)
  writeFileSync(new URL('../src/coach/meaning/known-words.txt', import.meta.url), knownWordsOf(phrasings))
  console.log(
    `${phrasings.length} phrasings, ${Math.round(file.length / 1024)} KiB, ${Math.round(stored.length / 1024)} compressed, temperature ${temperature}`,
  )
}

main()

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { intentClassifier } from '../src/coach/meaning/intent-classifier.ts'
import { wordClassifier } from '../src/coach/meaning/intent-words.ts'
import { noIntent } from '../src/coach/meaning/intents.ts'
import { allPhrasings, hashOf, trainedIntents } from './phrasings.ts'

const weights = path.join(import.meta.dirname, '../src/coach/meaning/intent-weights.bin')
const words = path.join(import.meta.dirname, '../src/coach/meaning/intent-words.bin')
const unpacked = async (file: string) => brotliDecompressSync(await readFile(file))
const labels = new Set([...trainedIntents.map(({ label }) => label), noIntent])

test('the weights were trained on the current texts (otherwise run `node bench/train-intents.mjs`)', async () => {
  expect(intentClassifier(await unpacked(weights)).header.texts).toBe(hashOf(allPhrasings()))
})

test('the words were learned from the current texts (otherwise run `node bench/train-intent-words.mjs`)', async () => {
  const { header } = wordClassifier(await unpacked(words))
  expect(header.texts).toBe(hashOf(allPhrasings()))
  const { header: sentences } = intentClassifier(await unpacked(weights))
  expect(sentences.labels.filter((label) => !header.labels.includes(label))).toEqual([])
})

test('every phrasing belongs to an existing intent', () => {
  expect(allPhrasings().filter(({ label }) => !labels.has(label))).toEqual([])
})

test('the classifier knows every intent', async () => {
  const { header } = intentClassifier(await unpacked(weights))
  expect(header.labels.filter((label) => !labels.has(label))).toEqual([])
  expect([...labels].filter((label) => label !== noIntent && !header.labels.includes(label))).toEqual([])
})

test('both files of weights together have at most 3.5 MiB', async () => {
  const sizes = await Promise.all([weights, words].map(async (file) => (await readFile(file)).length))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3.5 * 1024 * 1024)
})

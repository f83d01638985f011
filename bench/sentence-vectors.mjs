// Caches the sentence vectors of training texts on disk: encoding all phrasings takes minutes, and few of them change between trainings.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dimensions, englishFor } from '../src/coach/meaning/intent-features.ts'
import { createSentenceEncoder } from '../src/platform/sentence-encoder.server.ts'

const folder = fileURLToPath(new URL('../node_modules/.cache/sentence-vectors/', import.meta.url))
const files = { texts: `${folder}texts.jsonl`, vectors: `${folder}vectors.bin` }

/** The vector of each text that an earlier run has encoded. */
function cachedVectors() {
  if (!existsSync(files.texts)) return new Map()
  const texts = readFileSync(files.texts, 'utf8').split('\n').filter(Boolean)
  const { buffer, byteOffset } = readFileSync(files.vectors)
  const all = new Float32Array(buffer, byteOffset, texts.length * dimensions)
  return new Map(
    texts.map((text, at) => [JSON.parse(text), all.subarray(at * dimensions, (at + 1) * dimensions)]),
  )
}

function appendToCache(texts, vectors) {
  mkdirSync(folder, { recursive: true })
  for (const vector of vectors) appendFileSync(files.vectors, Buffer.from(new Float32Array(vector).buffer))
  appendFileSync(files.texts, texts.map((text) => `${JSON.stringify(text)}\n`).join(''))
}

const textsPerCall = 128

/** Adds the sentence vector to each phrasing, from the cache if an earlier run encoded the text. */
export async function encoded(phrasings) {
  const vectors = cachedVectors()
  const texts = [...new Set(phrasings.map(({ text, language }) => englishFor(text, language)))]
  const unknown = texts.filter((text) => !vectors.has(text))
  const encoder = createSentenceEncoder({ queued: Infinity })
  for (let at = 0; at < unknown.length; at += textsPerCall) {
    const part = unknown.slice(at, at + textsPerCall)
    const found = await encoder.encode(part, { milliseconds: 120_000, cache: false })
    if (!found) throw new Error('the sentence encoder did not answer')
    part.forEach((text, index) => vectors.set(text, found[index]))
    appendToCache(part, found)
  }
  await encoder.stop()
  return phrasings.map((one) => ({ ...one, vector: vectors.get(englishFor(one.text, one.language)) }))
}

export function meanOf(vectors) {
  const mean = new Float64Array(dimensions)
  for (const vector of vectors)
    for (let at = 0; at < dimensions; at++) mean[at] += vector[at] / vectors.length
  return Array.from(mean, (value) => Number(value.toFixed(6)))
}

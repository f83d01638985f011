// Sentence vectors on disk: to encode all phrasings takes minutes, and few of them change from one training to the next.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dimensions } from '../src/coach/meaning/intent-features.ts'

const folder = fileURLToPath(new URL('../node_modules/.cache/sentence-vectors/', import.meta.url))
const files = { texts: `${folder}texts.jsonl`, vectors: `${folder}vectors.bin` }

/** The vector of each text that an earlier run has encoded. */
export function cachedVectors() {
  if (!existsSync(files.texts)) return new Map()
  const texts = readFileSync(files.texts, 'utf8').split('\n').filter(Boolean)
  const { buffer, byteOffset } = readFileSync(files.vectors)
  const all = new Float32Array(buffer, byteOffset, texts.length * dimensions)
  return new Map(
    texts.map((text, at) => [JSON.parse(text), all.subarray(at * dimensions, (at + 1) * dimensions)]),
  )
}

export function appendToCache(texts, vectors) {
  mkdirSync(folder, { recursive: true })
  for (const vector of vectors) appendFileSync(files.vectors, Buffer.from(new Float32Array(vector).buffer))
  appendFileSync(files.texts, texts.map((text) => `${JSON.stringify(text)}\n`).join(''))
}

import { expect, onTestFinished, test } from 'vitest'
import { createSentenceEncoder, type EncoderOptions } from './sentence-encoder.server.ts'

/** The cosine of two unit vectors. */
const cosine = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0

const script = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${code}`)}`,
  )

/** A worker that returns a vector with each text's length, and counts its requests. */
const counting = script(`let asked = 0
parentPort.on('message', ({ id, texts }) => {
  asked += 1
  if (texts.includes('crash')) process.exit(1)
  if (texts.includes('hang')) return
  parentPort.postMessage({ id, vectors: texts.map((text) => Float32Array.of(text.length, asked)) })
})`)

function encoder(options: EncoderOptions) {
  const created = createSentenceEncoder(options)
  onTestFinished(() => created.stop())
  return created
}

test('a crashed worker gives undefined, and is restarted after a pause', async () => {
  const counted = encoder({ worker: counting, restMilliseconds: 0 })
  expect(await counted.encode(['crash'])).toBeUndefined()
  expect(await counted.encode(['fine'])).toEqual([Float32Array.of(4, 1)])
  const resting = encoder({ worker: counting, restMilliseconds: 60_000 })
  expect(await resting.encode(['crash'])).toBeUndefined()
  expect(await resting.encode(['fine'])).toBeUndefined()
})

test('a worker that cannot start gives undefined', async () => {
  const broken = encoder({ worker: script('throw new Error("no model")') })
  expect(await broken.encode(['a sentence'])).toBeUndefined()
})

test('a slow worker gives undefined at the time limit', async () => {
  const slow = encoder({ worker: counting, milliseconds: 30 })
  expect(await slow.encode(['hang'])).toBeUndefined()
})

test('a full queue refuses immediately', async () => {
  const small = encoder({ worker: counting, queued: 3, milliseconds: 5_000 })
  const pending = small.encode(['hang', 'on'])
  expect(await small.encode(['one', 'two'])).toBeUndefined()
  await small.stop()
  expect(await pending).toBeUndefined()
})

test('cached texts are not encoded again, and the least recently used one is dropped', async () => {
  const cached = encoder({ worker: counting, cached: 2 })
  expect(await cached.encode(['a'])).toEqual([Float32Array.of(1, 1)])
  expect(await cached.encode(['bb', 'bb'])).toEqual([Float32Array.of(2, 2), Float32Array.of(2, 2)])
  expect(await cached.encode(['a'])).toEqual([Float32Array.of(1, 1)])
  expect(await cached.encode(['ccc'])).toEqual([Float32Array.of(3, 3)])
  expect(await cached.encode(['a', 'bb'])).toEqual([Float32Array.of(1, 1), Float32Array.of(2, 4)])
  expect(await cached.encode(['ccc', 'a'])).toEqual([Float32Array.of(3, 5), Float32Array.of(1, 1)])
})

test('an idle worker is unloaded, and the next call starts a new one', async () => {
  const idling = encoder({ worker: counting, idleMilliseconds: 1 })
  await idling.encode(['one'])
  let more = 0
  const count = async () => (await idling.encode([`text ${++more}`]))?.[0]?.[1]
  await expect.poll(count).toBe(1)
})

test('the real model finds the sentence with the same meaning', async () => {
  const real = encoder({ milliseconds: 30_000 })
  const vectors = await real.encode([
    'my roommate left a bottle of whiskey in the kitchen',
    'there is alcohol in the house right now',
    'I want to talk about my boss',
  ])
  const [bottle, alcohol, boss] = vectors ?? []
  if (!bottle || !alcohol || !boss) throw new Error('no vectors')
  expect(cosine(bottle, bottle)).toBeCloseTo(1)
  expect(cosine(bottle, alcohol)).toBeGreaterThan(cosine(bottle, boss) + 0.1)
})

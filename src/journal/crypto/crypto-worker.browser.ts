// The worker's side of the desk. It ends with the lock, and everything that was opened with it.
import { config } from 'zod'
import { type Desk, makeDesk } from './crypto-worker-api.browser.ts'

// The page's policy holds for its workers too: no code is made of text.
config({ jitless: true })

const desk = makeDesk()

/** What the page asks of the worker. */
export type Asked = { id: number; name: Exclude<keyof Desk, 'close'>; given: unknown[] }

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))

async function answer({ id, name, given }: Asked) {
  try {
    // What comes over the wire of a worker has no types; the page's side calls by the same type.
    const work = desk[name] as (...given: unknown[]) => Promise<unknown>
    postMessage({ id, done: await work(...given) })
  } catch (error) {
    postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}

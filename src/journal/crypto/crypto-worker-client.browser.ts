// The page's client of the crypto worker: each call is a request message and a response message.

import type { WorkerRequest } from './crypto-worker.browser.ts'
import { type CryptoApi, createCryptoApi } from './crypto-worker-api.browser.ts'

type Answered = { id: number; done?: unknown; failed?: string }
// Not in the DOM types yet.
type TrustedWindow = {
  trustedTypes?: {
    createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => unknown }
  }
}
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Falls back to the page's thread if no worker can be created. */
export async function openCryptoWorker(): Promise<CryptoApi> {
  const started = await startWorker()
  return started ? deskOf(started) : createCryptoApi()
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import('./crypto-worker.browser.ts?worker&url')
    // Trusted Types: only this URL can become a worker.
    const { trustedTypes }: Window & TrustedWindow = window
    const policy = trustedTypes?.createPolicy('cairn-journal', {
      createScriptURL: () => address,
    })
    // The DOM types only know strings; the browser accepts the TrustedScriptURL.
    return new Worker((policy?.createScriptURL('') ?? address) as string, { type: 'module' })
  } catch {
    return undefined
  }
}

function deskOf(worker: Worker): CryptoApi {
  const waiting = new Map<number, Waiting>()
  let next = 1
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.failed === undefined) asked?.resolve(data.done)
    else asked?.reject(new Error(data.failed))
  })
  worker.addEventListener('error', () => end('This browser could not do the work of opening the journal.'))

  function end(why: string) {
    for (const { reject } of waiting.values()) reject(new Error(why))
    waiting.clear()
  }

  // The worker returns the result of the CryptoApi function with this name.
  function ask<Name extends WorkerRequest['name']>(name: Name): CryptoApi[Name] {
    const call = (...given: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, name, given } satisfies WorkerRequest, [])
      })
    return call as unknown as CryptoApi[Name]
  }

  return {
    passwordKey: ask('passwordKey'),
    legacyKey: ask('legacyKey'),
    open: ask('open'),
    put: ask('put'),
    drop: ask('drop'),
    find: ask('find'),
    tags: ask('tags'),
    pages: ask('pages'),
    close() {
      worker.terminate()
      end('Journal is locked')
    },
  }
}

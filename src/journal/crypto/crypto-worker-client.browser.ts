// The page's side of the desk: each call is a message to the worker and back.

import type { Asked } from './crypto-worker.browser.ts'
import { type Desk, makeDesk } from './crypto-worker-api.browser.ts'

type Answered = { id: number; done?: unknown; failed?: string }
// The DOM's types do not know it yet.
type TrustedWindow = {
  trustedTypes?: {
    createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => unknown }
  }
}
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Where a worker cannot be had, the same work is done in the page. */
export async function openDesk(): Promise<Desk> {
  const started = await startWorker()
  return started ? deskOf(started) : makeDesk()
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import('./crypto-worker.browser.ts?worker&url')
    // Trusted Types: this one address may become a worker.
    const { trustedTypes }: Window & TrustedWindow = window
    const policy = trustedTypes?.createPolicy('cairn-journal', {
      createScriptURL: () => address,
    })
    // The DOM's types know only strings here; the browser takes the trusted value itself.
    return new Worker((policy?.createScriptURL('') ?? address) as string, { type: 'module' })
  } catch {
    return undefined
  }
}

function deskOf(worker: Worker): Desk {
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

  // The worker answers each name with what the desk's own function of that name returns.
  function ask<Name extends Asked['name']>(name: Name): Desk[Name] {
    const call = (...given: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, name, given } satisfies Asked, [])
      })
    return call as unknown as Desk[Name]
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

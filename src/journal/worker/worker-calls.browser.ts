// Calls between the page and a worker: each is a request message and a response message.

export type WorkerRequest = { id: number; name: string; args: unknown[] }
type CallResponse = { id: number; done?: unknown; failed?: string }
// Not in the DOM types yet.
type ScriptUrlPolicy = { createScriptURL: (url: string) => unknown }
type TrustedWindow = { trustedTypes?: { createPolicy: (name: string, rules: object) => ScriptUrlPolicy } }
type PendingCall = { resolve: (value: unknown) => void; reject: (error: Error) => void }
// The functions of a worker; what they take and return is copied.
type Calls = Record<string, (...args: never[]) => Promise<unknown>>

/** Undefined if no worker can be created: the work is then done on the page's thread. */
export async function startWorker(load: () => Promise<{ default: string }>): Promise<Worker | undefined> {
  try {
    const { default: address } = await load()
    // The DOM types only know strings; the browser accepts the TrustedScriptURL.
    return new Worker(trustedUrl(address) as string, { type: 'module' })
  } catch {
    return undefined
  }
}

const trusted = new Set<string>()
let policy: ScriptUrlPolicy | undefined

/** Trusted Types: only the workers of this build can be started. The browser refuses a second policy of the same name. */
function trustedUrl(address: string): unknown {
  const { trustedTypes }: Window & TrustedWindow = window
  trusted.add(address)
  policy ??= trustedTypes?.createPolicy('cairn-journal', {
    createScriptURL(url: string) {
      if (!trusted.has(url)) throw new Error('This URL is not a worker of the journal.')
      return url
    },
  })
  return policy?.createScriptURL(address) ?? address
}

/** In the page: functions that the worker runs. `close` terminates it; pending and later calls then fail. */
export function callsTo<Api extends object>(
  worker: Worker,
  names: Record<keyof Api & string, true>,
  closed: string,
): Api & { readonly close: () => void } {
  const waiting = new Map<number, PendingCall>()
  let next = 1
  worker.addEventListener('message', ({ data }: MessageEvent<CallResponse>) => {
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.failed === undefined) pending?.resolve(data.done)
    else pending?.reject(new Error(data.failed))
  })
  worker.addEventListener('error', () => end('This browser could not do the work of opening the journal.'))

  function end(why: string) {
    for (const { reject } of waiting.values()) reject(new Error(why))
    waiting.clear()
  }

  const request =
    (name: string) =>
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, name, args } satisfies WorkerRequest, [])
      })
  const calls = Object.fromEntries(Object.keys(names).map((name) => [name, request(name)]))
  return {
    // The worker returns the result of its function with this name.
    ...(calls as Api),
    close() {
      worker.terminate()
      end(closed)
    },
  }
}

/** In the worker: answers the page's calls with these functions. */
export function answerCalls(functions: Calls): void {
  async function answer({ id, name, args }: WorkerRequest) {
    try {
      const work = functions[name]
      // Messages are untyped; both sides use the type of the functions.
      postMessage({ id, done: await work?.(...(args as never[])) })
    } catch (error) {
      postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
    }
  }
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data))
}

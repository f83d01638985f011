// Changes that the server does not have yet: ciphertext and public metadata only, oldest first.
import type { Seal } from '../crypto/envelope.ts'
import type { Entry } from '../entry.ts'

export type PendingBody = {
  readonly encryptedContent: string
  readonly enc: Seal
  readonly createdAt: string
}

export type PendingChange = {
  readonly id: string
  /** The position in the queue, assigned by the queue. */
  readonly order?: number | undefined
  readonly eid: string
  /** The version before the change, as this device showed it; absent for a new entry. */
  readonly base?: Entry | undefined
  /** The new version; absent for a deletion. */
  readonly body?: PendingBody | undefined
  readonly queuedAt: string
}

export type Outbox = {
  /** False if the browser has no storage: then a change that cannot be sent is not saved. */
  readonly durable: boolean
  readonly all: () => Promise<PendingChange[]>
  /** Rejects if there is no space. */
  readonly add: (change: PendingChange) => Promise<void>
  /** Atomically removes changes and puts `by` in place of the first one. */
  readonly replace: (changes: readonly PendingChange[], by?: PendingChange) => Promise<void>
  /** Runs one sender at a time, in all tabs. */
  readonly exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** For browsers without storage, and for tests. */
export function memoryOutbox(durable = false): Outbox {
  let changes: PendingChange[] = []
  let next = 1
  let last: Promise<unknown> = Promise.resolve()
  return {
    durable,
    all: async () => changes.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)),
    async add(change) {
      changes = [...changes, { ...change, order: next }]
      next += 1
    },
    async replace(removed, by) {
      const orders = new Set(removed.map(({ order }) => order))
      const rest = changes.filter(({ order }) => !orders.has(order))
      changes = by ? [...rest, { ...by, order: removed[0]?.order }] : rest
    },
    exclusively(work) {
      const done = last.then(work)
      last = done.catch(() => {})
      return done
    },
  }
}

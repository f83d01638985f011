// The outbox in IndexedDB. Logging out deletes it only if it is empty.
import { z } from 'zod/mini'
import {
  openDeviceDatabase,
  resultOf,
  setDeletedAtLogout,
} from '../../platform/browser/device-data.browser.ts'
import { Seal } from '../crypto/envelope.ts'
import { Entry } from '../entry.ts'
import { memoryOutbox, type Outbox, type PendingChange } from './outbox.ts'

const StoredChange = z.object({
  id: z.uuid(),
  order: z.number(),
  eid: z.uuid(),
  base: z.optional(Entry),
  body: z.optional(z.object({ encryptedContent: z.string(), enc: Seal, createdAt: z.string() })),
  queuedAt: z.string(),
})

const store = 'changes'

export async function openOutbox(owner: string): Promise<Outbox> {
  const name = `cairn-journal-outbox-${owner}`
  try {
    const database = await openDeviceDatabase(name, 1, (created) => {
      created.createObjectStore(store, { keyPath: 'order', autoIncrement: true })
    })
    setDeletedAtLogout(name, (await allOf(database)).length === 0)
    return storedOutbox(database, name)
  } catch {
    return memoryOutbox()
  }
}

/** The number of changes waiting on this device; needs no key. */
export async function countWaiting(owner: string): Promise<number> {
  const outbox = await openOutbox(owner)
  return outbox.all().then(
    (changes) => changes.length,
    () => 0,
  )
}

function storedOutbox(database: IDBDatabase, name: string): Outbox {
  const withoutLocks = memoryOutbox()
  return {
    durable: true,
    all: () => allOf(database),
    async add({ order: _, ...change }) {
      setDeletedAtLogout(name, false)
      await write(database, (changes) => changes.add(change))
    },
    async replace(removed, by) {
      await write(database, (changes) => {
        for (const { order } of removed) if (order !== undefined) changes.delete(order)
        if (by) changes.put({ ...by, order: removed[0]?.order })
      })
      if (!by && (await allOf(database)).length === 0) setDeletedAtLogout(name, true)
    },
    exclusively: (work) =>
      'locks' in navigator ? navigator.locks.request(name, work) : withoutLocks.exclusively(work),
  }
}

function write(database: IDBDatabase, change: (changes: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(noSpace()))
    transaction.addEventListener('abort', () => reject(noSpace()))
    change(transaction.objectStore(store))
  })
}

function noSpace(): Error {
  return new Error('This device has no space to save your entry until it can be sent.')
}

async function allOf(database: IDBDatabase): Promise<PendingChange[]> {
  const found: unknown[] = await resultOf(database.transaction(store).objectStore(store).getAll())
  return found.flatMap((each) => {
    const parsed = StoredChange.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}

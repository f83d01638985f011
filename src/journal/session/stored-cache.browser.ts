// The entry cache in IndexedDB. Any failure means a slower visit: the server has everything.
import { z } from 'zod'
import { openMemberDatabase } from '../../platform/browser/device-data.browser.ts'
import { Entry } from '../entry.ts'
import { type CacheChange, type CacheState, type EntryCache, memoryCache } from './entry-cache.ts'

const pieceSize = 500

const StoredState = z.object({
  version: z.number(),
  before: z.string().optional(),
  manifest: z.object({ revision: z.number(), encryptedContent: z.string() }).optional(),
})

export async function openEntryCache(owner: string): Promise<EntryCache> {
  try {
    return storedCache(await openMemberDatabase(`cairn-journal-${owner}`, 1, createStores))
  } catch {
    return memoryCache()
  }
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore('entries', { keyPath: 'id' }).createIndex('createdAt', 'createdAt')
  database.createObjectStore('state')
}

function storedCache(database: IDBDatabase): EntryCache {
  const read = <Value>(name: 'entries' | 'state', ask: (store: IDBObjectStore) => IDBRequest<Value>) =>
    answerOf(ask(database.transaction(name).objectStore(name)))

  async function clear(): Promise<void> {
    const transaction = database.transaction(['entries', 'state'], 'readwrite')
    transaction.objectStore('entries').clear()
    transaction.objectStore('state').clear()
    await completed(transaction)
  }

  return {
    newest: (count) => newestOf(database, count).catch(() => []),
    async all() {
      const all: Entry[] = []
      // In pieces, so that the page stays responsive.
      for (let after: IDBKeyRange | undefined; ; ) {
        const range = after
        const found = await read('entries', (store) => store.getAll(range, pieceSize)).catch(() => [])
        for (const each of found) {
          const entry = Entry.safeParse(each)
          if (entry.success) all.push(entry.data)
        }
        const last: unknown = found.at(-1)?.id
        if (found.length < pieceSize || typeof last !== 'string') return all
        after = IDBKeyRange.lowerBound(last, true)
      }
    },
    async state() {
      const parsed = StoredState.safeParse(
        await read('state', (store) => store.get('state')).catch(() => null),
      )
      return parsed.success ? parsed.data : undefined
    },
    write: (change) => write(database, change).catch(() => clear().catch(() => {})),
    clear: () => clear().catch(() => {}),
  }
}

async function write(database: IDBDatabase, { put = [], remove = [], state }: CacheChange): Promise<void> {
  const transaction = database.transaction(['entries', 'state'], 'readwrite')
  const entries = transaction.objectStore('entries')
  for (const entry of put) entries.put(entry)
  for (const id of remove) entries.delete(id)
  if (state) transaction.objectStore('state').put(state satisfies CacheState, 'state')
  await completed(transaction)
}

function newestOf(database: IDBDatabase, count: number): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const found: Entry[] = []
    const index = database.transaction('entries').objectStore('entries').index('createdAt')
    const request = index.openCursor(null, 'prev')
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      const cursor = request.result
      const entry = cursor && Entry.safeParse(cursor.value)
      if (entry?.success) found.push(entry.data)
      if (!cursor || found.length >= count) resolve(found)
      else cursor.continue()
    })
  })
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error))
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

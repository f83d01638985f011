// The entry cache in IndexedDB. A failure only makes a visit slower, because the server has everything.
import { z } from 'zod/mini'
import { openMemberDatabase, resultOf } from '../../platform/browser/device-data.browser.ts'
import { Entry } from '../entry.ts'
import { type CacheChange, type CacheState, type EntryCache, memoryCache } from './entry-cache.ts'

const chunkSize = 500

const StoredState = z.object({
  version: z.number(),
  before: z.optional(z.string()),
  manifest: z.optional(z.object({ revision: z.number(), encryptedContent: z.string() })),
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
    resultOf(ask(database.transaction(name).objectStore(name)))

  async function clear(): Promise<void> {
    const transaction = database.transaction(['entries', 'state'], 'readwrite')
    transaction.objectStore('entries').clear()
    transaction.objectStore('state').clear()
    await whenComplete(transaction)
  }

  return {
    newest: (count) => newestOf(database, count).catch(() => []),
    async all() {
      const all: Entry[] = []
      // In chunks, so that the page stays responsive.
      for (let after: IDBKeyRange | undefined; ; ) {
        const range = after
        const found = await read('entries', (store) => store.getAll(range, chunkSize)).catch(() => [])
        for (const each of found) {
          const entry = Entry.safeParse(each)
          if (entry.success) all.push(entry.data)
        }
        const last: unknown = found.at(-1)?.id
        if (found.length < chunkSize || typeof last !== 'string') return all
        after = IDBKeyRange.lowerBound(last, true)
      }
    },
    async state() {
      const parsed = StoredState.safeParse(
        await read('state', (store) => store.get('state')).catch(() => null),
      )
      return parsed.success ? parsed.data : undefined
    },
    async index() {
      const stored = await read('state', (store) => store.get('index')).catch(() => undefined)
      return stored instanceof Uint8Array ? new Uint8Array(stored) : undefined
    },
    write: (change) => write(database, change).catch(() => clear().catch(() => {})),
    clear: () => clear().catch(() => {}),
  }
}

async function write(
  database: IDBDatabase,
  { put = [], remove = [], state, index }: CacheChange,
): Promise<void> {
  const transaction = database.transaction(['entries', 'state'], 'readwrite')
  const entries = transaction.objectStore('entries')
  for (const entry of put) entries.put(entry)
  for (const id of remove) entries.delete(id)
  if (state) transaction.objectStore('state').put(state satisfies CacheState, 'state')
  if (index) transaction.objectStore('state').put(index, 'index')
  await whenComplete(transaction)
}

async function newestOf(database: IDBDatabase, count: number): Promise<Entry[]> {
  const index = database.transaction('entries').objectStore('entries').index('createdAt')
  const oldest = await nthNewest(index, count)
  const found: unknown[] = await resultOf(index.getAll(oldest && IDBKeyRange.lowerBound(oldest)))
  return found
    .toReversed()
    .flatMap((each) => {
      const entry = Entry.safeParse(each)
      return entry.success ? [entry.data] : []
    })
    .slice(0, count)
}

/** The key of the n-th newest entry, or undefined if there are fewer. Uses two events instead of one for each entry. */
function nthNewest(index: IDBIndex, count: number): Promise<IDBValidKey | undefined> {
  return new Promise((resolve, reject) => {
    const request = index.openKeyCursor(null, 'prev')
    let advanced = false
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor || advanced) return resolve(cursor?.key)
      advanced = true
      if (count > 1) cursor.advance(count - 1)
      else resolve(cursor.key)
    })
  })
}

function whenComplete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error))
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

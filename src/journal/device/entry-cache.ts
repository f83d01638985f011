// The device's copy of the journal: ciphertext and public metadata only, never text or keys.
import type { Bytes } from '../crypto/bytes.ts'
import type { Entry } from '../entry.ts'

export type CacheState = {
  /** The server's count of changes that the copy contains. */
  readonly version: number
  /** Set while the first load is unfinished: where the next page starts. */
  readonly before?: string | undefined
  readonly manifest?: { readonly revision: number; readonly encryptedContent: string } | undefined
}

export type CacheChange = {
  readonly put?: readonly Entry[]
  readonly remove?: readonly string[]
  readonly state?: CacheState
  readonly index?: Bytes
}

export type EntryCache = {
  readonly newest: (count: number) => Promise<Entry[]>
  readonly all: () => Promise<Entry[]>
  readonly state: () => Promise<CacheState | undefined>
  /** The search index, encrypted. */
  readonly index: () => Promise<Bytes | undefined>
  /** Writes all or nothing. If the device has no space, only the copy is lost and never an entry. */
  readonly write: (change: CacheChange) => Promise<void>
  readonly clear: () => Promise<void>
}

/** For browsers without storage, and for tests. */
export function memoryCache(): EntryCache {
  const entries = new Map<string, Entry>()
  let state: CacheState | undefined
  let index: Bytes | undefined
  const sorted = () =>
    [...entries.values()].toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return {
    newest: async (count) => sorted().slice(0, count),
    all: async () => sorted(),
    state: async () => state,
    index: async () => index,
    async write(change) {
      for (const entry of change.put ?? []) entries.set(entry.id, entry)
      for (const id of change.remove ?? []) entries.delete(id)
      state = change.state ?? state
      index = change.index ?? index
    },
    async clear() {
      entries.clear()
      state = undefined
      index = undefined
    },
  }
}

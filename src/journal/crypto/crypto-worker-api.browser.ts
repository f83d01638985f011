// Expensive work of an open journal, run in a worker: key derivation, decryption, search.

import type { Entry } from '../entry.ts'
import { passwordKey } from './cipher.browser.ts'
import type { EntryContent } from './entry-content.ts'
import type { Derivation } from './envelope.ts'
import { legacyKey } from './legacy.browser.ts'
import { type EntryKeys, openEntries } from './reading.browser.ts'
import { createSearchIndex, type IndexedEntry, type SearchQuery } from './search-index.ts'

export type CryptoApi = {
  readonly passwordKey: (password: string, kdf: Derivation) => Promise<CryptoKey>
  readonly legacyKey: (password: string) => Promise<CryptoKey>
  /** Decrypts entries into the search index; `closed` are ids that no key opens. */
  readonly open: (
    keys: EntryKeys,
    entries: readonly Entry[],
  ) => Promise<{ cards: IndexedEntry[]; closed: string[] }>
  readonly put: (id: string, page: EntryContent) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  readonly find: (wanted: SearchQuery) => Promise<string[]>
  readonly tags: () => Promise<string[]>
  readonly pages: () => Promise<[string, EntryContent][]>
  /** Drops all state and terminates the worker. */
  readonly close: () => void
}

export function createCryptoApi(): CryptoApi {
  let index = createSearchIndex()
  return {
    passwordKey,
    legacyKey,
    async open(keys, entries) {
      const cards: IndexedEntry[] = []
      const closed = await openEntries(keys, entries, (id, page) => {
        index.put(id, page)
        cards.push({ id, writtenAt: page.writtenAt })
      })
      return { cards, closed }
    },
    put: async (id, page) => index.put(id, page),
    drop: async (id) => index.drop(id),
    find: async (wanted) => index.find(wanted),
    tags: async () => index.tags(),
    pages: async () => index.pages(),
    close() {
      index = createSearchIndex()
    },
  }
}

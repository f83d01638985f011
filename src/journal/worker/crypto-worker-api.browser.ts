// Expensive work of an open journal, run in a worker: key derivation, decryption, search.

import type { Bytes } from '../crypto/bytes.ts'
import { openIndex, sealIndex } from '../crypto/entry-cipher.browser.ts'
import type { Derivation } from '../crypto/envelope.ts'
import { derivePasswordKey } from '../crypto/key-derivation.browser.ts'
import { deriveLegacyKey } from '../crypto/legacy.browser.ts'
import { type EntryKeys, hashesOf, openEntries } from '../crypto/open-entry.browser.ts'
import type { Vault } from '../crypto/vault.browser.ts'
import type { Entry } from '../entry.ts'
import {
  createSearchIndex,
  decodeSearchIndex,
  type EntryMatches,
  type IndexedEntry,
  type SearchQuery,
} from '../search/search-index.ts'

export type CryptoApi = {
  readonly derivePasswordKey: (password: string, kdf: Derivation) => Promise<CryptoKey>
  readonly deriveLegacyKey: (password: string) => Promise<CryptoKey>
  /** Continues with the device's index; one that does not open is ignored. */
  readonly restoreIndex: (vault: Vault, sealed: Bytes) => Promise<void>
  /** Undefined if nothing changed since it was restored or sealed. */
  readonly sealIndex: (vault: Vault) => Promise<Bytes | undefined>
  /** Decrypts entries that the search index does not have yet; `closed` are ids that no key opens. */
  readonly open: (
    keys: EntryKeys,
    entries: readonly Entry[],
  ) => Promise<{ cards: IndexedEntry[]; closed: string[] }>
  readonly drop: (id: string) => Promise<void>
  /** Drops all other entries. */
  readonly retain: (ids: readonly string[]) => Promise<void>
  readonly find: (query: SearchQuery, limit?: number) => Promise<EntryMatches>
  readonly tags: () => Promise<string[]>
  /** Drops all state and terminates the worker. */
  readonly close: () => void
}

export function createCryptoApi(): CryptoApi {
  let index = createSearchIndex()
  let changed = false
  return {
    derivePasswordKey,
    deriveLegacyKey,
    async restoreIndex(vault, sealed) {
      const bytes = await openIndex(vault, sealed)
      index = (bytes && decodeSearchIndex(bytes)) ?? index
    },
    async sealIndex(vault) {
      if (!changed) return undefined
      changed = false
      return sealIndex(vault, index.encode())
    },
    async open(keys, entries) {
      const hashes = await hashesOf(entries)
      const cards = entries.flatMap(({ id }) => index.get(id, hashes.get(id) ?? '') ?? [])
      const known = new Set(cards.map(({ id }) => id))
      const closed = await openEntries(
        keys,
        entries.filter(({ id }) => !known.has(id)),
        (id, { content, from }) => {
          index.put(id, content, from === 'current' ? hashes.get(id) : undefined)
          cards.push({ id, writtenAt: content.writtenAt, versionOf: content.versionOf })
          changed = true
        },
      )
      for (const id of closed) drop(id)
      return { cards, closed }
    },
    drop: async (id) => drop(id),
    async retain(ids) {
      const remaining = new Set(ids)
      for (const id of index.ids()) if (!remaining.has(id)) drop(id)
    },
    find: async (query, limit) => index.find(query, limit),
    tags: async () => index.tags(),
    close() {
      index = createSearchIndex()
    },
  }

  function drop(id: string): void {
    if (index.drop(id)) changed = true
  }
}

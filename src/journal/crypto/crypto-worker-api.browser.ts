// The heavy work of an open journal: stretching the password, opening many entries, searching. Runs in a worker.

import type { Entry } from '../entry.ts'
import { passwordKey } from './cipher.browser.ts'
import type { Page } from './entry-content.ts'
import type { Derivation } from './envelope.ts'
import { legacyKey } from './legacy.browser.ts'
import { type Keys, openAll } from './reading.browser.ts'
import { type Find, makeShelf, type ShelfCard } from './search-index.ts'

export type Desk = {
  readonly passwordKey: (password: string, kdf: Derivation) => Promise<CryptoKey>
  readonly legacyKey: (password: string) => Promise<CryptoKey>
  /** Opens a piece of the journal onto the shelf; `closed` are ids that no key here opens. */
  readonly open: (keys: Keys, entries: readonly Entry[]) => Promise<{ cards: ShelfCard[]; closed: string[] }>
  readonly put: (id: string, page: Page) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  readonly find: (wanted: Find) => Promise<string[]>
  readonly tags: () => Promise<string[]>
  readonly pages: () => Promise<[string, Page][]>
  /** Forgets everything; a worker ends. */
  readonly close: () => void
}

export function makeDesk(): Desk {
  let shelf = makeShelf()
  return {
    passwordKey,
    legacyKey,
    async open(keys, entries) {
      const cards: ShelfCard[] = []
      const closed = await openAll(keys, entries, (id, page) => {
        shelf.put(id, page)
        cards.push({ id, writtenAt: page.writtenAt })
      })
      return { cards, closed }
    },
    put: async (id, page) => shelf.put(id, page),
    drop: async (id) => shelf.drop(id),
    find: async (wanted) => shelf.find(wanted),
    tags: async () => shelf.tags(),
    pages: async () => shelf.pages(),
    close() {
      shelf = makeShelf()
    },
  }
}

// Decrypts the entries of the open journal in the worker, for search and calendar, and stores the search index.
import type { CryptoApi } from '../worker/crypto-worker-api.browser.ts'
import { cardOf, type EntryCard, newestFirst } from './entry-cards.ts'
import { listedEntries } from './migrate-v1.browser.ts'
import { openJournal, requireOpen, update } from './open-journal.browser.ts'
import { showChanges } from './send-changes.browser.ts'
import type { JournalSync } from './sync.browser.ts'

const chunkSize = 256

/** In chunks. Entries that the device's index has are not decrypted again. */
export async function openAllEntries(): Promise<void> {
  const { sync, worker, indexed } = requireOpen()
  const entries = [...(await listedEntries(sync)).values()]
  const cards = new Map<string, EntryCard>()
  for (let at = 0; at < entries.length; at += chunkSize) {
    const chunk = entries.slice(at, at + chunkSize)
    const decrypted = await worker.open(sync.keys, chunk).catch(() => undefined)
    if (!decrypted) return
    const opened = new Map(decrypted.cards.map((each) => [each.id, each]))
    for (const entry of chunk) {
      cards.set(entry.id, cardOf(entry, sync, opened.get(entry.id) ?? 'closed'))
      indexed.set(entry.id, entry.encryptedContent)
    }
    if (at % (chunkSize * 4) === 0) update(worker, { opening: at })
  }
  // Includes entries saved or deleted meanwhile.
  for (const card of requireOpen().cards) if (!cards.has(card.id)) cards.set(card.id, card)
  const listed = await listedEntries(sync)
  const present = [...cards.values()].filter(({ id }) => listed.has(id))
  await worker.retain(present.map(({ id }) => id))
  update(worker, { cards: newestFirst(present), tags: await worker.tags(), opening: undefined })
  await showChanges()
}

/** Restores the index of the last visit. `openAllEntries` decrypts what changed since then. */
export async function restoreIndex(worker: CryptoApi, { cache, keys }: JournalSync): Promise<void> {
  const sealed = await cache.index()
  if (sealed) await worker.restoreIndex(keys.vault, sealed).catch(() => {})
}

const saveAfterMilliseconds = 3_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Stores the index a moment after the last change. */
export function saveIndexSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void saveIndex().catch(() => {}), saveAfterMilliseconds)
}

async function saveIndex(): Promise<void> {
  const journal = openJournal()
  if (!journal || journal.opening !== undefined) return
  const index = await journal.worker.sealIndex(journal.sync.keys.vault)
  if (index) await journal.sync.cache.write({ index })
}

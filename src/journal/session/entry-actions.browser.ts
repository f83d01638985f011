// Reads, saves and deletes entries of the open journal, and their drafts.

import type { EntryContent } from '../crypto/entry-content.ts'
import { type EntryKeys, type OpenedEntry, openEntry } from '../crypto/reading.browser.ts'
import type { Entry } from '../entry.ts'
import { type Draft, dropDraft, storeDraft } from './device.browser.ts'
import { addEntry, confirmEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { newestFirst, openAllEntries, openJournal, requireOpen, update } from './journal.browser.ts'
import { keepEntry } from './loading.browser.ts'
import { type MigrationResult, migrateLegacyEntries } from './moving.browser.ts'
import { hasStatus, type NewSealedEntry } from './sync.browser.ts'

/** Reads one entry, and confirms an unconfirmed edit that decrypts. */
export async function readEntry(keys: EntryKeys, entry: Entry): Promise<OpenedEntry | undefined> {
  const opened = (await openEntry(keys, entry)) ?? (await openStored(keys, entry))
  const journal = openJournal()
  if (journal && entry.previous && opened?.from === 'current') void confirmEntry(journal.sync, entry)
  return opened
}

// The device's copy may be damaged while the server's is fine.
async function openStored(keys: EntryKeys, { id, enc }: Entry): Promise<OpenedEntry | undefined> {
  const journal = openJournal()
  const ours = enc && (enc.kid === keys.vault.kid || keys.vault.older.has(enc.kid))
  if (!journal || !ours) return undefined
  const stored = await journal.sync.remote.entry(id).catch(() => undefined)
  const opened = stored && (await openEntry(keys, stored))
  if (stored && opened) keepEntry(journal.sync, stored)
  return opened
}

export type SaveResult = { readonly id: string; readonly both: boolean }

/** Saves a new entry or a change of `draft.entry`. On a conflict with another device both versions are stored. */
export async function saveEntry(draft: Draft, page: EntryContent): Promise<SaveResult> {
  const { sync, worker } = requireOpen()
  const note = (body: NewSealedEntry) => {
    update(worker, { sent: new Map(openJournal()?.sent).set(body.enc?.eid ?? '', JSON.stringify(body)) })
  }
  try {
    const entry = draft.entry
      ? await editEntry(sync, draft.entry, page, note)
      : await addEntry(sync, draft.eid, page, note)
    await shelve(entry, page, draft.eid)
    return { id: entry.id, both: false }
  } catch (error) {
    if (!draft.entry || !hasStatus(error, 409)) throw error
    const newer = await sync.remote.entry(draft.entry)
    keepEntry(sync, newer)
    const opened = await openEntry(sync.keys, newer)
    if (opened) await worker.put(newer.id, opened.page)
    const entry = await addEntry(sync, crypto.randomUUID(), page, note)
    await shelve(entry, page, draft.eid)
    return { id: entry.id, both: true }
  }
}

async function shelve(entry: Entry, page: EntryContent, eid: string): Promise<void> {
  const { worker, sync, cards, drafts } = requireOpen()
  dropDraft(localStorage, sync.keys.vault.owner, eid)
  const card = { id: entry.id, writtenAt: page.writtenAt, closed: false, first: !entry.enc }
  update(worker, {
    cards: newestFirst([card, ...cards.filter(({ id }) => id !== entry.id)]),
    drafts: drafts.filter((draft) => draft.eid !== eid),
  })
  await worker.put(entry.id, page)
  update(worker, { tags: await worker.tags() })
}

export async function deleteEntry(id: string): Promise<void> {
  const { sync, worker } = requireOpen()
  await removeEntry(sync, id)
  await worker.drop(id)
  update(worker, { cards: requireOpen().cards.filter((card) => card.id !== id), tags: await worker.tags() })
}

/** Stores an encrypted draft on the device; `false` if there is no space or the journal is locked. */
export async function saveDraft(draft: Draft): Promise<boolean> {
  const journal = openJournal()
  if (!journal) return false
  const kept = await storeDraft(localStorage, journal.sync.keys.vault, draft)
  const others = (openJournal()?.drafts ?? []).filter(({ eid }) => eid !== draft.eid)
  update(journal.worker, { drafts: [...others, draft] })
  return kept
}

export function discardDraft(eid: string): void {
  const { sync, worker, drafts } = requireOpen()
  dropDraft(localStorage, sync.keys.vault.owner, eid)
  update(worker, { drafts: drafts.filter((draft) => draft.eid !== eid) })
}

export async function migrateEntries(progress: (done: number) => void): Promise<MigrationResult> {
  const move = await migrateLegacyEntries(requireOpen().sync, progress)
  await openAllEntries()
  return move
}

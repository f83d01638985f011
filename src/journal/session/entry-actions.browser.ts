// Reads, saves and deletes entries of the open journal, and their drafts.

import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { type EntryKeys, type OpenedEntry, openEntry } from '../crypto/open-entry.browser.ts'
import { type Draft, dropDraft, storeDraft } from '../device/device.browser.ts'
import type { Entry } from '../entry.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { openAllEntries } from './index-entries.browser.ts'
import { addStoredEntry } from './load-entries.browser.ts'
import { type MigrationResult, migrateLegacyEntries } from './migrate-v1.browser.ts'
import { openJournal, requireOpen, update } from './open-journal.browser.ts'
import { confirmEntry } from './read-back.browser.ts'
import { showChanges } from './send-changes.browser.ts'
import type { JournalSync, NewSealedEntry } from './sync.browser.ts'
import { visibleEntry } from './visible-entries.ts'

/** Opens an entry as this device shows it. */
export async function openVisibleEntry(id: string): Promise<OpenedEntry | undefined> {
  const { sync } = requireOpen()
  const entry = visibleEntry(sync, id)
  return entry && readEntry(sync.keys, entry)
}

/** Reads one entry, and confirms an unconfirmed edit that decrypts. */
async function readEntry(keys: EntryKeys, entry: Entry): Promise<OpenedEntry | undefined> {
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
  if (stored && opened) addStoredEntry(journal.sync, stored)
  return opened
}

/**
 * `both`: another device changed the entry, too. `waits`: the entry is saved on this device and not sent yet; `refusal` is the server's
 * reason, if there was one.
 */
export type SaveResult = {
  readonly id: string
  readonly both: boolean
  readonly waits: boolean
  readonly refusal: string | undefined
}

/** Saves a new entry or a change of `draft.entry`. On a conflict with another device both versions are stored. */
export async function saveEntry(draft: Draft, content: EntryContent): Promise<SaveResult> {
  const { sync, worker } = requireOpen()
  const recordSent = (body: NewSealedEntry) => {
    const eid = body.enc?.eid ?? ''
    update(worker, { sent: new Map(openJournal()?.sent).set(eid, JSON.stringify(body)) })
  }
  const base = draft.entry ? visibleEntry(sync, draft.eid) : undefined
  const changedElsewhere = base !== undefined && (await isChangedElsewhere(sync.keys, base, draft, content))
  const versionOf = changedElsewhere ? draft.eid : undefined
  // An entry that another device deleted meanwhile becomes a new one.
  const eid = draft.entry ? crypto.randomUUID() : draft.eid
  const entry =
    base && !changedElsewhere
      ? await editEntry(sync, base.id, content, recordSent)
      : await addEntry(sync, eid, { ...content, versionOf }, recordSent)
  dropDraft(localStorage, sync.keys.vault.owner, draft.eid)
  const waits = isWaiting(sync, entry)
  update(worker, {
    drafts: requireOpen().drafts.filter((each) => each.eid !== draft.eid),
    ...(waits ? sync.obstacle : {}),
  })
  await showChanges()
  const { refusal } = sync.obstacle
  return { id: entry.id, both: base !== undefined && entry.enc?.eid !== draft.eid, waits, refusal }
}

/** True if the entry changed while the draft was written, in another tab or on another device, and to something else than the draft. */
async function isChangedElsewhere(keys: EntryKeys, entry: Entry, { base }: Draft, next: EntryContent) {
  const current = (await openEntry(keys, entry))?.content
  if (!base || !current || sameContent(current, base)) return false
  return !sameContent(current, { ...next, versionOf: current.versionOf })
}

/** `waits`: the entry is deleted on this device, and on the server once it can be reached. */
export async function deleteEntry(id: string): Promise<{ waits: boolean }> {
  const { sync, worker } = requireOpen()
  await removeEntry(sync, id)
  const waits = sync.pending.length > 0
  if (waits) update(worker, sync.obstacle)
  await showChanges()
  return { waits }
}

/** Separates two versions of an entry: each is an independent entry after that. */
export async function keepBothVersions(id: string): Promise<void> {
  const { sync } = requireOpen()
  const opened = await openVisibleEntry(id)
  if (opened) await editEntry(sync, id, { ...opened.content, versionOf: undefined })
  await showChanges()
}

function isWaiting({ pending }: JournalSync, { enc }: Entry): boolean {
  return pending.some(({ eid }) => eid === enc?.eid)
}

/** Stores an encrypted draft on the device; `false` if there is no space or the journal is locked. */
export async function saveDraft(draft: Draft): Promise<boolean> {
  const journal = openJournal()
  if (!journal) return false
  const stored = await storeDraft(localStorage, journal.sync.keys.vault, draft)
  const others = (openJournal()?.drafts ?? []).filter(({ eid }) => eid !== draft.eid)
  update(journal.worker, { drafts: [...others, draft] })
  return stored
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

// Saves, changes and deletes entries. A write counts as saved once the stored entry has been read back and decrypted.

import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { deletedMark } from '../crypto/manifest.ts'
import { type EntryKeys, openEntry } from '../crypto/reading.browser.ts'
import { VaultRefusal } from '../crypto/vault.browser.ts'
import { type Entry, manifestKey } from '../entry.ts'
import { deletedHere, dropDraft, recordDeletion } from './device.browser.ts'
import { dropEntry, entryByEid, keepEntry } from './loading.browser.ts'
import { hasStatus, type JournalSync, type NewSealedEntry, updateManifest } from './sync.browser.ts'

/** Receives the exact request body. */
export type OnSent = (body: NewSealedEntry) => void

/** Saves a new entry under a client-generated id, so that a retry stores it once. */
export async function addEntry(
  sync: JournalSync,
  eid: string,
  page: EntryContent,
  sent: OnSent = () => {},
): Promise<Entry> {
  const entry = await storeEntry(sync, eid, page, sent)
  await listQuietly(sync, eid, manifestKey(entry).seq)
  dropDraft(sync.space, sync.keys.vault.owner, eid)
  return entry
}

/** Like `addEntry` for many entries: the caller updates the manifest afterwards. */
export async function storeEntry(
  sync: JournalSync,
  eid: string,
  page: EntryContent,
  sent: OnSent = () => {},
): Promise<Entry> {
  const body = { ...(await sealEntryContent(sync.keys.vault, eid, 1, page)), createdAt: page.writtenAt }
  sent(body)
  const entry = await sync.remote.add(body).catch((error: unknown) => {
    if (!hasStatus(error, 409)) throw error
    return alreadyKept(sync, eid, page, error)
  })
  await mustOpen(sync.keys, entry, page)
  keepEntry(sync, entry)
  return entry
}

// A retry is encrypted again, so the stored entry is compared by its plaintext.
async function alreadyKept(
  sync: JournalSync,
  eid: string,
  page: EntryContent,
  error: unknown,
): Promise<Entry> {
  const kept = await entryByEid(sync, eid)
  const opened = kept && (await openEntry(sync.keys, kept))
  if (kept && opened && sameContent(opened.page, page)) return kept
  throw error
}

/** Changes an entry. The server keeps the previous version until the new one is confirmed. */
export async function editEntry(
  sync: JournalSync,
  id: string,
  page: EntryContent,
  sent: OnSent = () => {},
): Promise<Entry> {
  const before = sync.entries.get(id)
  if (!before?.enc)
    throw new VaultRefusal('This entry has to be brought into the new form before it can be changed.')
  const { eid } = before.enc
  if (before.previous && (await openEntry(sync.keys, before))?.from === 'current')
    await confirmEntry(sync, before)
  const entry = await sendEdit(sync, before, page, sent).catch(async (error: unknown) => {
    const stored = hasStatus(error, 409) && (await onlyReencrypted(sync, before))
    if (!stored) throw error
    return sendEdit(sync, stored, page, sent)
  })
  await mustOpen(sync.keys, entry, page)
  const kept = await confirmEntry(sync, entry)
  await listQuietly(sync, eid, entry.enc?.seq ?? 0)
  dropDraft(sync.space, sync.keys.vault.owner, eid)
  return kept
}

async function sendEdit(sync: JournalSync, { id, enc }: Entry, page: EntryContent, sent: OnSent) {
  const body = await sealEntryContent(sync.keys.vault, enc?.eid ?? '', (enc?.seq ?? 0) + 1, page)
  sent(body)
  return sync.remote.edit(id, body)
}

/** The stored entry if it has the same text as before: a key change in the background gave it a new version. */
async function onlyReencrypted(sync: JournalSync, before: Entry): Promise<Entry | undefined> {
  const stored = await sync.remote.entry(before.id)
  const [now, then] = [await openEntry(sync.keys, stored), await openEntry(sync.keys, before)]
  return now && then && sameContent(now.page, then.page) ? stored : undefined
}

/** Deletes the previous version. A failure does no harm. */
export async function confirmEntry(sync: JournalSync, entry: Entry): Promise<Entry> {
  const { previous, ...alone } = entry
  keepEntry(sync, entry)
  if (!entry.enc || !previous) return entry
  try {
    await sync.remote.confirm(entry.id, entry.enc.seq)
  } catch {
    return entry
  }
  keepEntry(sync, alone)
  return alone
}

async function mustOpen(keys: EntryKeys, entry: Entry, page: EntryContent): Promise<void> {
  const opened = await openEntry(keys, entry)
  if (opened?.from === 'current' && sameContent(opened.page, page)) return
  throw new VaultRefusal(
    'The server did not give back what was sent. Your text is still here and on this device.',
  )
}

// An entry missing in the manifest is not a finding, so a failed manifest update must not fail the save.
async function listQuietly(sync: JournalSync, eid: string, seq: number): Promise<void> {
  await updateManifest(sync, (before) => new Map([...before, [eid, seq]])).catch(() => {})
}

export async function removeEntry(sync: JournalSync, id: string): Promise<void> {
  const entry = sync.entries.get(id)
  if (!entry) return
  const { eid } = manifestKey(entry)
  const { space, keys } = sync
  recordDeletion(space, keys.vault.owner, deletedHere(space, keys.vault.owner).add(eid))
  await removeWithoutManifest(sync, id)
  dropEntry(sync, id)
  dropDraft(space, keys.vault.owner, eid)
  await listQuietly(sync, eid, deletedMark)
}

/** A missing entry counts as deleted. */
export async function removeWithoutManifest(sync: JournalSync, id: string): Promise<void> {
  await sync.remote.remove(id).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error
  })
}

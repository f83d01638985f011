// Saves, changes and deletes entries: first into the outbox, then to the server as soon as it can be reached.

import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { openEntry } from '../crypto/open-entry.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { dropDraft } from '../device/device.browser.ts'
import type { PendingChange } from '../device/outbox.ts'
import { type Entry, manifestKey } from '../entry.ts'
import { hasStatus } from './call-failures.ts'
import { addStoredEntry, entryByEid } from './load-entries.browser.ts'
import { confirmEntry, mustOpen } from './read-back.browser.ts'
import { type OnSent, sendPending } from './send-pending.browser.ts'
import { type JournalSync } from './sync.browser.ts'
import { entryOfChange, visibleEntry } from './visible-entries.ts'

/** Saves a new entry under a client-generated id, so that a retry stores it once. */
export async function addEntry(
  sync: JournalSync,
  eid: string,
  content: EntryContent,
  sent?: OnSent,
): Promise<Entry> {
  const body = { ...(await sealEntryContent(sync.keys.vault, eid, 1, content)), createdAt: content.writtenAt }
  return write(sync, { ...newChange(eid), body }, sent)
}

/** Changes an entry. If another device changed it meanwhile, the result is a new entry: both versions are preserved. */
export async function editEntry(
  sync: JournalSync,
  id: string,
  content: EntryContent,
  sent?: OnSent,
): Promise<Entry> {
  const base = visibleEntry(sync, id)
  if (!base?.enc)
    throw new VaultError('This entry has to be brought into the new form before it can be changed.')
  const { eid, seq } = base.enc
  if (base.previous && (await openEntry(sync.keys, base))?.from === 'current') await confirmEntry(sync, base)
  const sealed = await sealEntryContent(sync.keys.vault, eid, seq + 1, content)
  const body = { ...sealed, createdAt: base.createdAt }
  return write(sync, { ...newChange(eid), base: withoutPrevious(base), body }, sent)
}

export async function removeEntry(sync: JournalSync, id: string): Promise<void> {
  const base = visibleEntry(sync, id)
  if (!base) return
  await enqueue(sync, { ...newChange(manifestKey(base).eid), base: withoutPrevious(base) })
}

function newChange(eid: string): PendingChange {
  return { id: crypto.randomUUID(), eid, queuedAt: new Date().toISOString() }
}

function withoutPrevious({ previous: _, ...entry }: Entry): Entry {
  return entry
}

async function write(
  sync: JournalSync,
  change: PendingChange & Required<Pick<PendingChange, 'body'>>,
  sent?: OnSent,
): Promise<Entry> {
  const stored = await enqueue(sync, change, sent)
  dropDraft(sync.storage, sync.keys.vault.owner, change.eid)
  return stored ?? entryOfChange(sync, change)
}

/**
 * The server's entry, or undefined while the change waits for a connection or for an unlock with a changed password. Throws if it was refused
 * for another reason; then it no longer waits.
 */
async function enqueue(sync: JournalSync, change: PendingChange, sent?: OnSent): Promise<Entry | undefined> {
  await sync.outbox.add(change)
  const { settled, refused, failure } = await sendPending(sync, { sent })
  if (settled.has(change.id)) return settled.get(change.id)
  const refusal = refused.get(change.id)
  if (sync.outbox.durable && (refusal === undefined || hasStatus(refusal, 423))) return undefined
  await sync.outbox.replace((await sync.outbox.all()).filter(({ id }) => id === change.id))
  sync.pending = await sync.outbox.all()
  throw refusal ?? failure
}

/** Stores an entry of an import or a migration at once; the caller updates the manifest afterwards. */
export async function storeEntry(sync: JournalSync, eid: string, content: EntryContent): Promise<Entry> {
  const body = { ...(await sealEntryContent(sync.keys.vault, eid, 1, content)), createdAt: content.writtenAt }
  const entry = await sync.remote.add(body).catch(async (error: unknown) => {
    // A retry is encrypted again, so the stored entry is compared by its plaintext.
    const stored = hasStatus(error, 409) ? await entryByEid(sync, eid) : undefined
    const opened = stored && (await openEntry(sync.keys, stored))
    if (stored && opened && sameContent(opened.content, content)) return stored
    throw error
  })
  await mustOpen(sync.keys, entry, content)
  addStoredEntry(sync, entry)
  return entry
}

/** A missing entry counts as deleted. */
export async function removeWithoutManifest(sync: JournalSync, id: string): Promise<void> {
  await sync.remote.remove(id).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error
  })
}

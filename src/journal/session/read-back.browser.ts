// A write counts as saved once the stored entry has been read back and decrypted.

import { openEntryContent } from '../crypto/entry-cipher.browser.ts'
import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { type EntryKeys, openEntry } from '../crypto/open-entry.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import type { PendingBody } from '../device/outbox.ts'
import type { Entry } from '../entry.ts'
import { addStoredEntry } from './load-entries.browser.ts'
import type { JournalSync } from './sync.browser.ts'

/** The stored entry has to be what was sent, or a later version written over it. */
export async function readBack(
  { keys }: JournalSync,
  { encryptedContent, enc }: Pick<PendingBody, 'encryptedContent' | 'enc'>,
  stored: Entry,
): Promise<Entry> {
  const content = await openEntryContent(keys.vault, encryptedContent, enc)
  const newer = stored.enc?.eid === enc.eid && stored.enc.seq > enc.seq
  if (newer && (await openEntry(keys, stored))?.from === 'current') return stored
  if (content) await mustOpen(keys, stored, content)
  return stored
}

/** Deletes the previous version. A failure does no harm. */
export async function confirmEntry(sync: JournalSync, entry: Entry): Promise<Entry> {
  const { previous, ...alone } = entry
  addStoredEntry(sync, entry)
  if (!entry.enc || !previous) return entry
  try {
    await sync.remote.confirm(entry.id, entry.enc.seq)
  } catch {
    return entry
  }
  addStoredEntry(sync, alone)
  return alone
}

export async function mustOpen(keys: EntryKeys, entry: Entry, content: EntryContent): Promise<void> {
  const opened = await openEntry(keys, entry)
  if (opened?.from === 'current' && sameContent(opened.content, content)) return
  throw new VaultError(
    'The server did not give back what was sent. Your text is still here and on this device.',
  )
}

// Resolves conflicts: if another device changed an entry meanwhile, this device's version becomes a separate entry.

import { otherKey } from '../contract.ts'
import { openEntryContent, sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { openEntry } from '../crypto/open-entry.browser.ts'
import type { PendingBody, PendingChange } from '../device/outbox.ts'
import type { Entry } from '../entry.ts'
import { hasStatus } from './call-failures.ts'
import { addStoredEntry } from './load-entries.browser.ts'
import { type JournalSync } from './sync.browser.ts'

export async function storedEntry({ remote }: JournalSync, id: string): Promise<Entry | undefined> {
  return remote.entry(id).catch((error: unknown) => {
    if (hasStatus(error, 404)) return undefined
    throw error
  })
}

/** The server has a version other than the one that the change was made from. */
export async function reconcileVersions(
  sync: JournalSync,
  change: PendingChange,
  stored: Entry,
  error: unknown,
): Promise<Entry | undefined> {
  const { base, body } = change
  const [theirs, ours] = [await openEntry(sync.keys, stored), await contentOf(sync, body)]
  if (!theirs || !ours) throw error
  if (theirs.from === 'current' && sameContent(theirs.content, ours)) return stored
  const seq = stored.enc?.seq ?? 0
  const before = base && (await openEntry(sync.keys, base))
  if (body && before && sameContent(theirs.content, before.content)) {
    // The version is the expected one: the server refused for another reason.
    if (seq + 1 === body.enc.seq) throw error
    const again = await sealEntryContent(sync.keys.vault, change.eid, seq + 1, ours)
    const next = { ...change, base: stored, body: { ...again, createdAt: body.createdAt } }
    await sync.outbox.replace([change], next)
    return undefined
  }
  return storeBothVersions(sync, change, stored)
}

async function contentOf(
  sync: JournalSync,
  body: PendingBody | undefined,
): Promise<EntryContent | undefined> {
  return body && openEntryContent(sync.keys.vault, body.encryptedContent, body.enc)
}

/** Stores this device's latest version as a separate entry, linked to the other one. */
export async function storeBothVersions(
  sync: JournalSync,
  change: PendingChange,
  stored: Entry | undefined,
): Promise<undefined> {
  const chain = await chainFrom(sync, change)
  const last = chain.at(-1) ?? change
  const content = await contentOf(sync, last.body)
  if (stored) addStoredEntry(sync, stored)
  if (!content || !last.body) {
    await sync.outbox.replace(chain)
    return undefined
  }
  const eid = crypto.randomUUID()
  const versionOf = stored ? change.eid : undefined
  const sealed = await sealEntryContent(sync.keys.vault, eid, 1, { ...content, versionOf })
  const body = { ...sealed, createdAt: last.body.createdAt }
  await sync.outbox.replace(chain, { id: last.id, eid, body, queuedAt: last.queuedAt })
  return undefined
}

/**
 * A change and the later ones that this device made on top of it. Compared by content: after a key change the ciphertexts
 * of the same version differ.
 */
async function chainFrom(sync: JournalSync, change: PendingChange): Promise<PendingChange[]> {
  const chain = [change]
  for (const next of sync.pending.slice(sync.pending.indexOf(change) + 1)) {
    if (next.eid !== change.eid || !next.base) continue
    const before = await contentOf(sync, chain.at(-1)?.body)
    const base = await openEntry(sync.keys, next.base)
    if (before && base && sameContent(before, base.content)) chain.push(next)
  }
  return chain
}

/** An entry that another device edited is not deleted; one that was only re-encrypted is. */
export async function preserveChanged(
  sync: JournalSync,
  change: PendingChange,
  stored: Entry,
): Promise<{ readonly entry: Entry } | undefined> {
  const { vault } = sync.keys
  const kid = stored.enc?.kid ?? vault.kid
  // Whether it was edited can be checked only after an unlock with the new password.
  if (kid !== vault.kid && !vault.older.has(kid)) throw otherKey()
  const before = change.base && (await openEntry(sync.keys, change.base))
  const now = await openEntry(sync.keys, stored)
  addStoredEntry(sync, stored)
  if (before && now && sameContent(before.content, now.content)) {
    await sync.outbox.replace([change], { ...change, base: stored })
    return undefined
  }
  await sync.outbox.replace([change])
  return { entry: stored }
}

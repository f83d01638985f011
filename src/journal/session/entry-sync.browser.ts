// Saving, changing and deleting a page. Nothing counts as saved before it has been opened again.

import { type Page, samePage } from '../crypto/entry-content.ts'
import { gone } from '../crypto/manifest.ts'
import { type Keys, openEntry } from '../crypto/reading.browser.ts'
import { sealPage, VaultRefusal } from '../crypto/vault.browser.ts'
import { type Entry, listedAs } from '../entry.ts'
import { deletedHere, dropDraft, noteDeleted } from './device.browser.ts'
import { hasStatus, type Keeper, type NewSealed, writeList } from './sync.browser.ts'

/** Is told the exact body that leaves the browser. */
export type Sent = (body: NewSealed) => void

/** Saves a new page under an id of the writer's own; sending it twice stores it once. */
export async function addPage(
  keeper: Keeper,
  eid: string,
  page: Page,
  sent: Sent = () => {},
): Promise<Entry> {
  const entry = await keepPage(keeper, eid, page, sent)
  await listQuietly(keeper, eid, listedAs(entry).seq)
  dropDraft(keeper.space, keeper.keys.vault.owner, eid)
  return entry
}

/** As `addPage`, for many at once: the caller writes the list afterwards. */
export async function keepPage(
  keeper: Keeper,
  eid: string,
  page: Page,
  sent: Sent = () => {},
): Promise<Entry> {
  const body = { ...(await sealPage(keeper.keys.vault, eid, 1, page)), createdAt: page.writtenAt }
  sent(body)
  const entry = await keeper.remote.add(body).catch((error: unknown) => {
    if (!hasStatus(error, 409)) throw error
    return alreadyKept(keeper, eid, page, error)
  })
  await mustOpen(keeper.keys, entry, page)
  keeper.entries.set(entry.id, entry)
  return entry
}

// The first try arrived though its answer was lost, and this try was sealed anew: the stored page has to say the same.
async function alreadyKept(keeper: Keeper, eid: string, page: Page, error: unknown): Promise<Entry> {
  const kept = (await keeper.remote.entries()).find((entry) => entry.enc?.eid === eid)
  const opened = kept && (await openEntry(keeper.keys, kept))
  if (kept && opened && samePage(opened.page, page)) return kept
  throw error
}

/** Changes a page. The server keeps the older version until the newer one has been read back and confirmed here. */
export async function editPage(
  keeper: Keeper,
  id: string,
  page: Page,
  sent: Sent = () => {},
): Promise<Entry> {
  const before = keeper.entries.get(id)
  if (!before?.enc)
    throw new VaultRefusal('This entry has to be brought into the new form before it can be changed.')
  const { eid, seq } = before.enc
  if (before.previous && (await openEntry(keeper.keys, before))?.from === 'current')
    await confirmPage(keeper, before)
  const body = await sealPage(keeper.keys.vault, eid, seq + 1, page)
  sent(body)
  const entry = await keeper.remote.edit(id, body)
  await mustOpen(keeper.keys, entry, page)
  const kept = await confirmPage(keeper, entry)
  await listQuietly(keeper, eid, seq + 1)
  dropDraft(keeper.space, keeper.keys.vault.owner, eid)
  return kept
}

/** Lets the older version go. When that fails it only stays longer. */
export async function confirmPage(keeper: Keeper, entry: Entry): Promise<Entry> {
  const { previous, ...alone } = entry
  keeper.entries.set(entry.id, entry)
  if (!entry.enc || !previous) return entry
  try {
    await keeper.remote.confirm(entry.id, entry.enc.seq)
  } catch {
    return entry
  }
  keeper.entries.set(entry.id, alone)
  return alone
}

async function mustOpen(keys: Keys, entry: Entry, page: Page): Promise<void> {
  const opened = await openEntry(keys, entry)
  if (opened?.from === 'current' && samePage(opened.page, page)) return
  throw new VaultRefusal(
    'The server did not give back what was sent. Your text is still here and on this device.',
  )
}

// An entry that the list has not heard of is no finding, so a list that fails to be written must not fail the save.
async function listQuietly(keeper: Keeper, eid: string, seq: number): Promise<void> {
  await writeList(keeper, (before) => new Map([...before, [eid, seq]])).catch(() => {})
}

export async function removePage(keeper: Keeper, id: string): Promise<void> {
  const entry = keeper.entries.get(id)
  if (!entry) return
  const { eid } = listedAs(entry)
  const { space, keys } = keeper
  noteDeleted(space, keys.vault.owner, deletedHere(space, keys.vault.owner).add(eid))
  await removeQuietly(keeper, id)
  keeper.entries.delete(id)
  dropDraft(space, keys.vault.owner, eid)
  await listQuietly(keeper, eid, gone)
}

/** Deleting what is not there any more is done. */
export async function removeQuietly(keeper: Keeper, id: string): Promise<void> {
  await keeper.remote.remove(id).catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error
  })
}

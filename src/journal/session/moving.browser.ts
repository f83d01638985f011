// Bringing entries of the first form into the new one. Cut off anywhere, it leaves a readable copy and simply runs again.

import { type Page, samePage } from '../crypto/entry-content.ts'
import { gone } from '../crypto/manifest.ts'
import { movedEid } from '../crypto/moved-id.browser.ts'
import { openEntry } from '../crypto/reading.browser.ts'
import { VaultRefusal } from '../crypto/vault.browser.ts'
import type { Entry } from '../entry.ts'
import { keepPage, removeQuietly } from './entry-sync.browser.ts'
import { halfMoved, type Keeper, writeList } from './sync.browser.ts'

/** `closed` entries do not open with any password tried so far. They stay as they are. */
export type Move = { readonly moved: number; readonly closed: number }

const piece = 20

export async function moveLegacy(keeper: Keeper, progress: (done: number) => void = () => {}): Promise<Move> {
  const old = [...keeper.entries.values()].filter((entry) => !entry.enc)
  let moved = 0
  for (let at = 0; at < old.length; at += piece) {
    moved += await movePiece(keeper, old.slice(at, at + piece))
    progress(Math.min(at + piece, old.length))
  }
  return { moved, closed: old.length - moved }
}

/** Ends a move that was cut off between copying and deleting. Consent was given then; the copies are read once more. */
export async function finishMove(keeper: Keeper): Promise<void> {
  const leftovers = new Set(await halfMoved(keeper.entries.values()))
  const old = [...keeper.entries.values()].filter(({ id }) => leftovers.has(id))
  await movePiece(keeper, old)
}

// Copies first, then the list, then the deletions: at each of these points everything can still be read.
async function movePiece(keeper: Keeper, old: readonly Entry[]): Promise<number> {
  const copied: Entry[] = []
  for (const entry of old) {
    const opened = await openEntry(keeper.keys, entry)
    if (!opened) continue
    await copyOver(keeper, entry, opened.page)
    copied.push(entry)
  }
  if (copied.length === 0) return 0
  const newIds = await Promise.all(copied.map(({ id }) => movedEid(id)))
  await writeList(keeper, (before) => {
    const after = new Map(before)
    for (const eid of newIds) after.set(eid, Math.max(1, after.get(eid) ?? 0))
    for (const { id } of copied) after.set(id, gone)
    return after
  })
  for (const { id } of copied) {
    await removeQuietly(keeper, id)
    keeper.entries.delete(id)
  }
  return copied.length
}

async function copyOver(keeper: Keeper, entry: Entry, page: Page): Promise<void> {
  const eid = await movedEid(entry.id)
  const there = [...keeper.entries.values()].find((one) => one.enc?.eid === eid)
  const copy = there ?? (await keepPage(keeper, eid, page))
  const stored = await keeper.remote.entry(copy.id)
  const opened = await openEntry(keeper.keys, stored)
  // A copy from an earlier move may have been edited since: it opens under this vault, so its writer has it.
  if (opened && (there || samePage(opened.page, page))) return
  throw new VaultRefusal('An entry could not be read back after the move. The old one was kept.')
}

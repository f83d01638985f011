// Migrates v1 entries to v2. If interrupted at any point, it leaves a readable copy and can run again.

import { type EntryContent, sameContent } from '../crypto/entry-content.ts'
import { deletedMark } from '../crypto/manifest.ts'
import { interruptedMigrations, migratedEntryId } from '../crypto/migrated-id.browser.ts'
import { openEntry } from '../crypto/open-entry.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import type { Entry } from '../entry.ts'
import { hasStatus } from './call-failures.ts'
import { removeWithoutManifest, storeEntry } from './entry-sync.browser.ts'
import { dropEntry } from './load-entries.browser.ts'
import { type JournalSync, updateManifest } from './sync.browser.ts'
import { visibleEntries } from './visible-entries.ts'

/** `closed` entries don't decrypt with any password so far. They stay unchanged. */
export type MigrationResult = { readonly moved: number; readonly closed: number }

const chunkSize = 20

export async function migrateLegacyEntries(
  sync: JournalSync,
  progress: (done: number) => void = () => {},
): Promise<MigrationResult> {
  const old = [...sync.entries.values()].filter((entry) => !entry.enc)
  let moved = 0
  for (let at = 0; at < old.length; at += chunkSize) {
    moved += await migrateChunk(sync, old.slice(at, at + chunkSize))
    progress(Math.min(at + chunkSize, old.length))
  }
  return { moved, closed: old.length - moved }
}

/** Completes an interrupted migration: verifies the copies again, then deletes the v1 entries. */
export async function finishMigration(sync: JournalSync): Promise<void> {
  const leftovers = new Set(await interruptedMigrations(sync.entries.values()))
  const old = [...sync.entries.values()].filter(({ id }) => leftovers.has(id))
  await migrateChunk(sync, old)
}

/** The entries, without v1 entries of an interrupted migration that already have a copy. */
export async function listedEntries(sync: JournalSync): Promise<ReadonlyMap<string, Entry>> {
  const visible = visibleEntries(sync)
  const leftovers = await interruptedMigrations(visible.values())
  if (leftovers.length === 0) return visible
  const listed = new Map(visible)
  for (const id of leftovers) listed.delete(id)
  return listed
}

// Copies, then the manifest, then deletions: everything stays readable at each step.
async function migrateChunk(sync: JournalSync, old: readonly Entry[]): Promise<number> {
  const copied: Entry[] = []
  for (const entry of old) {
    const opened = await openEntry(sync.keys, entry)
    if (!opened) continue
    // A copy that was deleted since is not created again.
    const isDeleted = await copyEntry(sync, entry, opened.content).then(
      () => false,
      (error: unknown) => {
        if (!hasStatus(error, 410)) throw error
        return true
      },
    )
    if (!isDeleted) copied.push(entry)
  }
  if (copied.length === 0) return 0
  const newIds = await Promise.all(copied.map(({ id }) => migratedEntryId(id)))
  await updateManifest(sync, (before) => {
    const after = new Map(before)
    for (const eid of newIds) after.set(eid, Math.max(1, after.get(eid) ?? 0))
    for (const { id } of copied) after.set(id, deletedMark)
    return after
  })
  for (const { id } of copied) {
    await removeWithoutManifest(sync, id)
    dropEntry(sync, id)
  }
  return copied.length
}

async function copyEntry(sync: JournalSync, entry: Entry, content: EntryContent): Promise<void> {
  const eid = await migratedEntryId(entry.id)
  const existing = [...sync.entries.values()].find((one) => one.enc?.eid === eid)
  const copy = existing ?? (await storeEntry(sync, eid, content))
  const stored = await sync.remote.entry(copy.id)
  const opened = await openEntry(sync.keys, stored)
  // A copy may have been edited since; it counts because it decrypts under this vault.
  if (opened && (existing || sameContent(opened.content, content))) return
  throw new VaultError('An entry could not be read back after the move. The old one is still there.')
}

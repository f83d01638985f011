import type { Entry } from '../entry.ts'
import { utf8, uuidFromBytes } from './bytes.ts'

/** Derives the new id from the legacy entry's id, so that an interrupted migration can resume. */
export async function migratedEntryId(id: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(`cairn journal moved v2\0${id}`))
  const bytes = new Uint8Array(hash).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return uuidFromBytes(bytes)
}

/** v1 entries whose v2 copy already exists: a migration that was interrupted before deleting them. */
export async function interruptedMigrations(entries: Iterable<Entry>): Promise<string[]> {
  const all = [...entries]
  const eids = new Set(all.flatMap((entry) => (entry.enc ? [entry.enc.eid] : [])))
  const old = eids.size === 0 ? [] : all.filter((entry) => !entry.enc)
  const moved = await Promise.all(old.map(async ({ id }) => ({ id, eid: await migratedEntryId(id) })))
  return moved.filter(({ eid }) => eids.has(eid)).map(({ id }) => id)
}

// The entries as this device shows them: the server's, with the waiting changes applied.

import type { PendingChange } from '../device/outbox.ts'
import { type Entry, manifestKey } from '../entry.ts'

export type ShownEntries = {
  readonly entries: ReadonlyMap<string, Entry>
  readonly pending: readonly PendingChange[]
}

/** A new entry that waits has its `eid` as id until the server assigns one. */
export function visibleEntries({ entries, pending }: ShownEntries): ReadonlyMap<string, Entry> {
  if (pending.length === 0) return entries
  const visible = new Map(entries)
  const ids = idsByEid(entries)
  for (const { eid, body } of pending) {
    const id = ids.get(eid) ?? eid
    if (body) visible.set(id, { id, ...body })
    else visible.delete(id)
  }
  return visible
}

/** `id` is the server's, or the entry's own. */
export function visibleEntry(shown: ShownEntries, id: string): Entry | undefined {
  const visible = visibleEntries(shown)
  return visible.get(id) ?? [...visible.values()].find(({ enc }) => enc?.eid === id)
}

export function entryOfChange(
  { entries }: ShownEntries,
  { eid, body }: PendingChange & Required<Pick<PendingChange, 'body'>>,
): Entry {
  const id = idsByEid(entries).get(eid) ?? eid
  return { id, createdAt: '', encryptedContent: '', ...body }
}

function idsByEid(entries: ReadonlyMap<string, Entry>): Map<string, string> {
  return new Map([...entries.values()].map((entry) => [manifestKey(entry).eid, entry.id]))
}

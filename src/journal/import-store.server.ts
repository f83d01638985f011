// Stores the entries of an import, many in one statement.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { type Db, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { ImportedEntry } from './contract.ts'
import type { Entry } from './entry.ts'
import { columns, type EntryRow, entryOf, nextVersion, version } from './store.server.ts'

/** Stores each entry once per client id; leaves out ids that were deleted or have other content. */
export async function importEntries(
  db: Db,
  memberId: string,
  entries: readonly ImportedEntry[],
  now: number,
): Promise<Entry[]> {
  const at = isoTime(now)
  const sent = JSON.stringify(
    entries.map(({ encryptedContent, enc, createdAt }) => ({
      id: newId(),
      content: encryptedContent,
      written: Date.parse(createdAt) < now ? new Date(createdAt).toISOString() : at,
      ...enc,
    })),
  )
  const sentRows = sql`jsonb_to_recordset(${sent}::jsonb)
    as s(id uuid, written timestamptz, content text, kid uuid, eid uuid, seq int)`
  const added = await rows<EntryRow>(
    db,
    sql`with ${nextVersion(memberId)}
        insert into journal_entries
          (version, id, member_id, created_at, updated_at, content, kid, eid, seq, posted_hash)
        select ${version}, s.id, ${memberId}, s.written, ${at}, decode(s.content, 'base64'), s.kid, s.eid, s.seq,
          sha256(decode(s.content, 'base64'))
        from ${sentRows}
        where not exists (select 1 from journal_deletions d where d.member_id = ${memberId} and d.eid = s.eid)
        on conflict do nothing returning ${columns}`,
  )
  if (added.length === entries.length) return added.map(entryOf)
  const stored = await rows<EntryRow>(
    db,
    sql`select ${columns} from journal_entries where member_id = ${memberId} and (eid, posted_hash) in
          (select s.eid, sha256(decode(s.content, 'base64')) from ${sentRows})`,
  )
  return stored.map(entryOf)
}

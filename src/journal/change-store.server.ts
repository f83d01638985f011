// What changed in a journal since a device's last visit.
import { sql } from 'kysely'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import type { Entry } from './entry.ts'
import { columns, type EntryRow, entryOf, pageBytes } from './store.server.ts'

type Changes = { version: number; count: number; entries: Entry[]; removed: string[]; more: boolean }

/** Reads the count first: a counted change is committed, so the response contains every change up to its version. */
export async function changesOf(db: Db, memberId: string, since: number | undefined): Promise<Changes> {
  const counts = await row<{ version: number; count: number }>(
    db,
    sql`select coalesce((select version from journal_states where member_id = ${memberId}), 0) as version,
          (select count(*)::int from journal_entries where member_id = ${memberId}) as count`,
  )
  const version = counts?.version ?? 0
  const count = counts?.count ?? 0
  if (since === undefined || since > version) return { version, count, entries: [], removed: [], more: false }
  const found = await rows<EntryRow & { version: number }>(
    db,
    sql`with page as (
          select * from journal_entries where member_id = ${memberId} and version > ${since}
          order by version, id limit 1000),
        sized as (
          select id as sized_id, row_number() over oldest as nth,
            sum(octet_length(content) + coalesce(octet_length(previous_content), 0)) over oldest as "upTo"
          from page window oldest as (order by version, id))
        select ${columns}, version from page join sized on sized_id = id
        where nth = 1 or "upTo" <= ${pageBytes} order by version, id`,
  )
  const last = found.at(-1)?.version ?? version
  const more = last < version && (await hasLater(db, memberId, last))
  const upTo = more ? last : version
  const removed = await rows<{ id: string }>(
    db,
    sql`select entry_id as id from journal_deletions
        where member_id = ${memberId} and version > ${since} and version <= ${upTo}`,
  )
  return { version: upTo, count, entries: found.map(entryOf), removed: removed.map(({ id }) => id), more }
}

async function hasLater(db: Db, memberId: string, version: number): Promise<boolean> {
  const later = await row(
    db,
    sql`select 1 from journal_entries where member_id = ${memberId} and version > ${version} limit 1`,
  )
  return later !== undefined
}

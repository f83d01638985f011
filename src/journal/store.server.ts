import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, prepared, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { Edit, NewEntry } from './contract.ts'
import type { Seal } from './crypto/envelope.ts'
import type { Entry } from './entry.ts'
import { isOtherKey, keyRecordOf, replacedKeysOf } from './key-store.server.ts'
import { manifestOf } from './manifest-store.server.ts'

export type EntryRow = {
  id: string
  createdAt: string
  content: Buffer
  kid: string | null
  eid: string | null
  seq: number | null
  previousContent: Buffer | null
  previousKid: string | null
  previousSeq: number | null
}

export const columns = sql`id, created_at as "createdAt", content, kid, eid, seq,
  previous_content as "previousContent", previous_kid as "previousKid", previous_seq as "previousSeq"`

function sealOf(kid: string | null, eid: string | null, seq: number | null): { enc?: Seal } {
  return kid && eid && seq ? { enc: { v: 2, kid, eid, seq } } : {}
}

export function entryOf(found: EntryRow): Entry {
  const entry = {
    id: found.id,
    createdAt: found.createdAt,
    encryptedContent: found.content.toString('base64'),
    ...sealOf(found.kid, found.eid, found.seq),
  }
  if (!found.previousContent) return entry
  const previous = { encryptedContent: found.previousContent.toString('base64') }
  return { ...entry, previous: { ...previous, ...sealOf(found.previousKid, found.eid, found.previousSeq) } }
}

export const pageBytes = 4 * 1024 * 1024

/** Newest first: at most 1,000 entries and 4 MiB, but at least one. */
export async function entriesOf(
  db: Db,
  memberId: string,
  before?: { createdAt: string; id: string },
  limit = 1_000,
): Promise<Entry[]> {
  const older = before
    ? sql`and (created_at, id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
    : sql``
  const found = await rows<EntryRow>(
    db,
    sql`with page as (
          select * from journal_entries where member_id = ${memberId} ${older}
          order by created_at desc, id desc limit ${limit}),
        sized as (
          select id as sized_id, row_number() over newest as nth,
            sum(octet_length(content) + coalesce(octet_length(previous_content), 0)) over newest as "upTo"
          from page window newest as (order by created_at desc, id desc))
        select ${columns} from page join sized on sized_id = id
        where nth = 1 or "upTo" <= ${pageBytes} order by created_at desc, id desc`,
  )
  return found.map(entryOf)
}

export async function entryOfMember(db: Db, memberId: string, id: string): Promise<Entry | undefined> {
  const found = await row<EntryRow>(
    db,
    sql`select ${columns} from journal_entries where id = ${id} and member_id = ${memberId}`,
  )
  return found && entryOf(found)
}

/** Counts a change of the journal. Every write of entries starts with it and stores the count. */
export function nextVersion(memberId: string) {
  return sql`state as (insert into journal_states as s (member_id, version) values (${memberId}, 1)
    on conflict (member_id) do update set version = s.version + 1 returning version)`
}
export const version = sql`(select version from state)`

const adding = `with state as (insert into journal_states as s (member_id, version) values ($1, 1)
    on conflict (member_id) do update set version = s.version + 1 returning version)
  insert into journal_entries (version, id, member_id, created_at, updated_at, content, kid, eid, seq, request_key, posted_hash)
  select (select version from state), $2, $1, $3, $4, $5, $6, $7, $8, $9, $10
  where not exists (select 1 from journal_keys where member_id = $1 and kid <> $6)
    and not exists (select 1 from journal_deletions where member_id = $1 and eid = $7)
  on conflict do nothing returning id`

/**
 * Stores an entry once per client id. `undefined` if the id has other content, 'other-key' if it is not encrypted with the current key, 'deleted'
 * if it was deleted.
 */
export async function addEntry(
  db: Db,
  memberId: string,
  { encryptedContent, enc, createdAt }: NewEntry,
  about: { now: number; requestKey: string | undefined },
): Promise<Entry | 'other-key' | 'deleted' | undefined> {
  const content = Buffer.from(encryptedContent, 'base64')
  const hash = createHash('sha256').update(content).digest()
  const now = isoTime(about.now)
  const written = createdAt && Date.parse(createdAt) < about.now ? new Date(createdAt).toISOString() : now
  const seal = [enc?.kid ?? null, enc?.eid ?? null, enc?.seq ?? null]
  const values = [memberId, newId(), written, now, content, ...seal, about.requestKey ?? null, hash]
  const [added] = await prepared<{ id: string }>(db, 'journal-add-entry', adding, values)
  if (added)
    return {
      id: added.id,
      createdAt: written,
      encryptedContent: content.toString('base64'),
      ...(enc && { enc }),
    }
  if (await isOtherKey(db, memberId, enc?.kid)) return 'other-key'
  if (enc && (await wasDeleted(db, memberId, enc.eid))) return 'deleted'
  const stored = await row<EntryRow>(
    db,
    sql`select ${columns} from journal_entries where member_id = ${memberId} and posted_hash = ${hash}
        and (eid = ${enc?.eid ?? null} or request_key = ${about.requestKey ?? null})`,
  )
  return stored && entryOf(stored)
}

async function wasDeleted(db: Db, memberId: string, eid: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from journal_deletions where member_id = ${memberId} and eid = ${eid}`,
  )
  return found !== undefined
}

const hashesStored = 16

/** Stores the last confirmed version until the next confirmation, even after several edits. */
export async function editEntry(
  db: Db,
  memberId: string,
  id: string,
  { encryptedContent, enc }: Edit,
  now: number,
): Promise<Entry | undefined> {
  const content = Buffer.from(encryptedContent, 'base64')
  const hash = createHash('sha256').update(content).digest()
  const edited = await row<EntryRow>(
    db,
    sql`with ${nextVersion(memberId)} update journal_entries set version = ${version},
          previous_content = coalesce(previous_content, content),
          previous_kid = case when previous_content is null then kid else previous_kid end,
          previous_seq = case when previous_content is null then seq else previous_seq end,
          content = ${content}, kid = ${enc.kid}, seq = ${enc.seq}, updated_at = ${isoTime(now)},
          edit_hashes = (array_prepend(${hash}, edit_hashes))[:${hashesStored}::int]
        where id = ${id} and member_id = ${memberId} and eid = ${enc.eid} and seq = ${enc.seq - 1}
        returning ${columns}`,
  )
  if (edited) return entryOf(edited)
  const sent = await row<EntryRow>(
    db,
    sql`select ${columns} from journal_entries where id = ${id} and member_id = ${memberId}
        and eid = ${enc.eid} and seq >= ${enc.seq} and ${hash} = any (edit_hashes)`,
  )
  return sent && entryOf(sent)
}

export async function confirmEntry(db: Db, memberId: string, id: string, seq: number): Promise<boolean> {
  const confirmed = await affectedRows(
    db,
    sql`update journal_entries set previous_content = null, previous_kid = null, previous_seq = null
        where id = ${id} and member_id = ${memberId} and seq = ${seq}`,
  )
  return confirmed === 1
}

/** Stores entries under a new key. Leaves out an entry that changed meanwhile or is under this key already. */
export async function reencryptEntries(
  db: Db,
  memberId: string,
  entries: readonly (Edit & { id: string })[],
  now: number,
): Promise<Entry[]> {
  const sent = entries.map(({ id, encryptedContent, enc }) => ({ id, content: encryptedContent, ...enc }))
  const stored = await rows<EntryRow>(
    db,
    sql`with ${nextVersion(memberId)} update journal_entries e set version = ${version},
          previous_content = coalesce(previous_content, e.content),
          previous_kid = case when previous_content is null then e.kid else previous_kid end,
          previous_seq = case when previous_content is null then e.seq else previous_seq end,
          content = decode(s.content, 'base64'), kid = s.kid, seq = s.seq, updated_at = ${isoTime(now)}
        from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s(id uuid, content text, kid uuid, eid uuid, seq int)
        where e.id = s.id and e.member_id = ${memberId} and e.eid = s.eid and e.seq = s.seq - 1 and e.kid <> s.kid
        returning e.id, e.created_at as "createdAt", e.content, e.kid, e.eid, e.seq,
          previous_content as "previousContent", previous_kid as "previousKid", previous_seq as "previousSeq"`,
  )
  return stored.map(entryOf)
}

export async function confirmEntries(
  db: Db,
  memberId: string,
  entries: readonly { id: string; seq: number }[],
): Promise<void> {
  await affectedRows(
    db,
    sql`update journal_entries e set previous_content = null, previous_kid = null, previous_seq = null
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as s(id uuid, seq int)
        where e.id = s.id and e.member_id = ${memberId} and e.seq = s.seq`,
  )
}

/** With `seq` only that version. */
export async function removeEntry(db: Db, memberId: string, id: string, seq?: number): Promise<boolean> {
  return (
    (await affectedRows(
      db,
      sql`with ${nextVersion(memberId)},
            deleted as (delete from journal_entries where id = ${id} and member_id = ${memberId}
              and (${seq ?? null}::int is null or seq = ${seq ?? null}) returning id, eid)
          insert into journal_deletions (member_id, entry_id, eid, version)
          select ${memberId}, id, eid, ${version} from deleted`,
    )) === 1
  )
}

/** True if the person has ever stored an entry: they can then always read, export and delete their entries. */
export async function hasJournal(db: Db, memberId: string): Promise<boolean> {
  const found = await row<{ hasStored: boolean }>(
    db,
    sql`select exists (select 1 from journal_entries where member_id = ${memberId})
            or exists (select 1 from journal_keys where member_id = ${memberId}) as "hasStored"`,
  )
  return found?.hasStored === true
}

/** The person's data export: ciphertext, as stored. */
export async function exportOf(db: Db, memberId: string): Promise<object> {
  const found = await rows<EntryRow>(
    db,
    sql`select ${columns} from journal_entries where member_id = ${memberId} order by created_at, id`,
  )
  return {
    journal: found.map(entryOf),
    journalKey: (await keyRecordOf(db, memberId))?.record ?? null,
    journalKeysReplaced: await replacedKeysOf(db, memberId),
    journalManifest: (await manifestOf(db, memberId)) ?? null,
  }
}

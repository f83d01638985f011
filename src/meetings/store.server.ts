import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { ImportReport } from './feeds/feed.ts'
import type { Fellowship } from './fellowship.ts'

/** 'settings' and 'staff' are refreshed automatically. */
export type Origin = 'settings' | 'staff' | 'command' | 'sample'
export type Format = 'meeting-guide' | 'bmlt' | 'sheet'

export type NewFeed = {
  name: string
  fellowship: Fellowship
  format: Format
  origin: Origin
  url?: string | undefined
  zone?: string | undefined
  feedback?: string | undefined
  license?: string | undefined
}

export type Feed = {
  id: string
  name: string
  fellowship: Fellowship
  format: Format
  origin: Origin
  url: string | null
  zone: string | null
  feedback: string | null
  license: string | null
  etag: string | null
  lastModified: string | null
  digest: string | null
  imported: number
  report: ImportReport | null
  problem: string | null
  failures: number
  triedAt: string | null
  importedAt: string | null
  dueAt: string | null
}

const feedColumns = sql`id, name, fellowship, format, origin, url, zone, feedback, license, etag, last_modified as "lastModified", digest,
  imported, report, problem, failures, tried_at as "triedAt", imported_at as "importedAt", due_at as "dueAt"`

const unchanged = sql`(meeting_feeds.url, meeting_feeds.zone, meeting_feeds.fellowship, meeting_feeds.format)
  is not distinct from (excluded.url, excluded.zone, excluded.fellowship, excluded.format)`

/** Upserts a feed by name; its meetings stay. A new URL resets the cache validators. */
export async function addFeed(db: Db, feed: NewFeed): Promise<Feed> {
  const stored = await row<Feed>(
    db,
    sql`insert into meeting_feeds (id, name, fellowship, format, origin, url, zone, feedback, license)
      values (${newId()}, ${feed.name}, ${feed.fellowship}, ${feed.format}, ${feed.origin}, ${feed.url ?? null}, ${feed.zone ?? null},
        ${feed.feedback ?? null}, ${feed.license ?? null})
      on conflict (name) do update set fellowship = excluded.fellowship, format = excluded.format, origin = excluded.origin,
        url = excluded.url, zone = excluded.zone, feedback = excluded.feedback, license = excluded.license,
        etag = case when ${unchanged} then meeting_feeds.etag end, last_modified = case when ${unchanged} then meeting_feeds.last_modified end,
        digest = case when ${unchanged} then meeting_feeds.digest end
      returning ${feedColumns}`,
  )
  if (!stored) throw new Error('the feed was not stored')
  return stored
}

export async function feedNamed(db: Db, name: string): Promise<Feed | undefined> {
  return row<Feed>(db, sql`select ${feedColumns} from meeting_feeds where name = ${name}`)
}

export async function feedById(db: Db, id: string): Promise<Feed | undefined> {
  return row<Feed>(db, sql`select ${feedColumns} from meeting_feeds where id = ${id}`)
}

export async function feeds(db: Db): Promise<Feed[]> {
  return rows<Feed>(db, sql`select ${feedColumns} from meeting_feeds order by name`)
}

export async function dueFeeds(db: Db, now: number): Promise<{ id: string }[]> {
  return rows(
    db,
    sql`select id from meeting_feeds where origin in ('settings', 'staff') and url is not null and (due_at is null or due_at <= ${isoTime(now)})`,
  )
}

export async function scheduleNow(db: Db, id: string): Promise<boolean> {
  return (
    (await affectedRows(
      db,
      sql`update meeting_feeds set due_at = null where id = ${id} and origin in ('settings', 'staff')`,
    )) > 0
  )
}

/** Removes a list that staff connected, with its meetings. Returns its name, if it existed. */
export async function deleteStaffFeed(db: Db, id: string): Promise<string | undefined> {
  const removed = await row<{ name: string }>(
    db,
    sql`delete from meeting_feeds where id = ${id} and origin = 'staff' returning name`,
  )
  return removed?.name
}

export async function deleteSamples(db: Db): Promise<number> {
  return affectedRows(db, sql`delete from meeting_feeds where origin = 'sample'`)
}

/** Removes feeds that are no longer in the settings. */
export async function deleteFeedsExcept(db: Db, names: string[]): Promise<number> {
  return affectedRows(
    db,
    sql`delete from meeting_feeds where origin = 'settings' and not (name = any(${names}::text[]))`,
  )
}

/**
 * A key contains day and hour, so it changes when a meeting is moved. If a group lost one row and gained one, it is the same meeting: its id
 * stays, so that members' saved meetings stay valid.
 */
async function moveKeys(db: Db, feedId: string, keys: string, by: 'day' | 'group'): Promise<void> {
  const day = by === 'day' ? sql`coalesce(listing->>'dayOfWeek', 'null')` : sql`''`
  const dayColumn = by === 'day' ? sql`day` : sql`''`
  await sql`with given as (
      select key, grp, ${dayColumn} as day from json_to_recordset(${keys}::json) as given (key text, grp text, day text)),
    fresh as (
      select grp, day, min(key) as key from given
      where not exists (select from meetings where feed_id = ${feedId} and meetings.key = given.key)
      group by grp, day having count(*) = 1),
    missing as (
      select listing->>'group' as grp, ${day} as day, min(id::text)::uuid as id from meetings
      where feed_id = ${feedId} and unlisted_at is null
        and key not in (select key from given)
      group by 1, 2 having count(*) = 1)
    update meetings set key = fresh.key from fresh join missing using (grp, day)
    where meetings.id = missing.id`.execute(db)
}

export type FeedSuccess = {
  report: ImportReport
  now: number
  etag: string | null
  lastModified: string | null
  digest: string
  dueAt: number | null
}

/** The meetings of a copy, serialized: the program only passes them on, which takes little of its time. */
export type PackedMeetings = {
  /** The `key`, `grp` and `day` of every meeting, as a JSON array. */
  keys: string
  /** The `id`, `key` and `listing` of every meeting, as JSON arrays of limited length. */
  parts: string[]
}

/** Applies a valid copy: inserts new rows, updates changed ones, and marks missing ones as removed. Ids do not change. */
export async function replaceMeetings(
  db: Db,
  feedId: string,
  { keys, parts }: PackedMeetings,
  good: FeedSuccess,
): Promise<void> {
  const at = isoTime(good.now)
  await row(db, sql`select id from meeting_feeds where id = ${feedId} for update`)
  await moveKeys(db, feedId, keys, 'day')
  await moveKeys(db, feedId, keys, 'group')
  for (const part of parts) {
    // Reminders of a moved meeting are recomputed.
    await sql`with changed as (
        insert into meetings (id, feed_id, key, listing)
        select id, ${feedId}::uuid, key, listing::json
        from json_to_recordset(${part}::json) as given (id uuid, key text, listing text)
        on conflict (feed_id, key) do update set listing = excluded.listing, unlisted_at = null
        where meetings.listing::text <> excluded.listing::text or meetings.unlisted_at is not null
        returning id)
      update saved_meetings set remind_at = ${at} from changed
      where meeting_id = changed.id and remind_minutes is not null`.execute(db)
  }
  // `not in` hashes the keys; for `not exists` PostgreSQL compares each row with each key as long as it has no statistics.
  await sql`update meetings set unlisted_at = ${at} where feed_id = ${feedId} and unlisted_at is null
    and key not in (select key from json_to_recordset(${keys}::json) as given (key text))`.execute(db)
  await sql`delete from meetings where feed_id = ${feedId} and unlisted_at < ${at}::timestamptz - interval '90 days'
    and not exists (select from saved_meetings where meeting_id = meetings.id)`.execute(db)
  // Without fresh statistics PostgreSQL sorts the whole table for each chunk of the list.
  if (parts.length > 1) await sql`analyze meetings`.execute(db)
  await sql`update meeting_feeds set report = ${JSON.stringify(good.report)}::json, imported = ${good.report.imported}, problem = null,
      failures = 0, tried_at = ${at}, imported_at = ${at}, etag = ${good.etag}, last_modified = ${good.lastModified},
      digest = ${good.digest}, due_at = ${good.dueAt === null ? null : new Date(good.dueAt).toISOString()}
    where id = ${feedId}`.execute(db)
}

/** Marks our copy as current, because the publisher has nothing new. */
export async function recordUnchangedFeed(
  db: Db,
  feedId: string,
  { now, dueAt }: { now: number; dueAt: number },
): Promise<void> {
  const at = isoTime(now)
  await sql`update meeting_feeds set problem = null, failures = 0, tried_at = ${at}, imported_at = ${at},
    due_at = ${new Date(dueAt).toISOString()} where id = ${feedId}`.execute(db)
}

export async function recordFeedProblem(
  db: Db,
  feedId: string,
  trouble: { problem: string; now: number; dueAt: number | null; report: ImportReport | null },
): Promise<number> {
  const noted = await row<{ failures: number }>(
    db,
    sql`update meeting_feeds set problem = ${trouble.problem}, failures = failures + 1, tried_at = ${isoTime(trouble.now)},
        due_at = ${trouble.dueAt === null ? null : new Date(trouble.dueAt).toISOString()},
        report = coalesce(${trouble.report ? JSON.stringify(trouble.report) : null}::json, report)
      where id = ${feedId} returning failures`,
  )
  return noted?.failures ?? 0
}

export type StoredMeeting = { id: string; feedId: string; listing: string }

/** Meetings after an id, in order, serialized as text. */
export async function meetingsAfter(db: Db, after: string, limit: number): Promise<StoredMeeting[]> {
  return rows<StoredMeeting>(
    db,
    sql`select id, feed_id as "feedId", listing::text as listing from meetings
      where id > ${after} and unlisted_at is null order by id limit ${limit}`,
  )
}

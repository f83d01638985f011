import { sql } from 'kysely'
import type { z } from 'zod'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { DiaryEntry, NewReview, NewUrge } from './contract.ts'

type Entry = z.output<typeof DiaryEntry>

const columns = sql`id, kind, date, minute, mood, craving, craving_after as "cravingAfter", triggers, own_trigger as "ownTrigger",
  actions, own_action as "ownAction", line,
  (extract(epoch from updated_at) * 1000)::float8 as version`

/** Newest first. */
export async function entriesFrom(db: Db, memberId: string, from: string): Promise<Entry[]> {
  return rows(
    db,
    sql`select ${columns} from diary_entries where member_id = ${memberId} and date >= ${from}
      order by date desc, kind, minute desc, created_at desc, id`,
  )
}

export async function hasEntriesBefore(db: Db, memberId: string, date: string): Promise<boolean> {
  return (
    (await row(
      db,
      sql`select 1 from diary_entries where member_id = ${memberId} and date < ${date} limit 1`,
    )) !== undefined
  )
}

export async function reviewOf(db: Db, memberId: string, date: string): Promise<Entry | undefined> {
  return row(
    db,
    sql`select ${columns} from diary_entries where member_id = ${memberId} and date = ${date} and kind = 'review'`,
  )
}

/** One review a date. False if there is one that differs, and that the writer has not seen; a repeated request succeeds. */
export async function saveReview(
  db: Db,
  memberId: string,
  review: z.output<typeof NewReview> & { date: string; now: string },
): Promise<boolean> {
  const { date, now, mood, craving, triggers, ownTrigger, actions, ownAction, line, base } = review
  const saved = await affectedRows(
    db,
    sql`insert into diary_entries as d (member_id, id, kind, date, mood, craving, triggers, own_trigger, actions, own_action, line,
      created_at, updated_at)
    values (${memberId}, ${newId()}, 'review', ${date}, ${mood}, ${craving}, ${triggers}, ${ownTrigger}, ${actions}, ${ownAction},
      ${line}, ${now}, ${now})
    on conflict (member_id, date) where kind = 'review' do update set mood = excluded.mood, craving = excluded.craving,
      triggers = excluded.triggers, own_trigger = excluded.own_trigger, actions = excluded.actions,
      own_action = excluded.own_action, line = excluded.line, updated_at = excluded.updated_at
      where ${base === undefined} or d.updated_at = to_timestamp(${base ?? null}::float8 / 1000)
        or (d.mood, d.craving, d.triggers, d.own_trigger, d.actions, d.own_action, d.line) is not distinct from
          (excluded.mood, excluded.craving, excluded.triggers, excluded.own_trigger, excluded.actions, excluded.own_action, excluded.line)`,
  )
  return saved === 1
}

/** `full` if that date already has `most` urges; `missing` if the id is that of a review. */
export async function saveUrge(
  db: Db,
  memberId: string,
  urge: z.output<typeof NewUrge> & { id: string; now: string },
  most: number,
): Promise<'done' | 'full' | 'missing'> {
  const { id, now, date, minute, craving, cravingAfter, triggers, ownTrigger, actions, ownAction, line } =
    urge
  return db.transaction().execute(async (tx) => {
    // Parallel requests must not exceed the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`diary ${memberId}`}, 0))`.execute(tx)
    const others = await row<{ count: number; review: boolean }>(
      tx,
      sql`select count(*) filter (where kind = 'urge' and date = ${date} and id <> ${id})::int as count,
          coalesce(bool_or(id = ${id} and kind = 'review'), false) as review
        from diary_entries where member_id = ${memberId} and (date = ${date} or id = ${id})`,
    )
    if (others?.review) return 'missing'
    if ((others?.count ?? 0) >= most) return 'full'
    await sql`insert into diary_entries (member_id, id, kind, date, minute, craving, craving_after, triggers, own_trigger, actions,
        own_action, line, created_at, updated_at)
      values (${memberId}, ${id}, 'urge', ${date}, ${minute}, ${craving}, ${cravingAfter}, ${triggers}, ${ownTrigger}, ${actions},
        ${ownAction}, ${line}, ${now}, ${now})
      on conflict (member_id, id) do update set date = excluded.date, minute = excluded.minute, craving = excluded.craving,
        craving_after = excluded.craving_after, triggers = excluded.triggers, own_trigger = excluded.own_trigger,
        actions = excluded.actions, own_action = excluded.own_action, line = excluded.line, updated_at = excluded.updated_at`.execute(
      tx,
    )
    return 'done'
  })
}

export async function removeEntry(db: Db, memberId: string, id: string): Promise<boolean> {
  return (
    (await affectedRows(db, sql`delete from diary_entries where member_id = ${memberId} and id = ${id}`)) ===
    1
  )
}

export async function removeDiary(db: Db, memberId: string): Promise<void> {
  await sql`delete from diary_entries where member_id = ${memberId}`.execute(db)
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    diary: await rows(
      db,
      sql`select ${columns}, created_at as "createdAt", updated_at as "updatedAt" from diary_entries
        where member_id = ${memberId} order by date, created_at`,
    ),
  }
}

export const tables = ['diary_entries']

// Counts and cases of safety checks for staff, without texts and names.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { MessageSigns } from '../script/danger.ts'

type Urgency = MessageSigns['urgency']

export type NewCase = { label: string; urgency: Urgency }

/** Opens a case, or increments the open one of the same kind; true if staff should be alerted because it is new or more urgent. */
export async function openCase(
  tx: Db,
  person: Buffer,
  { label, urgency, rulesVersion }: NewCase & { rulesVersion: string },
  now: number,
): Promise<boolean> {
  const before = await row<{ urgency: Urgency }>(
    tx,
    sql`select urgency from coach_cases where person = ${person} and label = ${label} and closed_at is null for update`,
  )
  const updated = await row<{ urgency: Urgency }>(
    tx,
    sql`insert into coach_cases as c (id, person, label, urgency, rules_version, first_at, last_at)
      values (${newId(now)}, ${person}, ${label}, ${urgency}, ${rulesVersion}, ${isoTime(now)}, ${isoTime(now)})
      on conflict (person, label) where closed_at is null do update set count = c.count + 1, last_at = excluded.last_at,
        rules_version = excluded.rules_version, urgency = case when
          array_position(array['normal', 'high', 'emergency'], excluded.urgency) > array_position(array['normal', 'high', 'emergency'], c.urgency)
          then excluded.urgency else c.urgency end
      returning urgency`,
  )
  return before?.urgency !== updated?.urgency
}

export type OpenChatCase = {
  id: string
  person: string
  label: string
  urgency: Urgency
  count: number
  firstAt: string
  lastAt: string
}

export async function openCases(db: Db): Promise<OpenChatCase[]> {
  return rows(
    db,
    sql`select id, encode(substr(person, 1, 4), 'hex') as person, label, urgency, count, first_at as "firstAt", last_at as "lastAt"
      from coach_cases where closed_at is null
      order by array_position(array['emergency', 'high', 'normal'], urgency), first_at limit 200`,
  )
}

export async function countOpenCases(db: Db): Promise<number> {
  const found = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from coach_cases where closed_at is null`,
  )
  return found?.count ?? 0
}

export async function closeCase(db: Db, id: string, outcome: string, now: number): Promise<boolean> {
  const closed = await affectedRows(
    db,
    sql`update coach_cases set closed_at = ${isoTime(now)}, outcome = ${outcome} where id = ${id} and closed_at is null`,
  )
  return closed > 0
}

type Count = { label: string; urgency: string; action: string; count: number }

export async function countsOf(
  db: Db,
): Promise<{ days: (Count & { day: string })[]; months: (Count & { month: string })[] }> {
  return {
    days: await rows(
      db,
      sql`select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, label, urgency, action, count(*)::int as count
        from coach_checks group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4`,
    ),
    months: await rows(
      db,
      sql`select to_char(month, 'YYYY-MM') as month, label, urgency, action, count
        from coach_check_counts order by 1 desc, 2, 3, 4`,
    ),
  }
}

/** Turns checks older than 90 days into counts, and deletes cases older than that. */
export async function purgeOldChecks(db: Db, now: number): Promise<void> {
  const limit = isoTime(now - 90 * 86_400_000)
  await sql`with deleted as (delete from coach_checks where at < ${limit} returning at, label, urgency, action)
    insert into coach_check_counts (month, label, urgency, action, count)
    select date_trunc('month', at at time zone 'UTC')::date, label, urgency, action, count(*) from deleted group by 1, 2, 3, 4
    on conflict (month, label, urgency, action) do update set count = coach_check_counts.count + excluded.count`.execute(
    db,
  )
  await sql`delete from coach_cases where last_at < ${limit}`.execute(db)
}

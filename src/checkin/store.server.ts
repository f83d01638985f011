import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { batched, batchRows, orderedBatchRows } from '../platform/database/batch.server.ts'
import { type Db, rows } from '../platform/database/db.server.ts'

// A total per member is maintained in the same statement, so that reading it doesn't scan all check-ins.
const addCheckInQuery = {
  name: 'checkin-add',
  writes: true as const,
  text: `with ${orderedBatchRows({ member: 'uuid', date: 'date', mood: 'text', notes: 'text', now: 'timestamptz' })},
    added as (
      insert into checkins (member_id, date, mood, notes, created_at)
      select member, date, mood, notes, now from batch
      on conflict (member_id, date) do nothing returning member_id, date),
    summed as (
      insert into checkin_sums (member_id, days, last_date) select member_id, 1, date from added
      on conflict (member_id) do update set days = checkin_sums.days + 1, last_date = greatest(checkin_sums.last_date, excluded.last_date)
      returning member_id, days)
    select at, days from batch join summed on member_id = member`,
}

/** Adds a check-in, at most one per date. Returns the days on the path. */
export async function addCheckIn(
  db: Db,
  memberId: string,
  { date, mood, notes, now }: { date: string; mood: string; notes: string; now: number },
): Promise<number> {
  const values = [memberId, date, mood, notes, isoTime(now)]
  const [counted] = await batched<{ days: number }>(db, addCheckInQuery, values)
  // The check-in exists already: returns the current total.
  return counted?.days ?? (await pathOf(db, memberId)).daysOnPath
}

const checkInOfDate = {
  name: 'checkin-of-date',
  text: `select at from ${batchRows({ id: 'uuid', day: 'date' })}
    join checkins on member_id = batch.id and date = day`,
}

export async function hasCheckedIn(db: Db, memberId: string, date: string): Promise<boolean> {
  const found = await batched(db, checkInOfDate, [memberId, date])
  return found.length > 0
}

type Path = { daysOnPath: number; lastCheckIn: string | null }

const paths = {
  name: 'checkin-path',
  text: `select at, days as "daysOnPath", last_date as "lastCheckIn"
    from ${batchRows({ id: 'uuid' })} join checkin_sums on member_id = id`,
}

export async function pathOf(db: Db, memberId: string): Promise<Path> {
  const [path] = await batched<Path>(db, paths, [memberId])
  return path ?? { daysOnPath: 0, lastCheckIn: null }
}

export async function checkInDates(db: Db, memberId: string): Promise<string[]> {
  const found = await rows<{ date: string }>(
    db,
    sql`select date from checkins where member_id = ${memberId} order by date`,
  )
  return found.map(({ date }) => date)
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    path: await pathOf(db, memberId),
    checkIns: await rows(
      db,
      sql`select date, mood, notes, created_at as "createdAt" from checkins where member_id = ${memberId} order by date`,
    ),
  }
}

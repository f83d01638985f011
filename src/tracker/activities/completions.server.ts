// Completions, with totals and date ranges maintained in the same statement.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { batched, batchRows, orderedBatchRows } from '../../platform/database/batch.server.ts'
import { type Db, prepared, rows } from '../../platform/database/db.server.ts'
import type { Run } from '../recovery.ts'
import type { DateRange } from './streaks.ts'

/**
 * Crossing the date line skips a whole date, which must not break a streak. A UTC offset that grew by
 * this much between two dates means that the date between them was skipped; other flights change it less.
 */
const dateTakenMinutes = 12 * 60

/** The dates that a completion counts for. */
export type Span = { from: string; to: string }

export type Completion = {
  activityId: string
  period: Span
  date: string
  points: number
  isAutomatic: boolean
  now: number
  /** The person's UTC offset in minutes; null for completions made offline. */
  offsetMinutes: number | null
}

const columns = {
  member: 'uuid',
  activity: 'text',
  period_from: 'date',
  period_to: 'date',
  day: 'date',
  points: 'int',
  automatic: 'boolean',
  now: 'timestamptz',
  ahead: 'int',
}

// All statements lock the tables in the same order, which prevents deadlocks. The primary key refuses a duplicate in a period, and the date
// check refuses one after the week start changed.
const addCompletionQuery = {
  name: 'tracker-complete',
  writes: true as const,
  text: `with ${orderedBatchRows(columns)},
    added as (
      insert into tracker_completions (member_id, activity_id, period_start, date, points, automatic, created_at)
      select member, activity, period_from, day, points, automatic, now from batch where not exists (
        select 1 from tracker_completions c where c.member_id = member and c.activity_id = activity
          and c.period_start between period_from - 31 and period_to and c.date between period_from and period_to)
      on conflict do nothing returning member_id),
    done as (select batch.* from batch join added on member_id = member order by at),
    travel as (
      insert into tracker_pauses (member_id, date) select member, day - 1 from done join tracker_sums s on s.member_id = member
      where day - s.last_date = 2 and ahead - s.last_offset_minutes >= ${dateTakenMinutes}
      on conflict do nothing),
    sums as (
      insert into tracker_sums (member_id, points, completions, last_date, last_offset_minutes, completed_dates)
      select member, points, 1, case when ahead is null then null else day end, ahead,
        datemultirange(daterange(day, day + 1)) from done
      on conflict (member_id) do update set points = tracker_sums.points + excluded.points,
        completions = tracker_sums.completions + 1, last_date = coalesce(excluded.last_date, tracker_sums.last_date),
        last_offset_minutes = coalesce(excluded.last_offset_minutes, tracker_sums.last_offset_minutes),
        completed_dates = tracker_sums.completed_dates + excluded.completed_dates returning member_id as of),
    activity_dates as (
      insert into tracker_activity_dates as d (member_id, activity_id, dates)
      select member, activity, datemultirange(daterange(day, day + 1)) from sums join done on member = of
      on conflict (member_id, activity_id) do update set dates = d.dates + excluded.dates)
    select at from done`,
}

/** Adds a completion and updates the totals. False if the period has one already. */
export async function addCompletion(db: Db, memberId: string, completion: Completion): Promise<boolean> {
  const { activityId, period, date, points, isAutomatic, now, offsetMinutes } = completion
  const at = isoTime(now)
  const values = [memberId, activityId, period.from, period.to, date, points, isAutomatic, at, offsetMinutes]
  return (await batched(db, addCompletionQuery, values)).length === 1
}

/** Removes a period's newest completion and updates the totals. False if there is none. */
export async function removeCompletion(
  db: Db,
  memberId: string,
  activityId: string,
  { from, to }: Span,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Waits for concurrent inserts, which decide whether the day has another completion.
    await sql`select 1 from tracker_sums where member_id = ${memberId} for update`.execute(tx)
    const [removed] = await rows<{ count: number }>(
      tx,
      sql`with removed as (
        delete from tracker_completions where member_id = ${memberId} and activity_id = ${activityId} and period_start = (
          select period_start from tracker_completions where member_id = ${memberId} and activity_id = ${activityId}
            and period_start between ${from}::date - 31 and ${to}::date and date between ${from}::date and ${to}::date
          order by date desc limit 1)
        returning date, points),
      sums as (
        update tracker_sums s set points = s.points - r.points, completions = s.completions - 1, completed_dates = case when exists (
            select 1 from tracker_completions c where c.member_id = ${memberId} and c.date = r.date and c.activity_id <> ${activityId})
          then s.completed_dates else s.completed_dates - datemultirange(daterange(r.date, r.date + 1)) end
        from removed r where s.member_id = ${memberId} returning r.date),
      activity_dates as (
        update tracker_activity_dates d set dates = d.dates - datemultirange(daterange(s.date, s.date + 1)) from sums s
        where d.member_id = ${memberId} and d.activity_id = ${activityId})
      select count(*) from removed`,
    )
    return (removed?.count ?? 0) === 1
  })
}

/** Date ranges, newest first, at most `most`. */
const rangesOf = (dates: string, most: string) =>
  `(select coalesce(json_agg(json_build_object('from', lower(r), 'to', upper(r) - 1) order by r desc), '[]')
    from (select r from unnest(${dates}) r order by r desc limit ${most}) newest)`

export type Totals = {
  points: number
  completions: number
  pauses: string[]
  ranges: DateRange[]
  main: { startedOn: string; runs: Run[] } | null
}

/** Everything the stats need, in one statement. */
const totals = {
  name: 'tracker-totals',
  text: `select at, coalesce(s.points, 0) as points, coalesce(s.completions, 0) as completions,
       (select coalesce(json_agg(date), '[]') from tracker_pauses where member_id = batch.id) as pauses,
       ${rangesOf('s.completed_dates', 'most')} as ranges,
       (select json_build_object('startedOn', c.started_on, 'runs', (select coalesce(json_agg(json_build_object(
           'startedOn', r.started_on, 'endedOn', r.ended_on)), '[]') from tracker_runs r where r.counter_id = c.id))
         from tracker_counters c where c.member_id = batch.id order by c.created_at, c.id limit 1) as main
     from ${batchRows({ id: 'uuid', most: 'int' })}
     left join tracker_sums s on s.member_id = id`,
}

export async function totalsOf(db: Db, memberId: string, most: number): Promise<Totals> {
  const [found] = await batched<Totals>(db, totals, [memberId, most])
  if (!found) throw new Error('the statement returned no row')
  return found
}

/** The date ranges of each activity. */
export async function dateRangesByActivity(
  db: Db,
  memberId: string,
  most: number,
): Promise<Map<string, DateRange[]>> {
  const found = await prepared<{ activityId: string; ranges: DateRange[] }>(
    db,
    'tracker-activity-dates',
    `select activity_id as "activityId", ${rangesOf('dates', '$2')} as ranges from tracker_activity_dates where member_id = $1`,
    [memberId, most],
  )
  return new Map(found.map(({ activityId, ranges }) => [activityId, ranges]))
}

export type Day = { date: string; completions: number; points: number }

export async function completedDays(db: Db, memberId: string, from: string, to: string): Promise<Day[]> {
  return rows(
    db,
    sql`select date, count(*)::int as completions, sum(points)::int as points from tracker_completions
      where member_id = ${memberId} and date between ${from} and ${to} group by date order by date`,
  )
}

export async function completionsBetween(
  db: Db,
  memberId: string,
  from: string,
  to: string,
): Promise<{ activityId: string; date: string; points: number; isAutomatic: boolean; createdAt: string }[]> {
  return rows(
    db,
    sql`select activity_id as "activityId", date, points, automatic as "isAutomatic", created_at as "createdAt" from tracker_completions
      where member_id = ${memberId} and date between ${from} and ${to} order by date, created_at`,
  )
}

import { sql } from 'kysely'
import { changed, type Db, prepared, row, rows } from '../platform/db.server.ts'
import { gathered } from '../platform/gather.server.ts'
import { newId } from '../platform/ids.ts'
import type { Category, Frequency } from './activities.ts'
import type { Run } from './recovery.ts'
import type { Stretch } from './streaks.ts'

/**
 * A journey across the date line takes a whole date away; nobody lived it, so it breaks nothing. Clocks that went ahead by
 * this much between two dates took the date between them; flights on one side of the line move less.
 */
const dateTakenMinutes = 12 * 60

/** The days that a completion counts for. */
export type Span = { from: string; to: string }

export type Completion = {
  activityId: string
  period: Span
  date: string
  points: number
  byItself: boolean
  now: number
  /** Minutes that the person's clock is ahead of UTC; null for what was kept and is sent later. */
  offsetMinutes: number | null
}

/**
 * One a period, with the sums in the same statement. False where the period has one already.
 * The tables come one after the other, in the same order as when one is taken back, so that no two wait for each other.
 * The key refuses a second one with the same period; the dates refuse one where weeks began on another day before.
 */
export async function addCompletion(db: Db, memberId: string, completion: Completion): Promise<boolean> {
  const { activityId, period, date, points, byItself, now, offsetMinutes } = completion
  const [added] = await prepared<{ count: number }>(
    db,
    'tracker-complete',
    `with added as (
       insert into tracker_completions (member_id, activity_id, period_start, date, points, by_itself, created_at)
       select $1::uuid, $2::text, $3::date, $4::date, $5::int, $6::boolean, $7::timestamptz where not exists (
         select 1 from tracker_completions where member_id = $1 and activity_id = $2
           and period_start between $3::date - 31 and $8::date and date between $3::date and $8::date)
       on conflict do nothing returning points),
     travel as (
       insert into tracker_pauses (member_id, date) select $1::uuid, $4::date - 1 from added, tracker_sums s
       where s.member_id = $1 and $4::date - s.last_date = 2 and $9::int - s.last_offset_minutes >= ${dateTakenMinutes}
       on conflict do nothing),
     days as (
       insert into tracker_days (member_id, date, completions, points) select $1::uuid, $4::date, 1, points from added
       on conflict (member_id, date) do update set completions = tracker_days.completions + 1,
         points = tracker_days.points + excluded.points returning $5::int as points),
     sums as (
       insert into tracker_sums (member_id, points, completions, last_date, last_offset_minutes, lived)
       select $1::uuid, points, 1, case when $9::int is null then null else $4::date end, $9::int,
         datemultirange(daterange($4::date, $4::date + 1)) from days
       on conflict (member_id) do update set points = tracker_sums.points + excluded.points,
         completions = tracker_sums.completions + 1, last_date = coalesce(excluded.last_date, tracker_sums.last_date),
         last_offset_minutes = coalesce(excluded.last_offset_minutes, tracker_sums.last_offset_minutes),
         lived = tracker_sums.lived + excluded.lived returning 1),
     lived as (
       insert into tracker_lived (member_id, activity_id, lived)
       select $1::uuid, $2::text, datemultirange(daterange($4::date, $4::date + 1)) from sums
       on conflict (member_id, activity_id) do update set lived = tracker_lived.lived + excluded.lived)
     select count(*) from added`,
    [
      memberId,
      activityId,
      period.from,
      date,
      points,
      byItself,
      new Date(now).toISOString(),
      period.to,
      offsetMinutes,
    ],
  )
  return (added?.count ?? 0) === 1
}

/** Takes a period's newest completion and its sums back. False where there is none. */
export async function removeCompletion(
  db: Db,
  memberId: string,
  activityId: string,
  { from, to }: Span,
): Promise<boolean> {
  const [removed] = await rows<{ count: number }>(
    db,
    sql`with gone as (
        delete from tracker_completions where member_id = ${memberId} and activity_id = ${activityId} and period_start = (
          select period_start from tracker_completions where member_id = ${memberId} and activity_id = ${activityId}
            and period_start between ${from}::date - 31 and ${to}::date and date between ${from}::date and ${to}::date
          order by date desc limit 1)
        returning date, points),
      days as (
        update tracker_days d set completions = d.completions - 1, points = d.points - g.points from gone g
        where d.member_id = ${memberId} and d.date = g.date returning d.completions, g.points as gone, d.date),
      sums as (
        update tracker_sums s set points = s.points - d.gone, completions = s.completions - 1, lived = case when d.completions = 0
          then s.lived - datemultirange(daterange(d.date, d.date + 1)) else s.lived end
        from days d where s.member_id = ${memberId} returning d.date),
      lived as (
        update tracker_lived l set lived = l.lived - datemultirange(daterange(s.date, s.date + 1)) from sums s
        where l.member_id = ${memberId} and l.activity_id = ${activityId})
      select count(*) from gone`,
  )
  return (removed?.count ?? 0) === 1
}

/** Ranges of dates as stretches, newest first, at most `most`. */
const stretchesOf = (lived: string, most: string) =>
  `(select coalesce(json_agg(json_build_object('from', lower(r), 'to', upper(r) - 1) order by r desc), '[]')
    from (select r from unnest(${lived}) r order by r desc limit ${most}) newest)`

export type Totals = {
  points: number
  completions: number
  pauses: string[]
  stretches: Stretch[]
  main: { startedOn: string; runs: Run[] } | null
}

/** All that the stats are made of, in one statement. */
const totals = {
  name: 'tracker-totals',
  text: `select at, coalesce(s.points, 0) as points, coalesce(s.completions, 0) as completions,
       (select coalesce(json_agg(date), '[]') from tracker_pauses where member_id = asked.id) as pauses,
       ${stretchesOf('s.lived', 'most')} as stretches,
       (select json_build_object('startedOn', c.started_on, 'runs', (select coalesce(json_agg(json_build_object(
           'startedOn', r.started_on, 'endedOn', r.ended_on)), '[]') from tracker_runs r where r.counter_id = c.id))
         from tracker_counters c where c.member_id = asked.id order by c.created_at, c.id limit 1) as main
     from unnest($1::uuid[], $2::int[]) with ordinality as asked (id, most, at)
     left join tracker_sums s on s.member_id = id`,
}

export async function totalsOf(db: Db, memberId: string, most: number): Promise<Totals> {
  const [found] = await gathered<Totals>(db, totals, [memberId, most])
  if (!found) throw new Error('a statement over one row gave none')
  return found
}

/** When each activity was done. */
export async function stretchesOfEach(
  db: Db,
  memberId: string,
  most: number,
): Promise<Map<string, Stretch[]>> {
  const found = await prepared<{ activityId: string; stretches: Stretch[] }>(
    db,
    'tracker-lived',
    `select activity_id as "activityId", ${stretchesOf('lived', '$2')} as stretches from tracker_lived where member_id = $1`,
    [memberId, most],
  )
  return new Map(found.map(({ activityId, stretches }) => [activityId, stretches]))
}

export type Day = { date: string; completions: number; points: number }

export async function daysBetween(db: Db, memberId: string, from: string, to: string): Promise<Day[]> {
  return rows(
    db,
    sql`select date, completions, points from tracker_days
      where member_id = ${memberId} and date between ${from} and ${to} and completions > 0 order by date`,
  )
}

export type Choice = {
  id: string
  title: string | null
  description: string | null
  category: Category | null
  frequency: Frequency | null
  points: number | null
  hidden: boolean
}

export async function choicesOf(db: Db, memberId: string): Promise<Choice[]> {
  return prepared(
    db,
    'tracker-choices',
    'select id, title, description, category, frequency, points, hidden from tracker_activities where member_id = $1 order by created_at, id',
    [memberId],
  )
}

type Own = { title: string; description: string; category: Category; frequency: Frequency; points: number }

/** Undefined where the person has `most` already. */
export async function addActivity(
  db: Db,
  memberId: string,
  own: Own,
  most: number,
): Promise<string | undefined> {
  const id = newId()
  return alone(db, memberId, async (tx) => {
    const added = await changed(
      tx,
      sql`insert into tracker_activities (member_id, id, title, description, category, frequency, points)
        select ${memberId}, ${id}, ${own.title}, ${own.description}, ${own.category}, ${own.frequency}, ${own.points}
        where (select count(*) from tracker_activities where member_id = ${memberId} and title is not null) < ${most}`,
    )
    return added === 1 ? id : undefined
  })
}

/** One of a person's requests after the other, so that parallel ones cannot pass a limit together. */
function alone<Result>(db: Db, memberId: string, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tracker ${memberId}`}, 0))`.execute(tx)
    return work(tx)
  })
}

export async function hideActivity(db: Db, memberId: string, id: string, hidden: boolean): Promise<void> {
  await sql`insert into tracker_activities (member_id, id, hidden) values (${memberId}, ${id}, ${hidden})
    on conflict (member_id, id) do update set hidden = excluded.hidden`.execute(db)
}

export async function changeOwn(
  db: Db,
  memberId: string,
  id: string,
  own: { [Key in keyof Own]?: Own[Key] | undefined },
): Promise<void> {
  await sql`update tracker_activities set title = coalesce(${own.title ?? null}, title),
    description = coalesce(${own.description ?? null}, description), category = coalesce(${own.category ?? null}, category),
    frequency = coalesce(${own.frequency ?? null}, frequency), points = coalesce(${own.points ?? null}, points)
    where member_id = ${memberId} and id = ${id} and title is not null`.execute(db)
}

export type Settings = {
  weekStart: number
  showPoints: boolean
  showStreaks: boolean
  showDays: boolean
  letter: 'off' | 'page' | 'mail'
}

const usual: Settings = { weekStart: 1, showPoints: true, showStreaks: true, showDays: true, letter: 'page' }

/** `kept` is false where the person has chosen nothing yet. */
export async function settingsOf(db: Db, memberId: string): Promise<Settings & { kept: boolean }> {
  const [found] = await prepared<Settings>(
    db,
    'tracker-settings',
    `select week_start as "weekStart", show_points as "showPoints", show_streaks as "showStreaks", show_days as "showDays", letter
      from tracker_settings where member_id = $1`,
    [memberId],
  )
  return found ? { ...found, kept: true } : { ...usual, kept: false }
}

export async function keepSettings(db: Db, memberId: string, wanted: Settings): Promise<void> {
  await sql`insert into tracker_settings (member_id, week_start, show_points, show_streaks, show_days, letter)
    values (${memberId}, ${wanted.weekStart}, ${wanted.showPoints}, ${wanted.showStreaks}, ${wanted.showDays}, ${wanted.letter})
    on conflict (member_id) do update set week_start = excluded.week_start, show_points = excluded.show_points,
      show_streaks = excluded.show_streaks, show_days = excluded.show_days, letter = excluded.letter`.execute(
    db,
  )
}

export async function pausesOf(db: Db, memberId: string): Promise<string[]> {
  const found = await prepared<{ date: string }>(
    db,
    'tracker-pauses',
    'select date from tracker_pauses where member_id = $1',
    [memberId],
  )
  return found.map(({ date }) => date)
}

export async function addPause(db: Db, memberId: string, date: string): Promise<void> {
  await sql`insert into tracker_pauses (member_id, date) values (${memberId}, ${date}) on conflict do nothing`.execute(
    db,
  )
}

export async function removePause(db: Db, memberId: string, date: string): Promise<void> {
  await sql`delete from tracker_pauses where member_id = ${memberId} and date = ${date}`.execute(db)
}

export type KeptCounter = {
  id: string
  name: string
  startedOn: string
  runs: { startedOn: string; endedOn: string; note: string }[]
}

/** Oldest first: the first one is the person's main date. */
export async function countersOf(db: Db, memberId: string): Promise<KeptCounter[]> {
  return prepared(
    db,
    'tracker-counters',
    `select c.id, c.name, c.started_on as "startedOn", coalesce(json_agg(json_build_object('startedOn', r.started_on, 'endedOn', r.ended_on,
        'note', r.note) order by r.ended_on, r.created_at) filter (where r.id is not null), '[]') as runs
      from tracker_counters c left join tracker_runs r on r.counter_id = c.id where c.member_id = $1
      group by c.id order by c.created_at, c.id`,
    [memberId],
  )
}

export async function addCounter(
  db: Db,
  memberId: string,
  counter: { name: string; startedOn: string },
  most: number,
): Promise<string | undefined> {
  const id = newId()
  return alone(db, memberId, async (tx) => {
    const added = await changed(
      tx,
      sql`insert into tracker_counters (id, member_id, name, started_on) select ${id}, ${memberId}, ${counter.name}, ${counter.startedOn}
        where (select count(*) from tracker_counters where member_id = ${memberId}) < ${most}`,
    )
    return added === 1 ? id : undefined
  })
}

export async function changeCounter(
  db: Db,
  memberId: string,
  id: string,
  counter: { name?: string | undefined; startedOn?: string | undefined },
): Promise<boolean> {
  return (
    (await changed(
      db,
      sql`update tracker_counters set name = coalesce(${counter.name ?? null}, name),
        started_on = coalesce(${counter.startedOn ?? null}::date, started_on) where id = ${id} and member_id = ${memberId}`,
    )) === 1
  )
}

export async function removeCounter(db: Db, memberId: string, id: string): Promise<boolean> {
  return (
    (await changed(db, sql`delete from tracker_counters where id = ${id} and member_id = ${memberId}`)) === 1
  )
}

/** `early` where the new date is not after the old one. */
export async function startAnew(
  db: Db,
  memberId: string,
  id: string,
  start: { startedOn: string; note: string },
): Promise<'done' | 'early' | 'missing'> {
  return db.transaction().execute(async (tx) => {
    const counter = await row<{ startedOn: string }>(
      tx,
      sql`select started_on as "startedOn" from tracker_counters where id = ${id} and member_id = ${memberId} for update`,
    )
    if (!counter) return 'missing'
    if (start.startedOn <= counter.startedOn) return 'early'
    await sql`insert into tracker_runs (id, member_id, counter_id, started_on, ended_on, note)
      values (${newId()}, ${memberId}, ${id}, ${counter.startedOn}, ${start.startedOn}, ${start.note})`.execute(
      tx,
    )
    await sql`update tracker_counters set started_on = ${start.startedOn} where id = ${id}`.execute(tx)
    return 'done'
  })
}

export async function takeBackStart(db: Db, memberId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select 1 from tracker_counters where id = ${id} and member_id = ${memberId} for update`.execute(
      tx,
    )
    const last = await row<{ startedOn: string }>(
      tx,
      sql`delete from tracker_runs where id = (select id from tracker_runs where counter_id = ${id} and member_id = ${memberId}
        order by ended_on desc, created_at desc limit 1) returning started_on as "startedOn"`,
    )
    if (!last) return false
    await sql`update tracker_counters set started_on = ${last.startedOn} where id = ${id}`.execute(tx)
    return true
  })
}

export async function selfChecksOf(
  db: Db,
  memberId: string,
): Promise<{ month: string; answers: Record<string, number> }[]> {
  return rows(
    db,
    sql`select month, answers from tracker_self_checks where member_id = ${memberId} order by month`,
  )
}

export async function keepSelfCheck(
  db: Db,
  memberId: string,
  month: string,
  answers: Record<string, number>,
): Promise<void> {
  await sql`insert into tracker_self_checks (member_id, month, answers) values (${memberId}, ${month}, ${JSON.stringify(answers)})
    on conflict (member_id, month) do update set answers = excluded.answers`.execute(db)
}

export async function completionsBetween(
  db: Db,
  memberId: string,
  from: string,
  to: string,
): Promise<{ activityId: string; date: string; points: number; byItself: boolean; createdAt: string }[]> {
  return rows(
    db,
    sql`select activity_id as "activityId", date, points, by_itself as "byItself", created_at as "createdAt" from tracker_completions
      where member_id = ${memberId} and date between ${from} and ${to} order by date, created_at`,
  )
}

/** Who wants the letter by mail and has not had it since a date. */
export async function letterReaders(
  db: Db,
  since: string,
): Promise<{ id: string; email: string; zone: string | null; dayStartsAt: number }[]> {
  return rows(
    db,
    sql`select m.id, m.email, m.zone, m.day_starts_at as "dayStartsAt" from tracker_settings s join members m on m.id = s.member_id
      where s.letter = 'mail' and (s.letter_sent_on is null or s.letter_sent_on < ${since}) order by m.id limit 500`,
  )
}

/** True once a date, however parallel. */
export async function takeLetter(db: Db, memberId: string, date: string): Promise<boolean> {
  return (
    (await changed(
      db,
      sql`update tracker_settings set letter_sent_on = ${date} where member_id = ${memberId} and letter_sent_on is distinct from ${date}`,
    )) === 1
  )
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  const [sums] = await rows(
    db,
    sql`select points, completions from tracker_sums where member_id = ${memberId}`,
  )
  return {
    tracker: {
      settings: await settingsOf(db, memberId),
      sums: sums ?? null,
      completions: await completionsBetween(db, memberId, '0001-01-01', '9999-12-31'),
      days: await daysBetween(db, memberId, '0001-01-01', '9999-12-31'),
      activities: await choicesOf(db, memberId),
      counters: await countersOf(db, memberId),
      pauses: await pausesOf(db, memberId),
      selfChecks: await selfChecksOf(db, memberId),
      reminders: await rows(
        db,
        sql`select minute_of_day as "minuteOfDay", zone from tracker_reminders where member_id = ${memberId}`,
      ),
    },
  }
}

export const tables = [
  'tracker_completions',
  'tracker_sums',
  'tracker_days',
  'tracker_lived',
  'tracker_settings',
  'tracker_activities',
  'tracker_counters',
  'tracker_runs',
  'tracker_pauses',
  'tracker_self_checks',
  'tracker_reminders',
]

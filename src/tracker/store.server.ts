// Settings, own activities, pauses, self-checks, who gets a weekly look back, and the tracker's data export.
import { sql } from 'kysely'
import { affectedRows, type Db, prepared, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { ActivityCategory, Frequency } from './activities/activities.ts'
import { completedDays, completionsBetween } from './activities/completions.server.ts'
import { defaultSettings, type TrackerSettings } from './contract.ts'
import { countersOf } from './progress/counters.server.ts'
import { joinedSameDayAt } from './progress/same-day.server.ts'
import { savingsOf } from './progress/savings.server.ts'
import { withMemberLock } from './with-member-lock.server.ts'

export type Choice = {
  id: string
  title: string | null
  description: string | null
  category: ActivityCategory | null
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

type Own = {
  title: string
  description: string
  category: ActivityCategory
  frequency: Frequency
  points: number
}

/** Undefined if the member already has `most`. */
export async function addActivity(
  db: Db,
  memberId: string,
  own: Own & { id?: string | undefined },
  most: number,
): Promise<string | undefined> {
  const id = own.id ?? newId()
  return withMemberLock(db, memberId, async (tx) => {
    if (await changeOwnActivity(tx, memberId, id, own)) return id
    const added = await affectedRows(
      tx,
      sql`insert into tracker_activities (member_id, id, title, description, category, frequency, points)
        select ${memberId}, ${id}, ${own.title}, ${own.description}, ${own.category}, ${own.frequency}, ${own.points}
        where (select count(*) from tracker_activities where member_id = ${memberId} and title is not null) < ${most}`,
    )
    return added === 1 ? id : undefined
  })
}

export async function hideActivity(db: Db, memberId: string, id: string, hidden: boolean): Promise<void> {
  await sql`insert into tracker_activities (member_id, id, hidden) values (${memberId}, ${id}, ${hidden})
    on conflict (member_id, id) do update set hidden = excluded.hidden`.execute(db)
}

export async function changeOwnActivity(
  db: Db,
  memberId: string,
  id: string,
  own: { [Key in keyof Own]?: Own[Key] | undefined },
): Promise<boolean> {
  const changed = await affectedRows(
    db,
    sql`update tracker_activities set title = coalesce(${own.title ?? null}, title),
    description = coalesce(${own.description ?? null}, description), category = coalesce(${own.category ?? null}, category),
    frequency = coalesce(${own.frequency ?? null}, frequency), points = coalesce(${own.points ?? null}, points)
    where member_id = ${memberId} and id = ${id} and title is not null`,
  )
  return changed === 1
}

/** `isSaved` is false if the member has not saved settings yet. */
export async function settingsOf(db: Db, memberId: string): Promise<TrackerSettings & { isSaved: boolean }> {
  const [found] = await prepared<TrackerSettings>(
    db,
    'tracker-settings',
    `select week_start as "weekStart", show_points as "showPoints", show_streaks as "showStreaks", show_days as "showDays",
      show_weekly_look_back as "showWeeklyLookBack"
      from tracker_settings where member_id = $1`,
    [memberId],
  )
  return found ? { ...found, isSaved: true } : { ...defaultSettings, isSaved: false }
}

export async function saveSettings(db: Db, memberId: string, settings: TrackerSettings): Promise<void> {
  await sql`insert into tracker_settings (member_id, week_start, show_points, show_streaks, show_days, show_weekly_look_back)
    values (${memberId}, ${settings.weekStart}, ${settings.showPoints}, ${settings.showStreaks}, ${settings.showDays}, ${settings.showWeeklyLookBack})
    on conflict (member_id) do update set week_start = excluded.week_start, show_points = excluded.show_points,
      show_streaks = excluded.show_streaks, show_days = excluded.show_days,
      show_weekly_look_back = excluded.show_weekly_look_back`.execute(db)
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

export async function selfChecksOf(
  db: Db,
  memberId: string,
): Promise<{ month: string; answers: Record<string, number> }[]> {
  return rows(
    db,
    sql`select month, answers from tracker_self_checks where member_id = ${memberId} order by month`,
  )
}

export async function saveSelfCheck(
  db: Db,
  memberId: string,
  month: string,
  answers: Record<string, number>,
): Promise<void> {
  await sql`insert into tracker_self_checks (member_id, month, answers) values (${memberId}, ${month}, ${JSON.stringify(answers)})
    on conflict (member_id, month) do update set answers = excluded.answers`.execute(db)
}

/** Ids of members who completed something in the week and were not notified within the last days, in order, after an id. */
export async function lookBackMembers(
  db: Db,
  { from, lastBefore }: { from: string; lastBefore: string },
  after: string | null,
  limit: number,
): Promise<string[]> {
  const members = await rows<{ id: string }>(
    db,
    sql`select s.member_id as id from tracker_sums s
      where (s.look_back_on is null or s.look_back_on < ${lastBefore}) and (${after}::uuid is null or s.member_id > ${after})
        and exists (select 1 from tracker_completions c where c.member_id = s.member_id and c.date >= ${from})
      order by s.member_id limit ${limit}`,
  )
  return members.map(({ id }) => id)
}

/** True exactly once a week, also with concurrent calls. */
export async function claimLookBack(
  db: Db,
  memberId: string,
  { today, lastBefore }: { today: string; lastBefore: string },
): Promise<boolean> {
  const claimed = await affectedRows(
    db,
    sql`update tracker_sums set look_back_on = ${today}
      where member_id = ${memberId} and (look_back_on is null or look_back_on < ${lastBefore})`,
  )
  return claimed === 1
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
      days: await completedDays(db, memberId, '0001-01-01', '9999-12-31'),
      activities: await choicesOf(db, memberId),
      counters: await countersOf(db, memberId),
      savings: (await savingsOf(db, memberId)) ?? null,
      pauses: await pausesOf(db, memberId),
      joinedSameDayAt: await joinedSameDayAt(db, memberId),
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
  'tracker_activity_dates',
  'tracker_settings',
  'tracker_activities',
  'tracker_counters',
  'tracker_runs',
  'tracker_same_day',
  'tracker_savings',
  'tracker_pauses',
  'tracker_self_checks',
  'tracker_reminders',
]

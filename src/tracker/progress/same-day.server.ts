// Members who joined to see others on the same day of recovery. The day is that of the first counter.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row, rows } from '../../platform/database/db.server.ts'
import { dayIn, daysBetween, isZone, plusDays } from '../../platform/dates.ts'

const maxFound = 500

/** The member's day of recovery, and whether they joined; undefined without a counter. */
export async function ownDay(
  db: Db,
  memberId: string,
  today: string,
): Promise<{ day: number; joined: boolean } | undefined> {
  const found = await row<{ startedOn: string; joined: boolean }>(
    db,
    sql`select c.started_on as "startedOn", s.member_id is not null as joined
      from tracker_counters c left join tracker_same_day s on s.member_id = c.member_id
      where c.member_id = ${memberId} order by c.created_at, c.id limit 1`,
  )
  return found && { day: Math.max(0, daysBetween(found.startedOn, today)), joined: found.joined }
}

export async function joinSameDay(db: Db, memberId: string, now: number): Promise<void> {
  await sql`insert into tracker_same_day (member_id, joined_at) values (${memberId}, ${isoTime(now)}) on conflict do nothing`.execute(
    db,
  )
}

export async function leaveSameDay(db: Db, memberId: string): Promise<void> {
  await sql`delete from tracker_same_day where member_id = ${memberId}`.execute(db)
}

type SameDayMember = { id: string; name: string; zone: string | null; dayStartsAt: number; startedOn: string }

/** Other members who joined and are on this day in their time zone, most recent joiners first. */
export async function membersOnDay(
  db: Db,
  { memberId, day, now }: { memberId: string; day: number; now: number },
): Promise<{ id: string; name: string }[]> {
  // Local dates differ by a day between time zones, and a person's day may start at six in the morning.
  const utc = isoTime(now).slice(0, 10)
  const found = await rows<SameDayMember>(
    db,
    sql`select m.id, m.display_name as name, m.zone, m.day_starts_at as "dayStartsAt", c.started_on as "startedOn"
      from tracker_counters c join tracker_same_day s on s.member_id = c.member_id join members m on m.id = c.member_id
      where c.started_on between ${plusDays(utc, -day - 2)} and ${plusDays(utc, 1 - day)} and c.member_id <> ${memberId}
        and m.closed_at is null
        and not exists (select 1 from tracker_counters o where o.member_id = c.member_id
          and (o.created_at, o.id) < (c.created_at, c.id))
      order by s.joined_at desc limit ${maxFound}`,
  )
  return found
    .filter(({ zone, dayStartsAt, startedOn }) => {
      const today = dayIn(zone !== null && isZone(zone) ? zone : 'UTC', now, dayStartsAt)
      return daysBetween(startedOn, today) === day
    })
    .map(({ id, name }) => ({ id, name }))
}

export async function joinedSameDayAt(db: Db, memberId: string): Promise<string | null> {
  const found = await row<{ joinedAt: string }>(
    db,
    sql`select joined_at as "joinedAt" from tracker_same_day where member_id = ${memberId}`,
  )
  return found?.joinedAt ?? null
}

// The evening reminder by web push, without a message: the service worker has the text.
import { sql } from 'kysely'
import { affectedRows, type Db, rows } from '../../platform/database/db.server.ts'
import { dateIn, isZone, offsetIn, plusDays } from '../../platform/dates.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { openPush, type Push, type PushDevice, pushStatusOf } from '../../platform/web-push.server.ts'

export type Reminder = PushDevice & { minuteOfDay: number; zone: string }

const maxDevices = 10

type DeviceSession = { id: string; sessionId: string }

/** False if the person has the maximum number of devices. A device subscribed by another account moves to this one. */
export async function saveReminder(
  db: Db,
  { id: memberId, sessionId }: DeviceSession,
  reminder: Reminder,
): Promise<boolean> {
  const { endpoint, p256dh, auth, minuteOfDay, zone } = reminder
  // Devices whose session has ended make room.
  await sql`delete from tracker_reminders where member_id = ${memberId} and session_id is null and endpoint <> ${endpoint}
    and (select count(*) from tracker_reminders where member_id = ${memberId}) >= ${maxDevices}`.execute(db)
  return (
    (await affectedRows(
      db,
      sql`insert into tracker_reminders (member_id, session_id, endpoint, p256dh, auth, minute_of_day, zone)
        select ${memberId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${minuteOfDay}::int, ${zone}
        where (select count(*) from tracker_reminders where member_id = ${memberId} and endpoint <> ${endpoint}) < ${maxDevices}
        on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
          p256dh = excluded.p256dh, auth = excluded.auth, minute_of_day = excluded.minute_of_day, zone = excluded.zone, sent_on = null`,
    )) === 1
  )
}

export async function reminderTimes(db: Db, memberId: string): Promise<number[]> {
  const found = await rows<{ minute: number }>(
    db,
    sql`select distinct minute_of_day as minute from tracker_reminders
      where member_id = ${memberId} and session_id is not null order by minute`,
  )
  return found.map(({ minute }) => minute)
}

/** Moves the reminder of the member's device to the session and to the time zone that it has now. */
export async function claimReminder(
  db: Db,
  { id, sessionId }: DeviceSession,
  endpoint: string,
  zone: string | null = null,
): Promise<void> {
  await sql`update tracker_reminders set session_id = ${sessionId}, zone = coalesce(${zone}, zone)
    where endpoint = ${endpoint} and member_id = ${id}
      and (session_id is distinct from ${sessionId} or zone <> ${zone})`.execute(db)
}

export async function removeReminder(db: Db, memberId: string, endpoint: string): Promise<void> {
  await sql`delete from tracker_reminders where member_id = ${memberId} and endpoint = ${endpoint}`.execute(
    db,
  )
}

export async function removeReminders(db: Db, memberId: string): Promise<void> {
  await sql`delete from tracker_reminders where member_id = ${memberId}`.execute(db)
}

type Due = Reminder & { sentOn: string | null }

// The job runs every ten minutes and time zones are whole quarters of an hour apart, so each day's last run is at or after 11:50 p.m.
const lastRunMinute = 23 * 60 + 50

/** True if the reminder is due in its own time zone and was not sent on that date; at most two hours late, and before midnight. */
export function isDue(
  { minuteOfDay, zone, sentOn }: Pick<Due, 'minuteOfDay' | 'zone' | 'sentOn'>,
  now: number,
): boolean {
  if (!isZone(zone)) return false
  const today = dateIn(zone, now)
  // Sent tomorrow: the clock was moved back. A later date comes from a clock that was wrong, and would stop reminders until then.
  if (sentOn === today || sentOn === plusDays(today, 1)) return false
  const minute = Math.floor((now + offsetIn(zone, now)) / 60_000) % 1_440
  const dueMinute = Math.min(minuteOfDay, lastRunMinute)
  return minute >= dueMinute && minute < dueMinute + 120
}

const pageSize = 500
const atOnce = 20

/** Sends all due reminders, page by page. Safe to run in parallel: each date is claimed once. */
export async function sendDue(db: Db, now: number, push: Push, failed: (error: unknown) => void) {
  let after = ''
  for (;;) {
    const page = await rows<Due>(
      db,
      sql`select endpoint, p256dh, auth, minute_of_day as "minuteOfDay", zone, sent_on as "sentOn" from tracker_reminders
        where endpoint > ${after} and session_id is not null order by endpoint limit ${pageSize}`,
    )
    const due = page.filter((reminder) => isDue(reminder, now))
    for (let start = 0; start < due.length; start += atOnce) {
      await Promise.all(due.slice(start, start + atOnce).map((reminder) => sendOne(reminder)))
    }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.endpoint
  }

  async function sendOne(reminder: Due) {
    const { endpoint, zone } = reminder
    const today = dateIn(zone, now)
    // Marked before sending, because a lost reminder is better than a duplicate.
    const claimed = await affectedRows(
      db,
      sql`update tracker_reminders set sent_on = ${today} where endpoint = ${endpoint} and sent_on is distinct from ${today}::date`,
    )
    if (claimed === 0) return
    try {
      if (await push(reminder)) return
      await sql`delete from tracker_reminders where endpoint = ${endpoint}`.execute(db)
    } catch (error) {
      failed(error)
    }
  }
}

export const reminderJob: Job<Services, object> = {
  name: 'tracker.remind',
  schedule: '*/10 * * * *',
  retries: 0,
  async run({ db, settings, clock, log }) {
    const push = await openPush(settings, 7_200)
    await sendDue(db, clock.now(), push, (error) => {
      log.warn({ status: pushStatusOf(error) }, 'a reminder was not sent')
    })
  },
}

// Sends reminders of saved meetings. A job finds due ones; the claim, the email and the push jobs commit together.
import { sql } from 'kysely'
import { unsubscribePurposes } from '../../notices/send-notices.server.ts'
import { settingsOf } from '../../notices/settings-store.server.ts'
import { addNotice, devicesOf, removeDevice } from '../../notices/store.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, rows } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Job } from '../../platform/jobs.server.ts'
import { memberToken } from '../../platform/tokens.server.ts'
import { openPush, type Push, type PushMessage, pushStatusOf } from '../../platform/web-push.server.ts'
import type { Listing } from '../meeting.ts'
import type { Occurrence } from '../occurrences.ts'
import { reminderEmail, reminderNotification } from './reminder-message.ts'
import { dueOccurrence, nextReminderAt } from './reminder-times.ts'

const pageSize = 200

type DueReminder = {
  memberId: string
  meetingId: string
  lead: number
  remindAt: string
  remindedFor: string | null
  listing: Listing
  isUnlisted: boolean
  email: string
  zone: string | null
  confirmed: boolean
}

async function dueReminders(db: Db, now: number): Promise<DueReminder[]> {
  return rows<DueReminder>(
    db,
    sql`select f.member_id as "memberId", meeting_id as "meetingId", remind_minutes as lead, remind_at as "remindAt",
        reminded_for as "remindedFor", listing, unlisted_at is not null as "isUnlisted", email, zone,
        unverified_email is null as confirmed
      from saved_meetings f join meetings on meetings.id = meeting_id join members m on m.id = f.member_id
      where remind_at <= ${isoTime(now)} and remind_minutes is not null and closed_reason is null
      order by remind_at limit ${pageSize}`,
  )
}

/** Every claim sets the next due time, so that another process that found the same row does nothing. */
async function claim(tx: Db, due: DueReminder, occurrence: Occurrence | undefined, now: number) {
  const next = nextReminderAt(due.listing, due.lead, now)
  return (
    (await affectedRows(
      tx,
      sql`update saved_meetings set remind_at = ${next === undefined ? null : new Date(next).toISOString()},
          reminded_for = coalesce(${occurrence ? new Date(occurrence.startsAt).toISOString() : null}::timestamptz, reminded_for)
        where member_id = ${due.memberId} and meeting_id = ${due.meetingId} and remind_at = ${due.remindAt}`,
    )) === 1
  )
}

async function remind(services: Services, due: DueReminder): Promise<void> {
  const { db, jobs, mail, clock, settings } = services
  const now = clock.now()
  const found = dueOccurrence(due.listing, due.lead, now)
  const known = due.remindedFor !== null && Date.parse(due.remindedFor) === found?.startsAt
  const occurrence = known ? undefined : found
  const path = `/meetings?meeting=${due.meetingId}`
  await db.transaction().execute(async (tx) => {
    if (!(await claim(tx, due, occurrence, now)) || !occurrence) return
    const reminder = { ...due, occurrence, now, zone: due.zone ?? due.listing.timezone }
    const { memberId } = due
    const chosen = await settingsOf(tx, memberId)
    const { push, mail: byEmail } = chosen.channels.meeting
    await addNotice(tx, { memberId, kind: 'meeting', postId: null, now, listedOnly: true }, chosen)
    if (push) {
      const message = reminderNotification(reminder, path)
      const data: PushData = { memberId, until: occurrence.startsAt, message }
      await jobs.add(tx, pushReminder.name, data)
    }
    if (!byEmail || !due.confirmed || !mail.isConfigured) return
    const stop = memberToken(settings, unsubscribePurposes.meeting, memberId)
    await mail.send(tx, {
      to: due.email,
      memberId,
      ...reminderEmail(
        { ...reminder, discreet: chosen.discreet },
        {
          more: `${settings.PUBLIC_URL}${path}`,
          stop: `${settings.PUBLIC_URL}/stop-meeting-emails#${stop}`,
        },
      ),
      unsubscribeUrl: `${settings.PUBLIC_URL}/api/meetings/reminders/stop/${stop}`,
    })
  })
}

export const remindJob: Job<Services, object> = {
  name: 'meetings.remind',
  schedule: '*/5 * * * *',
  retries: 0,
  async run(services) {
    for (;;) {
      const due = await dueReminders(services.db, services.clock.now())
      for (const one of due) await remind(services, one)
      if (due.length < pageSize) return
    }
  },
}

type PushData = { memberId: string; until: number; message: PushMessage }

/** Sends to every device of the member. A failing device does not stop the others, and none gets a reminder twice. */
export async function pushToDevices(db: Db, { memberId, message }: PushData, push: Push): Promise<unknown[]> {
  const devices = await devicesOf(db, memberId)
  const failures = await Promise.all(
    devices.map(async (device) => {
      try {
        if (!(await push(device, message))) await removeDevice(db, device.endpoint)
        return []
      } catch (error) {
        return [pushStatusOf(error)]
      }
    }),
  )
  return failures.flat()
}

const pushReminder: Job<Services, PushData> = {
  name: 'meetings.push-reminder',
  retries: 0,
  concurrency: 4,
  async run({ db, settings, clock, log }, data) {
    const seconds = Math.floor((data.until - clock.now()) / 1_000)
    if (seconds <= 0) return
    const failures = await pushToDevices(db, data, await openPush(settings, seconds))
    if (failures.length > 0) log.warn({ statuses: failures }, 'a reminder did not reach every device')
  },
}

export const reminderJobs = [remindJob, pushReminder]

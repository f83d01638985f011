// Stores a member's saved meetings, with home group and reminders.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row, rows } from '../../platform/database/db.server.ts'
import type { Listing } from '../meeting.ts'
import { nextReminderAt, type ReminderLead } from './reminder-times.ts'

export async function addSavedMeeting(
  db: Db,
  memberId: string,
  meetingId: string,
  now: number,
): Promise<void> {
  await sql`insert into saved_meetings (member_id, meeting_id, created_at)
    select ${memberId}::uuid, id, ${isoTime(now)}::timestamptz from meetings where id = ${meetingId}
    on conflict do nothing`.execute(db)
}

export async function deleteSavedMeeting(db: Db, memberId: string, meetingId: string): Promise<void> {
  await sql`delete from saved_meetings where member_id = ${memberId} and meeting_id = ${meetingId}`.execute(
    db,
  )
}

export type SavedMeetingRow = {
  id: string
  feedId: string
  listing: string
  isUnlisted: boolean
  home: boolean
  remindMinutes: number | null
}

export async function savedMeetingRows(db: Db, memberId: string): Promise<SavedMeetingRow[]> {
  return rows<SavedMeetingRow>(
    db,
    sql`select meetings.id, feed_id as "feedId", listing::text as listing, unlisted_at is not null as "isUnlisted", home,
        remind_minutes as "remindMinutes"
      from saved_meetings join meetings on meetings.id = meeting_id
      where member_id = ${memberId} order by saved_meetings.created_at, meetings.id limit 200`,
  )
}

export async function countSavedMeetings(db: Db, memberId: string): Promise<number> {
  const counted = await row<{ n: number }>(
    db,
    sql`select count(*) as n from saved_meetings where member_id = ${memberId}`,
  )
  return counted?.n ?? 0
}

type SavedMeetingKey = { memberId: string; meetingId: string }

/** Locks the member before a meeting's row, so that concurrent changes of the home group are serialized without deadlock. */
export async function lockMember(tx: Db, memberId: string): Promise<void> {
  await row(tx, sql`select id from members where id = ${memberId} for no key update`)
}

/** The listing of a saved meeting, locked until the transaction ends. */
export async function lockSavedMeeting(
  tx: Db,
  { memberId, meetingId }: SavedMeetingKey,
): Promise<Listing | undefined> {
  const found = await row<{ listing: Listing }>(
    tx,
    sql`select listing from saved_meetings join meetings on meetings.id = meeting_id
      where member_id = ${memberId} and meeting_id = ${meetingId} for update of saved_meetings`,
  )
  return found?.listing
}

/** Sets the home group. A member has at most one, so the previous one is unset. */
export async function setHome(
  tx: Db,
  { memberId, meetingId }: SavedMeetingKey,
  home: boolean,
): Promise<void> {
  // The previous home group is unset in a separate statement, because the unique index is checked for each row.
  await sql`update saved_meetings set home = false
    where member_id = ${memberId} and home and (${home}::boolean or meeting_id = ${meetingId})`.execute(tx)
  if (home)
    await sql`update saved_meetings set home = true
      where member_id = ${memberId} and meeting_id = ${meetingId}`.execute(tx)
}

/** Null turns the reminder off. False for a meeting by appointment. */
export async function setReminder(
  tx: Db,
  { memberId, meetingId }: SavedMeetingKey,
  { listing, lead, now }: { listing: Listing; lead: ReminderLead | null; now: number },
): Promise<boolean> {
  const at = lead === null ? undefined : nextReminderAt(listing, lead, now)
  if (lead !== null && at === undefined) return false
  await sql`update saved_meetings set remind_minutes = ${lead},
      remind_at = ${at === undefined ? null : new Date(at).toISOString()}
    where member_id = ${memberId} and meeting_id = ${meetingId}`.execute(tx)
  return true
}

// The meetings part of a member's data export.
import { sql } from 'kysely'
import { type Db, row, rows } from '../../platform/database/db.server.ts'

export const tables = ['saved_meetings', 'meeting_calendar_links', 'meetings_attended']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    savedMeetings: await rows(
      db,
      sql`select meetings.id, listing->>'name' as name, listing->>'type' as type, home as "homeGroup",
          remind_minutes as "remindMinutesBefore", saved_meetings.created_at as "savedAt"
        from saved_meetings join meetings on meetings.id = meeting_id
        where member_id = ${memberId} order by saved_meetings.created_at`,
    ),
    meetingsAttended: await rows(
      db,
      sql`select date, name, type, place, note, chair_code as "chairCode", chair_code_at as "chairCodeAt",
          created_at as "notedAt"
        from meetings_attended where member_id = ${memberId} order by date, id`,
    ),
    meetingCalendarLink:
      (await row(
        db,
        sql`select names, created_at as "createdAt", read_on as "readOn" from meeting_calendar_links where member_id = ${memberId}`,
      )) ?? null,
  }
}

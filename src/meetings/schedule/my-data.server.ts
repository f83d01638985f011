// The meetings part of a member's data export.
import { sql } from 'kysely'
import { type Db, row, rows } from '../../platform/database/db.server.ts'

export const tables = ['meeting_favourites', 'meeting_calendar_links', 'meetings_attended']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    favouriteMeetings: await rows(
      db,
      sql`select meetings.id, listing->>'name' as name, listing->>'type' as type, home as "homeGroup",
          remind_minutes as "remindMinutesBefore", meeting_favourites.created_at as "keptAt"
        from meeting_favourites join meetings on meetings.id = meeting_id
        where member_id = ${memberId} order by meeting_favourites.created_at`,
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

// The private URL of a member's calendar. Only its hash is stored, so it is shown once, when it is created.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row } from '../../platform/database/db.server.ts'
import { hashToken } from '../../platform/tokens.server.ts'

/** Creates a token and revokes the previous one. With `names` the calendar has the meetings' names. */
export async function replaceCalendarToken(
  db: Db,
  memberId: string,
  { names, now }: { names: boolean; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`insert into meeting_calendar_links (member_id, token_hash, names, created_at)
    values (${memberId}, ${hashToken(token)}, ${names}, ${isoTime(now)})
    on conflict (member_id) do update set token_hash = excluded.token_hash, names = excluded.names,
      created_at = excluded.created_at, read_on = null`.execute(db)
  return token
}

export async function calendarLinkOf(
  db: Db,
  memberId: string,
): Promise<{ names: boolean; createdAt: string; readOn: string | null } | undefined> {
  return row(
    db,
    sql`select names, created_at as "createdAt", read_on as "readOn" from meeting_calendar_links where member_id = ${memberId}`,
  )
}

export async function removeCalendarToken(db: Db, memberId: string): Promise<void> {
  await sql`delete from meeting_calendar_links where member_id = ${memberId}`.execute(db)
}

/** The owner of a calendar. Records the date of use once a day, so that members see whether the link is in use. */
export async function readCalendarToken(
  db: Db,
  token: string,
  today: string,
): Promise<{ memberId: string; names: boolean } | undefined> {
  const hash = hashToken(token)
  await sql`update meeting_calendar_links set read_on = ${today}::date
    where token_hash = ${hash} and read_on is distinct from ${today}::date`.execute(db)
  return row(
    db,
    sql`select member_id as "memberId", names from meeting_calendar_links where token_hash = ${hash}`,
  )
}

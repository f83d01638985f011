import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row } from '../../platform/database/db.server.ts'

/** When a member last wrote a post or reply in which danger was detected. Texts in unsupported languages are not included. */
export async function lastDangerousText(
  db: Db,
  memberId: string,
  { from, to }: { from: number; to: number },
): Promise<string | undefined> {
  const own = sql`member_id = ${memberId} and help not in ('unread', 'unsure') and created_at between ${isoTime(from)} and ${isoTime(to)}`
  const found = await row<{ at: string }>(
    db,
    sql`select created_at as at from forum_posts where ${own}
      union all select created_at from forum_replies where ${own} order by 1 desc limit 1`,
  )
  return found?.at
}

// Whether a member may be in danger, by what they posted.
import { sql } from 'kysely'
import { isCrisis, labels } from '../../crisis/detector/sign-labels.ts'
import { isoTime } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'

const weekMilliseconds = 7 * 86_400_000
export const dangers = labels.filter(isCrisis)

/** The members of a list with a post that shows danger, in a case that is open or less than a week old. */
export async function membersInDanger(db: Db, memberIds: string[], now: number): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select distinct coalesce(a.member_id, p.member_id) as id
      from forum_cases c left join forum_posts p on p.id = c.post_id left join forum_replies a on a.id = c.reply_id
      where coalesce(a.member_id, p.member_id) = any(${memberIds}::uuid[]) and c.labels && ${dangers}
        and (c.closed_at is null or c.created_at > ${isoTime(now - weekMilliseconds)})`,
  )
  return new Set(found.map(({ id }) => id))
}

/** A report by another member does not count, because it would let anyone block sanctions. */
export async function mayBeInDanger(db: Db, memberId: string, now: number): Promise<boolean> {
  return (await membersInDanger(db, [memberId], now)).size > 0
}

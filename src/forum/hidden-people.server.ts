import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { type Db, rows } from '../platform/database/db.server.ts'

/** Which of these members do not appear to each other: one muted or blocked the other, or staff suspended one. */
export async function hiddenPeople(
  db: Db,
  memberId: string,
  ids: string[],
  now: number,
): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select other_id as id from forum_mutes where member_id = ${memberId} and other_id = any(${ids}::uuid[])
      union select member_id from forum_mutes where other_id = ${memberId} and member_id = any(${ids}::uuid[])
      union select member_id from forum_sanctions where member_id = any(${ids}::uuid[]) and kind = 'suspend'
        and until > ${isoTime(now)} and lifted_at is null`,
  )
  return new Set(found.map(({ id }) => id))
}

// Supports of a post: one row for each member and kind.
import { sql } from 'kysely'
import { affectedRows, type Db, row } from '../../platform/database/db.server.ts'

/** True if this is the member's first support on the post. */
export async function setSupport(
  db: Db,
  memberId: string,
  postId: string,
  { kind, given }: { kind: string; given: boolean },
): Promise<boolean> {
  let isFirst = false
  if (given) {
    const added = await affectedRows(
      db,
      sql`insert into forum_supports (post_id, member_id, kind) values (${postId}, ${memberId}, ${kind}) on conflict do nothing`,
    )
    const others = await row(
      db,
      sql`select 1 from forum_supports where post_id = ${postId} and member_id = ${memberId} and kind <> ${kind} limit 1`,
    )
    isFirst = added === 1 && !others
  } else {
    await sql`delete from forum_supports where post_id = ${postId} and member_id = ${memberId} and kind = ${kind}`.execute(
      db,
    )
  }
  await affectedRows(
    db,
    sql`update forum_posts set supports = array(select distinct kind from forum_supports where post_id = ${postId} order by kind) where id = ${postId}`,
  )
  return isFirst
}

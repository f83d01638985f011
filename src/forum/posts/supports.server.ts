// Supports of a post: one row for each member and kind.
import { sql } from 'kysely'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'

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
  await updateSupports(db, [postId])
  return isFirst
}

/** Deletes the supports of a member whose account is deleted; returns their posts. */
export async function removeSupports(db: Db, memberId: string): Promise<string[]> {
  const removed = await rows<{ postId: string }>(
    db,
    sql`delete from forum_supports where member_id = ${memberId} returning post_id as "postId"`,
  )
  const postIds = [...new Set(removed.map(({ postId }) => postId))]
  await updateSupports(db, postIds)
  return postIds
}

async function updateSupports(db: Db, postIds: string[]) {
  await affectedRows(
    db,
    sql`update forum_posts p set supports = array(select distinct kind from forum_supports s where s.post_id = p.id order by kind)
      where id = any(${postIds}::uuid[])`,
  )
}

// Reads and lowers the counts of unread notices, for texts that disappear.
import { sql } from 'kysely'
import { type Db, rows } from '../platform/database/db.server.ts'
import type { NoticeKind } from './notice-kinds.ts'

type UnreadNotice = { id: string; memberId: string; kind: NoticeKind; postId: string }

/** The unread notices of these members about these posts; null: about all posts. */
export async function unreadNotices(
  db: Db,
  memberIds: string[],
  kinds: readonly NoticeKind[],
  postIds: string[] | null,
): Promise<UnreadNotice[]> {
  return rows(
    db,
    sql`select id, member_id as "memberId", kind, post_id as "postId" from notices
      where member_id = any(${memberIds}::uuid[]) and read_at is null and kind = any(${kinds}::text[])
        and post_id is not null and (${postIds}::uuid[] is null or post_id = any(${postIds}::uuid[]))`,
  )
}

/** Lowers each count to what is left; deletes notices about which nothing is left. */
export async function lowerNoticeCounts(db: Db, left: { id: string; count: number }[]): Promise<void> {
  const ids = left.map(({ id }) => id)
  const counts = left.map(({ count }) => count)
  await sql`with l as (select * from unnest(${ids}::uuid[], ${counts}::int[]) l (id, count)),
      deleted as (delete from notices n using l where n.id = l.id and l.count = 0)
    update notices n set count = l.count from l where n.id = l.id and l.count > 0 and l.count < n.count`.execute(
    db,
  )
}

// Corrects unread notices after a text or a support disappeared, so that none announces what its reader cannot see.
import { sql } from 'kysely'
import { lowerNoticeCounts, unreadNotices } from '../notices/notice-counts.server.ts'
import { type Db, rows } from '../platform/database/db.server.ts'
import { visibleTo } from './posts/queries.server.ts'
import { removeSupports } from './posts/supports.server.ts'
import { recountReplies } from './store.server.ts'

const kinds = ['reply', 'follow', 'support', 'answer', 'welcome'] as const

/** Corrects the notices about posts: of their authors, their followers, and members who were asked to welcome someone. */
export async function correctNoticesOfPosts(tx: Db, postIds: string[]): Promise<void> {
  const readers = await rows<{ id: string }>(
    tx,
    sql`select member_id as id from forum_follows where post_id = any(${postIds}::uuid[])
      union select member_id from forum_welcomers where asked_at is not null
      union select member_id from forum_posts where id = any(${postIds}::uuid[]) and member_id is not null`,
  )
  const ids = readers.map(({ id }) => id)
  await correctNotices(tx, ids, postIds)
}

/** Corrects the notices of these members about these posts; null: about all posts. */
export async function correctNotices(tx: Db, memberIds: string[], postIds: string[] | null): Promise<void> {
  const unread = await unreadNotices(tx, memberIds, kinds, postIds)
  if (unread.length === 0) return
  const column = (name: 'id' | 'memberId' | 'kind' | 'postId') => unread.map((notice) => notice[name])
  const left = await rows<{ id: string; count: number }>(
    tx,
    sql`select n.id, case
        when p.id is null then 0
        when n.kind = 'welcome' then 1
        when n.kind = 'support' then (select count(*) from forum_supports s where s.post_id = p.id and s.member_id <> n.reader)
        when p.state = 'removed' then 0
        else (select count(*) from forum_replies r where r.post_id = p.id and r.member_id is distinct from n.reader
          and r.by_moderator = (n.kind = 'answer') and ${sql.raw(visibleTo('r', 'n.reader'))}
          and (r.by_moderator or coalesce(r.shown_at, r.created_at) > coalesce(f.seen_at, '-infinity'))) end::int as count
      from unnest(${column('id')}::uuid[], ${column('memberId')}::uuid[], ${column('kind')}::text[], ${column('postId')}::uuid[]) n (id, reader, kind, post)
      left join forum_posts p on p.id = n.post and ${sql.raw(visibleTo('p', 'n.reader'))}
      left join forum_follows f on f.post_id = p.id and f.member_id = n.reader`,
  )
  await lowerNoticeCounts(tx, left)
}

/** Deletes the replies and supports of a member whose account is deleted, with what counts and announces them. */
export async function removeRepliesAndSupportsBy(tx: Db, memberId: string): Promise<void> {
  const supported = await removeSupports(tx, memberId)
  const removed = await rows<{ postId: string }>(
    tx,
    sql`delete from forum_replies where member_id = ${memberId} returning post_id as "postId"`,
  )
  const replied = [...new Set(removed.map(({ postId }) => postId))]
  if (replied.length > 0) await recountReplies(tx, replied)
  const postIds = [...new Set([...supported, ...replied])]
  if (postIds.length > 0) await correctNoticesOfPosts(tx, postIds)
}

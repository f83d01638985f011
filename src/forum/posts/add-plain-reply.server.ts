// Adds replies in one statement for a batch of members: the row, the post's count, the author's notice, and the live update.
import { addNoticesSql } from '../../notices/notice-sql.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { batched, orderedBatchRows } from '../../platform/database/batch.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { Category } from '../contract.ts'
import { publishReplySql } from '../live.server.ts'
import type { NewContent } from '../store.server.ts'
import { visibleTo } from './queries.server.ts'

const columns = {
  member: 'uuid',
  id: 'uuid',
  post: 'uuid',
  content: 'text',
  content_note: 'text',
  note: 'text',
  help: 'text',
  send_key: 'text',
  notice: 'uuid',
  now: 'timestamptz',
}

const addReplyQuery = {
  name: 'forum-add-plain-reply',
  writes: true as const,
  text: `with ${orderedBatchRows(columns)},
    target as (
      select batch.*, p.category, p.member_id as author from batch join forum_posts p on p.id = batch.post
      where ${visibleTo('p', 'batch.member')} and p.state <> 'removed'
        and not exists (select 1 from forum_follows f where f.post_id = p.id and f.following)
        and not exists (select 1 from forum_sanctions s where s.member_id = batch.member and s.until > batch.now and s.lifted_at is null)),
    added as (
      insert into forum_replies (id, post_id, member_id, content, content_note, state, note, send_key, created_at, help)
      select id, post, member, content, content_note, 'shown', note, send_key, now, help from target
      on conflict (member_id, send_key) do nothing returning id),
    fresh as (select target.* from target join added using (id)),
    counted as (
      update forum_posts p set replies_by_others = p.replies_by_others + o.many
      from (select post, count(*)::int as many from fresh where author is distinct from member group by post) o where p.id = o.post),
    to_notify as (
      select author as member, post, count(*)::int as many, min(notice::text)::uuid as id, max(now) as now from fresh
      where author <> member and not exists (select 1 from forum_mutes x where x.member_id = author and x.other_id = member)
        and not exists (select 1 from forum_follows f where f.member_id = author and f.post_id = post and not f.following)
      group by author, post),
    noticed as (${addNoticesSql('reply', 'to_notify')})
    select fresh.at, category, (select m.mark from members m where m.id = fresh.member) as mark, noticed.member_id as "pushTo",
      ${publishReplySql({ category: 'category', postId: 'post' })}
    from fresh left join noticed on noticed.post_id = post and noticed.member_id = author and noticed.push_planned`,
}

export type PlainReply = Omit<NewContent, 'state'>

type AddedReply = {
  id: string
  category: Category
  mark: number | null
  /** The author of the post, if a push to them has to be enqueued. */
  pushTo: string | null
}

/**
 * Undefined if nothing was stored: the post is not visible, members follow it, the author may not write, or the reply was sent before. The
 * caller then uses `addReply`, which handles each case.
 */
export async function addPlainReply(
  db: Db,
  memberId: string,
  postId: string,
  { content, contentNote, note, help, sendKey, now }: PlainReply,
): Promise<AddedReply | undefined> {
  const id = newId(now)
  const at = isoTime(now)
  const values = [memberId, id, postId, content, contentNote, note, help, sendKey, newId(now), at]
  const [added] = await batched<Omit<AddedReply, 'id'> & { pg_notify: unknown }>(db, addReplyQuery, values)
  return added && { id, category: added.category, mark: added.mark, pushTo: added.pushTo }
}

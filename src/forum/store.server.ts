// Adds, finds, changes and anonymizes posts and replies; exports a member's forum data.

import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { batched, orderedBatchRows } from '../platform/database/batch.server.ts'
import { affectedRows, type Db, prepared, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { Category } from './contract.ts'
import { publishChangeSql } from './live.server.ts'
import { visible, withReplies } from './posts/queries.server.ts'

export type NewContent = {
  content: string
  contentNote: string | null
  state: 'shown' | 'held'
  note: string | null
  /** The kind of help that only the author sees. */
  help: string | null
  sendKey: string | null
  now: number
}

const columns = {
  member: 'uuid',
  id: 'uuid',
  category: 'text',
  content: 'text',
  content_note: 'text',
  state: 'text',
  note: 'text',
  help: 'text',
  send_key: 'text',
  now: 'timestamptz',
}
const addPostQuery = {
  name: 'forum-add-post',
  writes: true as const,
  text: `with ${orderedBatchRows(columns)},
    added as (
      insert into forum_posts (id, member_id, category, content, content_note, state, note, help, send_key, created_at)
      select id, member, category, content, content_note, state, note, help, send_key, now from batch where not exists (
        select 1 from forum_sanctions s where s.member_id = member and s.until > now and s.lifted_at is null)
      on conflict (member_id, send_key) do nothing returning id)
    select at, (select m.mark from members m where m.id = batch.member) as mark, ${publishChangeSql({ state: 'state', category: 'category', id: 'id' })} from batch join added using (id)`,
}

/** Adds and publishes a post unless the author is sanctioned. A repeated idempotency key returns the earlier post. */
export async function addPost(db: Db, memberId: string, draft: NewContent & { category: Category }) {
  const id = newId(draft.now)
  const { category, content, contentNote, state, note, help, sendKey, now } = draft
  const values = [memberId, id, category, content, contentNote, state, note, help, sendKey, isoTime(now)]
  const [added] = await batched<{ mark: number; pg_notify: unknown }>(db, addPostQuery, values)
  return added
    ? { id, isNew: true, mark: added.mark }
    : { id: await sentBefore(db, 'forum_posts', memberId, draft), isNew: false, mark: null }
}

async function sentBefore(
  db: Db,
  table: 'forum_posts' | 'forum_replies',
  memberId: string,
  { sendKey, content }: NewContent,
) {
  const earlier = await row<{ id: string; same: boolean }>(
    db,
    sql`select id, content = ${content} as same from ${sql.table(table)} where member_id = ${memberId} and send_key = ${sendKey}`,
  )
  return earlier?.same ? earlier.id : undefined
}

type AddedReply = {
  id: string | undefined
  category: Category
  mark: number | null
  isNew: boolean
  /** The author of the post, unless they wrote the reply, muted its author or unfollowed the post. */
  authorToNotify: string | null
}

/** Adds a reply to a visible post unless the author is sanctioned; undefined if there is no such post. */
export async function addReply(
  db: Db,
  memberId: string,
  postId: string,
  draft: NewContent,
): Promise<AddedReply | undefined> {
  const id = newId(draft.now)
  const { content, contentNote, state, note, help, sendKey, now } = draft
  const [added] = await prepared<Omit<AddedReply, 'id'>>(
    db,
    'forum-add-reply',
    `with target as (select p.id, p.category, p.member_id from forum_posts p where p.id = $2 and ${withReplies('p')}),
     added as (insert into forum_replies (id, post_id, member_id, content, content_note, state, note, send_key, created_at, help)
       select $3, id, $1, $4, $5, $6, $7, $8, $9, $10 from target where not exists (
         select 1 from forum_sanctions s where s.member_id = $1 and s.until > $9 and s.lifted_at is null)
       on conflict (member_id, send_key) do nothing returning id),
     counted as (update forum_posts set replies_by_others = replies_by_others + 1
       where id = $2 and $6 = 'shown' and member_id is distinct from $1 and exists (select 1 from added))
     select exists (select 1 from added) as "isNew", category, (select m.mark from members m where m.id = $1) as mark,
       case when member_id <> $1 and not exists (select 1 from forum_mutes x where x.member_id = target.member_id and x.other_id = $1) and not exists (
         select 1 from forum_follows f where f.member_id = target.member_id and f.post_id = $2 and not f.following) then member_id end as "authorToNotify"
     from target`,
    [memberId, postId, id, content, contentNote, state, note, sendKey, isoTime(now), help],
  )
  if (!added || added.isNew) return added && { ...added, id }
  return { ...added, id: await sentBefore(db, 'forum_replies', memberId, draft), authorToNotify: null }
}

type OwnedContent = {
  postId: string
  category: string
  state: 'shown' | 'held' | 'removed'
  isMine: boolean
  authorId: string | null
  byModerator: boolean
  postIsMine: boolean
}
export type ContentKind = 'post' | 'reply'

/** A post or reply visible to the member, with their permissions. */
export async function findContent(
  db: Db,
  memberId: string,
  place: ContentKind,
  id: string,
): Promise<OwnedContent | undefined> {
  const [found] = await prepared<OwnedContent>(
    db,
    `forum-find-${place}`,
    place === 'post'
      ? `select p.id as "postId", p.category, p.state, coalesce(p.member_id = $1, false) as "isMine", p.member_id as "authorId",
           false as "byModerator", coalesce(p.member_id = $1, false) as "postIsMine" from forum_posts p where p.id = $2 and ${visible('p')}`
      : `select r.post_id as "postId", p.category, r.state, coalesce(r.member_id = $1, false) as "isMine", r.member_id as "authorId",
           r.by_moderator as "byModerator", coalesce(p.member_id = $1, false) as "postIsMine"
         from forum_replies r join forum_posts p on p.id = r.post_id where r.id = $2 and ${visible('r')}
           and (r.member_id = $1 or (${withReplies('p')}))`,
    [memberId, id],
  )
  return found
}

export const contentTable = (place: ContentKind) =>
  sql.table(place === 'post' ? 'forum_posts' : 'forum_replies')

export async function updateContent(
  db: Db,
  { place, id, memberId }: { place: ContentKind; id: string; memberId: string },
  to: NewContent,
) {
  return affectedRows(
    db,
    sql`update ${contentTable(place)} set content = ${to.content}, content_note = ${to.contentNote}, state = ${to.state}, note = ${to.note}, help = ${to.help}, edited_at = ${isoTime(to.now)}
      where id = ${id} and member_id = ${memberId} and state not in ('removed', 'deleted')`,
  )
}

/** Recounts replies by others after one was held, released or removed. */
export async function recountReplies(db: Db, postIds: string[]) {
  await affectedRows(
    db,
    sql`update forum_posts p set replies_by_others = (select count(*) from forum_replies r where r.post_id = p.id and r.state = 'shown'
      and not r.by_moderator and r.member_id is distinct from p.member_id) where p.id = any(${postIds}::uuid[])`,
  )
}

/** Creates the daily thread of a date once; returns its id if new. */
export async function openDaily(
  db: Db,
  date: string,
  content: string,
  now: number,
): Promise<string | undefined> {
  const created = await row<{ id: string }>(
    db,
    sql`insert into forum_posts (id, category, content, daily_date, created_at) values (${newId(now)}, 'daily', ${content}, ${date}, ${isoTime(now)})
      on conflict (daily_date) do nothing returning id`,
  )
  return created?.id
}

/** Anonymizes the content of a member who chose to preserve it when deleting the account. */
export async function anonymizeContent(db: Db, memberId: string) {
  await sql`update forum_posts set member_id = null, send_key = null where member_id = ${memberId} and state = 'shown'`.execute(
    db,
  )
  await sql`update forum_replies set member_id = null, send_key = null where member_id = ${memberId} and state = 'shown'`.execute(
    db,
  )
}

export async function postsOfLastWeek(db: Db, now: number): Promise<Record<string, number>> {
  const weekAgo = `${newId(now - 7 * 86_400_000).slice(0, 13)}-7000-8000-000000000000`
  const found = await prepared<{ category: string; count: number }>(
    db,
    'forum-last-week',
    `select category, count(*) as count from forum_posts where id > $1 and state = 'shown' group by category`,
    [weekAgo],
  )
  return Object.fromEntries(found.map(({ category, count }) => [category, Number(count)]))
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  const read = (query: ReturnType<typeof sql>) => rows(db, query)
  return {
    forumPosts:
      await read(sql`select category, content, content_note as "contentNote", state, note, created_at as "createdAt", edited_at as "editedAt"
      from forum_posts where member_id = ${memberId} order by id`),
    forumReplies:
      await read(sql`select post_id as "postId", content, content_note as "contentNote", state, note, created_at as "createdAt", edited_at as "editedAt"
      from forum_replies where member_id = ${memberId} order by id`),
    forumSupports: await read(
      sql`select post_id as "postId", kind from forum_supports where member_id = ${memberId}`,
    ),
    forumRequests: await read(
      sql`select post_id as "postId", created_at as "createdAt" from forum_requests where member_id = ${memberId}`,
    ),
    forumReports: await read(
      sql`select reason, details, created_at as "createdAt", outcome from forum_reports where member_id = ${memberId}`,
    ),
    forumMutes: await read(
      sql`select m.display_name as name, x.kind from forum_mutes x join members m on m.id = x.other_id where x.member_id = ${memberId}`,
    ),
    forumSanctions: await read(
      sql`select kind, reason, created_at as "createdAt", until, appeal, appealed_at as "appealedAt", appeal_outcome as "appealOutcome", lifted_at as "liftedAt" from forum_sanctions where member_id = ${memberId}`,
    ),
    forumEngineConsents: await read(
      sql`select engine, agreed_at as "agreedAt" from forum_engine_consents where member_id = ${memberId}`,
    ),
    forumVersions: await read(
      sql`select content, created_at as "createdAt" from forum_versions where member_id = ${memberId} order by id`,
    ),
    forumDuty: await read(sql`select until from forum_duty where member_id = ${memberId}`),
  }
}

// Posts and replies: reading a page of them in one prepared query, and keeping, changing and taking them away.
import { sql } from 'kysely'
import { changed, type Db, prepared, row, rows } from '../platform/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { Category, Post, Reply } from './contract.ts'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
export const repliesShown = 100

type Raw = Omit<Post, 'moderatorNote' | 'replies'> & {
  moderatorNote: string | null
  replies: RawReply[] | null
}
type RawReply = Omit<Reply, 'moderatorNote'> & { moderatorNote: string | null }

const unnamed = 'Former member'

// $1 is the reader. What they see: what is shown, and their own whatever its state; nothing of those they muted or blocked,
// nor of those who blocked them.
const visible = (of: string) =>
  `(${of}.state = 'shown' or ${of}.member_id = $1)
   and not exists (select 1 from forum_mutes x where (x.member_id = $1 and x.other_id = ${of}.member_id)
     or (x.other_id = $1 and x.member_id = ${of}.member_id and x.kind = 'block'))`

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const replyFields = `'id', r.id, 'author', case when r.by_moderator then 'Community Support (AI)' else coalesce(n.shown_name, '${unnamed}') end,
  'content', r.content, 'contentNote', r.content_note, 'createdAt', ${time('r.created_at')}, 'editedAt', ${time('r.edited_at')},
  'isAIModerator', r.by_moderator, 'isModerated', r.state <> 'shown' or r.note is not null, 'moderatorNote', r.note,
  'isMine', coalesce(r.member_id = $1, false)`

const postFields = `p.id, p.content, p.category, p.content_note as "contentNote", ${time('p.created_at')} as "createdAt",
  ${time('p.edited_at')} as "editedAt", p.state <> 'shown' or p.note is not null as "isModerated", p.note as "moderatorNote",
  coalesce(m.shown_name, case when p.daily_date is null then '${unnamed}' else 'Cairn' end) as author,
  coalesce(p.member_id = $1, false) as "isMine", p.daily_date is not null as "isDaily", p.supports,
  exists (select 1 from forum_requests q where q.post_id = p.id and q.answered_at is null) as "supportPending",
  array(select s.kind from forum_supports s where s.post_id = p.id and s.member_id = $1) as "mySupports",
  coalesce(a.list, '[]') as replies, greatest(coalesce(a.total, 0) - ${repliesShown}, 0)::int as "earlierReplies"`

const withReplies = `left join members m on m.id = p.member_id
  left join lateral (
    select json_agg(json_build_object(${replyFields}) order by r.id) filter (where r.place <= ${repliesShown}) as list, count(*) as total
    from (select r.*, row_number() over (order by r.id desc) as place from forum_replies r where r.post_id = p.id and ${visible('r')}) r
    left join members n on n.id = r.member_id) a on true`

const page = (where: string) => `select ${postFields}
  from (select p.* from forum_posts p where ${where} and ${visible('p')} order by p.id desc limit $2) p ${withReplies} order by p.id desc`

/** A page of one category, as it is asked: $2 posts before the id $3. The bench runs the same words beside it. */
export const categoryPage = page('p.id < $3 and p.category = $4')

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

function asPost({ moderatorNote, replies, ...post }: Raw): Post {
  return {
    ...post,
    ...(moderatorNote === null ? {} : { moderatorNote }),
    replies: (replies ?? []).map(asReply),
  }
}
function asReply({ moderatorNote, ...reply }: RawReply): Reply {
  return { ...reply, ...(moderatorNote === null ? {} : { moderatorNote }) }
}

export type Wanted = {
  category?: Category | undefined
  unanswered: boolean
  q: string
  before?: string | undefined
  limit: number
}

export async function postsFor(
  db: Db,
  memberId: string,
  { category, unanswered, q, before = lastId, limit }: Wanted,
): Promise<Post[]> {
  const base = [memberId, limit, before]
  const ofCategory = category ? ' and p.category = $4' : ''
  if (q !== '') {
    const where = `p.id < $3 and (p.words @@ websearch_to_tsquery('simple', $${category ? 5 : 4}) or exists (select 1 from forum_replies f
      where f.post_id = p.id and f.state = 'shown' and f.words @@ websearch_to_tsquery('simple', $${category ? 5 : 4})))${ofCategory}`
    const found = await prepared<Raw>(db, `forum-search-${category ? 'of' : 'all'}`, page(where), [
      ...base,
      ...(category ? [category] : []),
      q,
    ])
    return found.map(asPost)
  }
  const where = `p.id < $3${ofCategory}${unanswered ? " and p.others_replied = 0 and p.state = 'shown' and p.daily_date is null" : ''}`
  const name = `forum-page-${category ? 'of' : 'all'}${unanswered ? '-unanswered' : ''}`
  return (await prepared<Raw>(db, name, page(where), [...base, ...(category ? [category] : [])])).map(asPost)
}

/**
 * Everybody for whom a page of everybody's is not their own: who wrote in it, also what is held; who gave support in it; who
 * mutes somebody in it or is blocked by them; and who may not read at present.
 */
export async function othersWhoSeeAnother(
  db: Db,
  category: Category | undefined,
  page: Post[],
  limit: number,
  now: number,
): Promise<Set<string>> {
  const ids = page.map(({ id }) => id)
  const since = page.length === limit ? ids.at(-1) : '00000000-0000-0000-0000-000000000000'
  const found = await rows<{ id: string }>(
    db,
    sql`with writers as (
        select member_id as id from forum_posts where id = any(${ids}::uuid[])
        union select member_id from forum_replies where post_id = any(${ids}::uuid[]))
      select id from writers where id is not null
      union select member_id from forum_posts where id >= ${since}::uuid and state <> 'shown' and member_id is not null
        and (${category ?? null}::text is null or category = ${category ?? null})
      union select member_id from forum_supports where post_id = any(${ids}::uuid[])
      union select x.member_id from forum_mutes x join writers w on w.id = x.other_id
      union select x.other_id from forum_mutes x join writers w on w.id = x.member_id where x.kind = 'block'
      union select member_id from forum_sanctions where lifted_at is null and until > ${iso(now)}`,
  )
  return new Set(found.map(({ id }) => id))
}

export async function postFor(db: Db, memberId: string, id: string): Promise<Post | undefined> {
  const [found] = await prepared<Raw>(db, 'forum-post', page('p.id = $3'), [memberId, 1, id])
  return found && asPost(found)
}

export async function repliesBefore(
  db: Db,
  memberId: string,
  postId: string,
  before: string,
): Promise<Reply[]> {
  const found = await prepared<{ reply: RawReply }>(
    db,
    'forum-earlier-replies',
    `select json_build_object(${replyFields}) as reply from forum_replies r left join members n on n.id = r.member_id
     where r.post_id = $2 and r.id < $3 and ${visible('r')} order by r.id desc limit ${repliesShown}`,
    [memberId, postId, before],
  )
  return found.map(({ reply }) => asReply(reply)).reverse()
}

export async function replyFor(db: Db, memberId: string, id: string): Promise<Reply | undefined> {
  const [found] = await prepared<{ reply: RawReply }>(
    db,
    'forum-reply',
    `select json_build_object(${replyFields}) as reply from forum_replies r left join members n on n.id = r.member_id where r.id = $2 and ${visible('r')}`,
    [memberId, id],
  )
  return found && asReply(found.reply)
}

export type New = {
  content: string
  contentNote: string | null
  state: 'shown' | 'held'
  note: string | null
  sendKey: string | null
  now: number
}

/** Keeps a post; with a send key that came before, gives the earlier one back. */
export async function addPost(db: Db, memberId: string, fresh: New & { category: Category }) {
  const id = newId(fresh.now)
  const [kept] = await prepared<{ id: string }>(
    db,
    'forum-add-post',
    `insert into forum_posts (id, member_id, category, content, content_note, state, note, send_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (member_id, send_key) do nothing returning id`,
    [
      id,
      memberId,
      fresh.category,
      fresh.content,
      fresh.contentNote,
      fresh.state,
      fresh.note,
      fresh.sendKey,
      iso(fresh.now),
    ],
  )
  return kept
    ? { id, isNew: true }
    : { id: await sentBefore(db, 'forum_posts', memberId, fresh), isNew: false }
}

async function sentBefore(
  db: Db,
  table: 'forum_posts' | 'forum_replies',
  memberId: string,
  { sendKey, content }: New,
) {
  const earlier = await row<{ id: string; same: boolean }>(
    db,
    sql`select id, content = ${content} as same from ${sql.table(table)} where member_id = ${memberId} and send_key = ${sendKey}`,
  )
  return earlier?.same ? earlier.id : undefined
}

/** Keeps a reply to a post that the person can see; undefined where there is no such post. */
export async function addReply(db: Db, memberId: string, postId: string, fresh: New) {
  const id = newId(fresh.now)
  const [kept] = await prepared<{ id: string | null; post: string | null }>(
    db,
    'forum-add-reply',
    `with target as (select p.id, p.member_id from forum_posts p where p.id = $2 and ${visible('p')}),
     kept as (insert into forum_replies (id, post_id, member_id, content, content_note, state, note, send_key, created_at)
       select $3, id, $1, $4, $5, $6, $7, $8, $9 from target on conflict (member_id, send_key) do nothing returning id),
     counted as (update forum_posts set others_replied = others_replied + 1
       where id = $2 and $6 = 'shown' and member_id is distinct from $1 and exists (select 1 from kept))
     select (select id from kept) as id, (select id from target) as post`,
    [
      memberId,
      postId,
      id,
      fresh.content,
      fresh.contentNote,
      fresh.state,
      fresh.note,
      fresh.sendKey,
      iso(fresh.now),
    ],
  )
  if (!kept?.post) return undefined
  return kept.id
    ? { id: kept.id, isNew: true }
    : { id: await sentBefore(db, 'forum_replies', memberId, fresh), isNew: false }
}

type Owned = {
  postId: string
  category: string
  state: 'shown' | 'held' | 'removed'
  isMine: boolean
  authorId: string | null
  byModerator: boolean
  postIsMine: boolean
}
export type Place = 'post' | 'reply'

/** A post or reply that the person can see, and what they may do with it. */
export async function find(db: Db, memberId: string, place: Place, id: string): Promise<Owned | undefined> {
  const [found] = await prepared<Owned>(
    db,
    `forum-find-${place}`,
    place === 'post'
      ? `select p.id as "postId", p.category, p.state, coalesce(p.member_id = $1, false) as "isMine", p.member_id as "authorId",
           false as "byModerator", coalesce(p.member_id = $1, false) as "postIsMine" from forum_posts p where p.id = $2 and ${visible('p')}`
      : `select r.post_id as "postId", p.category, r.state, coalesce(r.member_id = $1, false) as "isMine", r.member_id as "authorId",
           r.by_moderator as "byModerator", coalesce(p.member_id = $1, false) as "postIsMine"
         from forum_replies r join forum_posts p on p.id = r.post_id where r.id = $2 and ${visible('r')}`,
    [memberId, id],
  )
  return found
}

const table = (place: Place) => sql.table(place === 'post' ? 'forum_posts' : 'forum_replies')

export async function change(db: Db, place: Place, id: string, memberId: string, to: New) {
  return changed(
    db,
    sql`update ${table(place)} set content = ${to.content}, content_note = ${to.contentNote}, state = ${to.state}, note = ${to.note}, edited_at = ${iso(to.now)}
      where id = ${id} and member_id = ${memberId} and state <> 'removed'`,
  )
}

export async function remove(db: Db, place: Place, id: string) {
  await changed(db, sql`delete from ${table(place)} where id = ${id}`)
}

/** Counts again the replies by others, after one was added out of turn, held, released or removed. */
export async function recount(db: Db, postId: string) {
  await changed(
    db,
    sql`update forum_posts p set others_replied = (select count(*) from forum_replies r where r.post_id = p.id and r.state = 'shown'
      and not r.by_moderator and r.member_id is distinct from p.member_id) where p.id = ${postId}`,
  )
}

export async function setSupport(db: Db, memberId: string, postId: string, kind: string, given: boolean) {
  if (given) {
    await sql`insert into forum_supports (post_id, member_id, kind) values (${postId}, ${memberId}, ${kind}) on conflict do nothing`.execute(
      db,
    )
  } else {
    await sql`delete from forum_supports where post_id = ${postId} and member_id = ${memberId} and kind = ${kind}`.execute(
      db,
    )
  }
  await changed(
    db,
    sql`update forum_posts set supports = array(select distinct kind from forum_supports where post_id = ${postId} order by kind) where id = ${postId}`,
  )
}

/** Mutes or blocks; once a pair of people, the newer kind stands. */
export async function mute(db: Db, memberId: string, otherId: string, kind: 'mute' | 'block') {
  await sql`insert into forum_mutes (id, member_id, other_id, kind) values (${newId()}, ${memberId}, ${otherId}, ${kind})
    on conflict (member_id, other_id) do update set kind = excluded.kind`.execute(db)
}

export async function unmute(db: Db, memberId: string, id: string) {
  return changed(db, sql`delete from forum_mutes where id = ${id} and member_id = ${memberId}`)
}

/** Opens the daily thread of a date, once. Its id where it is new. */
export async function openDaily(
  db: Db,
  date: string,
  content: string,
  now: number,
): Promise<string | undefined> {
  const made = await row<{ id: string }>(
    db,
    sql`insert into forum_posts (id, category, content, daily_date, created_at) values (${newId(now)}, 'daily', ${content}, ${date}, ${iso(now)})
      on conflict (daily_date) do nothing returning id`,
  )
  return made?.id
}

/** What the person leaves stays, under no name. */
export async function keepUnnamed(db: Db, memberId: string) {
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
  const of = (query: ReturnType<typeof sql>) => rows(db, query)
  return {
    forumPosts:
      await of(sql`select category, content, content_note as "contentNote", state, note, created_at as "createdAt", edited_at as "editedAt"
      from forum_posts where member_id = ${memberId} order by id`),
    forumReplies:
      await of(sql`select post_id as "postId", content, content_note as "contentNote", state, note, created_at as "createdAt", edited_at as "editedAt"
      from forum_replies where member_id = ${memberId} order by id`),
    forumSupports: await of(
      sql`select post_id as "postId", kind from forum_supports where member_id = ${memberId}`,
    ),
    forumRequests: await of(
      sql`select post_id as "postId", created_at as "createdAt" from forum_requests where member_id = ${memberId}`,
    ),
    forumReports: await of(
      sql`select reason, words, created_at as "createdAt", outcome from forum_reports where member_id = ${memberId}`,
    ),
    forumMutes: await of(
      sql`select m.shown_name as name, x.kind from forum_mutes x join members m on m.id = x.other_id where x.member_id = ${memberId}`,
    ),
    forumSanctions: await of(
      sql`select kind, reason, created_at as "createdAt", until, appeal, appeal_outcome as "appealOutcome" from forum_sanctions where member_id = ${memberId}`,
    ),
    forumDuty: await of(sql`select until from forum_duty where member_id = ${memberId}`),
  }
}

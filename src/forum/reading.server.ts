// Posts and replies as one reader sees them: a page of them in one prepared query.
import { sql } from 'kysely'
import { type Db, prepared, rows } from '../platform/db.server.ts'
import type { Category, Post, Reply } from './contract.ts'

const repliesShown = 100

type Raw = Omit<Post, 'moderatorNote' | 'replies'> & {
  moderatorNote: string | null
  replies: RawReply[] | null
}
type RawReply = Omit<Reply, 'moderatorNote'> & { moderatorNote: string | null }

const unnamed = 'Former member'

// $1 is the reader. What they see: what is shown, and their own whatever its state; nothing of those they muted or blocked,
// nor of those who blocked them.
export const visible = (of: string) =>
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
      union select member_id from forum_sanctions where lifted_at is null and until > ${new Date(now).toISOString()}`,
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

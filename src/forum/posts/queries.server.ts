// Reads posts and replies as one reader sees them, a page per prepared query.

import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, prepared, rows } from '../../platform/database/db.server.ts'
import type { Category, Post, Reply } from '../contract.ts'

const repliesShown = 100
const maxPosts = 50

/** A page: posts as JSON, their number and, if the page is full, the id that the next page starts before. */
export type PostPage = { list: string; many: number; next: string | undefined }

export const unnamed = 'Former member'

// $1 is the reader, who sees visible content and their own (unless they deleted it), but nothing by members they muted or blocked, or who
// blocked them.
export const visible = (of: string) => visibleTo(of, '$1')
export const visibleTo = (of: string, reader: string) =>
  `(${of}.state = 'shown' or (${of}.member_id = ${reader} and ${of}.state <> 'deleted'))
   and not exists (select 1 from forum_mutes x where (x.member_id = ${reader} and x.other_id = ${of}.member_id)
     or (x.other_id = ${reader} and x.member_id = ${of}.member_id and x.kind = 'block'))`

/** Replies under a removed post are hidden with it, from its author too. */
export const withReplies = (of: string) => `${visible(of)} and ${of}.state <> 'removed'`

const time = (column: string) => `replace((${column} at time zone 'UTC')::text, ' ', 'T') || 'Z'`

// The database builds the JSON with exactly these fields. A missing note is removed as a field: inside JSON strings the
// quote would be escaped, so the replaced sequence cannot occur in text.
const asJson = (rows: string) => `replace(coalesce(${rows}, '[]')::text, ',"moderatorNote":null', '')`

const replyFields = `r.id, case when r.by_moderator then 'Community Support (AI)' else coalesce(n.display_name, '${unnamed}') end as author, n.mark as "authorMark",
  r.content, r.content_note as "contentNote", ${time('r.created_at')} as "createdAt", ${time('r.edited_at')} as "editedAt",
  r.by_moderator as "isAIModerator", r.state <> 'shown' or r.note is not null as "isModerated", r.note as "moderatorNote",
  coalesce(r.member_id = $1, false) as "isMine", case when r.member_id = $1 then r.help end as help`

// True if $1 follows p. Members follow their own posts until they unfollow them. Before the first visit, all replies are new.
export const follows = '(f.following or (f.member_id is null and p.member_id = $1))'
export const newReplies = `(select count(*)::int from forum_replies r where r.post_id = p.id and r.member_id is distinct from $1
  and coalesce(r.shown_at, r.created_at) > coalesce(f.seen_at, '-infinity') and ${visible('r')})`

const postFields = `p.id, coalesce(m.display_name, case when p.daily_date is null then '${unnamed}' else 'Cairn' end) as author, m.mark as "authorMark",
  p.content, p.category, p.content_note as "contentNote", ${time('p.created_at')} as "createdAt", ${time('p.edited_at')} as "editedAt",
  p.state <> 'shown' or p.note is not null as "isModerated", p.note as "moderatorNote",
  coalesce(p.member_id = $1, false) as "isMine", case when p.member_id = $1 then p.help end as help, p.daily_date is not null as "isDaily",
  exists (select 1 from forum_requests q where q.post_id = p.id and q.answered_at is null) as "supportPending", p.supports,
  array(select s.kind from forum_supports s where s.post_id = p.id and s.member_id = $1) as "mySupports",
  coalesce(${follows}, false) as "isFollowed", case when ${follows} and p.state <> 'removed' then ${newReplies} else 0 end as "newReplies",
  ${time('f.seen_at')} as "seenAt",
  case when a.many < ${repliesShown} then 0
    else (select count(*) from forum_replies r where r.post_id = p.id and ${visible('r')}) - ${repliesShown} end as "earlierReplies",
  coalesce(a.list, '[]') as replies`

const newestReplies = (
  where: string,
) => `select ${replyFields} from forum_replies r left join members n on n.id = r.member_id
  where ${where} and ${visible('r')} order by r.id desc limit ${repliesShown}`

// Suspended readers get no rows; the handler then returns the reason.
export const mayReadAt = (now: string) => `not exists (select 1 from forum_sanctions z
    where z.member_id = $1 and z.until > ${now} and z.lifted_at is null and z.kind = 'suspend')`

// PostgreSQL uses one generic plan for the prepared statement only if a constant bounds the requested limit.
const page = (
  where: string,
) => `select ${asJson('json_agg(o order by o.id desc)')} as list, count(*)::int as many, min(o.id::text) as last
  from (select ${postFields}
    from (select id from (select p.id from forum_posts p where ${where} and ${visible('p')} and ${mayReadAt('$4')} order by p.id desc limit ${maxPosts}) within
      order by id desc limit $2) chosen
    join forum_posts p on p.id = chosen.id left join members m on m.id = p.member_id
    left join forum_follows f on f.post_id = p.id and f.member_id = $1
    left join lateral (select json_agg(b order by b.id) as list, count(*) as many from (${newestReplies("r.post_id = p.id and p.state <> 'removed'")}) b) a on true) o`

/** A page of one category: $2 posts before the id $3, at the time $4. The benchmark runs the same SQL. */
export const categoryPage = page('p.id < $3 and p.category = $5')

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type PageRequest = {
  category?: Category | undefined
  unanswered: boolean
  q: string
  before?: string | undefined
  limit: number
  /** Milliseconds. */
  now: number
}

type PageRow = { list: string; many: number; last: string | null }
type Values = readonly [reader: string, limit: number, ...rest: unknown[]]

async function pageOf(db: Db, name: string, where: string, values: Values): Promise<PostPage> {
  const [found] = await prepared<PageRow>(db, name, page(where), [...values])
  const { list, many, last } = found ?? { list: '[]', many: 0, last: null }
  return { list, many, next: many === values[1] && last ? last : undefined }
}

const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/**
 * In languages written without spaces the index holds whole sentences as words, and it holds no signs such as % or emoji: those are searched
 * in the text itself.
 */
const isInIndex = (q: string) => /[\p{L}\p{N}]/u.test(q) && !unspaced.test(q)
const byIndex = (of: string, words: string) =>
  `${of}.search_vector @@ websearch_to_tsquery('simple', ${words})`
const byText = (of: string, words: string) =>
  `not exists (select 1 from unnest(${words}::text[]) word where strpos(lower(${of}.content), lower(word)) = 0)`

/** The words that the text has to contain. */
function wordsOf(q: string): string[] {
  const words = q.normalize('NFC').split(/[\s"]+/u)
  return words.some(Boolean) ? words : [q]
}

export async function postsFor(
  db: Db,
  memberId: string,
  { category, unanswered, q, before = lastId, limit, now }: PageRequest,
): Promise<PostPage> {
  const base = [memberId, limit, before, isoTime(now)] as const
  const ofCategory = category ? ' and p.category = $5' : ''
  const ofView = unanswered
    ? " and p.replies_by_others = 0 and p.state = 'shown' and p.daily_date is null"
    : ''
  const suffix = `${category ? 'of' : 'all'}${unanswered ? '-unanswered' : ''}`
  if (q !== '') {
    const words = `$${category ? 6 : 5}`
    const indexed = isInIndex(q)
    const inPost = indexed ? byIndex('p', words) : byText('p', words)
    const inReply = indexed ? byIndex('f', words) : byText('f', words)
    // Only replies that the reader sees: a search finds nothing in those of muted people, or of people who blocked the reader.
    const where = `p.id < $3 and (${inPost} or p.state <> 'removed' and exists (select 1 from forum_replies f
      where f.post_id = p.id and ${inReply} and ${visible('f')}))${ofCategory}${ofView}`
    const name = `forum-${indexed ? 'search' : 'text-search'}-${suffix}`
    return pageOf(db, name, where, [...base, ...(category ? [category] : []), indexed ? q : wordsOf(q)])
  }
  const where = `p.id < $3${ofCategory}${ofView}`
  return pageOf(db, `forum-page-${suffix}`, where, [...base, ...(category ? [category] : [])])
}

/**
 * Readers whose page differs from the shared one: authors on it (also of held posts), members who follow or gave support
 * on it, who mute or are blocked by an author on it, and suspended members.
 */
export async function readersWithOwnPage(
  db: Db,
  posts: readonly { id: string }[],
  { category, limit, now }: { category: Category | undefined; limit: number; now: number },
): Promise<Set<string>> {
  const ids = posts.map(({ id }) => id)
  const since = posts.length === limit ? ids.at(-1) : '00000000-0000-0000-0000-000000000000'
  const found = await rows<{ id: string }>(
    db,
    sql`with writers as (
        select member_id as id from forum_posts where id = any(${ids}::uuid[])
        union select member_id from forum_replies where post_id = any(${ids}::uuid[]))
      select id from writers where id is not null
      union select member_id from forum_posts where id >= ${since}::uuid and state <> 'shown' and member_id is not null
        and (${category ?? null}::text is null or category = ${category ?? null})
      union select member_id from forum_supports where post_id = any(${ids}::uuid[])
      union select member_id from forum_follows where post_id = any(${ids}::uuid[])
      union select x.member_id from forum_mutes x join writers w on w.id = x.other_id
      union select x.other_id from forum_mutes x join writers w on w.id = x.member_id where x.kind = 'block'
      union select member_id from forum_sanctions where lifted_at is null and until > ${isoTime(now)}`,
  )
  return new Set(found.map(({ id }) => id))
}

export async function postFor(db: Db, memberId: string, id: string, now: number): Promise<Post | undefined> {
  const { list } = await pageOf(db, 'forum-post', 'p.id = $3', [memberId, 1, id, isoTime(now)])
  return (JSON.parse(list) as Post[])[0]
}

async function repliesOf(db: Db, name: string, where: string, values: unknown[]): Promise<Reply[]> {
  const text = `select ${asJson('json_agg(b order by b.id)')} as list from (${newestReplies(where)}) b`
  const [found] = await prepared<{ list: string }>(db, name, text, values)
  return JSON.parse(found?.list ?? '[]') as Reply[]
}

export async function repliesBefore(
  db: Db,
  memberId: string,
  postId: string,
  before: string,
): Promise<Reply[]> {
  const where = `r.post_id = $2 and r.id < $3 and exists (select 1 from forum_posts p where p.id = $2 and ${withReplies('p')})`
  return repliesOf(db, 'forum-earlier-replies', where, [memberId, postId, before])
}

export async function replyFor(db: Db, memberId: string, id: string): Promise<Reply | undefined> {
  return (await repliesOf(db, 'forum-reply', 'r.id = $2', [memberId, id]))[0]
}

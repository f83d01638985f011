// A member's texts and followed posts, for “Yours”.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, prepared, rows } from '../../platform/database/db.server.ts'
import { follows, mayReadAt, newReplies, unnamed, withReplies } from './queries.server.ts'

const excerptLength = 200
const maxListed = 50
/** The number of a member's own posts that are checked for new replies. */
const ownPostsWatched = 100

type TextExcerpt = { postId: string; excerpt: string; createdAt: string }
type OwnText = TextExcerpt & { id: string; state: 'shown' | 'held' | 'removed' }
export type FollowedPost = TextExcerpt & { author: string; newReplies: number }

// Posts that $1 follows, with their new replies; none while $1 is suspended at the time $2.
const followed = `select p.id, p.member_id, p.daily_date, p.content, p.created_at, ${newReplies} as "newReplies"
  from (select f.post_id as id from forum_follows f where f.member_id = $1 and f.following
    union (select o.id from forum_posts o where o.member_id = $1 and o.replies_by_others > 0 order by o.id desc limit ${ownPostsWatched})) watched
  join forum_posts p on p.id = watched.id left join forum_follows f on f.post_id = p.id and f.member_id = $1
  where ${follows} and ${withReplies('p')} and ${mayReadAt('$2')}`

/** The newest posts and replies of a member, without what they deleted, and the posts by others that they follow. */
export async function myTexts(db: Db, memberId: string, now: number) {
  return {
    posts: await prepared<OwnText & { repliesByOthers: number; newReplies: number }>(
      db,
      'forum-own-posts',
      `select p.id, p.id as "postId", left(p.content, ${excerptLength}) as excerpt, p.created_at as "createdAt", p.state,
          p.replies_by_others as "repliesByOthers", case when ${follows} then ${newReplies} else 0 end as "newReplies"
        from forum_posts p left join forum_follows f on f.post_id = p.id and f.member_id = $1
        where p.member_id = $1 and p.state <> 'deleted' order by p.id desc limit ${maxListed}`,
      [memberId],
    ),
    replies: await rows<OwnText>(
      db,
      sql`select id, post_id as "postId", left(content, ${excerptLength}) as excerpt, created_at as "createdAt", state
        from forum_replies where member_id = ${memberId} and state <> 'deleted' order by id desc limit ${maxListed}`,
    ),
    following: await prepared<FollowedPost>(
      db,
      'forum-followed',
      `select p.id as "postId", left(p.content, ${excerptLength}) as excerpt, p.created_at as "createdAt", p."newReplies",
          coalesce(m.display_name, case when p.daily_date is null then '${unnamed}' else 'Cairn' end) as author
        from (${followed} and p.member_id is distinct from $1) p left join members m on m.id = p.member_id
        order by p."newReplies" = 0, p.id desc`,
      [memberId, isoTime(now)],
    ),
  }
}

/** The number of followed posts with new replies. */
export async function countNewInFollowed(db: Db, memberId: string, now: number): Promise<number> {
  const [found] = await prepared<{ count: number }>(
    db,
    'forum-new-in-followed',
    `select count(*)::int as count from (${followed}) p where p."newReplies" > 0`,
    [memberId, isoTime(now)],
  )
  return found?.count ?? 0
}

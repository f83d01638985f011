// Followed posts: their new replies, and the notices about them.
import { sql } from 'kysely'
import { member } from '../accounts/gates.server.ts'
import { notify } from '../notices/send-notices.server.ts'
import { readNoticesOfPost } from '../notices/store.server.ts'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { newId } from '../platform/ids.ts'
import type { Job } from '../platform/jobs.server.ts'
import { noSuchPost } from './contract.ts'
import * as contract from './follow-contract.ts'
import { publishListsChanged } from './live.server.ts'
import { refuseSanctioned } from './moderation/require-unsanctioned.server.ts'
import { findContent } from './store.server.ts'

const followersPerStep = 100

/** False if the member follows too many posts already. */
async function follow(db: Db, memberId: string, postId: string, now: number): Promise<boolean> {
  const written = await affectedRows(
    db,
    sql`insert into forum_follows (member_id, post_id, following, seen_at)
      select ${memberId}, ${postId}, true, ${isoTime(now)}
      where (select count(*) from forum_follows where member_id = ${memberId} and following and post_id <> ${postId}) < ${contract.maxFollowed}
      on conflict (member_id, post_id) do update set following = true,
        seen_at = case when forum_follows.following then forum_follows.seen_at else excluded.seen_at end`,
  )
  return written === 1
}

/** For a member's own post a row records the unfollow, because own posts are followed without a row. */
async function unfollow(
  db: Db,
  memberId: string,
  postId: string,
  { isMine, now }: { isMine: boolean; now: number },
) {
  if (!isMine)
    await sql`delete from forum_follows where member_id = ${memberId} and post_id = ${postId}`.execute(db)
  else
    await sql`insert into forum_follows (member_id, post_id, following, seen_at)
      values (${memberId}, ${postId}, false, ${isoTime(now)})
      on conflict (member_id, post_id) do update set following = false`.execute(db)
}

/** Does nothing if the post is not followed. */
async function see(
  db: Db,
  memberId: string,
  postId: string,
  { isMine, now }: { isMine: boolean; now: number },
) {
  const at = isoTime(now)
  if (isMine)
    await sql`insert into forum_follows (member_id, post_id, following, seen_at)
      values (${memberId}, ${postId}, true, ${at})
      on conflict (member_id, post_id) do update set seen_at = greatest(forum_follows.seen_at, excluded.seen_at)`.execute(
      db,
    )
  else
    await sql`update forum_follows set seen_at = greatest(seen_at, ${at}::timestamptz)
      where member_id = ${memberId} and post_id = ${postId}`.execute(db)
}

export const followRoutes: Route[] = [
  serve(contract.followPost, member, async (context) => {
    const { db, clock, member: reader, params, body } = context
    const { following } = body
    const found = await findContent(db, reader.id, 'post', params.id)
    await refuseSanctioned(context, reader.id, 'read')
    if (!found) throw noSuchPost()
    if (!following) await unfollow(db, reader.id, params.id, { isMine: found.isMine, now: clock.now() })
    else if (!(await follow(db, reader.id, params.id, clock.now()))) throw contract.tooManyFollowed()
    await publishListsChanged(context)
    return { following }
  }),
  serve(contract.markRepliesSeen, member, async ({ db, clock, member: reader, params }) => {
    const found = await findContent(db, reader.id, 'post', params.id)
    if (!found) throw noSuchPost()
    await db.transaction().execute(async (tx) => {
      await see(tx, reader.id, params.id, { isMine: found.isMine, now: clock.now() })
      await readNoticesOfPost(tx, reader.id, params.id, clock.now())
    })
    return done
  }),
]

type Announcement = { replyId: string; announcement: string }

/** Enqueues the notices of a reply in the transaction that makes it visible. */
export async function announceToFollowers(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Db,
  { postId, replyId }: { postId: string; replyId: string },
) {
  if (!(await row(tx, sql`select 1 from forum_follows where post_id = ${postId} and following limit 1`)))
    return
  const data: Announcement = { replyId, announcement: newId(clock.now()) }
  await jobs.add(tx, announceReplyJob.name, data, { key: data.announcement })
}

/** The next page of followers who can see the reply and wrote neither it nor the post. */
async function nextFollowers(tx: Db, replyId: string, after: string, now: number) {
  return rows<{ memberId: string; postId: string }>(
    tx,
    sql`select g.member_id as "memberId", g.post_id as "postId" from forum_replies r join forum_posts p on p.id = r.post_id
        join forum_follows g on g.post_id = p.id
        where r.id = ${replyId} and r.state = 'shown' and p.state = 'shown' and g.following
          and g.member_id > ${after}::uuid
          and g.member_id is distinct from r.member_id and g.member_id is distinct from p.member_id
          and not exists (select 1 from forum_mutes x where (x.member_id = g.member_id and x.other_id in (r.member_id, p.member_id))
            or (x.other_id = g.member_id and x.member_id in (r.member_id, p.member_id) and x.kind = 'block'))
          and not exists (select 1 from forum_sanctions z where z.member_id = g.member_id and z.kind = 'suspend'
            and z.until > ${isoTime(now)} and z.lifted_at is null)
      order by g.member_id limit ${followersPerStep}`,
  )
}

export const announceReplyJob: Job<Services, Announcement> = {
  name: 'forum.announce-reply',
  async run(services, { replyId, announcement }) {
    const { db, clock } = services
    const now = clock.now()
    for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
      const from: string = after
      after = await db.transaction().execute(async (tx) => {
        const followers = await nextFollowers(tx, replyId, from, now)
        for (const { memberId, postId } of followers)
          await notify(services, tx, { memberId, kind: 'follow', postId, now, source: announcement })
        return followers.length < followersPerStep ? undefined : followers.at(-1)?.memberId
      })
    }
  },
}

export const tables = ['forum_follows']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    forumFollows: await rows(
      db,
      sql`select post_id as "postId", following, seen_at as "seenAt" from forum_follows where member_id = ${memberId} order by post_id`,
    ),
  }
}

// Asks a few members who offered it, in turn, to welcome the author of a first post.
import { sql } from 'kysely'
import { member } from '../accounts/gates.server.ts'
import { notify } from '../notices/send-notices.server.ts'
import { membersWithUnread } from '../notices/store.server.ts'
import { isoTime } from '../platform/clock.ts'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import { type Route, type Services, serve } from '../platform/http/http.server.ts'
import { newId } from '../platform/ids.ts'
import type { Job } from '../platform/jobs.server.ts'
import { stageOf } from './moderation/new-members.server.ts'
import { refuseSanctioned } from './moderation/require-unsanctioned.server.ts'
import * as contract from './welcome-contract.ts'

const hour = 3_600_000
const membersPerPost = 3
/** Members who do not read such notices are skipped; at most this many are checked for one post. */
const candidatesForOnePost = 12
const betweenRequests = 12 * hour
/** A post that staff approve later than this is not announced. */
const longestWait = 24 * hour
const postsInOneRun = 50

export const welcomeRoutes: Route[] = [
  serve(contract.offerWelcome, member, async (context) => {
    const { db, clock, member: who, body } = context
    const now = clock.now()
    if (!body.offered) {
      await sql`delete from forum_welcomers where member_id = ${who.id}`.execute(db)
      return body
    }
    await refuseSanctioned(context, who.id, 'write')
    if (stageOf(who.id, now) !== 'settled') throw contract.tooNewToWelcome()
    await sql`insert into forum_welcomers (member_id, offered_at) values (${who.id}, ${isoTime(now)})
      on conflict do nothing`.execute(db)
    return body
  }),
]

export async function offersWelcome(db: Db, memberId: string): Promise<boolean> {
  const found = await row(db, sql`select 1 from forum_welcomers where member_id = ${memberId}`)
  return found !== undefined
}

type FirstPost = { id: string; authorId: string }

/** First posts that are visible and have no reply. One that shows danger is left to the team. */
async function firstPosts(db: Db, now: number): Promise<FirstPost[]> {
  const since = newId(now - longestWait)
  return rows<FirstPost>(
    db,
    sql`select p.id, p.member_id as "authorId" from forum_posts p
      where p.id > ${since} and p.state = 'shown' and p.replies_by_others = 0 and p.welcomed_at is null and p.help is null
        and p.member_id is not null
        and not exists (select 1 from forum_posts o where o.member_id = p.member_id and o.id < p.id)
        and not exists (select 1 from forum_cases c where c.post_id = p.id and c.kind = 'risk')
      order by p.id limit ${postsInOneRun}`,
  )
}

/** Locks the next members to ask; other processes skip them. */
async function candidates(tx: Db, authorId: string, now: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select w.member_id as id from forum_welcomers w
      where w.member_id <> ${authorId} and (w.asked_at is null or w.asked_at < ${isoTime(now - betweenRequests)})
        and not exists (select 1 from forum_mutes x where (x.member_id = w.member_id and x.other_id = ${authorId})
          or (x.other_id = w.member_id and x.member_id = ${authorId}))
        and not exists (select 1 from forum_sanctions z where z.member_id = w.member_id and z.until > ${isoTime(now)}
          and z.lifted_at is null)
      order by w.asked_at nulls first, w.member_id limit ${candidatesForOnePost} for update skip locked`,
  )
  return found.map(({ id }) => id)
}

async function askWelcomers(services: Services, { id, authorId }: FirstPost) {
  const now = services.clock.now()
  await services.db.transaction().execute(async (tx) => {
    const claimed = await row(
      tx,
      sql`update forum_posts set welcomed_at = ${isoTime(now)} where id = ${id} and welcomed_at is null returning id`,
    )
    if (!claimed) return
    const inTurn = await candidates(tx, authorId, now)
    const unread = await membersWithUnread(tx, inTurn, 'welcome')
    const chosen = inTurn.filter((one) => !unread.has(one)).slice(0, membersPerPost)
    const last = chosen.length < membersPerPost ? inTurn.length : inTurn.indexOf(chosen.at(-1) ?? '') + 1
    // Members who were skipped also count as asked, so that they are not checked again for the next post.
    await sql`update forum_welcomers set asked_at = ${isoTime(now)} where member_id = any(${inTurn.slice(0, last)}::uuid[])`.execute(
      tx,
    )
    for (const memberId of chosen.toSorted())
      await notify(services, tx, { memberId, kind: 'welcome', postId: id, now })
  })
}

export const welcomeJob: Job<Services, object> = {
  name: 'forum.welcome',
  schedule: '* * * * *',
  async run(services) {
    for (const post of await firstPosts(services.db, services.clock.now())) await askWelcomers(services, post)
  },
}

export const tables = ['forum_welcomers']

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    forumWelcome: await rows(
      db,
      sql`select offered_at as "offeredAt", asked_at as "askedAt" from forum_welcomers where member_id = ${memberId}`,
    ),
  }
}

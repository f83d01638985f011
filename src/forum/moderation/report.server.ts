// Reports by members. Several independent ones hide a text until staff review it.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row } from '../../platform/database/db.server.ts'
import { done, type RequestContext } from '../../platform/http/http.server.ts'
import type { Limit } from '../../platform/http/rate-limits.server.ts'
import * as contract from '../contract.ts'
import { publishChange } from '../live.server.ts'
import { correctNoticesOfPosts } from '../stale-notices.server.ts'
import * as store from '../store.server.ts'
import { alertStaff } from './after-review.server.ts'
import * as cases from './cases.server.ts'
import { lockContent, storeVersion } from './evidence.server.ts'
import { dangers } from './members-in-danger.server.ts'
import { newMemberMilliseconds } from './new-members.server.ts'

export const reportsOfOne: Limit = { name: 'forum-report', points: 20, seconds: 3_600 }

const worried = 'worried about this person'
/** Reports that hide a text. A new account counts as a third, so that new accounts cannot silence someone quickly. */
const enoughToHide = 3
const newAccountCounts = 0.34
const hiddenByReports = 'Several members reported this. It waits until someone from the team has read it.'

export async function report(
  context: RequestContext & { member: { id: string } },
  place: store.ContentKind,
  id: string,
  body: { reason: string; details?: string | undefined },
) {
  const { db, member: reporter, limits, clock } = context
  await limits.take(reportsOfOne, reporter.id)
  const found = await store.findContent(db, reporter.id, place, id)
  if (!found) throw place === 'post' ? contract.noSuchPost() : contract.noSuchReply()
  if (found.isMine) throw contract.ownContent()
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const locked = await lockContent(tx, place, id)
    if (!locked) throw place === 'post' ? contract.noSuchPost() : contract.noSuchReply()
    const about = cases.about(place, id)
    const { caseId, wasUrgent } = await cases.addReport(tx, {
      ...about,
      memberId: reporter.id,
      reason: body.reason,
      details: body.details ?? '',
      urgency: body.reason === worried ? 'high' : 'normal',
      now,
    })
    await storeVersion(tx, { ...locked, place, id, kind: 'reported', now })
    const hides = locked.state === 'shown' && (await hideIfReportedEnough(tx, caseId, now))
    if (!wasUrgent && (await cases.isUrgent(tx, caseId)))
      await alertStaff(context, tx, place, { urgency: 'high' })
    if (!hides) return
    await cases.setContentState(tx, place, id, { state: 'held', note: hiddenByReports })
    if (place === 'reply') await store.recountReplies(tx, [found.postId])
    await correctNoticesOfPosts(tx, [found.postId])
    const { category, postId } = found
    await publishChange(
      { ...context, db: tx },
      { kind: place === 'post' ? 'hidden' : 'reply', category, postId },
    )
  })
  return done
}

/**
 * Marks a case as hiding its text if enough members reported it. If the author may be in danger, the case becomes urgent instead, so that
 * reports cannot silence a cry for help. A text that staff approved stays visible.
 */
async function hideIfReportedEnough(db: Db, caseId: string, now: number): Promise<boolean> {
  const found = await row<{ weight: number; danger: boolean; cleared: boolean }>(
    db,
    sql`select (select coalesce(sum(case when m.created_at < ${isoTime(now - newMemberMilliseconds)} then 1 else ${newAccountCounts}::float8 end), 0)::float8
        from forum_reports f join members m on m.id = f.member_id where f.case_id = c.id and f.reason <> ${worried}) as weight,
      exists (select 1 from forum_cases d where d.labels && ${dangers} and (d.post_id = c.post_id or d.reply_id = c.reply_id)) as danger,
      exists (select 1 from forum_cases d left join forum_posts p on p.id = d.post_id left join forum_replies r on r.id = d.reply_id
        where d.closed_at is not null and d.outcome in ('approve', 'note', 'reached-out') and (d.post_id = c.post_id or d.reply_id = c.reply_id)
          and coalesce(r.edited_at, p.edited_at, '-infinity') <= d.closed_at) as cleared
      from forum_cases c where c.id = ${caseId}`,
  )
  if (!found || found.weight < enoughToHide) return false
  const hidden = !found.danger && !found.cleared
  await affectedRows(
    db,
    sql`update forum_cases set hides = ${hidden}, urgency = case when urgency = 'normal' then 'high' else urgency end where id = ${caseId}`,
  )
  return hidden
}

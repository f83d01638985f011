// Whether a member may be in danger, by what they posted.
import { sql } from 'kysely'
import { isCrisis, type Label } from '../../crisis/detector/sign-labels.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'

const weekMilliseconds = 7 * 86_400_000

/** True if a post shows danger or others reported worry, and the case is open or less than a week old. */
export async function mayBeInDanger(db: Db, memberId: string, now: number): Promise<boolean> {
  const since = new Date(now - weekMilliseconds).toISOString()
  const cases = await rows<{ labels: Label[]; worried: boolean }>(
    db,
    sql`select c.labels, exists (
          select 1 from forum_reports r where r.case_id = c.id and r.reason = 'worried about this person'
        ) as worried
      from forum_cases c
        left join forum_posts p on p.id = c.post_id
        left join forum_replies a on a.id = c.reply_id
      where coalesce(a.member_id, p.member_id) = ${memberId} and (c.closed_at is null or c.created_at > ${since})`,
  )
  return cases.some(({ labels, worried }) => worried || labels.some(isCrisis))
}

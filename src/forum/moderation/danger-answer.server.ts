// The answer of Community Support to a post that shows danger: in the same transaction, and always a prepared text.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import { guidanceFor } from './guidance.ts'

/** Counts as an answered request of the author, so that pressing Request Support right after adds no second answer. */
export async function answerDanger(
  tx: Db,
  post: { id: string; authorId: string; content: string; now: number },
) {
  const { id, authorId, content, now } = post
  const request = newId(now)
  const at = isoTime(now)
  const queued = await affectedRows(
    tx,
    sql`insert into forum_requests (id, post_id, member_id, created_at, answered_at)
      select ${request}, ${id}, ${authorId}, ${at}, ${at}
      where not exists (select 1 from forum_replies where post_id = ${id} and by_moderator)`,
  )
  if (queued === 0) return
  await affectedRows(
    tx,
    sql`insert into forum_replies (id, post_id, content, request_id, by_moderator, created_at)
      values (${newId(now)}, ${id}, ${guidanceFor(content, { atRisk: true, seed: request })}, ${request}, true, ${at})`,
  )
}

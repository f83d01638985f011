import { sql } from 'kysely'
import type { Db } from '../platform/database/db.server.ts'

/** Serializes a member's requests, so that parallel ones cannot exceed a limit together. */
export function withMemberLock<Result>(
  db: Db,
  memberId: string,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tracker ${memberId}`}, 0))`.execute(tx)
    return work(tx)
  })
}

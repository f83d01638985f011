import { sql } from 'kysely'
import type { Db } from '../platform/database/db.server.ts'

/** One of a person's requests after the other, so that parallel ones cannot pass a limit together. */
export function alone<Result>(db: Db, memberId: string, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tracker ${memberId}`}, 0))`.execute(tx)
    return work(tx)
  })
}

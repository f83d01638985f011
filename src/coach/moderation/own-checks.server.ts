import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row } from '../../platform/database/db.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { checkPseudonym } from '../encryption.server.ts'

/** When a safety check last showed help to this member. Checks have the member only as a keyed hash. */
export async function lastCrisisCheck(
  db: Db,
  settings: Settings,
  memberId: string,
  { from, to }: { from: number; to: number },
): Promise<string | undefined> {
  const found = await row<{ at: string }>(
    db,
    sql`select at from coach_checks where person = ${checkPseudonym(settings, memberId)} and action = 'crisis'
      and at between ${isoTime(from)} and ${isoTime(to)} order by at desc limit 1`,
  )
  return found?.at
}

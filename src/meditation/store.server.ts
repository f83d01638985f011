import { sql } from 'kysely'
import type { z } from 'zod'
import { isoTime } from '../platform/clock.ts'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import type { Minutes, Sitting } from './contract.ts'

/** Stores a sitting idempotently; a later call can add the craving afterwards. Returns its date; undefined for another member's id. */
export async function saveSitting(
  db: Db,
  memberId: string,
  sitting: Sitting & { date: string; now: number },
): Promise<string | undefined> {
  const stored = await row<{ date: string }>(
    db,
    sql`insert into meditation_sittings
        (id, member_id, kind, session, seconds, craving_before, craving_after, date, created_at)
      values (${sitting.id}, ${memberId}, ${sitting.kind}, ${sitting.session ?? null}, ${sitting.seconds},
        ${sitting.cravingBefore ?? null}, ${sitting.cravingAfter ?? null}, ${sitting.date}, ${isoTime(sitting.now)})
      on conflict (id) do update set
        seconds = greatest(meditation_sittings.seconds, excluded.seconds),
        craving_before = coalesce(excluded.craving_before, meditation_sittings.craving_before),
        craving_after = coalesce(excluded.craving_after, meditation_sittings.craving_after)
      where meditation_sittings.member_id = excluded.member_id returning date`,
  )
  return stored?.date
}

type Sums = { seconds: number; week: number; sittings: number; measured: number; change: number | null }

/** @param weekAgo the date six days before today. */
export async function minutesOf(db: Db, memberId: string, weekAgo: string): Promise<z.input<typeof Minutes>> {
  const sums = await row<Sums>(
    db,
    sql`select coalesce(sum(seconds), 0) as seconds,
        coalesce(sum(seconds) filter (where date >= ${weekAgo}), 0) as week,
        count(*) as sittings,
        count(craving_after - craving_before) as measured,
        avg(craving_after - craving_before)::float8 as change
      from meditation_sittings where member_id = ${memberId}`,
  )
  return {
    total: Math.floor((sums?.seconds ?? 0) / 60),
    lastSevenDays: Math.floor((sums?.week ?? 0) / 60),
    sittings: sums?.sittings ?? 0,
    craving:
      sums && sums.change !== null
        ? { sittings: sums.measured, change: Math.round(sums.change * 10) / 10 }
        : null,
  }
}

export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    meditation: await rows(
      db,
      sql`select date, kind, session, seconds, craving_before as "cravingBefore", craving_after as "cravingAfter",
          created_at as "createdAt"
        from meditation_sittings where member_id = ${memberId} order by created_at`,
    ),
  }
}

// A member's own moderation data, staff on duty, and detector findings, which become counts after 90 days.

import { sql } from 'kysely'
import { type CurrentShift, currentShifts, endShift } from '../../accounts/team/team-store.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { Sanction } from './sanctions.server.ts'

const deletedOutcome = 'It is gone, with its author’s account.'

export async function ownModeration(db: Db, memberId: string, person: Buffer, now: number) {
  return {
    reports: await rows<{ id: string; reason: string; createdAt: string; outcome: string | null }>(
      db,
      sql`select id, reason, created_at as "createdAt", coalesce(outcome, case when case_id is null then ${deletedOutcome} end) as outcome from forum_reports where member_id = ${memberId} order by created_at desc limit 50`,
    ),
    mutes: await rows<{ id: string; name: string; kind: string }>(
      db,
      sql`select x.id, m.display_name as name, x.kind from forum_mutes x join members m on m.id = x.other_id where x.member_id = ${memberId} order by m.display_name`,
    ),
    sanctions: await rows<Sanction & { appealed: boolean; lifted: boolean; appealOutcome: string | null }>(
      db,
      sql`select id, kind, reason, until, appealed_at is not null as appealed, lifted_at is not null as lifted, appeal_outcome as "appealOutcome" from forum_sanctions
        where member_id = ${memberId} and until > ${isoTime(now - 30 * 86_400_000)} order by created_at desc limit 20`,
    ),
    checks: await rows<{ id: string; label: string; action: string; createdAt: string }>(
      db,
      sql`select id, label, action, created_at as "createdAt" from forum_signs where person = ${person} order by created_at desc limit 50`,
    ),
  }
}

export async function setDuty(db: Db, memberId: string, until: number | undefined, now: number) {
  if (until === undefined) {
    await sql`delete from forum_duty where member_id = ${memberId}`.execute(db)
    await endShift(db, memberId, now)
  } else
    await sql`insert into forum_duty (member_id, until) values (${memberId}, ${isoTime(until)}) on conflict (member_id) do update set until = excluded.until`.execute(
      db,
    )
}

/** The moderators on duty, by the switch or by a current shift. */
export async function dutyNow(
  db: Db,
  now: number,
  memberId?: string,
): Promise<{ staff: number; mineUntil: string | null }> {
  const switched = await rows<CurrentShift>(
    db,
    sql`select d.member_id as "memberId", until from forum_duty d join members m on m.id = d.member_id
      where until > ${isoTime(now)} and m.role <> 'member' and m.closed_at is null`,
  )
  const onDuty = [...switched, ...(await currentShifts(db, now))]
  const mine = onDuty.flatMap((one) => (one.memberId === memberId ? one.until : []))
  return {
    staff: new Set(onDuty.map((one) => one.memberId)).size,
    mineUntil: mine.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null,
  }
}

export async function addFindings(
  db: Db,
  of: {
    person: Buffer
    place: string
    label: string
    labels: string[]
    urgency: string
    rulesVersion: string
    action: string
    now: number
  },
) {
  await sql`insert into forum_signs (id, person, place, label, labels, urgency, rules_version, action, created_at)
    values (${newId(of.now)}, ${of.person}, ${of.place}, ${of.label}, ${of.labels}, ${of.urgency}, ${of.rulesVersion}, ${of.action}, ${isoTime(of.now)})`.execute(
    db,
  )
}

/** Turns findings older than 90 days into counts. Deletes the texts of closed reports, and content that its author deleted. */
export async function purgeOldFindings(db: Db, now: number) {
  const before = isoTime(now - 90 * 86_400_000)
  await db.transaction().execute(async (tx) => {
    await sql`with deleted as (delete from forum_signs where created_at < ${before} returning label, urgency, action, created_at)
      insert into forum_sign_counts (day, label, urgency, action, count)
      select (created_at at time zone 'UTC')::date, label, urgency, action, count(*) from deleted group by 1, 2, 3, 4
      on conflict (day, label, urgency, action) do update set count = forum_sign_counts.count + excluded.count`.execute(
      tx,
    )
    await affectedRows(
      tx,
      sql`update forum_reports set details = '' where outcome is not null and created_at < ${before}`,
    )
    await affectedRows(tx, sql`delete from forum_cases where closed_at < ${before}`)
    await affectedRows(tx, sql`delete from forum_reports where case_id is null and created_at < ${before}`)
    for (const table of ['forum_replies', 'forum_posts'])
      await affectedRows(
        tx,
        sql`delete from ${sql.table(table)} where state = 'deleted' and edited_at < ${before}`,
      )
  })
}

export async function signCounts(db: Db) {
  return rows<{ label: string; urgency: string; action: string; count: number }>(
    db,
    sql`select label, urgency, action, sum(count)::int as count from (
        select label, urgency, action, count(*) as count from forum_signs group by 1, 2, 3
        union all select label, urgency, action, sum(count) from forum_sign_counts group by 1, 2, 3) a
      group by 1, 2, 3 order by 1, 2, 3`,
  )
}

// Sanctions (silence, suspension), their email, and appeals.

import { sql } from 'kysely'
import type { AccountEmail } from '../../accounts/emails.ts'
import { isoTime } from '../../platform/clock.ts'
import { batched, batchRows } from '../../platform/database/batch.server.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { Appeal } from './queue.ts'

export async function addSanction(
  db: Db,
  of: { memberId: string; kind: string; reason: string; until: number; now: number },
): Promise<string> {
  const id = newId(of.now)
  await sql`insert into forum_sanctions (id, member_id, kind, reason, created_at, until)
    values (${id}, ${of.memberId}, ${of.kind}, ${of.reason}, ${isoTime(of.now)}, ${isoTime(of.until)})`.execute(
    db,
  )
  return id
}

/** How the log of staff actions names a sanction, so that an appeal finds who decided it. */
export const loggedSanction = (id: string) => `sanction ${id}`

export const daysText = (days: number) => (days === 1 ? 'one day' : `${days} days`)

/** Tells the member what is limited, why, and how to ask for a second look. */
export function sanctionEmail(of: { kind: Sanction['kind']; days: number; reason: string }): AccountEmail {
  const isSilence = of.kind === 'silence'
  const what = isSilence ? 'You can read the forum but not write in it' : 'The forum is closed to you'
  return {
    subject: isSilence ? 'You cannot post for a while' : 'The forum is closed to you for a while',
    text: `${what} for ${daysText(of.days)}: ${of.reason}\n\nHelp stays open to you. If you think this is wrong, ask for a second look under "Yours" in the forum.\n`,
  }
}

export type Sanction = { id: string; kind: 'silence' | 'suspend'; reason: string; until: string }

/** The most severe active sanction. */
const sanctions = {
  name: 'forum-sanction-of',
  text: `select at, s.id, kind, reason, until from ${batchRows({ member: 'uuid', now: 'timestamptz' })}
    cross join lateral (select id, kind, reason, until from forum_sanctions where member_id = member and until > now and lifted_at is null
      order by kind = 'suspend' desc, until desc limit 1) s`,
}

export async function sanctionOf(db: Db, memberId: string, now: number): Promise<Sanction | undefined> {
  return (await batched<Sanction>(db, sanctions, [memberId, isoTime(now)]))[0]
}

/** 'none': no such decision; 'again': already appealed. */
export async function appeal(
  db: Db,
  memberId: string,
  id: string,
  { message, now }: { message: string; now: number },
): Promise<'stored' | 'again' | 'none'> {
  const affected = await affectedRows(
    db,
    sql`update forum_sanctions set appeal = ${message}, appealed_at = ${isoTime(now)} where id = ${id} and member_id = ${memberId} and appealed_at is null`,
  )
  if (affected > 0) return 'stored'
  const found = await row(db, sql`select 1 from forum_sanctions where id = ${id} and member_id = ${memberId}`)
  return found ? 'again' : 'none'
}

export async function openAppeals(db: Db): Promise<{ appeals: Appeal[]; more: number }> {
  const found = await rows<Appeal & { count: number }>(
    db,
    sql`select s.id, m.display_name as author, s.kind, s.reason, s.until, s.appeal, s.appealed_at as "appealedAt", count(*) over ()::int as count
      from forum_sanctions s join members m on m.id = s.member_id
      where s.appeal is not null and s.appealed_at is not null and s.appeal_outcome is null order by s.appealed_at, s.id limit 100`,
  )
  const appeals = found.map(({ count: _, ...appeal }) => appeal)
  return { appeals, more: (found[0]?.count ?? 0) - found.length }
}

type AnsweredAppeal = { memberId: string; kind: string; since: string }

/** The appeal's member, sanction and time; undefined if it was answered already. */
export async function answerAppeal(
  db: Db,
  id: string,
  { lift, reason, now }: { lift: boolean; reason: string; now: number },
): Promise<AnsweredAppeal | undefined> {
  return row<AnsweredAppeal>(
    db,
    sql`update forum_sanctions set appeal_outcome = ${reason}, lifted_at = ${lift ? isoTime(now) : null}
      where id = ${id} and appealed_at is not null and appeal_outcome is null
      returning member_id as "memberId", kind, appealed_at as since`,
  )
}

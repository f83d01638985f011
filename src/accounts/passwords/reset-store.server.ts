// Stores the links that set a new password.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row } from '../../platform/database/db.server.ts'
import type { Member } from '../session.server.ts'

export async function addResetRequest(tx: Db, id: string, email: string, now: number): Promise<void> {
  await sql`insert into reset_requests (id, email, at) values (${id}, ${email}, ${isoTime(now)})`.execute(tx)
}

export async function consumeResetRequest(tx: Db, id: string): Promise<string | undefined> {
  const found = await row<{ email: string }>(
    tx,
    sql`delete from reset_requests where id = ${id} returning email`,
  )
  return found?.email
}

export async function deleteResets(tx: Db, memberId: string): Promise<void> {
  await sql`delete from password_resets where member_id = ${memberId}`.execute(tx)
}

export async function addReset(db: Db, memberId: string, tokenHash: Buffer, endsAt: string): Promise<void> {
  await sql`insert into password_resets (token_hash, member_id, ends_at) values (${tokenHash}, ${memberId}, ${endsAt})`.execute(
    db,
  )
}

export async function resetOwner(db: Db, tokenHash: Buffer, now: number): Promise<Member | undefined> {
  return row(
    db,
    sql`select m.id, m.name, m.display_name as "displayName", coalesce(m.unverified_email, m.email) as email, m.role, m.zone, m.day_starts_at as "dayStartsAt", m.closed_reason as "closedReason" from password_resets r join members m on m.id = r.member_id
      where r.token_hash = ${tokenHash} and r.ends_at > ${isoTime(now)}`,
  )
}

/** True for exactly one of several concurrent calls. */
export async function consumeReset(db: Db, tokenHash: Buffer, now: number): Promise<boolean> {
  const until = isoTime(now)
  return (
    (await affectedRows(
      db,
      sql`delete from password_resets where token_hash = ${tokenHash} and ends_at > ${until}`,
    )) === 1
  )
}

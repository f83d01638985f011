// What a member sees of their sessions and sign-ins.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, rows } from '../../platform/database/db.server.ts'

export type SessionRow = { id: string; device: string; createdAt: string; usedAt: string }

export async function sessionsOf(db: Db, memberId: string, now: number): Promise<SessionRow[]> {
  return rows(
    db,
    sql`select id, device, created_at as "createdAt", used_at as "usedAt" from sessions
      where member_id = ${memberId} and ends_at > ${isoTime(now)} and stage <> 'second-factor-pending' order by used_at desc`,
  )
}

export type SignInRow = { at: string; device: string }

const shownSignIns = 50

/** The recent sign-ins of a member, newest first, including those of ended sessions. */
export async function signInsOf(db: Db, memberId: string): Promise<SignInRow[]> {
  return rows(
    db,
    sql`select at, device from sign_ins where member_id = ${memberId} order by at desc limit ${shownSignIns}`,
  )
}

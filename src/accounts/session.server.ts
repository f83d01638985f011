// Sessions have two random keys, a cookie and a bearer token, stored only as SHA-256. Both become invalid together.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { newTokenHeader } from '../platform/call.ts'
import { isoTime } from '../platform/clock.ts'
import { batched, batchRows } from '../platform/database/batch.server.ts'
import { affectedRows, type Db } from '../platform/database/db.server.ts'
import type { Services } from '../platform/http/http.server.ts'
import { newId } from '../platform/ids.ts'
import type { Job } from '../platform/jobs.server.ts'
import type { Settings } from '../platform/settings.server.ts'
import { hashToken } from '../platform/tokens.server.ts'
import { notSignedIn } from './contract.ts'
import { deleteLinks } from './deletions.server.ts'

/** What was checked at the login; a session with a pending second factor grants no access. */
export type SessionStage = 'second-factor-pending' | 'password' | 'two-factor'

export type Role = 'member' | 'moderator' | 'admin'

/** The signed-in member. `zone` is the stored IANA zone, if known; `dayStartsAt` the full hour at which their day begins. */
export type Member = {
  id: string
  name: string
  displayName: string
  email: string
  role: Role
  zone: string | null
  dayStartsAt: number
  /** The reason that staff gave when they closed the account; null while it is open. */
  closedReason: string | null
}

export type Session = Member & {
  sessionId: string
  stage: SessionStage
  /** When the second factor was checked; null if it was not. */
  secondFactorAt: string | null
  usedAt: string
  endsAt: string
  by: 'cookie' | 'token'
}

const day = 86_400_000
/** A session ends 30 days after its last use and 90 days after it began; a staff session after 12 idle hours. */
const idleMilliseconds = 30 * day
const longestMilliseconds = 90 * day
/** The time limit for the second factor of a login. */
const pendingLoginMilliseconds = 10 * 60_000
const staffIdleMilliseconds = 12 * 3_600_000

export function cookieName(settings: Settings): string {
  return settings.PUBLIC_URL.startsWith('https:') ? '__Host-session' : 'session'
}

type Keys = { cookie: string; token: string }

function newKeys(): Keys {
  return { cookie: randomBytes(32).toString('base64url'), token: randomBytes(32).toString('base64url') }
}

function setSessionCookie(settings: Settings, reply: FastifyReply, cookie: string) {
  void reply.setCookie(cookieName(settings), cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.PUBLIC_URL.startsWith('https:'),
    maxAge: longestMilliseconds / 1000,
  })
}

/** Starts a session: sets its cookie on the reply and returns its bearer token. */
export async function beginSession(
  db: Db,
  settings: Settings,
  reply: FastifyReply,
  session: { memberId: string; device: string; now: number; stage: SessionStage },
): Promise<string> {
  const { cookie, token } = newKeys()
  const at = isoTime(session.now)
  const lasts = session.stage === 'second-factor-pending' ? pendingLoginMilliseconds : longestMilliseconds
  const endsAt = isoTime(session.now + lasts)
  const device = session.device.slice(0, 200)
  await sql`with sign_in as (
      insert into sign_ins (id, member_id, device, at)
      select ${newId()}::uuid, ${session.memberId}::uuid, ${device}, ${at}::timestamptz where ${session.stage}::text <> 'second-factor-pending')
    insert into sessions (id, member_id, cookie_hash, token_hash, device, stage, second_factor_at, created_at, used_at, ends_at)
    values (${newId()}, ${session.memberId}, ${hashToken(cookie)}, ${hashToken(token)}, ${device},
      ${session.stage}, ${session.stage === 'two-factor' ? at : null}, ${at}, ${at}, ${endsAt})`.execute(db)
  setSessionCookie(settings, reply, cookie)
  return token
}

/**
 * Renews both keys of the session. The old ones become invalid when the transaction commits; call the returned function after that to send
 * the new ones. Of two concurrent requests with the same keys it refuses one, so a stolen key cannot be exchanged later.
 */
export async function renewKeys(
  tx: Db,
  settings: Settings,
  request: FastifyRequest,
  session: Session,
): Promise<(reply: FastifyReply) => void> {
  const { cookie, token } = newKeys()
  const used = hashToken(tokensIn(settings, request)[session.by] ?? '')
  const renewed = await affectedRows(
    tx,
    sql`update sessions set cookie_hash = ${hashToken(cookie)}, token_hash = ${hashToken(token)}
      where id = ${session.sessionId} and ${sql.ref(`${session.by}_hash`)} = ${used}`,
  )
  if (renewed === 0) throw notSignedIn()
  return (reply) => {
    setSessionCookie(settings, reply, cookie)
    void reply.header(newTokenHeader, token)
  }
}

/** Gives a session a new bearer token. The cookie stays valid, so that a lost response does no harm. */
export async function replaceToken(db: Db, sessionId: string): Promise<string> {
  const { token } = newKeys()
  await sql`update sessions set token_hash = ${hashToken(token)} where id = ${sessionId}`.execute(db)
  return token
}

// Lookups of sessions are batched, and expired sessions are not found.
const sessionBy = (by: Session['by']) => ({
  name: `session-by-${by}`,
  text: `select at, m.id, m.name, m.display_name as "displayName", coalesce(m.unverified_email, m.email) as email, m.role, m.zone, m.day_starts_at as "dayStartsAt", m.closed_reason as "closedReason", s.id as "sessionId", s.stage, s.second_factor_at as "secondFactorAt", s.used_at as "usedAt", s.ends_at as "endsAt"
    from ${batchRows({ key: 'bytea', now: 'timestamptz', idle: 'timestamptz', staff_idle: 'timestamptz' })}
    join sessions s on s.${by}_hash = key join members m on m.id = s.member_id
    where s.ends_at > now and s.used_at > case when m.role = 'member' then idle else staff_idle end`,
})
const sessions = { cookie: sessionBy('cookie'), token: sessionBy('token') }

/** Whether a cached session is still valid by time. */
export function isUnexpired({ role, usedAt, endsAt }: Session, now: number): boolean {
  const idle = role === 'member' ? idleMilliseconds : staffIdleMilliseconds
  return Date.parse(endsAt) > now && Date.parse(usedAt) > now - idle
}

/**
 * The session of a request: one indexed query, shared by simultaneous requests, and no write. A bearer token takes precedence over a
 * cookie.
 */
export async function sessionOf(
  db: Db,
  settings: Settings,
  request: FastifyRequest,
  now: number,
): Promise<Session | undefined> {
  const { token, cookie } = tokensIn(settings, request)
  return (await findSession(db, 'token', token, now)) ?? (await findSession(db, 'cookie', cookie, now))
}

/** The session tokens that a request carries. */
export function tokensIn(
  settings: Settings,
  request: FastifyRequest,
): { [by in Session['by']]: string | undefined } {
  const header = request.headers.authorization
  return {
    token: header?.startsWith('Bearer ') ? header.slice(7) : undefined,
    cookie: request.cookies[cookieName(settings)],
  }
}

export async function findSession(
  db: Db,
  by: Session['by'],
  key: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (!key || key.length > 100) return undefined
  const [session] = await batched<Omit<Session, 'by'>>(db, sessions[by], [
    hashToken(key),
    isoTime(now),
    isoTime(now - idleMilliseconds),
    isoTime(now - staffIdleMilliseconds),
  ])
  return session && { ...session, by }
}

// Skips a session that a concurrent statement is updating, and does not wait for the disk: if this use is lost, the next one is recorded.
const recordUse = {
  name: 'session-use',
  text: `with due as (select s.id, now from (select set_config('synchronous_commit', 'off', true)) as relaxed, ${batchRows({ session: 'uuid', now: 'timestamptz' })}, sessions s
      where s.id = session for update of s skip locked)
    update sessions s set used_at = now from due where s.id = due.id`,
}

/** Records the use of a session; called at most once an hour. */
export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await batched(db, recordUse, [sessionId, isoTime(now)])
}

/** Ends one session of a member, or all but one. */
export async function endSessions(
  db: Db,
  memberId: string,
  which: { only: string } | { except: string | undefined },
): Promise<number> {
  if ('only' in which)
    return affectedRows(db, sql`delete from sessions where member_id = ${memberId} and id = ${which.only}`)
  return affectedRows(
    db,
    sql`delete from sessions where member_id = ${memberId} and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null})`,
  )
}

/** A login ends the session that the browser had before, so that no earlier key is valid after it (session fixation). */
export async function endPreviousSession(
  db: Db,
  settings: Settings,
  request: FastifyRequest,
  now: number,
): Promise<void> {
  const earlier = await sessionOf(db, settings, request, now)
  if (earlier) await endSessions(db, earlier.id, { only: earlier.sessionId })
}

/** Records that the session's second factor was checked. */
export async function markSecondFactor(db: Db, sessionId: string, now: number): Promise<void> {
  const at = isoTime(now)
  await sql`update sessions set stage = 'two-factor', second_factor_at = ${at} where id = ${sessionId}`.execute(
    db,
  )
}

/** Deletes expired sessions, and sign-ins after 90 days. Runs once a day. */
export const purgeSessionsJob: Job<Services, object> = {
  name: 'accounts.purge-sessions',
  schedule: '37 3 * * *',
  async run({ db, clock }) {
    const now = isoTime(clock.now())
    const idle = isoTime(clock.now() - idleMilliseconds)
    await sql`delete from sessions where ends_at < ${now} or used_at < ${idle}`.execute(db)
    await sql`delete from password_resets where ends_at < ${now}`.execute(db)
    await db.transaction().execute((tx) => deleteLinks(tx, sql`ends_at < ${now}`))
    const oldest = isoTime(clock.now() - longestMilliseconds)
    await sql`delete from sign_ins where at < ${oldest}`.execute(db)
  },
}

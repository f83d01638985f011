// The authorization gates. A session may come by cookie or by bearer token; a write by cookie must come from our own pages.
import { createHmac } from 'node:crypto'
import { isoTime } from '../platform/clock.ts'
import { dateIn, dayIn } from '../platform/dates.ts'
import { type Gate, type RequestContext, type Services, timeZoneOf } from '../platform/http/http.server.ts'
import { logActor } from '../platform/http/response-log.server.ts'
import type { Profile } from './contract.ts'
import { accountClosed, notSignedIn, secondFactorNeeded, secondFactorStale, staffOnly } from './contract.ts'
import { type Member, type Session, touchSession } from './session.server.ts'
import { refuseCrossSite } from './sessions/csrf.server.ts'
import { cachedSessionOf } from './sessions/session-cache.server.ts'
import { setZone } from './store.server.ts'

/** Builds the profile from several capabilities; `app/` provides it. */
export type ProfileOf = (services: Services, member: Member) => Promise<Profile>

export type AsMember = { member: Member; session: Session; zone: string; today: string }

const hour = 3_600_000
const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Adds a pseudonym of the member to the request's log line: a keyed hash that changes each day. So a log shows one account's errors of a
 * day, but never a person's history.
 */
export function tagLog(
  { settings, request, clock }: Pick<RequestContext, 'settings' | 'request' | 'clock'>,
  memberId: string,
  event?: string,
): void {
  const at = clock.now()
  const mark = () => {
    const key = settings.secret(`log ${dateIn('UTC', at)}`)
    return createHmac('sha256', key).update(memberId).digest('base64url').slice(0, 12)
  }
  logActor(request, mark, event)
}

async function asMember(context: RequestContext): Promise<AsMember | undefined> {
  const { db, settings, request, clock } = context
  const now = clock.now()
  const session = await cachedSessionOf(context, now)
  if (!session || session.stage === 'second-factor-pending') return undefined
  tagLog(context, session.id)
  const writes = !safe.has(request.method)
  if (writes && session.by === 'cookie') refuseCrossSite(request, settings)
  if (now - Date.parse(session.usedAt) > hour) {
    // Updates the cached session, because this write publishes no change; first, so that concurrent requests do not repeat it.
    session.usedAt = isoTime(now)
    await touchSession(db, session.sessionId, now)
  }
  const requestZone = timeZoneOf(request)
  if (requestZone && requestZone !== session.zone && writes) await setZone(db, session.id, requestZone)
  const zone = requestZone ?? session.zone ?? 'UTC'
  return { member: session, session, zone, today: dayIn(zone, now, session.dayStartsAt) }
}

/** Anyone; with the member if one is signed in. */
export async function visitor(context: RequestContext): Promise<Partial<AsMember>> {
  const found = await asMember(context)
  return found && found.member.closedReason === null ? found : {}
}
visitor.session = 'optional' as const

/** A signed-in member, also if staff closed the account: for export and deletion. */
export async function memberOrClosed(context: RequestContext): Promise<AsMember> {
  const found = await asMember(context)
  if (!found) throw notSignedIn()
  return found
}

/** A signed-in member. */
export async function member(context: RequestContext): Promise<AsMember> {
  const found = await memberOrClosed(context)
  if (found.member.closedReason !== null) throw accountClosed(found.member.closedReason)
  return found
}

/** A signed-in member who only reads: the handler runs while the session is confirmed, and the response is sent after that. */
export const readingMember: Gate<AsMember> = (context) => member(context)
readingMember.onlyReads = true

/** As `memberOrClosed`, for calls that only read. */
export const readingMemberOrClosed: Gate<AsMember> = (context) => memberOrClosed(context)
readingMemberOrClosed.onlyReads = true

/** A moderator or an admin. */
export async function moderator(context: RequestContext): Promise<AsMember> {
  const found = await member(context)
  tagLog(context, found.member.id, 'staff')
  if (found.member.role === 'member') throw staffOnly()
  if (found.session.stage !== 'two-factor') throw secondFactorNeeded()
  return found
}

/** An admin. */
export async function admin(context: RequestContext): Promise<AsMember> {
  const found = await moderator(context)
  if (found.member.role !== 'admin') throw staffOnly()
  return found
}

const freshMilliseconds = 15 * 60_000

/** Refuses a session whose second factor was checked more than 15 minutes ago. */
export function requireFreshFactor(session: Session, now: number): void {
  if (!(now - Date.parse(session.secondFactorAt ?? '') < freshMilliseconds)) throw secondFactorStale()
}

/** An admin whose second factor was checked in the last 15 minutes: for actions that the affected member cannot undo. */
export async function freshAdmin(context: RequestContext): Promise<AsMember> {
  const found = await admin(context)
  requireFreshFactor(found.session, context.clock.now())
  return found
}

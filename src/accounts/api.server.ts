import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../platform/database/db.server.ts'
import {
  anyone,
  done,
  type RequestContext,
  type Route,
  type Services,
  serve,
  timeZoneOf,
} from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import { recordAgreement } from './agreements.server.ts'
import * as contract from './contract.ts'
import { limitVerification, sendVerification } from './email-verification.server.ts'
import { member, memberOrClosed, type ProfileOf, readingMemberOrClosed, tagLog } from './gates.server.ts'
import { limitLogin } from './login-limits.server.ts'
import { refuseMisleadingName } from './names/name-rules.server.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords/password.server.ts'
import { refuseGuessable } from './passwords/password-rules.server.ts'
import { secondFactorsOf } from './second-factor/factors-store.server.ts'
import {
  beginSession,
  cookieName,
  endPreviousSession,
  endSessions,
  type Member,
  replaceToken,
  type Session,
  sessionOf,
} from './session.server.ts'
import { refuseCrossSite, refuseCrossSiteLogin } from './sessions/csrf.server.ts'
import { rememberDevice } from './sessions/known-device.server.ts'
import * as store from './store.server.ts'

const registrations: Limit = { name: 'register', points: 20, seconds: 3_600 }

type LoginContext = RequestContext & { profileOf: ProfileOf }

/** The push messages of a browser: a logout on it stops them; a session that ends in another way pauses them until the next login. */
export type SessionPush = {
  stop: (db: Db, memberId: string, endpoint: string) => Promise<void>
  /** `zone`: where the device is now, if it says so. */
  resume: (db: Db, session: Session, endpoint: string, zone: string | undefined) => Promise<void>
}

export function accountRoutes(profileOf: ProfileOf, push: SessionPush): Route[] {
  return [
    serve(contract.register, anyone, ({ body, ...context }) => register({ ...context, profileOf }, body)),
    serve(contract.login, anyone, ({ body, ...context }) => login({ ...context, profileOf }, body)),
    serve(contract.logout, anyone, async ({ db, settings, request, reply, clock, body }) => {
      const session = await sessionOf(db, settings, request, clock.now())
      if (session) tagLog({ settings, request, clock }, session.id, 'logout')
      if (session?.by === 'cookie') refuseCrossSite(request, settings)
      if (session && body?.pushEndpoint) await push.stop(db, session.id, body.pushEndpoint)
      if (session) await endSessions(db, session.id, { only: session.sessionId })
      void reply.clearCookie(cookieName(settings), { path: '/' }).header('Clear-Site-Data', '"cache"')
      return done
    }),
    serve(contract.profile, readingMemberOrClosed, ({ member, ...context }) => profileOf(context, member)),
    serve(contract.newToken, memberOrClosed, async ({ member, session, ...context }) => {
      const token = await replaceToken(context.db, session.sessionId)
      return { token, user: await profileOf(context, member) }
    }),
    serve(contract.resumePush, member, async ({ db, session, body, request }) => {
      await push.resume(db, session, body.pushEndpoint, timeZoneOf(request))
      return done
    }),
  ]
}

/** If emails can be sent, an address that has an account gets the same response as a new one, and the email says which it is. */
async function register(context: LoginContext, body: z.output<typeof contract.Registration>) {
  const { db, settings, request, limits, clock, mail } = context
  refuseCrossSiteLogin(request, settings)
  await limits.takeForAddress(registrations, request)
  await limitVerification(context, body.email)
  refuseMisleadingName(body.name)
  refuseMisleadingName(store.firstDisplayName(body.name))
  refuseGuessable(body.password, body)
  const earlier = await earlierRegistration(context, body)
  if (earlier) {
    tagLog(context, earlier.id, 'registered again')
    await endPreviousSession(db, settings, request, clock.now())
    return signIn(context, earlier)
  }
  const passwordHash = await hashPassword(body.password)
  const added = await db.transaction().execute(async (tx) => {
    const zone = timeZoneOf(request)
    const id = await store.addMember(tx, { ...body, passwordHash, zone, verified: !mail.isConfigured })
    if (id === undefined) throw contract.emailHasAccount()
    await recordAgreement(tx, id, 'terms', clock.now())
    if (body.healthConsent) await recordAgreement(tx, id, 'health-data', clock.now())
    if (mail.isConfigured) await sendVerification(tx, context, id, body.email)
    return store.memberById(tx, id)
  })
  if (!added) throw contract.emailHasAccount()
  tagLog(context, added.id, 'registered')
  await endPreviousSession(db, settings, request, clock.now())
  return signIn(context, added)
}

/**
 * The account of a registration whose response was lost, as browsers and people send it again: the address is not confirmed, and the password
 * is the same. Without it the address would have two accounts, and the link in the first email would confirm the one that is not used.
 */
async function earlierRegistration(
  services: Services,
  { email, password }: z.output<typeof contract.Credentials>,
): Promise<store.MemberWithPassword | undefined> {
  const earlier = await unverifiedWithPassword(services, email, password)
  if (!earlier) return undefined
  return (await secondFactorsOf(services.db, earlier.id)).length === 0 ? earlier : undefined
}

async function unverifiedWithPassword(
  { db, mail }: Services,
  email: string,
  password: string,
): Promise<store.MemberWithPassword | undefined> {
  if (!mail.isConfigured) return undefined
  const [one, other] = await store.membersByUnverifiedEmail(db, email)
  // Always two, so that the time of a response does not tell how many there are.
  const isFirst = await verifyPassword(one?.passwordHash, password)
  const isSecond = await verifyPassword(other?.passwordHash, password)
  if (isFirst) return one
  return isSecond ? other : undefined
}

async function login(context: LoginContext, { email, password }: z.output<typeof contract.Credentials>) {
  const { db, settings, request, reply, clock } = context
  refuseCrossSiteLogin(request, settings)
  const known = await store.memberByEmail(db, email)
  if (known) tagLog(context, known.id, 'login')
  const clearLimit = await limitLogin(context, email, known?.id)
  const found = await memberWithPassword(context, known, email, password)
  if (!found) throw contract.wrongCredentials()
  await clearLimit()
  if (needsRehash(found.passwordHash)) await store.setPassword(db, found.id, await hashPassword(password))
  await endPreviousSession(db, settings, request, clock.now())
  const required = await secondFactorsOf(db, found.id)
  if (required.length === 0) return signIn(context, found)
  const device = deviceOf(request)
  await beginSession(db, settings, reply, {
    memberId: found.id,
    device,
    now: clock.now(),
    stage: 'second-factor-pending',
  })
  return { secondFactor: required }
}

/** The account with this address and password. Accounts with an unconfirmed address are tried second. */
async function memberWithPassword(
  services: Services,
  known: store.MemberWithPassword | undefined,
  email: string,
  password: string,
): Promise<store.MemberWithPassword | undefined> {
  if (await verifyPassword(known?.passwordHash, password)) return known
  return unverifiedWithPassword(services, email, password)
}

async function signIn(context: LoginContext, { id, ...found }: Member) {
  const { db, settings, reply, request, clock } = context
  const device = deviceOf(request)
  const token = await beginSession(db, settings, reply, {
    memberId: id,
    device,
    now: clock.now(),
    stage: 'password',
  })
  rememberDevice(context, id)
  return { token, user: await context.profileOf(context, { id, ...found }) }
}

function deviceOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '')
}

import type { FastifyRequest } from 'fastify'
import { anyone, type Route, type Services, serve, timeZoneOf } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/limits.server.ts'
import * as contract from './contract.ts'
import { memberOrClosed, type ProfileOf, refuseCrossSite, tagLog } from './gates.server.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords/password.server.ts'
import { refuseGuessable } from './passwords/password-rules.server.ts'
import { factorsOf } from './second-factor/factors.server.ts'
import { beginSession, cookieName, endPreviousSession, endSessions, sessionOf } from './session.server.ts'
import * as store from './store.server.ts'

export const loginsOfAddress: Limit = { name: 'login-address', points: 30, seconds: 900 }
export const loginsOfAccount: Limit = { name: 'login-account', points: 10, seconds: 900 }
export const registrations: Limit = { name: 'register', points: 20, seconds: 3_600 }

export function accountRoutes(profileOf: ProfileOf): Route[] {
  return [
    serve(contract.register, anyone, async ({ body, ...context }) => {
      const { db, settings, request, reply, limits, clock } = context
      refuseOtherSites(request, settings)
      await limits.take(registrations, rateLimitKey(request))
      refuseGuessable(body.password, body)
      const passwordHash = await hashPassword(body.password)
      const id = await store.addMember(db, { ...body, passwordHash, zone: timeZoneOf(request) })
      const added = id === undefined ? undefined : await store.memberById(db, id)
      if (!added) throw contract.notNewHere()
      tagLog(context, added.id, 'registered')
      await endPreviousSession(db, settings, request, clock.now())
      const token = await beginSession(db, settings, reply, {
        memberId: added.id,
        device: deviceOf(request),
        now: clock.now(),
        stage: 'plain',
      })
      return { token, user: await profileOf(context, added) }
    }),
    serve(contract.login, anyone, async ({ body, ...context }) => {
      const { db, settings, request, reply, limits, clock } = context
      refuseOtherSites(request, settings)
      await limits.take(loginsOfAddress, rateLimitKey(request))
      // Counted with the address, so that a stranger cannot lock the owner out.
      const account = `${body.email} ${rateLimitKey(request)}`
      await limits.take(loginsOfAccount, account)
      const found = await store.memberByEmail(db, body.email)
      if (found) tagLog(context, found.id, 'login')
      if (!(await verifyPassword(found?.passwordHash, body.password)) || !found)
        throw contract.wrongCredentials()
      await limits.clear(loginsOfAccount, account)
      if (needsRehash(found.passwordHash))
        await store.setPassword(db, found.id, await hashPassword(body.password))
      await endPreviousSession(db, settings, request, clock.now())
      const owed = await factorsOf(db, found.id)
      if (owed.length > 0) {
        await beginSession(db, settings, reply, {
          memberId: found.id,
          device: deviceOf(request),
          now: clock.now(),
          stage: 'owed',
        })
        return { secondFactor: owed }
      }
      const token = await beginSession(db, settings, reply, {
        memberId: found.id,
        device: deviceOf(request),
        now: clock.now(),
        stage: 'plain',
      })
      return { token, user: await profileOf(context, found) }
    }),
    serve(contract.logout, anyone, async ({ db, settings, request, reply, clock }) => {
      const session = await sessionOf(db, settings, request, clock.now())
      if (session) tagLog({ settings, request, clock }, session.id, 'logout')
      if (session?.by === 'cookie') refuseCrossSite(request, settings)
      if (session) await endSessions(db, session.id, { only: session.sessionId })
      void reply.clearCookie(cookieName(settings), { path: '/' }).header('Clear-Site-Data', '"cache"')
      return { done: true as const }
    }),
    serve(contract.profile, memberOrClosed, ({ member, ...context }) => profileOf(context, member)),
  ]
}

/** Logging somebody in from another site would make them write under a stranger's name. */
function refuseOtherSites(request: FastifyRequest, settings: Services['settings']) {
  if (request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined)
    refuseCrossSite(request, settings)
}

export function deviceOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '')
}

// The calls of second factors: completing a login, adding and removing factors.
import type { Db } from '../../platform/database/db.server.ts'
import {
  type HandlerContext,
  type RequestContext,
  type Route,
  type Services,
  serve,
} from '../../platform/http/http.server.ts'
import type { Mail } from '../../platform/mail.server.ts'
import * as contract from '../contract.ts'
import { accountChangeEmail } from '../emails.ts'
import type { ProfileOf } from '../gates.server.ts'
import { type AsMember, member, refuseCrossSite, tagLog } from '../gates.server.ts'
import { beginSession, endSessions, markSecondFactor, type Session, sessionOf } from '../session.server.ts'
import { rememberDevice } from '../sessions/known-device.server.ts'
import * as factors from './factors.server.ts'
import * as factorStore from './factors-store.server.ts'
import { reauthAttempts, withNewKeys, withPassword } from './proof.server.ts'

/** A person whose password was right and whose second factor is still missing. */
async function awaitingSecondFactor({
  db,
  settings,
  request,
  clock,
}: RequestContext): Promise<{ pending: Session }> {
  const pending = await sessionOf(db, settings, request, clock.now())
  if (pending?.stage !== 'second-factor-pending') throw contract.noPendingLogin()
  tagLog({ settings, request, clock }, pending.id, 'second factor')
  if (pending.by === 'cookie') refuseCrossSite(request, settings)
  return { pending }
}

/** Replaces the session of the incomplete login with one that has new keys. */
async function endLogin(context: RequestContext, pending: Session, profileOf: ProfileOf) {
  const { db, settings, reply, request, clock, limits } = context
  await endSessions(db, pending.id, { only: pending.sessionId })
  await limits.clear(reauthAttempts, pending.id)
  const device = String(request.headers['user-agent'] ?? '')
  const token = await beginSession(db, settings, reply, {
    memberId: pending.id,
    device,
    now: clock.now(),
    stage: 'two-factor',
  })
  rememberDevice(context, pending.id)
  return { token, user: await profileOf(context, pending) }
}

const party = (
  { db, settings, clock }: Services,
  session: Session,
): Parameters<typeof factors.passkeyLoginOptions>[0] => ({
  db,
  settings,
  sessionId: session.sessionId,
  memberId: session.id,
  now: clock.now(),
})

/** Emails the owner of the account what was changed, so that no change goes unnoticed. */
export async function emailAccountChange(mail: Mail, db: Db, to: string, what: string): Promise<void> {
  await mail.send(db, { to, ...accountChangeEmail(what), priority: 'urgent' })
}

/** After the second factors of an account change, its other sessions end and have to log in with the new ones. */
async function afterChange(tx: Db, { mail }: Services, session: Session, what: string) {
  await endSessions(tx, session.id, { except: session.sessionId })
  await emailAccountChange(mail, tx, session.email, what)
}

/** The first factor also creates recovery codes. The session counts as strong after this. */
async function afterFactorAdded(
  tx: Db,
  services: Services,
  session: Session,
): Promise<{ recoveryCodes: string[] }> {
  await markSecondFactor(tx, session.sessionId, services.clock.now())
  await afterChange(tx, services, session, 'A second login step was added to your account.')
  const { recoveryCodes } = await factorStore.factorsOf(tx, session.id)
  return { recoveryCodes: recoveryCodes > 0 ? [] : await factors.newRecoveryCodes(tx, session.id) }
}

async function refuseLastOfStaff(db: Db, session: Session, leaving: 'authenticator' | 'passkey') {
  if (session.role === 'member') return
  const { authenticator, passkeys } = await factorStore.factorsOf(db, session.id)
  const remaining = (authenticator ? 1 : 0) + passkeys - 1
  if (remaining < 1 && (leaving === 'authenticator' ? authenticator : passkeys > 0))
    throw contract.lastFactorOfStaff()
}

async function afterFactorRemoved(tx: Db, services: Services, session: Session) {
  await afterChange(tx, services, session, 'A second login step was removed from your account.')
  if ((await factors.factorsOf(tx, session.id)).length === 0)
    await factorStore.dropRecoveryCodes(tx, session.id)
  return { done: true as const }
}

/** Verifies a code of the authenticator or a recovery code; each can be used once. */
async function verifyCode(services: Services, session: Session, code: string): Promise<boolean> {
  return (
    (await factors.verifyAuthenticator(services, session, { code, isConfirmed: true })) ||
    factors.useRecoveryCode(services.db, session.id, code)
  )
}

export function factorRoutes(profileOf: ProfileOf): Route[] {
  return [...loginRoutes(profileOf), ...authenticatorRoutes, ...passkeyRoutes, ...codeRoutes]
}

function loginRoutes(profileOf: ProfileOf): Route[] {
  return [
    serve(contract.loginWithCode, awaitingSecondFactor, async ({ pending, body, ...context }) => {
      await context.limits.take(reauthAttempts, pending.id)
      if (!(await verifyCode(context, pending, body.code))) throw contract.wrongCode()
      return endLogin(context, pending, profileOf)
    }),
    serve(contract.startPasskeyLogin, awaitingSecondFactor, ({ pending, ...context }) =>
      factors.passkeyLoginOptions(party(context, pending)),
    ),
    serve(contract.loginWithPasskey, awaitingSecondFactor, async ({ pending, body, ...context }) => {
      await context.limits.take(reauthAttempts, pending.id)
      if (!(await factors.verifyPasskey(party(context, pending), body.response)))
        throw contract.passkeyFailed()
      return endLogin(context, pending, profileOf)
    }),
  ]
}

const authenticatorRoutes: Route[] = [
  serve(contract.setUpAuthenticator, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, (tx) =>
      factors.setUpAuthenticator(tx, context.settings, session),
    ),
  ),
  serve(contract.confirmAuthenticator, member, async ({ session, body, ...context }) => {
    await context.limits.take(reauthAttempts, session.id)
    const isRight = await factors.verifyAuthenticator(context, session, {
      code: body.code,
      isConfirmed: false,
    })
    if (!isRight) throw contract.wrongCode()
    return withNewKeys({ ...context, session }, async (tx) => {
      await factorStore.confirmAuthenticator(tx, session.id)
      return afterFactorAdded(tx, context, session)
    })
  }),
  serve(contract.removeAuthenticator, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, async (tx) => {
      await refuseLastOfStaff(tx, session, 'authenticator')
      await factorStore.removeAuthenticator(tx, session.id)
      return afterFactorRemoved(tx, context, session)
    }),
  ),
]

const passkeyRoutes: Route[] = [
  serve(contract.setUpPasskey, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, (tx) =>
      factors.newPasskeyOptions(party({ ...context, db: tx }, session), session.email),
    ),
  ),
  serve(
    contract.addPasskey,
    member,
    async ({
      session,
      body,
      ...context
    }: HandlerContext<AsMember, unknown, unknown, { name: string; response: Record<string, unknown> }>) => {
      const passkey = await factors.verifyNewPasskey(party(context, session), body.response)
      return withNewKeys({ ...context, session }, async (tx) => {
        await factorStore.addPasskey(tx, session.id, { ...passkey, name: body.name })
        return afterFactorAdded(tx, context, session)
      })
    },
  ),
  serve(contract.removePasskey, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, async (tx) => {
      await refuseLastOfStaff(tx, session, 'passkey')
      await factorStore.removePasskey(tx, session.id, body.id)
      return afterFactorRemoved(tx, context, session)
    }),
  ),
]

const codeRoutes: Route[] = [
  serve(contract.renewSecondFactor, member, async ({ session, body, ...context }) => {
    if (session.stage !== 'two-factor') throw contract.wrongCode()
    await context.limits.take(reauthAttempts, session.id)
    if (!(await verifyCode(context, session, body.code))) throw contract.wrongCode()
    await withNewKeys({ ...context, session }, (tx) =>
      markSecondFactor(tx, session.sessionId, context.clock.now()),
    )
    return { done: true as const }
  }),
  serve(contract.newRecoveryCodes, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, async (tx) => {
      await emailAccountChange(
        context.mail,
        tx,
        session.email,
        'New recovery codes were made for your account.',
      )
      return { recoveryCodes: await factors.newRecoveryCodes(tx, session.id) }
    }),
  ),
]

// The calls of second factors: completing a login, adding and removing factors.
import type { Db } from '../../platform/database/db.server.ts'
import {
  done,
  type HandlerContext,
  type RequestContext,
  type Route,
  type Services,
  serve,
} from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import { accountChangeEmail } from '../emails.ts'
import type { ProfileOf } from '../gates.server.ts'
import { type AsMember, member, tagLog } from '../gates.server.ts'
import { beginSession, endSessions, markSecondFactor, type Session, sessionOf } from '../session.server.ts'
import { refuseCrossSite } from '../sessions/csrf.server.ts'
import { rememberDevice } from '../sessions/known-device.server.ts'
import * as authenticator from './authenticator.server.ts'
import * as factorStore from './factors-store.server.ts'
import * as passkeys from './passkeys.server.ts'
import { reauthAttempts, withNewKeys, withPassword } from './reauthentication.server.ts'
import { newRecoveryCodes, useRecoveryCode } from './recovery-codes.server.ts'

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

const passkeyContext = ({ db, settings, clock }: Services, session: Session): passkeys.PasskeyContext => ({
  db,
  settings,
  sessionId: session.sessionId,
  memberId: session.id,
  now: clock.now(),
})

/** After the second factors of an account change, its other sessions end and have to log in with the new ones. */
async function afterChange(tx: Db, { mail }: Services, session: Session, what: string) {
  await endSessions(tx, session.id, { except: session.sessionId })
  await mail.send(tx, accountChangeEmail(session, what))
}

/** The first factor also creates recovery codes. The session has two factors after this. */
async function afterFactorAdded(
  tx: Db,
  services: Services,
  session: Session,
): Promise<{ recoveryCodes: string[] }> {
  await markSecondFactor(tx, session.sessionId, services.clock.now())
  await afterChange(tx, services, session, 'A second login step was added to your account.')
  const { recoveryCodes } = await factorStore.factorCounts(tx, session.id)
  return { recoveryCodes: recoveryCodes > 0 ? [] : await newRecoveryCodes(tx, session.id) }
}

async function refuseLastOfStaff(db: Db, session: Session, leaving: 'authenticator' | 'passkey') {
  if (session.role === 'member') return
  const { authenticator, passkeys } = await factorStore.factorCounts(db, session.id)
  const remaining = (authenticator ? 1 : 0) + passkeys - 1
  if (remaining < 1 && (leaving === 'authenticator' ? authenticator : passkeys > 0))
    throw contract.lastFactorOfStaff()
}

async function afterFactorRemoved(tx: Db, services: Services, session: Session) {
  await afterChange(tx, services, session, 'A second login step was removed from your account.')
  if ((await factorStore.secondFactorsOf(tx, session.id)).length === 0)
    await factorStore.dropRecoveryCodes(tx, session.id)
  return done
}

/** Verifies a code of the authenticator or a recovery code; each can be used once. */
async function verifyCode(services: Services, session: Session, code: string): Promise<boolean> {
  return (
    (await authenticator.verifyAuthenticator(services, session, { code, isConfirmed: true })) ||
    useRecoveryCode(services.db, session.id, code)
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
      passkeys.passkeyLoginOptions(passkeyContext(context, pending)),
    ),
    serve(contract.loginWithPasskey, awaitingSecondFactor, async ({ pending, body, ...context }) => {
      await context.limits.take(reauthAttempts, pending.id)
      if (!(await passkeys.verifyPasskey(passkeyContext(context, pending), body.response)))
        throw contract.passkeyFailed()
      return endLogin(context, pending, profileOf)
    }),
  ]
}

const authenticatorRoutes: Route[] = [
  serve(contract.setUpAuthenticator, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, (tx) =>
      authenticator.setUpAuthenticator(tx, context.settings, session),
    ),
  ),
  serve(contract.confirmAuthenticator, member, async ({ session, body, ...context }) => {
    await context.limits.take(reauthAttempts, session.id)
    const isRight = await authenticator.verifyAuthenticator(context, session, {
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
      passkeys.newPasskeyOptions(passkeyContext({ ...context, db: tx }, session), session.email),
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
      const passkey = await passkeys.verifyNewPasskey(passkeyContext(context, session), body.response)
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
    return done
  }),
  serve(contract.newRecoveryCodes, member, ({ session, body, ...context }) =>
    withPassword({ ...context, session }, body.password, async (tx) => {
      const email = accountChangeEmail(session, 'New recovery codes were made for your account.')
      await context.mail.send(tx, email)
      return { recoveryCodes: await newRecoveryCodes(tx, session.id) }
    }),
  ),
]

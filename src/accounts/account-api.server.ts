// The calls of the account page: name, address, password, sessions, export, deletion.
import { isoTime } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.server.ts'
import { done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import * as contract from './contract.ts'
import { deleteEmailsOf, recordAccountDeletion } from './deletions.server.ts'
import { changeEmail } from './email-verification.server.ts'
import { accountChangeEmail } from './emails.ts'
import { member, memberOrClosed } from './gates.server.ts'
import { refuseMisleadingName } from './names/name-rules.server.ts'
import { hashPassword } from './passwords/password.server.ts'
import { refuseGuessable } from './passwords/password-rules.server.ts'
import * as factors from './second-factor/factors-store.server.ts'
import { refuseWrongPassword, withNewKeys } from './second-factor/reauthentication.server.ts'
import { cookieName, endSessions, type Session } from './session.server.ts'
import { deviceCookieName } from './sessions/known-device.server.ts'
import { sessionsOf, signInsOf } from './sessions/session-list.server.ts'
import * as store from './store.server.ts'

/** The data of the other capabilities, and what they do before an account is deleted; `app/` provides both. */
export type OtherCapabilities = {
  exportOf(services: Services, memberId: string): Promise<Record<string, unknown>>
  /** Runs in the transaction of the deletion, before the member's rows are deleted. */
  beforeDelete(tx: Db, memberId: string, forum: 'delete' | 'keep-unnamed'): Promise<void>
}

const exportsOfAccount: Limit = { name: 'export', points: 10, seconds: 3_600 }
/** The topic that is published when a member is renamed or deleted, so that caches with the name reload. */
export const memberChanged = 'members'

export function accountPageRoutes(otherCapabilities: OtherCapabilities): Route[] {
  return [...ownAccount, ...sessions, ...exportAndDeletion(otherCapabilities)]
}

const ownAccount: Route[] = [
  serve(contract.account, member, ({ session, ...context }) => accountOf(context, session)),
  serve(contract.changeAccount, member, async ({ session, body, ...context }) => {
    const { db } = context
    const { password, email, ...change } = body
    if (change.name !== undefined && change.name !== session.name) refuseMisleadingName(change.name)
    if (change.displayName !== undefined && change.displayName !== session.displayName)
      refuseMisleadingName(change.displayName)
    if (email !== undefined && email !== session.email)
      await changeEmail({ ...context, session }, email, password ?? '')
    await store.changeMember(db, session.id, change)
    if (change.name || change.displayName) await context.pubsub.publish(db, memberChanged, session.id)
    return accountOf(context, session)
  }),
  serve(contract.changePassword, member, async ({ session, body, ...context }) => {
    // A change that is sent again after a lost response: the new password is the current one already.
    await refuseWrongPassword(context, session.id, body.password).catch(() =>
      refuseWrongPassword(context, session.id, body.newPassword),
    )
    refuseGuessable(body.newPassword, session)
    const passwordHash = await hashPassword(body.newPassword)
    await withNewKeys({ ...context, session }, async (tx) => {
      await store.setPassword(tx, session.id, passwordHash)
      await endSessions(tx, session.id, { except: session.sessionId })
      const email = accountChangeEmail(session, 'The password of your account was changed.')
      await context.mail.send(tx, email)
    })
    return done
  }),
]

const sessions: Route[] = [
  serve(contract.sessions, member, async ({ db, session, clock }) =>
    (await sessionsOf(db, session.id, clock.now())).map((row) => ({
      ...row,
      current: row.id === session.sessionId,
    })),
  ),
  serve(contract.signIns, member, ({ db, session }) => signInsOf(db, session.id)),
  serve(contract.endSession, member, async ({ db, session, params }) => {
    if ((await endSessions(db, session.id, { only: params.id })) === 0) throw contract.noSuchSession()
    return done
  }),
  serve(contract.endOtherSessions, member, async ({ session, ...context }) => {
    // Also renews this session's keys, because an attacker may have copied them.
    await withNewKeys({ ...context, session }, (tx) =>
      endSessions(tx, session.id, { except: session.sessionId }),
    )
    return done
  }),
]

const exportAndDeletion = (otherCapabilities: OtherCapabilities): Route[] => [
  serve(contract.exportAccount, memberOrClosed, async ({ session, body, reply, ...context }) => {
    await context.limits.take(exportsOfAccount, session.id)
    await refuseWrongPassword(context, session.id, body.password)
    void reply.header('Content-Disposition', 'attachment; filename="cairn-export.json"')
    const own = await store.exportOf(context.db, session.id)
    return {
      exportedAt: isoTime(context.clock.now()),
      ...own,
      ...(await otherCapabilities.exportOf({ ...context }, session.id)),
    }
  }),
  serve(contract.deleteAccount, memberOrClosed, async ({ session, body, reply, settings, ...context }) => {
    await refuseWrongPassword({ ...context, settings }, session.id, body.password)
    await context.db.transaction().execute(async (tx) => {
      if (await store.isLastAdmin(tx, session.id)) throw contract.lastAdmin()
      await otherCapabilities.beforeDelete(tx, session.id, body.forum)
      await deleteEmailsOf(tx, session.id)
      await store.removeMember(tx, session.id)
      await context.pubsub.publish(tx, memberChanged, session.id)
    })
    await recordAccountDeletion({ settings, log: context.log }, session.id)
    void reply
      .clearCookie(cookieName(settings), { path: '/' })
      .clearCookie(deviceCookieName(settings), { path: '/' })
      .header('Clear-Site-Data', '"cache"')
    return done
  }),
]

async function accountOf({ db, mail }: Services, session: Session): Promise<contract.Account> {
  const [counts, passkeys, own, unconfirmedEmail] = await Promise.all([
    factors.factorCounts(db, session.id),
    factors.passkeysOf(db, session.id),
    store.accountOf(db, session.id),
    store.unconfirmedEmailOf(db, session.id),
  ])
  if (!own) throw contract.notSignedIn()
  return {
    ...own,
    authenticator: counts.authenticator,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    recoveryCodesLeft: counts.recoveryCodes,
    usedSecondFactor: session.stage === 'two-factor',
    emailEnabled: mail.isConfigured,
    unconfirmedEmail: unconfirmedEmail ?? null,
  }
}

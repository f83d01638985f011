// The calls of the account page: name, address, password, sessions, export, deletion, a lost password.
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../platform/database/db.server.ts'
import { anyone, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/limits.server.ts'
import { deleteEmailsTo } from '../platform/mail.server.ts'
import * as contract from './contract.ts'
import { member, memberOrClosed } from './gates.server.ts'
import { hashPassword } from './passwords/password.server.ts'
import { refuseGuessable } from './passwords/password-rules.server.ts'
import { emailAccountChange } from './second-factor/factors-api.server.ts'
import * as factors from './second-factor/factors-store.server.ts'
import { refuseWrongPassword, withNewKeys, withPassword } from './second-factor/proof.server.ts'
import { cookieName, endSessions, type Session, sessionsOf } from './session.server.ts'
import * as store from './store.server.ts'

/** What the other capabilities know of a person and do when one leaves; `app/` provides it. */
export type OtherCapabilities = {
  exportOf(services: Services, memberId: string): Promise<Record<string, unknown>>
  /** Runs in the transaction of the deletion, before it. */
  beforeDelete(tx: Db, memberId: string, forum: 'delete' | 'keep-unnamed'): Promise<void>
}

const resetsOfAddress: Limit = { name: 'reset-address', points: 10, seconds: 3_600 }
const resetsOfAccount: Limit = { name: 'reset-account', points: 3, seconds: 3_600 }
const exportsOfAccount: Limit = { name: 'export', points: 10, seconds: 3_600 }
/** The pubsub's name for somebody who goes by another name now, or is gone: copies that name them are old. */
export const memberChanged = 'members'
const resetMilliseconds = 3_600_000

export function accountPageRoutes(otherCapabilities: OtherCapabilities): Route[] {
  return [
    serve(contract.account, member, ({ session, ...context }) => accountOf(context, session)),
    serve(contract.changeAccount, member, async ({ session, body, ...context }) => {
      const { db, mail } = context
      const { password, email, ...change } = body
      if (email !== undefined && email !== session.email) {
        await withPassword({ ...context, session }, password ?? '', async (tx) => {
          if (!(await store.changeEmail(tx, session.id, email))) throw contract.emailTaken()
          await mail.send(tx, {
            to: session.email,
            subject: 'Your email address was changed',
            text: 'The email address of your account was changed. If this was not you, please write to us at once.\n',
          })
        })
      }
      await store.changeMember(db, session.id, change)
      if (change.name || change.shownName) await context.pubsub.publish(db, memberChanged, session.id)
      return accountOf(context, session)
    }),
    serve(contract.changePassword, member, async ({ session, body, ...context }) => {
      await refuseWrongPassword(context, session.id, body.password)
      refuseGuessable(body.newPassword, session)
      const passwordHash = await hashPassword(body.newPassword)
      await withNewKeys({ ...context, session }, async (tx) => {
        await store.setPassword(tx, session.id, passwordHash)
        await endSessions(tx, session.id, { except: session.sessionId })
        await emailAccountChange(context.mail, tx, session.email, 'The password of your account was changed.')
      })
      return { done: true as const }
    }),
    serve(contract.sessions, member, async ({ db, session, clock }) =>
      (await sessionsOf(db, session.id, clock.now())).map((kept) => ({
        ...kept,
        current: kept.id === session.sessionId,
      })),
    ),
    serve(contract.endSession, member, async ({ db, session, params }) => {
      if ((await endSessions(db, session.id, { only: params.id })) === 0) throw contract.noSuchSession()
      return { done: true as const }
    }),
    serve(contract.endOtherSessions, member, async ({ session, ...context }) => {
      // Whoever copied this browser's own keys is somewhere else too.
      await withNewKeys({ ...context, session }, (tx) =>
        endSessions(tx, session.id, { except: session.sessionId }),
      )
      return { done: true as const }
    }),
    serve(contract.exportAccount, memberOrClosed, async ({ session, reply, ...context }) => {
      await context.limits.take(exportsOfAccount, session.id)
      void reply.header('Content-Disposition', 'attachment; filename="cairn-export.json"')
      const own = await store.exportOf(context.db, session.id)
      return {
        exportedAt: new Date(context.clock.now()).toISOString(),
        ...own,
        ...(await otherCapabilities.exportOf({ ...context }, session.id)),
      }
    }),
    serve(contract.deleteAccount, memberOrClosed, async ({ session, body, reply, settings, ...context }) => {
      await refuseWrongPassword({ ...context, settings }, session.id, body.password)
      await context.db.transaction().execute(async (tx) => {
        if (await store.isLastAdmin(tx, session.id)) throw contract.lastAdmin()
        await otherCapabilities.beforeDelete(tx, session.id, body.forum)
        await store.removeMember(tx, session.id)
        await deleteEmailsTo(tx, session.email)
        await context.pubsub.publish(tx, memberChanged, session.id)
      })
      void reply.clearCookie(cookieName(settings), { path: '/' }).header('Clear-Site-Data', '"cache"')
      return { done: true as const }
    }),
    serve(contract.requestReset, anyone, async ({ db, body, limits, request, clock, settings, mail }) => {
      await limits.take(resetsOfAddress, rateLimitKey(request))
      const found = await store.memberByEmail(db, body.email)
      // The same work for an unknown address, but for the letter.
      const token = randomBytes(32).toString('base64url')
      await limits.take(resetsOfAccount, body.email)
      const endsAt = new Date(clock.now() + resetMilliseconds).toISOString()
      if (found) {
        await db.transaction().execute(async (tx) => {
          await store.addReset(tx, found.id, hashOf(token), endsAt)
          await mail.send(tx, {
            to: found.email,
            subject: 'Your new password',
            text: `Somebody asked for a new password for your account. If it was you, open this address within an hour:\n\n${settings.PUBLIC_URL}/login?reset=${token}\n\nIf it was not you, nothing has changed and nothing is to be done.\n`,
          })
        })
      }
      return { done: true as const }
    }),
    serve(contract.resetPassword, anyone, async ({ db, body, limits, request, clock, mail }) => {
      await limits.take(resetsOfAddress, rateLimitKey(request))
      const owner = await store.resetOwner(db, hashOf(body.token), clock.now())
      if (!owner) throw contract.staleReset()
      refuseGuessable(body.newPassword, owner)
      const passwordHash = await hashPassword(body.newPassword)
      await db.transaction().execute(async (tx) => {
        if (!(await store.consumeReset(tx, hashOf(body.token), clock.now()))) throw contract.staleReset()
        await store.setPassword(tx, owner.id, passwordHash)
        await endSessions(tx, owner.id, { except: undefined })
        await emailAccountChange(mail, tx, owner.email, 'The password of your account was reset.')
      })
      return { done: true as const }
    }),
  ]
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

async function accountOf({ db, mail }: Services, session: Session): Promise<contract.Account> {
  const [kept, passkeys, own] = await Promise.all([
    factors.factorsOf(db, session.id),
    factors.passkeysOf(db, session.id),
    store.accountOf(db, session.id),
  ])
  if (!own) throw contract.notSignedIn()
  return {
    ...own,
    authenticator: kept.authenticator,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    recoveryCodesLeft: kept.recoveryCodes,
    strong: session.stage === 'strong',
    mailLeaves: mail.leaves,
  }
}

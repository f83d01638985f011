// Confirms email addresses by a link if emails can be sent. No response reveals who has an account.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.server.ts'
import { anyone, done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import { hashToken } from '../platform/tokens.server.ts'
import * as contract from './contract.ts'
import { deleteLinks } from './deletions.server.ts'
import { addressChangedEmail, addressTakenEmail, confirmationEmail } from './emails.ts'
import { member } from './gates.server.ts'
import * as resets from './passwords/reset-store.server.ts'
import { withPassword } from './second-factor/reauthentication.server.ts'
import { endSessions, sessionOf } from './session.server.ts'
import * as store from './store.server.ts'

const linkMilliseconds = 7 * 86_400_000
/** Limits per receiving address, so that no inbox is flooded. */
const linksToAddress: Limit = { name: 'verify-email', points: 5, seconds: 3_600 }
const confirmationsOfAddress: Limit = { name: 'confirm-email', points: 30, seconds: 3_600 }

export async function limitVerification({ limits, mail }: Services, email: string): Promise<void> {
  if (mail.isConfigured) await limits.take(linksToAddress, email)
}

/**
 * Emails a link that makes `email` the member's address. If another account has the address, its owner is emailed instead; work and response
 * are the same.
 */
export async function sendVerification(
  tx: Db,
  { mail, settings, clock }: Services,
  memberId: string,
  email: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = isoTime(clock.now() + linkMilliseconds)
  // Each member has at most one valid link: a new one replaces the old one.
  await deleteLinks(tx, sql`member_id = ${memberId}`)
  await store.addVerification(tx, { memberId, email, tokenHash: hashToken(token), endsAt })
  const owner = await store.memberByEmail(tx, email)
  const content = owner
    ? addressTakenEmail(settings.PUBLIC_URL)
    : confirmationEmail(settings.PUBLIC_URL, token)
  await mail.send(tx, { to: email, memberId: owner?.id ?? memberId, ...content, priority: 'urgent' })
}

/** Changes the address: immediately if no emails can be sent, else when the link in the email is opened. */
export async function changeEmail(
  context: Parameters<typeof withPassword>[0],
  email: string,
  password: string,
): Promise<void> {
  const { session, mail } = context
  await limitVerification(context, email)
  await withPassword(context, password, async (tx) => {
    if (mail.isConfigured) return sendVerification(tx, context, session.id, email)
    if (!(await store.changeEmail(tx, session.id, email))) throw contract.emailTaken()
    await afterEmailChange(tx, context, session, session.sessionId)
  })
}

/** Ends all other sessions and the links sent to the old address, and emails the old address. */
async function afterEmailChange(
  tx: Db,
  { mail }: Pick<Services, 'mail'>,
  owner: { id: string; email: string },
  sessionId: string | undefined,
): Promise<void> {
  await resets.deleteResets(tx, owner.id)
  await endSessions(tx, owner.id, { except: sessionId })
  await mail.send(tx, { to: owner.email, memberId: owner.id, ...addressChangedEmail })
}

export const verificationRoutes: Route[] = [
  serve(contract.resendVerification, member, async ({ session, ...context }) => {
    const email = await store.unconfirmedEmailOf(context.db, session.id)
    if (email === undefined) throw contract.nothingToConfirm()
    await limitVerification(context, email)
    await context.db.transaction().execute((tx) => sendVerification(tx, context, session.id, email))
    return done
  }),
  serve(contract.confirmEmail, anyone, async ({ body, ...context }) => {
    const { db, clock, limits, request, settings } = context
    await limits.takeForAddress(confirmationsOfAddress, request)
    const session = await sessionOf(db, settings, request, clock.now())
    await db.transaction().execute(async (tx) => {
      const found = await store.consumeVerification(tx, hashToken(body.token), clock.now())
      if (!found) throw contract.staleVerification()
      if (!(await store.changeEmail(tx, found.memberId, found.email))) throw contract.staleVerification()
      if (found.verifiedEmail !== null)
        await afterEmailChange(
          tx,
          context,
          { id: found.memberId, email: found.verifiedEmail },
          session?.id === found.memberId ? session.sessionId : undefined,
        )
    })
    return done
  }),
]

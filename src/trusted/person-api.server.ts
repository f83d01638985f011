import { unknownPushService } from '../notices/contract.ts'
import { notify } from '../notices/send-notices.server.ts'
import type { Db } from '../platform/database/db.server.ts'
import { alreadySent, anyone, done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import type { Limit } from '../platform/http/rate-limits.server.ts'
import { deleteEmails } from '../platform/mail.server.ts'
import { hashToken } from '../platform/tokens.server.ts'
import { isPushService, vapidKeys } from '../platform/web-push.server.ts'
import { lastCallTo, markSeen } from './call-store.server.ts'
import { confirmationEmail } from './messages.ts'
import * as contract from './person-contract.ts'
import { newToken, personOfToken, personOfUnsubscribeToken, personToken } from './person-link.server.ts'
import * as store from './person-store.server.ts'

const confirmMilliseconds = 7 * 86_400_000
/** Per network address: a token cannot be guessed, but each lookup has a cost. */
const lookups: Limit = { name: 'trusted-token', points: 60, seconds: 3_600 }
/** Per recipient address, so that no inbox is flooded. */
const confirmations: Limit = { name: 'trusted-email', points: 5, seconds: 3_600 }

/** The person of a link; refuses an invalid one. */
function personOf({ settings }: Services, token: string): string {
  const id = personOfToken(settings, token)
  if (!id) throw contract.noLongerShared()
  return id
}

/** Notifies the member that there is news on their page, without saying what. */
async function notifyMember(
  services: Services,
  tx: Db,
  personId: string,
  more: { atOnce?: true } = {},
): Promise<void> {
  const memberId = await store.memberOf(tx, personId)
  if (!memberId) return
  await notify(services, tx, { memberId, kind: 'trusted', postId: null, now: services.clock.now(), ...more })
}

async function setEmail(services: Services, tx: Db, id: string, email: string): Promise<void> {
  const { settings, clock, mail } = services
  const { token, hash } = newToken()
  const endsAt = clock.now() + confirmMilliseconds
  const memberName = await store.setEmail(tx, { id, email, confirmHash: hash, endsAt })
  if (memberName === undefined) throw contract.noLongerShared()
  const link = `${settings.PUBLIC_URL}/trusted#confirm=${token}`
  if (!mail.isConfigured) return
  const words = confirmationEmail(memberName, link)
  const memberId = await store.memberOf(tx, id)
  await mail.send(tx, { to: email, memberId, ...words, priority: 'urgent', confidential: true })
}

export const personRoutes: Route[] = [
  serve(contract.readInvitation, anyone, async ({ db, clock, mail, limits, request, body }) => {
    await limits.takeForAddress(lookups, request)
    const found = await store.invitationBy(db, hashToken(body.token), clock.now())
    if (!found) throw contract.staleInvitation()
    return { ...found, emailEnabled: mail.isConfigured }
  }),
  serve(contract.acceptInvitation, anyone, async ({ body, request, ...services }) => {
    const { db, clock, limits, settings } = services
    await limits.takeForAddress(lookups, request)
    if (body.email) await limits.take(confirmations, body.email)
    const { token, email, accepts, attempt } = body
    const repeatHash = attempt ? hashToken(`${token} ${attempt}`) : undefined
    const acceptance = { hash: hashToken(token), repeatHash, accepts, now: clock.now() }
    const id = await db.transaction().execute(async (tx) => {
      const accepted = await store.accept(tx, acceptance)
      const before = accepted ? undefined : await store.acceptedBefore(tx, acceptance)
      if (before) return before
      if (!accepted) throw contract.staleInvitation()
      if (email) await setEmail(services, tx, accepted, email)
      await notifyMember(services, tx, accepted)
      return accepted
    })
    return { token: personToken(settings, id) }
  }),
  serve(contract.readPerson, anyone, async ({ body, ...services }) => {
    const { db, clock, mail, settings } = services
    const id = personOf(services, body.token)
    const view = await store.viewOf(db, id)
    if (!view) throw contract.noLongerShared()
    const call = (await lastCallTo(db, id, clock.now())) ?? null
    return {
      ...view,
      personId: id,
      call,
      emailEnabled: mail.isConfigured,
      pushKey: vapidKeys(settings).publicKey,
    }
  }),
  serve(contract.changePerson, anyone, async ({ body, ...services }) => {
    const id = personOf(services, body.token)
    if (
      !(await store.changePersonSettings(services.db, id, {
        accepts: body.accepts,
        emails: body.emails,
        now: services.clock.now(),
      }))
    )
      throw contract.noLongerShared()
    return done
  }),
  serve(contract.changePersonEmail, anyone, async ({ body, ...services }) => {
    const id = personOf(services, body.token)
    await services.limits.take(confirmations, body.email)
    await services.db.transaction().execute((tx) => setEmail(services, tx, id, body.email))
    return done
  }),
  serve(contract.confirmPersonEmail, anyone, async ({ db, clock, settings, limits, request, body }) => {
    await limits.takeForAddress(lookups, request)
    const id = await store.confirmEmail(db, hashToken(body.token), clock.now())
    if (!id) throw contract.staleConfirmation()
    return { token: personToken(settings, id) }
  }),
  serve(contract.addPersonDevice, anyone, async ({ body, ...services }) => {
    const { db, clock } = services
    const id = personOf(services, body.token)
    if (!isPushService(body.device.endpoint)) throw unknownPushService()
    if (!(await store.viewOf(db, id))) throw contract.noLongerShared()
    if (!(await store.addDevice(db, id, body.device, clock.now()))) throw contract.tooManyDevices()
    return done
  }),
  serve(contract.seenCall, anyone, async ({ body, ...services }) => {
    const { db, clock } = services
    const id = personOf(services, body.token)
    await db.transaction().execute(async (tx) => {
      const seen = await markSeen(tx, id, body.call, clock.now())
      if (!seen) throw contract.noLongerShared()
      // The member requested a call and is waiting for this confirmation.
      if (seen === 'first') await notifyMember(services, tx, id, { atOnce: true })
    })
    return done
  }),
  serve(contract.leave, anyone, async ({ body, ...services }) => {
    const id = personOf(services, body.token)
    await services.db.transaction().execute(async (tx) => {
      if (!(await store.leave(tx, id, services.clock.now()))) throw contract.noLongerShared()
      await deleteEmails(tx, await store.emailsOfPerson(tx, id))
      await notifyMember(services, tx, id)
    })
    return done
  }),
  serve(contract.unsubscribePerson, anyone, async ({ db, clock, settings, params }) => {
    const id = personOfUnsubscribeToken(settings, params.token)
    if (!id || !(await store.stopEmails(db, id, clock.now()))) throw contract.noLongerShared()
    return done
  }),
  // Redirects to a confirmation, because mail servers open the links of an email to scan for viruses.
  serve(contract.unsubscribePersonLink, anyone, async ({ reply, settings, params }) => {
    const fragment = personOfUnsubscribeToken(settings, params.token) ? `#stop=${params.token}` : ''
    await reply.redirect(`${settings.PUBLIC_URL}/trusted${fragment}`, 303)
    return alreadySent
  }),
]

import { randomBytes } from 'node:crypto'
import { moderator, visitor } from '../accounts/gates.server.ts'
import { recordStaffAction } from '../accounts/staff.server.ts'
import { dangerIn } from '../crisis/message-danger.ts'
import { dueAfter } from '../platform/answer-deadline.ts'
import { type Route, type Services, serve } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/limits.server.ts'
import { newId } from '../platform/ids.ts'
import type { Job } from '../platform/jobs.server.ts'
import * as contract from './contract.ts'
import { emailToSender, emailToStaff } from './emails.ts'
import { referenceFrom } from './reference.ts'
import * as store from './store.server.ts'

const perAddress: Limit = { name: 'contact', points: 6, seconds: 3_600 }
const lookUps: Limit = { name: 'contact-reference', points: 30, seconds: 3_600 }
/** Forms sent faster than this are probably automated. */
const fastestSeconds = 2

export const contactRoutes: Route[] = [
  serve(
    contract.sendMessage,
    visitor,
    async ({ db, settings, mail, limits, clock, request, member, body }) => {
      await limits.take(perAddress, rateLimitKey(request))
      const { danger, urgency } = dangerIn(body.message)
      // Stored and listed separately: browsers can autofill the hidden field for real people.
      const suspected =
        (body.website ?? '') !== '' || (body.seconds !== undefined && body.seconds < fastestSeconds)
      const { received, dueAt } = await db.transaction().execute(async (tx) => {
        const received = await store.addMessage(tx, {
          ...body,
          id: body.id ?? newId(),
          reference: referenceFrom(randomBytes(8)),
          memberId: member?.id,
          urgency,
          suspected,
          now: clock.now(),
        })
        const told = { reference: received.reference, dueAt: dueAfter(received.receivedAt), urgency }
        if (received.isNew && !suspected) {
          if (settings.STAFF_EMAIL) await mail.send(tx, emailToStaff(settings.STAFF_EMAIL, body, told))
          if (mail.leaves) await mail.send(tx, emailToSender(body.email, told))
        }
        return { received, dueAt: told.dueAt }
      })
      return {
        message: 'Your message has arrived. We reply within 24 hours.',
        reference: received.reference,
        dueAt,
        mailed: mail.leaves && !suspected,
        ...(danger === undefined ? {} : { danger }),
      }
    },
  ),
  serve(contract.messageStatus, visitor, async ({ db, limits, request, params }) => {
    await limits.take(lookUps, rateLimitKey(request))
    const found = await store.statusOf(db, params.reference)
    if (!found) throw contract.noSuchReference()
    return { ...found, dueAt: dueAfter(found.receivedAt) }
  }),
  serve(contract.inbox, moderator, async ({ db, member, query }) => {
    const status = query.status ?? 'open'
    await recordStaffAction(db, member, `read the ${status} contact messages`)
    return store.inbox(db, status)
  }),
  serve(contract.setStatus, moderator, async ({ db, member, params, body, clock }) => {
    await db.transaction().execute(async (tx) => {
      const set = await store.setStatus(tx, params.id, { ...body, by: member.shownName, now: clock.now() })
      if (!set) throw contract.noSuchMessage()
      await recordStaffAction(tx, member, `marked a contact message as ${body.status}`, params.id)
    })
    return { done: true as const }
  }),
  serve(contract.addNote, moderator, async ({ db, member, params, body, clock }) => {
    await db.transaction().execute(async (tx) => {
      const added = await store.addNote(tx, params.id, {
        ...body,
        author: member.shownName,
        now: clock.now(),
      })
      if (!added) throw contract.noSuchMessage()
      await recordStaffAction(tx, member, 'noted something on a contact message', params.id)
    })
    return { done: true as const }
  }),
]

export const purgeContactJob: Job<Services, object> = {
  name: 'contact.forget',
  schedule: '41 3 * * *',
  async run({ db, clock }) {
    await store.purgeMessages(db, clock.now())
  },
}

import { randomBytes } from 'node:crypto'
import { recordStaffAction, recordStaffView } from '../accounts/audit-log.server.ts'
import { member, moderator, readingMember, visitor } from '../accounts/gates.server.ts'
import { dangerIn } from '../crisis/message-danger.ts'
import { dueAfter } from '../platform/answer-deadline.ts'
import { anyone, done, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/rate-limits.server.ts'
import { newId } from '../platform/ids.ts'
import type { Job } from '../platform/jobs.server.ts'
import * as contract from './contract.ts'
import { answerThread, replyAsPerson } from './conversation.server.ts'
import { emailToSender, emailToStaff } from './emails.ts'
import { referenceFrom } from './reference.ts'
import * as store from './store.server.ts'
import { threadOfToken, threadToken } from './thread-link.server.ts'
import * as threads from './thread-store.server.ts'

const perAddress: Limit = { name: 'contact', points: 6, seconds: 3_600 }
const repliesOfOne: Limit = { name: 'contact-reply', points: 20, seconds: 3_600 }
const linkReads: Limit = { name: 'contact-link', points: 60, seconds: 3_600 }
/** Forms sent faster than this are probably automated. */
const fastestSeconds = 2

const sendMessage: Route = serve(
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
      const receipt = { reference: received.reference, dueAt: dueAfter(received.receivedAt), urgency }
      if (received.isNew && !suspected) {
        const url = settings.PUBLIC_URL
        if (settings.STAFF_EMAIL)
          await mail.send(tx, emailToStaff(settings.STAFF_EMAIL, body, { ...receipt, url }))
        if (mail.isConfigured)
          await mail.send(tx, { memberId: member?.id, ...emailToSender(body.email, receipt) })
      }
      return { received, dueAt: receipt.dueAt }
    })
    return {
      message: 'Your message has arrived. We reply within 24 hours.',
      reference: received.reference,
      dueAt,
      mailed: mail.isConfigured && !suspected,
      token: member ? null : threadToken(settings, received.id),
      ...(danger === undefined ? {} : { danger }),
    }
  },
)

/** The conversation that a private link opens. */
async function linkedThread({ db, settings }: Pick<Services, 'db' | 'settings'>, token: string) {
  const id = threadOfToken(settings, token)
  const thread = id && (await threads.threadById(db, id))
  if (!thread) throw contract.noSuchThread()
  return thread
}

const conversations: Route[] = [
  serve(contract.threads, readingMember, ({ db, member }) => threads.threadsOf(db, member.id)),
  serve(contract.replyToThread, member, async ({ member, params, body, ...context }) => {
    await context.limits.take(repliesOfOne, member.id)
    const mine = (thread: threads.LockedThread) => thread.memberId === member.id
    return replyAsPerson(context, params.id, body, { may: mine, refusal: contract.noSuchMessage })
  }),
  serve(contract.linkedThread, anyone, async ({ body, ...context }) => {
    await context.limits.take(linkReads, rateLimitKey(context.request))
    return linkedThread(context, body.token)
  }),
  serve(contract.replyToLinkedThread, anyone, async ({ body, ...context }) => {
    const { id } = await linkedThread(context, body.token)
    await context.limits.take(repliesOfOne, id)
    return replyAsPerson(context, id, body, { may: () => true, refusal: contract.noSuchThread })
  }),
]

const staff: Route[] = [
  serve(contract.inbox, moderator, async ({ db, member, query }) => {
    const status = query.status ?? 'open'
    const messages = await store.inbox(db, status)
    const many = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`
    await recordStaffView(db, member, `read the ${status} contact messages`, many)
    return messages
  }),
  serve(contract.answerThread, moderator, async ({ member, params, body, ...context }) => {
    await answerThread(context, member, params.id, body)
    return done
  }),
  serve(contract.setStatus, moderator, async ({ db, member, params, body, clock }) => {
    await db.transaction().execute(async (tx) => {
      const thread = await threads.lockedThread(tx, params.id)
      if (!thread) throw contract.noSuchMessage()
      if (body.status === 'closed' && thread.size !== (body.seen ?? thread.size))
        throw contract.threadChanged()
      await threads.setStatus(tx, params.id, body.status, clock.now())
      const action = body.status === 'closed' ? 'closed a contact message' : 'opened a contact message again'
      await recordStaffAction(tx, member, action, params.id)
    })
    return done
  }),
  serve(contract.addNote, moderator, async ({ db, member, params, body, clock }) => {
    await db.transaction().execute(async (tx) => {
      const added = await store.addNote(tx, params.id, {
        ...body,
        author: member.displayName,
        now: clock.now(),
      })
      if (!added) throw contract.noSuchMessage()
      await recordStaffAction(tx, member, 'noted something on a contact message', params.id)
    })
    return done
  }),
]

export const contactRoutes: Route[] = [sendMessage, ...conversations, ...staff]

export const purgeContactJob: Job<Services, object> = {
  name: 'contact.purge',
  schedule: '41 3 * * *',
  async run({ db, clock }) {
    await store.purgeMessages(db, clock.now())
  },
}

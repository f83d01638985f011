// Adds replies to a conversation, by the person and by the team.

import { recordStaffAction } from '../accounts/audit-log.server.ts'
import type { Member } from '../accounts/session.server.ts'
import { dangerIn } from '../crisis/message-danger.ts'
import { notify, sendNoticeEmail } from '../notices/send-notices.server.ts'
import { dueAfter } from '../platform/answer-deadline.ts'
import { isoTime } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.server.ts'
import type { Services } from '../platform/http/http.server.ts'
import { newId } from '../platform/ids.ts'
import type { Refusal } from '../platform/refusal.ts'
import * as contract from './contract.ts'
import { answerEmail, emailToStaff } from './emails.ts'
import { threadAddress } from './thread-link.server.ts'
import * as threads from './thread-store.server.ts'

const maxMessages = 100

type Reply = { id?: string | undefined; message: string }

/**
 * The id for a new reply; undefined if the reply is stored already. An id that another conversation uses is replaced, so that the response
 * reveals nothing.
 */
async function newReplyId(tx: Db, threadId: string, id: string | undefined): Promise<string | undefined> {
  const known = id && (await threads.threadOfReply(tx, id))
  if (known === threadId) return undefined
  return id && !known ? id : newId()
}

type AccessRule = { may: (thread: threads.LockedThread) => boolean; refusal: () => Refusal }

/** Adds the person's reply. `may` decides whether the conversation is theirs. Idempotent by id. */
export async function replyAsPerson(
  { db, clock, mail, settings }: Services,
  threadId: string,
  { id, message }: Reply,
  { may, refusal }: AccessRule,
) {
  const now = clock.now()
  const { danger, urgency } = dangerIn(message)
  await db.transaction().execute(async (tx) => {
    const thread = await threads.lockedThread(tx, threadId)
    if (!thread || !may(thread)) throw refusal()
    const replyId = await newReplyId(tx, threadId, id)
    if (replyId === undefined) return
    if (thread.status === 'closed') throw contract.threadClosed()
    if (thread.size >= maxMessages) throw contract.threadFull()
    await threads.addReply(tx, { id: replyId, threadId, fromTeam: false, author: '', text: message, now })
    await threads.markWaiting(tx, thread, urgency, now)
    if (!settings.STAFF_EMAIL || thread.suspected) return
    const { reference } = thread
    const receipt = {
      reference,
      urgency,
      url: settings.PUBLIC_URL,
      dueAt: dueAfter(isoTime(now)),
    }
    await mail.send(tx, emailToStaff(settings.STAFF_EMAIL, { ...thread, message }, receipt))
  })
  const thread = await threads.threadById(db, threadId)
  if (!thread) throw refusal()
  return { thread, ...(danger === undefined ? {} : { danger }) }
}

/** Adds the team's answer, unless there is a message that staff have not seen. Idempotent by id. */
export async function answerThread(
  { db, clock, mail, jobs, settings }: Services,
  staff: Member,
  threadId: string,
  { id, message, seen }: Reply & { seen: number },
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const thread = await threads.lockedThread(tx, threadId)
    if (!thread) throw contract.noSuchMessage()
    const replyId = await newReplyId(tx, threadId, id)
    if (replyId === undefined) return
    if (thread.status === 'closed') throw contract.threadClosed()
    if (thread.size !== seen) throw contract.threadChanged()
    await threads.addReply(tx, {
      id: replyId,
      threadId,
      fromTeam: true,
      author: staff.displayName,
      text: message,
      now,
    })
    await threads.markAnswered(tx, threadId, staff.displayName, now)
    await recordStaffAction(tx, staff, 'answered a contact message', threadId)
    const { memberId } = thread
    if (!memberId) {
      const content = answerEmail(thread.email, threadAddress(settings, threadId))
      if (mail.isConfigured) await mail.send(tx, { memberId: undefined, ...content })
      return
    }
    await notify({ jobs }, tx, { memberId, kind: 'contact', postId: null, now })
    if (!mail.isConfigured) return
    // A member's conversation can be opened only after login.
    const email = answerEmail(thread.email, `${settings.PUBLIC_URL}/contact/messages`)
    await sendNoticeEmail({ mail, settings }, tx, { memberId, kind: 'contact', ...email })
  })
}

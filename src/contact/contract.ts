import { z } from 'zod'
import { Done, EmailAddress } from '../accounts/contract.ts'
import { helpNoticeKinds } from '../crisis/help/notice.ts'
import { get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { text } from '../platform/text.ts'

export const subjects = ['general', 'support', 'coaching', 'billing', 'partnership', 'feedback'] as const
export type Subject = (typeof subjects)[number]

export const messageLimit = 5_000

export const NewContactMessage = z.strictObject({
  name: text({
    max: 80,
    blank: 'Please tell us a name to answer to. Any name will do.',
    long: 'A name can be at most 80 characters.',
  }),
  email: EmailAddress,
  subject: z.enum(subjects, 'Please choose a subject.'),
  message: text({
    max: messageLimit,
    blank: 'A message cannot be blank.',
    long: 'A message can be at most 5,000 characters.',
  }),
  /** Idempotency key, created by the form. */
  id: z.uuid().optional(),
  /** Honeypot field, hidden from people. */
  website: z.string().max(500).optional(),
  /** Seconds between opening and sending the form. */
  seconds: z.number().min(0).optional(),
})

const Danger = z.enum(helpNoticeKinds)

/** The receipt. `mailed`: a confirmation was emailed to the sender. `danger`: show help. */
export const MessageReceipt = z.object({
  message: z.string(),
  reference: z.string(),
  dueAt: z.iso.datetime(),
  mailed: z.boolean(),
  /** The token that opens the conversation without an account; null for members, who see it in their list. */
  token: z.string().nullable(),
  danger: Danger.optional(),
})

export const threadStates = ['open', 'answered', 'closed'] as const
const ThreadState = z.enum(threadStates)

/** A conversation with the team, for the person who started it; the first message is theirs. */
export const Thread = z.object({
  id: z.string(),
  reference: z.string(),
  subject: z.enum(subjects),
  status: ThreadState,
  /** When our reply is due; null if no one is waiting. */
  dueAt: z.iso.datetime().nullable(),
  messages: z.array(
    z.object({ id: z.string(), fromTeam: z.boolean(), text: z.string(), at: z.iso.datetime() }),
  ),
})
export type Thread = z.output<typeof Thread>

export const StoredMessage = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(subjects),
  message: z.string(),
  urgency: z.enum(['normal', 'high', 'emergency']),
  /** Suspected spam. */
  suspected: z.boolean(),
  status: ThreadState,
  receivedAt: z.iso.datetime(),
  waitingSince: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  replies: z.array(
    z.object({ id: z.string(), fromTeam: z.boolean(), author: z.string(), text: z.string(), at: z.string() }),
  ),
  notes: z.array(z.object({ at: z.string(), author: z.string(), text: z.string() })),
})

export const sendMessage = post('/api/contact', { body: NewContactMessage, answer: MessageReceipt })
const replyText = text({
  max: messageLimit,
  blank: 'A message cannot be blank.',
  long: 'A message can be at most 5,000 characters.',
})
/** `id` is an idempotency key. */
const NewReply = z.strictObject({ id: z.uuid().optional(), message: replyText })
const Replied = z.object({ thread: Thread, danger: Danger.optional() })
const One = z.strictObject({ id: z.uuid() })
const token = z.string().max(100)

/** The member's own conversations, the one with the newest message first. */
export const threads = get('/api/contact/threads', { answer: z.array(Thread) })
export const replyToThread = post('/api/contact/threads/:id/replies', {
  params: One,
  body: NewReply,
  answer: Replied,
})
/** A conversation by its private link. */
export const linkedThread = post('/api/contact/thread', { body: z.strictObject({ token }), answer: Thread })
export const replyToLinkedThread = post('/api/contact/thread/replies', {
  body: NewReply.extend({ token }),
  answer: Replied,
})

export const inboxLength = 100
/** Open conversations: emergencies first, then the longest waiting. Others: newest first. At most `inboxLength`. */
export const inbox = get('/api/admin/contact', {
  query: z.strictObject({ status: ThreadState.optional() }),
  answer: z.array(StoredMessage),
})
/** The team's answer. `seen` is the number of messages that staff saw on the screen. */
export const answerThread = post('/api/admin/contact/:id/answers', {
  params: One,
  body: NewReply.extend({ seen: z.int().min(1) }),
  answer: Done,
})
export const setStatus = put('/api/admin/contact/:id/status', {
  params: One,
  body: z.strictObject({
    status: z.enum(['open', 'closed']),
    /** The number of messages that the staff member saw: closing is refused if there are more. */
    seen: z.int().min(1).optional(),
  }),
  answer: Done,
})
export const addNote = post('/api/admin/contact/:id/notes', {
  params: One,
  body: z.strictObject({
    text: text({
      max: 2_000,
      blank: 'A note cannot be blank.',
      long: 'A note can be at most 2,000 characters.',
    }),
  }),
  answer: Done,
})

export const noSuchThread = refusal(
  404,
  'This link does not open a message. It may have been deleted after a year.',
)
export const noSuchMessage = refusal(404, 'There is no such message.')
export const threadClosed = refusal(409, 'This conversation is closed. Please send a new message.')
export const threadFull = refusal(409, 'This conversation has become very long. Please send a new message.')
export const threadChanged = refusal(
  409,
  'There is something new in this conversation. Please read it first.',
)

import { z } from 'zod'
import { Done, EmailAddress } from '../accounts/contract.ts'
import { noticeKinds } from '../crisis/help/notice.ts'
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

const Danger = z.enum(noticeKinds)

/** The receipt. `mailed`: the reference was emailed to the sender. `danger`: show help. */
export const MessageReceipt = z.object({
  message: z.string(),
  reference: z.string(),
  dueAt: z.iso.datetime(),
  mailed: z.boolean(),
  danger: Danger.optional(),
})

export const MessageStatus = z.object({
  reference: z.string(),
  status: z.enum(['open', 'answered']),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})

const Reference = z
  .string()
  .max(40)
  .transform((value) => value.trim().toUpperCase())

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
  status: z.enum(['open', 'answered']),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  notes: z.array(z.object({ at: z.string(), author: z.string(), text: z.string() })),
})

export const sendMessage = post('/api/contact', { body: NewContactMessage, answer: MessageReceipt })
/** A message's status by its reference, without its text. */
export const messageStatus = get('/api/contact/:reference', {
  params: z.strictObject({ reference: Reference }),
  answer: MessageStatus,
})

/** Open messages: emergencies first, then oldest. Answered: newest first. At most a hundred. */
export const inbox = get('/api/admin/contact', {
  query: z.strictObject({ status: z.enum(['open', 'answered']).optional() }),
  answer: z.array(StoredMessage),
})
const One = z.strictObject({ id: z.uuid() })
export const setStatus = put('/api/admin/contact/:id/status', {
  params: One,
  body: z.strictObject({ status: z.enum(['open', 'answered']) }),
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

export const noSuchReference = refusal(404, 'There is no message with this reference.')
export const noSuchMessage = refusal(404, 'There is no such message.')

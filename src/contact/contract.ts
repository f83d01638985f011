import { z } from 'zod'
import { Done, Email } from '../accounts/contract.ts'
import { get, post, put } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { text } from '../platform/text.ts'

export const subjects = ['general', 'support', 'coaching', 'billing', 'partnership', 'feedback'] as const
export type Subject = (typeof subjects)[number]

export const messageLimit = 5_000

export const NewMessage = z.strictObject({
  name: text({
    max: 80,
    blank: 'Please tell us a name to answer to. Any name will do.',
    long: 'A name can be at most 80 characters.',
  }),
  email: Email,
  subject: z.enum(subjects, 'Please choose a subject.'),
  message: text({
    max: messageLimit,
    blank: 'A message cannot be blank.',
    long: 'A message can be at most 5,000 characters.',
  }),
  /** Made by the form: a message that is sent again is the same message. */
  id: z.uuid().optional(),
  /** A field that people do not see; programs fill it. */
  website: z.string().max(500).optional(),
  /** Seconds between the form's opening and its sending. */
  seconds: z.number().min(0).optional(),
})

const Danger = z.enum(['suicide', 'self_harm', 'overdose', 'withdrawal', 'violence', 'relapse', 'unsure'])

/** What the sender is told. `mailed`: a copy of the reference goes to their address. `danger`: help is to be shown. */
export const Received = z.object({
  message: z.string(),
  reference: z.string(),
  dueAt: z.iso.datetime(),
  mailed: z.boolean(),
  danger: Danger.optional(),
})

export const Standing = z.object({
  reference: z.string(),
  status: z.enum(['open', 'answered']),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})

const Reference = z
  .string()
  .max(40)
  .transform((value) => value.trim().toUpperCase())

export const Kept = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(subjects),
  message: z.string(),
  urgency: z.enum(['normal', 'high', 'emergency']),
  /** It may have been written by a program. */
  suspected: z.boolean(),
  status: z.enum(['open', 'answered']),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  notes: z.array(z.object({ at: z.string(), author: z.string(), text: z.string() })),
})

export const sendMessage = post('/api/contact', { body: NewMessage, answer: Received })
/** How a message stands, for whoever holds its reference; it tells nothing that was written. */
export const standing = get('/api/contact/:reference', {
  params: z.strictObject({ reference: Reference }),
  answer: Standing,
})

/** Open ones: emergencies first, then the oldest. Answered ones: the newest first. At most a hundred. */
export const inbox = get('/api/admin/contact', {
  query: z.strictObject({ status: z.enum(['open', 'answered']).optional() }),
  answer: z.array(Kept),
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

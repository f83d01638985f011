// The calls of the coach's moderation queue: counts of safety checks, and open cases.
import { z } from 'zod'
import { get, post } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'

const found = { label: z.string(), urgency: z.string(), action: z.string(), count: z.int() }

export const CoachCase = z.object({
  id: z.string(),
  /** A pseudonym: the same person has the same one, and it does not lead to a name. */
  person: z.string(),
  label: z.string(),
  urgency: z.enum(['normal', 'high', 'emergency']),
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The review deadline: immediately, within an hour or within a day. */
  dueAt: z.string(),
  overdue: z.boolean(),
})
export type CoachCase = z.output<typeof CoachCase>

/** By day for the last 90 days, by month before that; and who viewed them. */
export const checkCounts = get('/api/admin/coach/checks', {
  answer: z.object({
    days: z.array(z.object({ day: z.string(), ...found })),
    months: z.array(z.object({ month: z.string(), ...found })),
    looks: z.array(z.object({ at: z.string(), actor: z.string() })),
  }),
})
export const cases = get('/api/admin/coach/cases', {
  answer: z.object({
    cases: z.array(CoachCase),
    /** The number of open cases that are not in `cases`. */
    more: z.int(),
    staffOnDuty: z.int(),
  }),
})
export const closeCase = post('/api/admin/coach/cases/:id', {
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ outcome: z.enum(['seen', 'passed_on']) }),
  answer: z.object({ done: z.literal(true) }),
})

export const noSuchCase = refusal(404, 'There is no such case, or someone has closed it already.')

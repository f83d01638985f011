// The calls of staff: what safety checks found, counted, and what waits for someone to know of it.
import { z } from 'zod'
import { get, post } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'

const found = { label: z.string(), urgency: z.string(), action: z.string(), count: z.int() }

export const CoachCase = z.object({
  id: z.string(),
  /** The same letters are the same person; nothing leads from them to a name. */
  person: z.string(),
  label: z.string(),
  urgency: z.enum(['normal', 'high', 'emergency']),
  times: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** When someone should have looked: at once, within the hour, within the day. */
  dueAt: z.string(),
  overdue: z.boolean(),
})
export type CoachCase = z.output<typeof CoachCase>

/** Days for the last ninety, months before; and who looked. */
export const checkCounts = get('/api/admin/coach/checks', {
  answer: z.object({
    days: z.array(z.object({ day: z.string(), ...found })),
    months: z.array(z.object({ month: z.string(), ...found })),
    looks: z.array(z.object({ at: z.string(), actor: z.string() })),
  }),
})
export const cases = get('/api/admin/coach/cases', {
  answer: z.object({ cases: z.array(CoachCase), staffOnDuty: z.int() }),
})
export const closeCase = post('/api/admin/coach/cases/:id', {
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ outcome: z.enum(['seen', 'passed_on']) }),
  answer: z.object({ done: z.literal(true) }),
})

export const noSuchCase = refusal(404, 'There is no such case, or someone has closed it already.')

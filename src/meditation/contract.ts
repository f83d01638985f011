import { z } from 'zod'
import { get, post } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'

const SessionId = z.enum(['1', '2', '3', '4'])
const Craving = z.int().min(0).max(10)

export const Practice = z.object({
  steps: z.array(z.object({ say: z.string(), seconds: z.number(), stretch: z.number() })),
  reminders: z.array(z.string()),
})

/** `id` is made by the device: a sitting that is sent again (with the craving afterwards, or after a lost answer) is the same one. */
export const Sitting = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['timer', 'session', 'breathing']),
  session: SessionId.optional(),
  seconds: z
    .int()
    .min(10, 'A sitting shorter than ten seconds is not kept.')
    .max(4 * 3_600, 'A sitting of more than four hours is not kept.'),
  cravingBefore: Craving.optional(),
  cravingAfter: Craving.optional(),
})
export type Sitting = z.output<typeof Sitting>

/** What was practised: minutes, never a streak. `change` is craving after minus before, on average; below zero means less. */
export const Minutes = z.object({
  total: z.int(),
  lastSevenDays: z.int(),
  sittings: z.int(),
  craving: z.object({ sittings: z.int(), change: z.number() }).nullable(),
})

/** The steps of a guided session; 403 where the plan does not hold it. */
export const practice = get('/api/meditation/sessions/:id', {
  params: z.strictObject({ id: SessionId }),
  answer: Practice,
})
export const keepSitting = post('/api/meditation/sittings', { body: Sitting, answer: Minutes })
export const minutes = get('/api/meditation/minutes', { answer: Minutes })

export const notYourSitting = refusal(409, 'This sitting could not be kept.')
export const noSession = refusal(400, 'A guided sitting names its session.')

// Others who are on the same day of recovery today. Only those who joined see each other, by first name.
import { z } from 'zod'
import { get, put } from '../../platform/call.ts'
import { refusal } from '../../platform/refusal.ts'

export const maxNames = 12

const SameDay = z.object({
  state: z.enum(['no-counter', 'out', 'in']),
  /** Null without a counter, or if the member hides days. */
  day: z.int().nullable(),
  /** First names of others; empty until the member joined. */
  names: z.array(z.string()),
  /** The number of others beyond the named ones. */
  more: z.int(),
})
export const sameDay = get('/api/same-day', { answer: SameDay })
export const joinSameDay = put('/api/same-day', {
  body: z.strictObject({ joined: z.boolean() }),
  answer: SameDay,
})

export const noCounter = refusal(409, 'Set your recovery date in the tracker first.')

/** The first word of the name that others see. */
export function firstNameOf(displayName: string): string {
  return displayName.trim().split(/\s+/u)[0] ?? ''
}

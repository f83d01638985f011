import { z } from 'zod'
import { get } from '../../platform/call.ts'

/** What a visitor may know about how this Cairn is set up, for the privacy page. A null was not entered by the operator. */
export const Installation = z.object({
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    /** Who hosts it, delivers its email, and the like. */
    services: z.string().nullable(),
  }),
  /** True if emails are sent. */
  mail: z.boolean(),
  engine: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** `practice`: no money moves. */
  payments: z.enum(['practice', 'sandbox', 'live']),
})
export type Installation = z.output<typeof Installation>

export const installation = get('/api/installation', { answer: Installation })

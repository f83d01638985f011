import { z } from 'zod'
import { get } from '../../platform/call.ts'

/** Public facts about this installation, for the privacy page. Null if the operator did not set it. */
export const Installation = z.object({
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    /** Service providers, such as hosting and email delivery. */
    services: z.string().nullable(),
  }),
  /** True if emails are sent. */
  mail: z.boolean(),
  engine: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** `practice`: payments are simulated. */
  payments: z.enum(['practice', 'sandbox', 'live']),
})
export type Installation = z.output<typeof Installation>

export const installation = get('/api/installation', { answer: Installation })

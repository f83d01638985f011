// The day after a safety check saw danger in what a member wrote, Today asks how it went.
import { z } from 'zod'
import { get } from '../../platform/call.ts'

/** When the last sign was, from half a day to two days after it; else null. Says nothing of what it was. */
export const afterDanger = get('/api/after-danger', { answer: z.object({ at: z.string().nullable() }) })

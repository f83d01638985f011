// On the day after a safety check found danger in a member's text, Today asks how it went.
import { z } from 'zod'
import { get } from '../../platform/call.ts'

/** The time of the last sign, from half a day to two days after it; else null. Does not say what it was. */
export const afterDanger = get('/api/after-danger', { answer: z.object({ at: z.string().nullable() }) })

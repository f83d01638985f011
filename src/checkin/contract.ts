import { z } from 'zod'
import { get, post } from '../platform/call.ts'
import { isDate } from '../platform/dates.ts'
import { optionalText } from '../platform/text.ts'

export const NewCheckIn = z.strictObject({
  mood: z.literal('present').default('present'),
  notes: optionalText({ max: 500, long: 'A note can be at most 500 characters.' }).default(''),
  /** The local date of a check-in made offline: at most 14 days back, never in the future. */
  date: z.string().refine(isDate, 'This is not a date.').optional(),
})

/** What the check-in button sends. */
export const dailyCheckIn = { mood: 'present', notes: 'Daily check-in completed' } as const

export const CheckInStatus = z.object({ hasCheckedIn: z.boolean() })
export const CheckInResult = z.object({ daysOnPath: z.int() })
export const Inspiration = z.object({ text: z.string(), author: z.string() })
/** The local dates with a check-in, oldest first. */
export const CheckInDays = z.object({ dates: z.array(z.string()), today: z.string() })

export const checkInToday = get('/api/checkin/today', { answer: CheckInStatus })
export const checkIn = post('/api/checkin', { body: NewCheckIn, answer: CheckInResult })
export const checkInDays = get('/api/checkin/days', { answer: CheckInDays })
export const inspiration = get('/api/inspiration', { answer: Inspiration })

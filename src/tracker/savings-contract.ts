// The calls of money and time saved.
import { z } from 'zod'
import { Done } from '../accounts/contract.ts'
import { del, get, put } from '../platform/call.ts'
import { currencies } from './savings.ts'

/** What a usual week cost before: whole units of the currency, and hours. */
const WeeklyFigures = z
  .strictObject({
    weeklyAmount: z.int('Please enter a whole amount.').min(0).max(1_000_000),
    currency: z.enum(currencies),
    weeklyHours: z.int('Please enter whole hours.').min(0, 'Please enter whole hours.').max(168),
  })
  .refine(
    ({ weeklyAmount, weeklyHours }) => weeklyAmount + weeklyHours > 0,
    'Please enter an amount or hours.',
  )

export const savings = get('/api/recovery-tracker/savings', {
  answer: z.object({
    figures: z.object({ weeklyAmount: z.int(), currency: z.string(), weeklyHours: z.int() }).nullable(),
    /** All days of the first counter, earlier runs too; null without one. */
    days: z.int().nullable(),
  }),
})
export const changeSavings = put('/api/recovery-tracker/savings', { body: WeeklyFigures, answer: Done })
export const removeSavings = del('/api/recovery-tracker/savings', { answer: Done })

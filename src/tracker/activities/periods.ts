// The day, week or month that a completion counts for, as calendar dates.

import { adjacentMonth, monthOf, weekOf } from '../../platform/calendar.ts'
import { plusDays } from '../../platform/dates.ts'
import type { Frequency } from './activities.ts'

/** First day of the period around a date. `weekStart` is 1 for Monday to 7 for Sunday. */
export function periodStart(frequency: Frequency, date: string, weekStart = 1): string {
  if (frequency === 'daily') return date
  return frequency === 'monthly' ? monthOf(date) : weekOf(date, weekStart)
}

/** First day of the period before the one that starts on `start`. */
export function periodBefore(frequency: Frequency, start: string): string {
  if (frequency === 'daily') return plusDays(start, -1)
  if (frequency === 'weekly') return plusDays(start, -7)
  return adjacentMonth(start, -1)
}

/** Last day of the period that starts on `start`. */
export function periodEnd(frequency: Frequency, start: string): string {
  if (frequency === 'daily') return start
  if (frequency === 'weekly') return plusDays(start, 6)
  return plusDays(adjacentMonth(start, 1), -1)
}

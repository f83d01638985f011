// The day, week or month that a completion counts for. Calendar dates only: no zone, no hours.
import { plusDays } from '../platform/clock.ts'
import type { Frequency } from './activities.ts'

/** First day of the period around a date. `weekStart` is 1 for Monday to 7 for Sunday. */
export function periodStart(frequency: Frequency, date: string, weekStart = 1): string {
  if (frequency === 'daily') return date
  if (frequency === 'monthly') return `${date.slice(0, 7)}-01`
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7
  return plusDays(date, -((weekday - (weekStart - 1) + 7) % 7))
}

/** First day of the period before the one that starts on `start`. */
export function periodBefore(frequency: Frequency, start: string): string {
  if (frequency === 'daily') return plusDays(start, -1)
  if (frequency === 'weekly') return plusDays(start, -7)
  return `${plusDays(start, -1).slice(0, 7)}-01`
}

/** Last day of the period that starts on `start`. */
export function periodEnd(frequency: Frequency, start: string): string {
  if (frequency === 'daily') return start
  if (frequency === 'weekly') return plusDays(start, 6)
  return plusDays(`${plusDays(start, 31).slice(0, 7)}-01`, -1)
}

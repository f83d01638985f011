// Formatting of calendar dates (YYYY-MM-DD) and the layout of months.
import { plusDays } from './clock.ts'

const formats = {
  day: new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  monthAlone: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
}

/** Formats a date: `day` March 3, 2026, `weekday` Tuesday, March 3, `short` Mar 3, `month` March 2026, `monthAlone` March. */
export function formatDate(date: string, as: keyof typeof formats): string {
  return formats[as].format(noon(date))
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The name of a weekday: 1 Monday to 7 Sunday; larger numbers wrap around. */
export function weekdayName(day: number): string {
  return weekdays[(day - 1) % 7] ?? ''
}

/** The first day of a date's month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** The first day of the previous (-1) or next (1) month. */
export function adjacentMonth(date: string, step: 1 | -1): string {
  return monthOf(plusDays(monthOf(date), step === 1 ? 31 : -1))
}

/** The first day of a date's week; `weekStart` is 1 Monday to 7 Sunday. */
export function weekOf(date: string, weekStart: number): string {
  return plusDays(date, -((noon(date).getUTCDay() - weekStart + 7) % 7))
}

/** The weeks of a month; undefined for cells that belong to another month. */
export function weeksOf(month: string, weekStart: number): (string | undefined)[][] {
  const weeks: (string | undefined)[][] = []
  const next = adjacentMonth(month, 1)
  for (let first = weekOf(monthOf(month), weekStart); first < next; first = plusDays(first, 7)) {
    const dates = Array.from({ length: 7 }, (_, at) => plusDays(first, at))
    weeks.push(dates.map((date) => (monthOf(date) === monthOf(month) ? date : undefined)))
  }
  return weeks
}

function noon(date: string) {
  return new Date(`${date}T12:00:00Z`)
}

// The layout of weeks and months, as calendar dates (YYYY-MM-DD).
import { plusDays } from './dates.ts'

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
  return plusDays(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() - weekStart + 7) % 7))
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

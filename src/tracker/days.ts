// Dates as they are said and laid out.
import { plusDays } from '../platform/clock.ts'
import { periodEnd, periodStart } from './periods.ts'

const formats = {
  day: new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  monthAlone: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
}

/** A date in words: `day` 3 March 2026, `weekday` with its weekday, `month` March 2026. */
export function said(date: string, as: keyof typeof formats): string {
  return formats[as].format(new Date(`${date}T12:00:00Z`))
}

/** `1 day`, `2 days`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 1 Monday to 7 Sunday. */
export function weekdayName(day: number): string {
  return weekdays[(day - 1) % 7] ?? ''
}

/** The weeks of a month; undefined where a cell belongs to another one. */
export function weeksOf(month: string, weekStart: number): (string | undefined)[][] {
  const last = periodEnd('monthly', month)
  const weeks: (string | undefined)[][] = []
  for (let date = periodStart('weekly', month, weekStart); date <= last; date = plusDays(date, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => plusDays(date, at)).map((day) =>
        day >= month && day <= last ? day : undefined,
      ),
    )
  }
  return weeks
}

/** How many of the thirty days up to today are among these dates. */
export function ofLastThirty(dates: Iterable<string>, today: string): number {
  const from = plusDays(today, -29)
  return [...new Set(dates)].filter((date) => date >= from && date <= today).length
}

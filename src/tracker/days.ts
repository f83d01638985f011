// Counting of days.
import { plusDays } from '../platform/clock.ts'

/** `1 day`, `2 days`. */
export function countOfDays(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** The number of these dates within the thirty days up to today. */
export function inLastThirtyDays(dates: Iterable<string>, today: string): number {
  const from = plusDays(today, -29)
  return [...new Set(dates)].filter((date) => date >= from && date <= today).length
}

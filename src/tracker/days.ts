// Days as the tracker counts them.
import { plusDays } from '../platform/clock.ts'

/** `1 day`, `2 days`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** How many of the thirty days up to today are among these dates. */
export function ofLastThirty(dates: Iterable<string>, today: string): number {
  const from = plusDays(today, -29)
  return [...new Set(dates)].filter((date) => date >= from && date <= today).length
}

// Streaks. Today, paused days and dates lost to travel don't break a streak.
import { daysBetween, plusDays } from '../../platform/dates.ts'
import type { Frequency } from './activities.ts'
import { periodBefore, periodEnd, periodStart } from './periods.ts'

/** A range of consecutive dates, inclusive. */
export type DateRange = { from: string; to: string }

type PausedDates = ReadonlySet<string>

/**
 * Consecutive days up to today with a completion.
 * @param ranges date ranges, newest first; `isComplete` if there are no older ones.
 * @returns undefined if pauses bridge all given ranges and older ones are needed.
 */
export function dayStreak(
  ranges: DateRange[],
  { paused, today, isComplete }: { paused: PausedDates; today: string; isComplete: boolean },
): number | undefined {
  let streak = 0
  let reached = today
  for (const { from, to } of ranges) {
    // After traveling west, a completion can be dated tomorrow.
    if (from > today) continue
    const until = to < today ? to : today
    // Today is not over: the streak may have ended yesterday.
    if (!isBridged(until, reached, paused)) return streak
    streak += daysBetween(from, until) + 1
    reached = from
  }
  return isComplete ? streak : undefined
}

/** The start dates of the periods that these ranges touch. */
export function periodsOf(frequency: Frequency, ranges: DateRange[], weekStart: number): Set<string> {
  const starts = new Set<string>()
  for (const { from, to } of ranges) {
    for (let date = from; date <= to; date = plusDays(periodEnd(frequency, date), 1)) {
      date = periodStart(frequency, date, weekStart)
      starts.add(date)
    }
  }
  return starts
}

/** True if every date between two is paused. */
function isBridged(from: string, to: string, paused: PausedDates): boolean {
  for (let date = plusDays(to, -1); date > from; date = plusDays(date, -1)) {
    if (!paused.has(date)) return false
  }
  return true
}

/** Consecutive periods with a completion, up to the current one. Paused periods are skipped. */
export function periodStreak(
  frequency: Frequency,
  completed: ReadonlySet<string>,
  { paused, today, weekStart }: { paused: PausedDates; today: string; weekStart: number },
): number {
  let streak = 0
  let start = periodStart(frequency, today, weekStart)
  if (!completed.has(start)) start = periodBefore(frequency, start)
  for (;;) {
    if (completed.has(start)) streak += 1
    else if (!isPaused(frequency, start, paused)) return streak
    start = periodBefore(frequency, start)
  }
}

function isPaused(frequency: Frequency, start: string, paused: PausedDates): boolean {
  if (frequency === 'daily') return paused.has(start)
  if (frequency === 'monthly') return false
  // A week is paused if most of its days are.
  let days = 0
  for (let day = 0; day < 7; day += 1) if (paused.has(plusDays(start, day))) days += 1
  return days >= 4
}

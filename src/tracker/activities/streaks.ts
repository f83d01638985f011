// Streaks that encourage: a day that is not over breaks nothing, and neither does a paused one or one lost on the way.
import { daysBetween, plusDays } from '../../platform/clock.ts'
import type { Frequency } from './activities.ts'
import { periodBefore, periodEnd, periodStart } from './periods.ts'

/** Dates in a row, both ends included. */
export type Stretch = { from: string; to: string }

/**
 * Days in a row up to today with something completed.
 * @param stretches newest first; `whole` where there are no older ones.
 * @returns undefined where pauses bridge all that are given and older ones are needed to know.
 */
export function dayStreak(
  stretches: Stretch[],
  paused: ReadonlySet<string>,
  today: string,
  whole: boolean,
): number | undefined {
  let streak = 0
  let reached = today
  for (const { from, to } of stretches) {
    // Somebody who moved west may have done what is tomorrow here.
    if (from > today) continue
    const until = to < today ? to : today
    // Today may still come: a streak stands at yesterday at the latest.
    if (!isBridged(until, reached, paused)) return streak
    streak += daysBetween(from, until) + 1
    reached = from
  }
  return whole ? streak : undefined
}

/** The first days of the periods that these stretches touch. */
export function periodsOf(frequency: Frequency, stretches: Stretch[], weekStart: number): Set<string> {
  const starts = new Set<string>()
  for (const { from, to } of stretches) {
    for (let date = from; date <= to; date = plusDays(periodEnd(frequency, date), 1)) {
      date = periodStart(frequency, date, weekStart)
      starts.add(date)
    }
  }
  return starts
}

/** Whether every date between two is paused. */
function isBridged(from: string, to: string, paused: ReadonlySet<string>): boolean {
  for (let date = plusDays(to, -1); date > from; date = plusDays(date, -1)) {
    if (!paused.has(date)) return false
  }
  return true
}

/** Periods in a row with a completion, up to the current one, which may still be open. Paused periods are stepped over. */
export function periodStreak(
  frequency: Frequency,
  completed: ReadonlySet<string>,
  paused: ReadonlySet<string>,
  today: string,
  weekStart: number,
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

function isPaused(frequency: Frequency, start: string, paused: ReadonlySet<string>): boolean {
  if (frequency === 'daily') return paused.has(start)
  if (frequency === 'monthly') return false
  // A week counts as paused when most of it was.
  let days = 0
  for (let day = 0; day < 7; day += 1) if (paused.has(plusDays(start, day))) days += 1
  return days >= 4
}

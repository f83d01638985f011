// The consistency score: how regularly something was completed, with more weight on recent days.
import { plusDays } from '../../platform/dates.ts'

/** After this many days a day weighs half as much. */
const halfLifeDays = 21
export const consistencyDays = 180

type Day = { date: string; completed: number; paused: boolean }

/**
 * From 0 to 100, over at most 180 days from the first completed one; undefined before that. A missed day lowers it by three
 * points at most, pause days are left out, and today counts only once something is done.
 */
export function consistencyOf(days: readonly Day[], today: string): number | undefined {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const from = plusDays(today, 1 - consistencyDays)
  const [first] = days
    .filter(({ date, completed }) => completed > 0 && date >= from && date <= today)
    .map(({ date }) => date)
    .toSorted()
  if (first === undefined) return undefined
  let [weighed, total] = [0, 0]
  for (let date = today, age = 0; date >= first; date = plusDays(date, -1), age += 1) {
    const done = (byDate.get(date)?.completed ?? 0) > 0
    if (!done && (date === today || byDate.get(date)?.paused)) continue
    const weight = 0.5 ** (age / halfLifeDays)
    total += weight
    if (done) weighed += weight
  }
  return Math.round((weighed / total) * 100)
}

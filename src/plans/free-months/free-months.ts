// Free months of Premium for members who can't pay: how many, how often, and when the next are available.
import type { PaidPlanId } from '../plans.ts'

const day = 86_400_000

export const monthsEachTime = 3
const maxMonths = 6
const windowMilliseconds = 365 * day
/** While Premium is active, more months can be added only in its last days, so that a double tap does not add them twice. */
const lastMilliseconds = 14 * day

export type RunningPlan = { plan: PaidPlanId; until: number }
export type MonthsTaken = { at: number; months: number }

export type FreeMonthsOffer =
  | { kind: 'available' }
  | { kind: 'limit'; from: number }
  | { kind: 'running'; plan: PaidPlanId; until: number; from: number }

/** When free months can be taken again; `now` if they can already. */
function nextFreeMonthsAt(taken: readonly MonthsTaken[], now: number): number {
  const newestFirst = taken.toSorted((one, other) => other.at - one.at)
  let months = 0
  for (const { at, months: each } of newestFirst) {
    months += each
    if (months + monthsEachTime > maxMonths) return Math.max(now, at + windowMilliseconds)
  }
  return now
}

/** Whether a member may take free months now; `running` is their active plan, if any. */
export function freeMonthsOffer(
  running: RunningPlan | undefined,
  taken: readonly MonthsTaken[],
  now: number,
): FreeMonthsOffer {
  const availableFrom = nextFreeMonthsAt(taken, now)
  if (running) {
    const opens = running.plan === 'premium' ? running.until - lastMilliseconds : running.until
    if (opens > now) return { kind: 'running', ...running, from: Math.max(opens, availableFrom) }
  }
  return availableFrom > now ? { kind: 'limit', from: availableFrom } : { kind: 'available' }
}

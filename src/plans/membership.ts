// Computes plan and end date from paid months. It is a pure function of the grants, so a refund removes a grant and computes again.
import { Temporal } from 'temporal-polyfill'
import { isMoreExpensive, type PaidPlanId, planOf } from './plans.ts'

/** One month that was paid or given, with the time it took effect. */
export type Grant = { plan: PaidPlanId; at: Date; months: number }

export type MembershipTerm = { plan: PaidPlanId; paidUntil: Date; creditedDays: number }

type Run = {
  plan: PaidPlanId
  from: Temporal.ZonedDateTime
  months: number
  days: number
  creditedDays: number
}

function inUtc(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('UTC')
}

// Months are counted from the first day of the run, so January 31 plus two months is March 31 and not March 28.
function endOf(run: Run): Temporal.ZonedDateTime {
  return run.from.add({ months: run.months }).add({ days: run.days })
}

/** Converts the rest of a cheaper plan to whole days of a more expensive one, rounded up in the member's favor. */
function creditFor(daysLeft: number, old: PaidPlanId, next: PaidPlanId): number {
  return Math.ceil((daysLeft * planOf(old).priceCents) / planOf(next).priceCents)
}

function daysLeft(run: Run, at: Temporal.ZonedDateTime): number {
  return Math.ceil(at.until(endOf(run), { largestUnit: 'hours' }).total({ unit: 'hours' }) / 24)
}

function extend(run: Run | undefined, grant: Grant): Run {
  const at = inUtc(grant.at)
  const newPeriod = { plan: grant.plan, from: at, months: grant.months, days: 0, creditedDays: 0 }
  if (!run || Temporal.ZonedDateTime.compare(endOf(run), at) <= 0) return newPeriod
  if (run.plan === grant.plan) return { ...run, months: run.months + grant.months, creditedDays: 0 }
  if (isMoreExpensive(grant.plan, run.plan)) {
    const credit = creditFor(daysLeft(run, at), run.plan, grant.plan)
    return { ...newPeriod, days: credit, creditedDays: credit }
  }
  // Buying a cheaper month is refused; if one was paid anyway, it is converted by its price.
  const credit = creditFor(30 * grant.months, grant.plan, run.plan)
  return { ...run, days: run.days + credit, creditedDays: credit }
}

/** The plan and its end after all grants, oldest first. Undefined if there are none. */
export function membershipAfter(grants: readonly Grant[]): MembershipTerm | undefined {
  const inOrder = grants.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  let run: Run | undefined
  for (const grant of inOrder) run = extend(run, grant)
  if (!run) return undefined
  return {
    plan: run.plan,
    paidUntil: new Date(endOf(run).epochMilliseconds),
    creditedDays: run.creditedDays,
  }
}

// How paid months become a plan and a last day. The same grants always give the same answer, so a refund is "count again without it".
import { Temporal } from 'temporal-polyfill'
import { isDearer, type PaidPlanId, planOf } from './plans.ts'

/** One paid (or given) month, at the moment it took effect. */
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

// Months are counted from the first day of the run, so 31 January plus two months is 31 March and not 28 March.
function endOf(run: Run): Temporal.ZonedDateTime {
  return run.from.add({ months: run.months }).add({ days: run.days })
}

/** What is left of a cheaper plan, in whole days of a dearer one, rounded up in the person's favour. */
function creditFor(daysLeft: number, old: PaidPlanId, next: PaidPlanId): number {
  return Math.ceil((daysLeft * planOf(old).priceCents) / planOf(next).priceCents)
}

function daysLeft(run: Run, at: Temporal.ZonedDateTime): number {
  return Math.ceil(at.until(endOf(run), { largestUnit: 'hours' }).total({ unit: 'hours' }) / 24)
}

function extend(run: Run | undefined, grant: Grant): Run {
  const at = inUtc(grant.at)
  const fresh = { plan: grant.plan, from: at, months: grant.months, days: 0, creditedDays: 0 }
  if (!run || Temporal.ZonedDateTime.compare(endOf(run), at) <= 0) return fresh
  if (run.plan === grant.plan) return { ...run, months: run.months + grant.months, creditedDays: 0 }
  if (isDearer(grant.plan, run.plan)) {
    const credit = creditFor(daysLeft(run, at), run.plan, grant.plan)
    return { ...fresh, days: credit, creditedDays: credit }
  }
  // A cheaper month is refused before it is paid; one that was paid all the same is still worth its money.
  const credit = creditFor(30 * grant.months, grant.plan, run.plan)
  return { ...run, days: run.days + credit, creditedDays: credit }
}

/** The plan and its last moment after all grants, oldest first. Undefined when there is none. */
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

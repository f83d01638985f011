// Public figures of moderation decisions.
import { z } from 'zod'
import { get } from '../platform/call.ts'

/** Smaller counts could identify a person. */
export const smallestCount = 5

/** Null: at least one, and fewer than five. */
const Count = z.int().nullable()
export const ReportMonth = z.object({
  /** The first day of the month. */
  month: z.string(),
  /** Decided cases by the reason they were opened; reasons with fewer than five are combined in the last row. */
  reasons: z.array(z.object({ reason: z.string(), count: Count })),
  /** From the opening of a case to its decision; null for fewer than five. */
  medianMinutes: z.int().nullable(),
  sanctions: Count,
  appeals: Count,
  overturned: Count,
})
export type ReportMonth = z.output<typeof ReportMonth>

/** The last twelve completed months, newest first. */
export const transparency = get('/api/transparency', {
  answer: z.object({ months: z.array(ReportMonth) }),
})

export type DecisionCounts = {
  cases: { reason: string; count: number }[]
  medianMinutes: number | null
  sanctions: number
  appeals: number
  overturned: number
}

const maskSmall = (count: number) => (count > 0 && count < smallestCount ? null : count)

/** The figures of a month with small counts masked; only these are stored. */
export function maskedReport({
  cases,
  medianMinutes,
  sanctions,
  appeals,
  overturned,
}: DecisionCounts): Omit<ReportMonth, 'month'> {
  const large = cases.filter(({ count }) => count >= smallestCount)
  const rest = cases.reduce((sum, { count }) => sum + (count < smallestCount ? count : 0), 0)
  const all = cases.reduce((sum, { count }) => sum + count, 0)
  // If one of the two outcomes is masked, so is the other, because the total would reveal it.
  const hasEnoughAppeals =
    maskSmall(appeals) !== null && maskSmall(overturned) !== null && maskSmall(appeals - overturned) !== null
  return {
    reasons: [
      ...large.toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
      ...(rest > 0 ? [{ reason: 'other reasons', count: maskSmall(rest) }] : []),
    ],
    medianMinutes: all < smallestCount || medianMinutes === null ? null : Math.round(medianMinutes),
    sanctions: maskSmall(sanctions),
    appeals: maskSmall(appeals),
    overturned: hasEnoughAppeals ? overturned : null,
  }
}

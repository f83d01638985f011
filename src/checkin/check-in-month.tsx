import { localWeekStart } from '../platform/browser/week-start.browser.ts'
import { formatDate } from '../platform/format-date.ts'
import { MonthTable } from '../platform/ui/month.tsx'

type CheckInMonthProps = { month: string; dates: readonly string[]; today: string; dayClass?: string }

/** The days of a month as a table; days with a check-in are filled. */
export function CheckInMonth({ month, dates, today, dayClass = '' }: CheckInMonthProps) {
  const checkIns = new Set(dates)
  return (
    <MonthTable
      month={month}
      weekStart={localWeekStart()}
      caption={`Check-ins in ${formatDate(month, 'month')}`}
      today={today}
      day={(date) => ({
        label: `${formatDate(date, 'weekday')}${checkIns.has(date) ? ', checked in' : ''}${date === today ? ', today' : ''}`,
        className: `${dayClass} ${checkIns.has(date) ? 'bg-pine font-semibold text-on-pine forced-colors:border-2' : 'text-ink-soft'}`,
      })}
    />
  )
}

// The month and year of completions, as tables and as text.
import { useState } from 'react'
import { useRead } from '../../platform/browser/call.browser.ts'
import { localToday } from '../../platform/browser/local-date.browser.ts'
import { monthOf } from '../../platform/calendar.ts'
import { formatDate } from '../../platform/format-date.ts'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { MonthButtons, MonthTable } from '../../platform/ui/month.tsx'
import * as contract from '../contract.ts'
import { countOfDays } from '../day-counts.ts'
import { type CalendarDayState, dayShade, describeDay } from './calendar-day.ts'
import { Pauses } from './pauses.tsx'
import { YearTable } from './year-table.tsx'

export function CalendarCard({ weekStart }: { weekStart: number }) {
  const today = localToday()
  const [month, setMonth] = useState(monthOf(today))
  const year = month.slice(0, 4)
  const query = { from: `${year}-01-01`, to: `${year}-12-31` }
  const read = useRead(contract.calendar, { query }, { refetchOnMount: 'always' })
  const byDate: CalendarDayState = new Map((read.data ?? []).map((day) => [day.date, day]))
  const inMonth = [...byDate.values()].filter(({ date }) => monthOf(date) === month)
  const days = inMonth.filter(({ completed }) => completed > 0)
  const name = formatDate(month, 'month')

  function summary() {
    if (read.isError) return 'Your calendar couldn’t be loaded. It’s safe. Please try again later.'
    if (read.isPending) return `${name}…`
    if (days.length === 0) return `${name}: nothing yet. What you complete shows up here.`
    return `${name}: something completed on ${countOfDays(days.length, 'day')}.`
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>Calendar</CardTitle>
        <MonthButtons month={month} onMonth={setMonth} />
      </div>
      <p role="status" className="text-ink-soft">
        {summary()}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[18rem_1fr] xl:items-start">
        <div className="max-w-md">
          <MonthTable
            month={month}
            weekStart={weekStart}
            caption={`What was completed in ${name}`}
            today={today}
            day={(date) => ({
              label: describeDay(date, byDate.get(date), today),
              className: dayShade(byDate.get(date)),
            })}
          />
        </div>
        <YearTable year={year} byDate={byDate} />
      </div>
      <Pauses byDate={byDate} today={today} />
    </Card>
  )
}

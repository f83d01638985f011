// A month of check-ins as a table with a text summary.
import { useState } from 'react'
import { useRead } from '../platform/browser/call.browser.ts'
import { monthOf } from '../platform/calendar.ts'
import { formatDate } from '../platform/format-date.ts'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { MonthButtons } from '../platform/ui/month.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import { CheckInMonth } from './check-in-month.tsx'
import * as contract from './contract.ts'

export function CheckInCalendar() {
  const days = useRead(contract.checkInDays)
  const [shown, setShown] = useState<string>()
  if (days.isPending) {
    return (
      <Card className="min-h-88 p-4! sm:min-h-100 sm:p-7!">
        <Loading lines={6} />
      </Card>
    )
  }
  if (days.isError) {
    return (
      <Card className="grid content-start gap-4">
        <CardTitle>Your check-ins</CardTitle>
        <p role="status" className="text-ink-soft">
          Your check-ins couldn’t be loaded. They’re safe. Please try again later.
        </p>
      </Card>
    )
  }
  const { dates, today } = days.data
  const month = shown ?? monthOf(today)
  const count = dates.filter((date) => monthOf(date) === month).length
  const name = formatDate(month, 'month')
  return (
    <Card className="grid min-h-88 content-start gap-2 p-4! sm:min-h-100 sm:gap-4 sm:p-7!">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>Your check-ins</CardTitle>
        <MonthButtons month={month} last={today} onMonth={setShown} />
      </div>
      <p className="text-ink-soft" role="status">
        {count === 0
          ? `${name}: no check-ins yet. Each one shows up here.`
          : `${name}: you were here on ${count} ${count === 1 ? 'day' : 'days'}.`}
      </p>
      <CheckInMonth month={month} dates={dates} today={today} dayClass="sm:size-10" />
    </Card>
  )
}

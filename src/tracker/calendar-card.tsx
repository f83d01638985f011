// What was done on which day: a month as a table, the year beside it, and both in words.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../platform/call.browser.ts'
import { plusDays } from '../platform/clock.ts'
import { localToday } from '../platform/kept.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import * as contract from './contract.ts'
import { counted, said, weekdayName, weeksOf } from './days.ts'
import { type Lived, shadeOf, wordsOf } from './lived.ts'
import { Pauses } from './pauses.tsx'
import { YearTable } from './year-table.tsx'

export function CalendarCard({ weekStart }: { weekStart: number }) {
  const today = localToday()
  const [month, setMonth] = useState(`${today.slice(0, 7)}-01`)
  const year = month.slice(0, 4)
  const query = { from: `${year}-01-01`, to: `${year}-12-31` }
  const read = useRead(contract.calendar, { query }, { refetchOnMount: 'always' })
  const lived: Lived = new Map((read.data ?? []).map((day) => [day.date, day]))
  const inMonth = [...lived.values()].filter(({ date }) => date.startsWith(month.slice(0, 7)))
  const days = inMonth.filter(({ completed }) => completed > 0)
  const name = said(month, 'month')
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="flex items-center justify-between gap-2">
        <CardTitle>Calendar</CardTitle>
        <div className="flex items-center">
          <Button
            variant="quiet"
            size="icon"
            aria-label="Month before"
            onClick={() => setMonth(`${plusDays(month, -1).slice(0, 7)}-01`)}
          >
            <ChevronLeft aria-hidden strokeWidth={1.75} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Month after"
            onClick={() => setMonth(`${plusDays(month, 31).slice(0, 7)}-01`)}
          >
            <ChevronRight aria-hidden strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      <p role="status" className="text-ink-soft">
        {read.isError
          ? 'Your calendar could not be read just now. It is safe; please try again later.'
          : read.isPending
            ? `${name}…`
            : days.length === 0
              ? `${name}: nothing noted yet. What you complete will stand here.`
              : `${name}: something completed on ${counted(days.length, 'day')}.`}
      </p>
      <div className="grid gap-6 xl:grid-cols-[18rem_1fr] xl:items-start">
        <table className="w-full max-w-md table-fixed text-center">
          <caption className="sr-only">What was completed in {name}</caption>
          <thead>
            <tr>
              {Array.from({ length: 7 }, (_, at) => weekdayName(weekStart + at)).map((weekday) => (
                <th key={weekday} scope="col" className="pb-2 text-sm font-medium text-ink-soft">
                  <abbr title={weekday} className="no-underline">
                    {weekday.slice(0, 2)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month, weekStart).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, at) => (
                  <td key={date ?? at} className="p-0.5">
                    {date ? (
                      <span
                        className={`mx-auto flex size-9 items-center justify-center rounded-full text-sm ${shadeOf(lived.get(date))} ${date === today ? 'ring-2 ring-dawn ring-offset-2 ring-offset-paper-raised' : ''}`}
                      >
                        <span aria-hidden>{Number(date.slice(8))}</span>
                        <span className="sr-only">{wordsOf(date, lived.get(date), today)}</span>
                      </span>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <YearTable year={year} lived={lived} />
      </div>
      <Pauses lived={lived} today={today} />
    </Card>
  )
}

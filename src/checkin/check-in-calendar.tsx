// A month of check-ins: a real table, with the same said in a sentence.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../platform/call.browser.ts'
import { plusDays } from '../platform/clock.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card, CardTitle } from '../platform/ui/card.tsx'
import { Loading } from '../platform/ui/skeleton.tsx'
import * as contract from './contract.ts'

const firstOf = (date: string) => `${date.slice(0, 7)}-01`
const longMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The weeks of a month, Monday first; undefined where a cell belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = firstOf(month)
  const lead = (noon(first).getUTCDay() + 6) % 7
  const weeks: (string | undefined)[][] = []
  for (let date = plusDays(first, -lead); date < firstOf(plusDays(first, 32)); date = plusDays(date, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => plusDays(date, at)).map((day) =>
        firstOf(day) === first ? day : undefined,
      ),
    )
  }
  return weeks
}

export function CheckInCalendar() {
  const days = useRead(contract.checkInDays)
  const [shown, setShown] = useState<string>()
  if (days.isPending) {
    return (
      <Card>
        <Loading lines={6} />
      </Card>
    )
  }
  const { dates, today } = days.data ?? { dates: [], today: '2024-01-01' }
  const month = shown ?? firstOf(today)
  const made = new Set(dates)
  const count = dates.filter((date) => firstOf(date) === month).length
  const name = longMonth.format(noon(month))
  return (
    <Card className="grid content-start gap-4">
      <div className="flex items-center justify-between gap-2">
        <CardTitle>Your check-ins</CardTitle>
        <div className="flex">
          <Button
            variant="quiet"
            size="icon"
            aria-label="Month before"
            onClick={() => setShown(firstOf(plusDays(month, -1)))}
          >
            <ChevronLeft aria-hidden strokeWidth={1.75} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Month after"
            disabled={month >= firstOf(today)}
            onClick={() => setShown(firstOf(plusDays(month, 32)))}
          >
            <ChevronRight aria-hidden strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      <p className="text-ink-soft" role="status">
        {days.isError
          ? 'Your check-ins could not be read just now. They are safe; please try again later.'
          : count === 0
            ? `${name}: no check-ins yet. Each one will stand here as a stone.`
            : `${name}: you were here on ${count} ${count === 1 ? 'day' : 'days'}.`}
      </p>
      <table className="w-full table-fixed text-center">
        <caption className="sr-only">Check-ins in {name}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="pb-2 text-sm font-medium text-ink-soft">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                <td key={date ?? at} className="p-0.5">
                  {date ? <Day date={date} made={made.has(date)} isToday={date === today} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Day({ date, made, isToday }: { date: string; made: boolean; isToday: boolean }) {
  const words = `${longDay.format(noon(date))}${made ? ', checked in' : ''}${isToday ? ', today' : ''}`
  return (
    <span
      className={`mx-auto flex size-9 items-center justify-center rounded-full text-sm sm:size-10 ${made ? 'bg-pine font-semibold text-on-pine' : 'text-ink-soft'} ${isToday ? 'ring-2 ring-dawn ring-offset-2 ring-offset-paper-raised' : ''}`}
    >
      <span aria-hidden>{Number(date.slice(8))}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

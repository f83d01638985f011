import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { localDate, localToday } from '../../platform/browser/local-date.browser.ts'
import { localWeekStart } from '../../platform/browser/week-start.browser.ts'
import { adjacentMonth, monthOf, weekdayName, weeksOf } from '../../platform/days.ts'
import { Button } from '../../platform/ui/button.tsx'
import type { EntryCard } from '../session/journal.browser.ts'
import { inMonth, onDay } from './journal.tsx'

type CalendarProps = {
  cards: readonly EntryCard[]
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** Marks days with entries; pressing a day filters the list. */
export function JournalCalendar({ cards, day, onDay: choose }: CalendarProps) {
  const [today] = useState(localToday)
  const [month, setMonth] = useState(monthOf(today))
  const weekStart = localWeekStart()
  const written = useMemo(() => new Set(cards.map(({ writtenAt }) => localDate(writtenAt))), [cards])
  return (
    <details className="rounded-card border border-line bg-paper-raised px-4">
      <summary className="flex min-h-11 items-center font-semibold">
        Calendar{day ? `: ${onDay(`${day}T12:00:00`)}` : ''}
      </summary>
      <MonthSwitch month={month} onMonth={setMonth} />
      <table className="w-full table-fixed text-center">
        <Weekdays weekStart={weekStart} />
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                <td key={date ?? `${month}${at}`} className="p-0.5">
                  {date ? (
                    <Day
                      date={date}
                      today={date === today}
                      written={written.has(date)}
                      chosen={date === day}
                      onChoose={choose}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="py-2">
        {day ? (
          <Button variant="quiet" wide onClick={() => choose(undefined)}>
            Show all days
          </Button>
        ) : null}
      </div>
    </details>
  )
}

function MonthSwitch({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  return (
    <div className="flex items-center justify-between">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous month"
        onClick={() => onMonth(adjacentMonth(month, -1))}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
      </Button>
      <p aria-live="polite" className="font-semibold">
        {inMonth(month)}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Next month"
        onClick={() => onMonth(adjacentMonth(month, 1))}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  )
}

function Weekdays({ weekStart }: { weekStart: number }) {
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, at) => weekdayName(weekStart + at)).map((name) => (
          <th key={name} scope="col" className="py-1 text-sm font-medium text-ink-soft">
            <abbr title={name} className="no-underline">
              {name.slice(0, 3)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayProps = {
  date: string
  today: boolean
  written: boolean
  chosen: boolean
  onChoose: (day: string | undefined) => void
}

function Day({ date, today, written, chosen, onChoose }: DayProps) {
  const number = Number(date.slice(8))
  const ring = today ? 'ring-2 ring-dawn' : ''
  if (!written)
    return (
      <span className={`grid min-h-11 place-items-center rounded-xl text-ink-soft ${ring}`}>{number}</span>
    )
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`Entries of ${onDay(`${date}T12:00:00`)}`}
      onClick={() => onChoose(chosen ? undefined : date)}
      className={`grid min-h-11 w-full place-items-center rounded-xl bg-moss font-semibold aria-pressed:bg-pine aria-pressed:text-on-pine ${ring}`}
    >
      {number}
    </button>
  )
}

import { memo, useMemo, useState } from 'react'
import { localDate, localToday } from '../../platform/browser/local-date.browser.ts'
import { localWeekStart } from '../../platform/browser/week-start.browser.ts'
import { monthOf } from '../../platform/calendar.ts'
import { formatDate } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { MonthButtons, MonthTable } from '../../platform/ui/month.tsx'
import type { EntryCard } from '../session/entry-cards.ts'

type CalendarProps = {
  cards: readonly EntryCard[]
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** Marks days with entries; pressing a day filters the list. */
export const JournalCalendar = memo(function JournalCalendar({ cards, day, onDay }: CalendarProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border border-line bg-paper-raised px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center font-semibold">
        Calendar{day ? `: ${formatDate(day, 'day')}` : ''}
      </summary>
      {open ? <Month cards={cards} day={day} onDay={onDay} /> : null}
    </details>
  )
})

// Only while the calendar is open: it needs the local date of every entry.
function Month({ cards, day, onDay }: CalendarProps) {
  const [today] = useState(localToday)
  const [month, setMonth] = useState(monthOf(day ?? today))
  const written = useMemo(() => new Set(cards.map(({ writtenAt }) => localDate(writtenAt))), [cards])
  const name = formatDate(month, 'month')
  return (
    <div className="grid gap-2 pb-3">
      <div className="flex items-center justify-between">
        <p aria-live="polite" className="font-semibold">
          {name}
        </p>
        <MonthButtons month={month} onMonth={setMonth} />
      </div>
      <MonthTable
        month={month}
        weekStart={localWeekStart()}
        caption={`Entries in ${name}`}
        today={today}
        day={(date) => {
          const day = formatDate(date, 'weekday')
          if (!written.has(date)) return { label: day, className: 'text-ink-soft' }
          return {
            label: `Entries of ${day}`,
            className: 'bg-moss font-semibold aria-pressed:bg-pine aria-pressed:text-on-pine',
            pressed: date === day,
            onPress: () => onDay(date === day ? undefined : date),
          }
        }}
      />
      {day ? (
        <Button variant="quiet" wide onClick={() => onDay(undefined)}>
          Show all days
        </Button>
      ) : null}
    </div>
  )
}

// A month as a table with previous and next buttons; each day has a text for screen readers.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { adjacentMonth, weeksOf } from '../calendar.ts'
import { weekdayName } from '../format-date.ts'
import { Button } from './button.tsx'

type MonthButtonsProps = {
  /** Any day of the month that is shown. */
  month: string
  /** The last month that can be shown contains this date. */
  last?: string
  /** Called with the first date of the month to show. */
  onMonth: (month: string) => void
}

export function MonthButtons({ month, last, onMonth }: MonthButtonsProps) {
  const after = adjacentMonth(month, 1)
  return (
    <div className="flex items-center">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Month before"
        onClick={() => onMonth(adjacentMonth(month, -1))}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Month after"
        disabled={last !== undefined && after > last}
        onClick={() => onMonth(after)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  )
}

type MonthTableProps = {
  month: string
  /** 1 Monday to 7 Sunday. */
  weekStart: number
  caption: string
  today: string
  day: (date: string) => MonthDay
}

/** The text and the classes of a day, and what a press on it does. */
type MonthDay = { label: string; className: string; pressed?: boolean; onPress?: (() => void) | undefined }

export function MonthTable({ month, weekStart, caption, today, day }: MonthTableProps) {
  return (
    <table className="w-full table-fixed text-center text-[min(0.875rem,5.5vw)] leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, at) => weekdayName(weekStart + at)).map((weekday) => (
            <th key={weekday} scope="col" className="pb-2 font-medium text-ink-soft">
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
                {date ? <Day date={date} isToday={date === today} {...day(date)} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = MonthDay & { date: string; isToday: boolean }

function Day({ date, isToday, label, className, pressed, onPress }: DayProps) {
  const ring = isToday ? 'ring-2 ring-dawn ring-offset-2 ring-offset-paper-raised' : ''
  const number = Number(date.slice(8))
  if (onPress)
    return (
      <button
        type="button"
        aria-pressed={pressed}
        aria-label={label}
        onClick={onPress}
        className={`grid min-h-11 w-full place-items-center rounded-xl ${className} ${ring}`}
      >
        {number}
      </button>
    )
  return (
    <span
      className={`mx-auto flex size-9 max-w-full items-center justify-center rounded-full ${className} ${ring}`}
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

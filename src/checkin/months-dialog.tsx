// All months as cairns; a month opens large with its days.
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../platform/format-date.ts'
import { Button } from '../platform/ui/button.tsx'
import { Stones } from '../platform/ui/cairn.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { cairnOfMonth, yearsOf } from '../platform/ui/landscape.ts'
import { CheckInMonth } from './check-in-month.tsx'

type MonthsDialogProps = {
  open: boolean
  onClose: () => void
  /** All dates with a check-in, oldest first. */
  dates: readonly string[]
  today: string
  /** The month that is shown large at first; if absent, all months are shown. */
  initial: string | undefined
}

export function MonthsDialog({ open, onClose, dates, today, initial }: MonthsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Your months">
      <Months dates={dates} today={today} initial={initial} />
    </Dialog>
  )
}

type MonthsProps = Pick<MonthsDialogProps, 'dates' | 'today' | 'initial'>

function Months({ dates, today, initial }: MonthsProps) {
  const [view, setView] = useState({ month: initial, before: undefined as string | undefined })
  const { month, before } = view
  const years = yearsOf(dates)
  const shown = years.flatMap(([, months]) => months).find(([each]) => each === month)
  if (shown)
    return (
      <OneMonth dates={shown[1]} today={today} onBack={() => setView({ month: undefined, before: month })} />
    )
  return (
    <div className="grid gap-5">
      {years.map(([year, months]) => (
        <section key={year} aria-label={year} className="grid gap-2">
          <h3 className="text-lg">{year}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
            {months.map(([each, own]) => (
              <li key={each} className="grid">
                <button
                  type="button"
                  // The focus returns to the month that was open.
                  ref={each === before ? (button) => button?.focus() : undefined}
                  aria-label={`${formatDate(each, 'month')}: ${stonesIn(own.length)}`}
                  onClick={() => setView({ month: each, before: undefined })}
                  className="grid justify-items-center gap-1 rounded-xl bg-sky p-2 transition-colors duration-150 hover:bg-moss"
                >
                  <MonthCairn dates={own} today={today} className="h-16 w-full" />
                  <span className="text-sm font-semibold">{formatDate(each, 'monthAlone').slice(0, 3)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type OneMonthProps = { dates: readonly string[]; today: string; onBack: () => void }

function OneMonth({ dates, today, onBack }: OneMonthProps) {
  const month = dates[0] ?? today
  const name = formatDate(month, 'month')
  return (
    <div className="grid gap-4">
      <Button
        ref={(button) => button?.focus()}
        variant="quiet"
        className="-ml-3 justify-self-start px-3!"
        onClick={onBack}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5" />
        All months
      </Button>
      <div className="rounded-xl bg-sky p-3">
        <MonthCairn dates={dates} today={today} className="h-44 w-full" />
      </div>
      <p>
        {name}: you were here on {dates.length} {dates.length === 1 ? 'day' : 'days'}.
      </p>
      <CheckInMonth month={month} dates={dates} today={today} />
    </div>
  )
}

type MonthCairnProps = { dates: readonly string[]; today: string; className: string }

function MonthCairn({ dates, today, className }: MonthCairnProps) {
  const { stones, width, height } = cairnOfMonth(dates)
  return (
    <svg aria-hidden viewBox={`0 ${-height} ${width} ${height + 6}`} className={className}>
      <ellipse cx={width / 2} cy={1} rx={width / 2.2} ry={4} className="fill-ink opacity-10" />
      <Stones stones={stones} today={today} />
    </svg>
  )
}

function stonesIn(count: number) {
  return count === 1 ? '1 stone' : `${count.toLocaleString('en')} stones`
}

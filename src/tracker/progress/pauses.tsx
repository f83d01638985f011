// Paused days (illness, travel, grief, rest), which don't break a streak.

import { type FormEvent, useState } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { useRunChange } from '../../platform/browser/run-change.browser.ts'
import { plusDays } from '../../platform/dates.ts'
import { formatDate } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import * as contract from '../contract.ts'
import { countOfDays } from '../day-counts.ts'
import type { CalendarDayState } from './calendar-day.ts'

const changes = [contract.calendar, contract.stats, contract.activities]
const lengths = [1, 2, 3, 5, 7, 14]

export function Pauses({ byDate, today }: { byDate: CalendarDayState; today: string }) {
  const { pending, run } = useRunChange(changes)
  const [from, setFrom] = useState(today)
  const [length, setLength] = useState(1)
  const ahead = [...byDate.values()].filter(({ date, paused }) => paused && date >= plusDays(today, -7))

  function pause(event: FormEvent) {
    event.preventDefault()
    const dates = Array.from({ length }, (_, at) => plusDays(from, at))
    return run(async () => {
      for (const date of dates) await send(contract.pause, { params: { date } })
    })
  }

  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">Pause days</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft">
          Sick, traveling, or in need of rest? A streak waits for the days you set aside. Points are never
          lost either way.
        </p>
        <form onSubmit={pause} className="flex flex-wrap items-end gap-3">
          <Field label="From" className="max-w-full grid-cols-[minmax(0,1fr)]">
            <Input
              type="date"
              required
              min={plusDays(today, -7)}
              max={plusDays(today, 49)}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
          <Field label="For">
            <Select value={length} onChange={(event) => setLength(Number(event.target.value))}>
              {lengths.map((each) => (
                <option key={each} value={each}>
                  {countOfDays(each, 'day')}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="outline" disabled={pending || from === ''}>
            {pending ? 'Saving...' : 'Set aside'}
          </Button>
        </form>
        {ahead.length > 0 ? (
          <ul className="grid gap-1">
            {ahead.map(({ date }) => (
              <li key={date} className="flex flex-wrap items-center justify-between gap-2">
                {formatDate(date, 'weekday')}
                <Button
                  variant="quiet"
                  disabled={pending}
                  aria-label={`No pause on ${formatDate(date, 'weekday')}`}
                  onClick={() => void run(() => send(contract.endPause, { params: { date } }))}
                >
                  No pause
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </details>
  )
}

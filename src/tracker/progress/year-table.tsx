import { plusDays } from '../../platform/dates.ts'
import { formatDate } from '../../platform/format-date.ts'
import { periodEnd } from '../activities/periods.ts'
import { type CalendarDayState, dayShade, describeMonths } from './calendar-day.ts'

const days = Array.from({ length: 31 }, (_, at) => at + 1)

/** A row per month, a column per day. Phones get a text per month instead. */
export function YearTable({ year, byDate }: { year: string; byDate: CalendarDayState }) {
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`)
  const summaries = describeMonths(byDate)
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{year} at a glance</h3>
      <table className="hidden w-full table-fixed border-separate border-spacing-0.5 md:table">
        <caption className="sr-only">
          {year}: a row for each month, a column for each day. The same follows in words.
        </caption>
        <colgroup>
          <col className="w-10" />
          <col span={31} />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">Month</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row" className="text-left text-sm font-normal text-ink-soft">
                {formatDate(month, 'monthAlone').slice(0, 3)}
              </th>
              {days.map((day) => {
                const date = plusDays(month, day - 1)
                if (date > periodEnd('monthly', month)) return <td key={day} />
                const tracked = byDate.get(date)
                return (
                  <td key={day} className="h-4">
                    <span
                      className={`block h-4 rounded-sm ${tracked ? dayShade(tracked) : 'bg-line opacity-50'}`}
                    >
                      {tracked ? (
                        <span className="sr-only">{tracked.completed > 0 ? tracked.completed : 'pause'}</span>
                      ) : null}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {summaries.length > 0 ? (
        <details className="text-sm">
          <summary className="min-h-11 content-center font-semibold">The year in words</summary>
          <ul className="grid gap-1">
            {summaries.map(({ month, summary }) => (
              <li key={month}>{`${formatDate(month, 'monthAlone')}: ${summary}.`}</li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="text-sm text-ink-soft">Each month appears here once it has an entry.</p>
      )}
    </div>
  )
}

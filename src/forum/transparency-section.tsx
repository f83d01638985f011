import { useRead } from '../platform/browser/call.browser.ts'
import { cell, Table } from '../platform/ui/table.tsx'
import { type ReportMonth, smallestCount, transparency } from './transparency.ts'

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const few = `fewer than ${smallestCount}`
const countWords = (count: number | null) => (count === null ? few : count.toLocaleString('en'))

function timeWords(minutes: number | null): string {
  if (minutes === null) return 'too few to say'
  if (minutes < 120) return `${minutes} min`
  return minutes < 2 * 1_440 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1_440)} days`
}

/** Moderation decisions by month. Renders nothing until the first month is over. */
export function TransparencySection() {
  const read = useRead(transparency)
  return (
    <section aria-labelledby="moderation" className="grid gap-4">
      <h2 id="moderation" className="text-2xl">
        Moderation in numbers
      </h2>
      <p className="measure">
        What people from the team decided in the forum. A month is published when it’s over. Counts from 1 to{' '}
        {smallestCount - 1} aren’t shown as numbers, so that they can’t point at anyone.
      </p>
      {read.error ? <p role="alert">{read.error.message}</p> : null}
      {read.data?.months.length === 0 ? <p>No month is complete yet.</p> : null}
      {read.data?.months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
    </section>
  )
}

function Month({ month }: { month: ReportMonth }) {
  const name = monthName.format(new Date(`${month.month}T00:00:00Z`))
  const facts = [
    ['Half of the cases were decided within', timeWords(month.medianMinutes)],
    ['Accounts limited or suspended', countWords(month.sanctions)],
    ['Appeals answered', countWords(month.appeals)],
    ['Appeals that changed the decision', month.appeals === 0 ? '0' : overturnedWords(month)],
  ]
  return (
    <section aria-label={name} className="grid gap-2">
      <h3 className="text-lg">{name}</h3>
      <Table label={`Cases in ${name}`} heads={['Cases decided', 'Number']}>
        {month.reasons.length === 0 ? (
          <tr>
            <td className={cell} colSpan={2}>
              None
            </td>
          </tr>
        ) : null}
        {month.reasons.map(({ reason, count }) => (
          <tr key={reason}>
            <td className={cell}>{reason}</td>
            <td className={cell}>{countWords(count)}</td>
          </tr>
        ))}
        {facts.map(([fact, value]) => (
          <tr key={fact}>
            <td className={cell}>{fact}</td>
            <td className={cell}>{value}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

function overturnedWords({ overturned }: ReportMonth): string {
  return overturned === null ? 'too few to say' : overturned.toLocaleString('en')
}

// Reached milestones, each with a small cairn seeded by its date.
import { useRead } from '../../platform/browser/call.browser.ts'
import { plusDays } from '../../platform/dates.ts'
import { formatDate } from '../../platform/format-date.ts'
import { Cairn } from '../../platform/ui/cairn.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import * as contract from '../contract.ts'
import { milestonesOf } from '../recovery.ts'

type ReachedMilestone = { title: string; date: string; counterName: string; stones: number }

/** Includes milestones of earlier runs: a restart removes none. */
function reachedMilestones(
  { name, startedOn, reached, runs }: contract.Counter,
  several: boolean,
): ReachedMilestone[] {
  const counterName = several ? name : ''
  const all = [
    ...runs.map((run) => milestonesOf(run.startedOn, run.endedOn).reached),
    reached.filter(({ date }) => date >= startedOn),
  ]
  return all.flatMap((ofRun) =>
    ofRun.map(({ title, date }, at) => ({ title, date, counterName, stones: at + 2 })),
  )
}

export function Milestones() {
  const read = useRead(contract.counters)
  const counters = read.data ?? []
  if (counters.length === 0) return null
  const reached = counters
    .flatMap((counter) => reachedMilestones(counter, counters.length > 1))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
  const next = counters.flatMap((counter) => (counter.next ? [counter.next] : [])).sort(byDate)[0]
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>Milestones</CardTitle>
      {reached.length > 0 ? (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-2">
          {reached.map(({ title, date, counterName, stones }) => (
            <li
              key={`${counterName} ${title} ${date}`}
              className="grid justify-items-center gap-1 text-center"
            >
              <Cairn
                dates={Array.from({ length: Math.min(stones, 30) }, (_, at) => plusDays(date, -at)).reverse()}
                label={`A cairn for ${title}`}
                className="h-16 w-full"
              />
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-ink-soft">
                {formatDate(date, 'day')}
                {counterName ? <bdi className="block">{counterName}</bdi> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Your first one comes with the first day behind you. Each one stays here.</p>
      )}
      {next ? (
        <p className="text-ink-soft">{`Next: ${next.title}, on ${formatDate(next.date, 'day')}.`}</p>
      ) : null}
    </Card>
  )
}

function byDate(a: { date: string }, b: { date: string }) {
  return a.date < b.date ? -1 : 1
}

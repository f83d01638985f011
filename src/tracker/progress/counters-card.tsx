// Days in recovery: the person's counters and the figures for each, with explanations.
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { formatDate } from '../../platform/format-date.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import * as contract from '../contract.ts'
import { countOfDays, defaultCounterName, recentSentence } from '../day-counts.ts'
import { CounterDialog } from './counter-dialog.tsx'
import { RestartDialog } from './restart-dialog.tsx'

export type OpenDialog =
  | 'none'
  | 'add'
  | { change: contract.Counter }
  | { start: contract.Counter }
  | { remove: contract.Counter }

type CountersCardProps = {
  checkIns: number
  opened: OpenDialog
  onOpen: (opened: OpenDialog) => void
}

const daysOfLostTolerance = 14

const changes = [contract.counters, contract.stats]

export function CountersCard({ checkIns, opened, onOpen }: CountersCardProps) {
  const read = useRead(contract.counters)
  const remove = useSend(contract.removeCounter, {
    refreshes: changes,
    failTitle: 'Error',
    onDone: () => onOpen('none'),
  })
  const counters = read.data ?? []
  return (
    <Card id="days" className="grid content-start gap-5">
      <CardTitle>Days in recovery</CardTitle>
      {read.isPending ? <Loading lines={4} /> : null}
      {read.isError ? <p>Your dates couldn’t be loaded. They’re safe. Please try again later.</p> : null}
      {read.data?.length === 0 ? (
        <p>
          The date is yours: the day you stopped, the day you came back, or today. You can change it whenever
          you like, and nobody else sees it.
        </p>
      ) : null}
      {counters.map((counter) => (
        <CounterFigures
          key={counter.id}
          counter={counter}
          checkIns={checkIns}
          named={counters.length > 1 || counter.name !== defaultCounterName}
          onOpen={onOpen}
        />
      ))}
      {read.data && counters.length < 10 ? (
        <Button
          variant={counters.length === 0 ? 'primary' : 'outline'}
          className="justify-self-start"
          onClick={() => onOpen('add')}
        >
          {counters.length === 0 ? 'Set your date' : 'Add another counter'}
        </Button>
      ) : null}
      <CounterDialog
        open={opened === 'add' || (typeof opened === 'object' && 'change' in opened)}
        counter={typeof opened === 'object' && 'change' in opened ? opened.change : undefined}
        first={counters.length === 0}
        onClose={() => onOpen('none')}
      />
      <RestartDialog
        counter={
          typeof opened === 'object' && 'start' in opened
            ? (counters.find(({ id }) => id === opened.start.id) ?? opened.start)
            : undefined
        }
        onClose={() => onOpen('none')}
      />
      <AlertDialog
        open={typeof opened === 'object' && 'remove' in opened}
        title="Remove this counter?"
        description="This removes the counter and its earlier runs. Your activities, points and check-ins stay. To correct a date, change it instead."
        confirm="Remove the counter"
        cancel="Keep it"
        pending={remove.isPending}
        onCancel={() => onOpen('none')}
        onConfirm={() => {
          if (typeof opened === 'object' && 'remove' in opened)
            remove.mutate({ params: { id: opened.remove.id } })
        }}
      />
    </Card>
  )
}

type CounterFiguresProps = {
  counter: contract.Counter
  checkIns: number
  named: boolean
  onOpen: (opened: OpenDialog) => void
}

function CounterFigures({ counter, checkIns, named, onOpen }: CounterFiguresProps) {
  const { name, startedOn, daysNow, daysEver, longestRun, runs } = counter
  const undoSetback = useSend(contract.undoRestart, {
    refreshes: changes,
    failTitle: 'Error',
    onDone: () =>
      toast({
        title: 'Undone',
        description: 'Your earlier date is back.',
      }),
  })
  return (
    <section
      aria-label={name}
      className="grid gap-4 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0"
    >
      {named ? (
        <h3 className="text-lg">
          <bdi>{name}</bdi>
        </h3>
      ) : null}
      <p>
        {daysNow === 0
          ? `It begins today, ${formatDate(startedOn, 'day')}. This day counts.`
          : `${countOfDays(daysNow, 'day')} since ${formatDate(startedOn, 'day')}.`}
      </p>
      {runs.length > 0 && daysNow < 30 ? <AfterSetback counter={counter} /> : null}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <CounterFigure term="Now" value={daysNow} atZero="Day one" description="days since your date" />
        <CounterFigure
          term="All days ever"
          value={daysEver}
          description="every run together; a setback takes none"
        />
        <CounterFigure term="Longest run" value={longestRun} description="days in a row; it stays yours" />
        <CounterFigure term="Check-ins" value={checkIns} description="different days you showed up here" />
      </dl>
      {runs.length > 0 ? (
        <details>
          <summary className="min-h-11 content-center font-semibold">Earlier runs</summary>
          <ul className="grid gap-2">
            {runs.map((run) => (
              <li key={`${run.startedOn} ${run.endedOn}`}>
                {`${formatDate(run.startedOn, 'day')} to ${formatDate(run.endedOn, 'day')}: ${countOfDays(run.days, 'day')}.`}
                {run.note ? <bdi className="block text-sm text-ink-soft">{run.note}</bdi> : null}
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            className="-ml-5"
            disabled={undoSetback.isPending}
            onClick={() => undoSetback.mutate({ params: { id: counter.id }, query: { startedOn } })}
          >
            Undo the last setback
          </Button>
        </details>
      ) : null}
      <div className="-mx-2.5 flex flex-wrap">
        <Button variant="quiet" className="px-2.5!" onClick={() => onOpen({ change: counter })}>
          Correct
        </Button>
        <Button variant="quiet" className="px-2.5!" onClick={() => onOpen({ start: counter })}>
          I had a setback
        </Button>
        <Button variant="quiet" className="px-2.5!" onClick={() => onOpen({ remove: counter })}>
          Remove
        </Button>
      </div>
    </section>
  )
}

/** Safety first: lost tolerance matters most in the days after a break. Then the person's own runs, and never a zero. */
function AfterSetback({ counter }: { counter: contract.Counter }) {
  return (
    <div className="grid gap-2 rounded-xl bg-sand p-4">
      {counter.daysNow < daysOfLostTolerance ? (
        <p>
          <strong className="block">After a break, your old dose can kill you.</strong>
          If you might use, don’t use alone, and <a href="/help/overdose">keep naloxone close</a>.
        </p>
      ) : null}
      <p>
        {recentSentence(counter)}
        {`${countOfDays(counter.daysEver, 'day')} in all are yours. A setback takes none of them.`}
      </p>
    </div>
  )
}

type CounterFigureProps = { term: string; value: number; description: string; atZero?: string }

function CounterFigure({ term, value, description, atZero = '0 so far' }: CounterFigureProps) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd>
        <span className="font-display text-xl tabular-nums">
          {value === 0 ? atZero : value.toLocaleString('en')}
        </span>
        <span className="block text-sm text-ink-soft">{description}</span>
      </dd>
    </div>
  )
}

// The coach's moderation queue: open cases, and counts of safety checks. Without texts and names.
import { MoreCases } from '../../accounts/team/more-cases.tsx'
import { useRead, useRefresh, useSend } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { cell, Table } from '../../platform/ui/table.tsx'
import * as contract from './queue.ts'

const worded = (label: string) => label.replaceAll('_', ' ')

export function CoachQueue() {
  return (
    <div className="grid gap-8">
      <Cases />
      <Counts />
    </div>
  )
}

function Cases() {
  const queue = useRead(contract.cases, {}, { refetchInterval: 60_000, staleTime: 0 })
  if (!queue.data) return queue.error ? <p role="alert">{queue.error.message}</p> : <Loading lines={5} />
  const { cases, more, staffOnDuty } = queue.data
  return (
    <section aria-labelledby="coach-cases" className="grid gap-4">
      <h2 id="coach-cases" className="text-2xl">
        Danger in coach chats
      </h2>
      {queue.error ? <p role="alert">{queue.error.message}</p> : null}
      <Card tone="moss" className="grid gap-2">
        <p className="measure">
          Each case shows the kind of danger that a safety check found, how urgent it is, and when. It doesn’t
          show words or names, so you can’t contact anyone from here. Please don’t try to find out who it is.
          The person saw help right away, was informed of what staff see, and can write to the team.
        </p>
        <p className="measure">
          What to look for: the same person code again and again, one kind that keeps growing, and checks that
          failed. Pass these on to the people responsible for the rules and for care.
        </p>
        <p>
          {staffOnDuty === 0
            ? 'No one is on duty, and the coach says so. You can go on duty in the forum queue.'
            : `On duty now: ${staffOnDuty}.`}
        </p>
      </Card>
      {cases.length === 0 ? <EmptyState title="No open cases" /> : null}
      <MoreCases shown={cases.length} more={more} />
      {cases.map((one) => (
        <CaseCard key={one.id} one={one} />
      ))}
    </section>
  )
}

function CaseCard({ one }: { one: contract.CoachCase }) {
  const refresh = useRefresh()
  const close = useSend(contract.closeCase, {
    refreshes: [contract.cases],
    failTitle: 'Error',
    // A case that someone else closed leaves the list.
    onFail: () => void refresh([contract.cases]),
  })
  const decide = (outcome: 'seen' | 'passed_on') =>
    close.mutate({ params: { id: one.id }, body: { outcome } })
  return (
    <Card className="grid gap-4" aria-label={`${worded(one.label)}, ${one.urgency}`}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={one.urgency === 'normal' ? 'sand' : 'dawn'}>{one.urgency}</Badge>
        <Badge tone="sky">{worded(one.label)}</Badge>
        <span className="text-sm text-ink-soft">
          person {one.person}, {one.count === 1 ? 'once' : `${one.count} times`}, {formatTime(one.firstAt)}
          {one.count > 1 ? `, last ${formatTime(one.lastAt)}` : ''}; due {formatTime(one.dueAt)}
          {one.overdue ? ', overdue' : ''}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={close.isPending} onClick={() => decide('seen')}>
          Seen
        </Button>
        <Button variant="outline" disabled={close.isPending} onClick={() => decide('passed_on')}>
          Passed on
        </Button>
      </div>
    </Card>
  )
}

type Row = { at: string; label: string; urgency: string; action: string; count: number }

function Counts() {
  const counts = useRead(contract.checkCounts)
  if (counts.isPending) return <Loading lines={5} />
  if (counts.isError) return <p role="alert">{counts.error.message}</p>
  const { days, months, looks } = counts.data
  const byDay = days.map(({ day, ...count }) => ({ at: day, ...count }))
  const byMonth = months.map(({ month, ...count }) => ({ at: month, ...count }))
  return (
    <section aria-labelledby="coach-checks" className="grid gap-4">
      <h2 id="coach-checks" className="text-2xl">
        Safety check counts
      </h2>
      {byDay.length + byMonth.length === 0 ? <EmptyState title="No check found anything yet" /> : null}
      {byDay.length > 0 ? <CountsTable name="The last 90 days" unit="Day" rows={byDay} /> : null}
      {byMonth.length > 0 ? <CountsTable name="Before, by month" unit="Month" rows={byMonth} /> : null}
      <Card className="grid gap-3">
        <CardTitle>Who viewed this</CardTitle>
        <ul className="grid gap-1">
          {looks.map(({ at, actor }) => (
            <li key={`${at} ${actor}`}>
              <span className="text-ink-soft">{formatTime(at)}</span> <bdi>{actor}</bdi>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

const heads = ['Label', 'Urgency', 'Action', 'Count']

function CountsTable({ name, unit, rows }: { name: string; unit: string; rows: Row[] }) {
  return (
    <Table label={name} caption heads={[unit, ...heads]}>
      {rows.map(({ at, label, urgency, action, count }) => (
        <tr key={`${at} ${label} ${urgency} ${action}`}>
          <td className={`${cell} whitespace-nowrap`}>{at}</td>
          <td className={cell}>{worded(label)}</td>
          <td className={cell}>{urgency}</td>
          <td className={cell}>{action}</td>
          <td className={`${cell} tabular-nums`}>{count}</td>
        </tr>
      ))}
    </Table>
  )
}

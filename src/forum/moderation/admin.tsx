// The moderation queue: danger first, each case with its age, reasons and possible decisions.
import { useState } from 'react'
import { MoreCases } from '../../accounts/team/more-cases.tsx'
import { ReplyPicker } from '../../accounts/team/reply-picker.tsx'
import { useRead, useRefresh, useSend } from '../../platform/browser/call.browser.ts'
import { formatTime } from '../../platform/format-date.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Field, TextArea } from '../../platform/ui/field.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { versionNames } from '../labels.ts'
import * as contract from './queue.ts'
import { SanctionForm } from './sanction-form.tsx'

export function ModerationQueue() {
  const queue = useRead(contract.queue, {}, { refetchInterval: 20_000, staleTime: 0 })
  const appeals = useRead(contract.appeals, {}, { refetchInterval: 20_000, staleTime: 0 })
  if (!queue.data) return queue.error ? <p role="alert">{queue.error.message}</p> : <Loading lines={5} />
  const { cases, more, onDutyUntil, staffOnDuty } = queue.data
  const open = appeals.data?.appeals ?? []
  const card = (forumCase: contract.ForumCase) => <CaseCard key={forumCase.id} forumCase={forumCase} />
  return (
    <div className="grid gap-6">
      {queue.error ? <p role="alert">{queue.error.message}</p> : null}
      <Duty until={onDutyUntil} staff={staffOnDuty} />
      {cases.length === 0 && appeals.data && open.length === 0 ? <EmptyState title="Nothing to do" /> : null}
      <MoreCases shown={cases.length} more={more} />
      {[
        ...cases.filter(({ urgency }) => urgency !== 'normal').map(card),
        <MoreCases
          key="appeals"
          shown={open.length}
          more={appeals.data?.more ?? 0}
          what="appeals that have waited longest"
        />,
        ...open.map((appeal) => <Appeal key={appeal.id} appeal={appeal} />),
        ...cases.filter(({ urgency }) => urgency === 'normal').map(card),
      ]}
      <Counts />
    </div>
  )
}

function Duty({ until, staff }: { until: string | null; staff: number }) {
  const duty = useSend(contract.duty, { refreshes: [contract.queue], failTitle: 'Error' })
  return (
    <Card tone="moss" className="flex flex-wrap items-center gap-4">
      <p className="grow">
        {until ? `You are on duty until ${formatTime(until)}.` : 'You are not on duty.'}{' '}
        {staff === 0 ? 'No one is on duty, and the forum says so.' : `On duty now: ${staff}.`}
      </p>
      {until ? (
        <Button
          variant="outline"
          disabled={duty.isPending}
          onClick={() => duty.mutate({ body: { hours: 0 } })}
        >
          Go off duty
        </Button>
      ) : (
        [1, 4, 8].map((hours) => (
          <Button
            key={hours}
            variant="outline"
            disabled={duty.isPending}
            onClick={() => duty.mutate({ body: { hours } })}
          >
            On duty for {hours} h
          </Button>
        ))
      )}
    </Card>
  )
}

const kinds = {
  hold: 'Held by the rules',
  risk: 'Someone may be at risk',
  report: 'Reported',
  unknown: 'Could not be checked',
}

function ageOf(createdAt: string) {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(createdAt)) / 60_000))
  if (minutes < 90) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}

function CaseCard({ forumCase }: { forumCase: contract.ForumCase }) {
  const [reason, setReason] = useState('')
  const refresh = useRefresh()
  const decide = useSend(contract.decide, {
    refreshes: [contract.queue],
    failTitle: 'Error',
    // If the text was edited, or someone else decided, that is shown before the next attempt.
    onFail: () => void refresh([contract.queue]),
  })
  const { id, editedAt, state: seenState } = forumCase
  const act = (action: 'hold' | 'note' | 'remove') =>
    decide.mutate({ params: { id }, body: { action, reason, editedAt, seenState } })
  const close = (action: 'approve' | 'reached-out') =>
    decide.mutate({ params: { id }, body: { action, editedAt, seenState } })
  const blank = reason.trim() === ''
  return (
    <Card className="grid gap-4" aria-label={`${kinds[forumCase.kind]}, ${forumCase.urgency}`}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={forumCase.urgency === 'normal' ? 'sand' : 'dawn'}>{forumCase.urgency}</Badge>
        <Badge tone="sky">{kinds[forumCase.kind]}</Badge>
        {forumCase.labels.map((label) => (
          <Badge key={label} tone="plain">
            {label.replaceAll('_', ' ')}
          </Badge>
        ))}
        <span className="text-sm text-ink-soft">
          waits {ageOf(forumCase.createdAt)}
          {forumCase.overdue ? ', overdue' : ''}; {forumCase.where} is{' '}
          {forumCase.state === 'deleted' ? 'deleted by its author' : forumCase.state}
        </span>
        {forumCase.where === 'reply' || forumCase.state === 'shown' ? (
          <a
            href={`/forum?post=${forumCase.postId}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center"
          >
            Open the thread (new tab)
          </a>
        ) : null}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
        <bdi className="font-semibold">{forumCase.author}</bdi>: <bdi>{forumCase.content}</bdi>
      </p>
      {forumCase.note ? <p className="wrap-anywhere text-sm text-ink-soft">Note: {forumCase.note}</p> : null}
      {forumCase.versions.map((version, at) => (
        <p key={`${version.kind} ${at}`} className="wrap-anywhere whitespace-pre-wrap text-sm" dir="auto">
          {versionNames[version.kind] ?? version.kind}, {formatTime(version.createdAt)}:{' '}
          <bdi>{version.content}</bdi>
        </p>
      ))}
      {forumCase.reports.map((report, at) => (
        <p key={`${report.reason} ${at}`} className="wrap-anywhere text-sm">
          Report: {report.reason}
          {report.details ? (
            <>
              : “<bdi>{report.details}</bdi>”
            </>
          ) : null}
        </p>
      ))}
      <ReasonField label="Reason, as the author will read it" reason={reason} onReason={setReason} />
      <div className="flex flex-wrap gap-2">
        {forumCase.kind === 'risk' && forumCase.state === 'shown' ? (
          <Button disabled={decide.isPending} onClick={() => close('reached-out')}>
            Seen, I reached out
          </Button>
        ) : (
          <Button disabled={decide.isPending} onClick={() => close('approve')}>
            {forumCase.state === 'deleted' ? 'Close' : 'Approve'}
          </Button>
        )}
        <Button variant="outline" disabled={blank || decide.isPending} onClick={() => act('note')}>
          Note
        </Button>
        <Button variant="outline" disabled={blank || decide.isPending} onClick={() => act('hold')}>
          Hold
        </Button>
        <Button variant="clay" disabled={blank || decide.isPending} onClick={() => act('remove')}>
          Remove
        </Button>
      </div>
      {decide.error ? <p role="alert">{decide.error.message}</p> : null}
      {forumCase.canSanction ? <SanctionForm forumCase={forumCase} reason={reason} /> : null}
    </Card>
  )
}

type ReasonFieldProps = { label: string; reason: string; onReason: (reason: string) => void }

function ReasonField({ label, reason, onReason }: ReasonFieldProps) {
  return (
    <div className="grid gap-2">
      <Field label={label}>
        <TextArea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </Field>
      <ReplyPicker value={reason} onInsert={onReason} />
    </div>
  )
}

function Appeal({ appeal }: { appeal: contract.Appeal }) {
  const [reason, setReason] = useState('')
  const refresh = useRefresh()
  const answer = useSend(contract.answerAppeal, {
    refreshes: [contract.appeals],
    failTitle: 'Error',
    // An appeal that someone else answered leaves the list.
    onFail: () => void refresh([contract.appeals]),
  })
  const decide = (lift: boolean) => answer.mutate({ params: { id: appeal.id }, body: { lift, reason } })
  return (
    <Card tone="sky" className="grid gap-3" aria-label="Appeal">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{appeal.author}</bdi> asks for a second look ({appeal.kind} until{' '}
        {formatTime(appeal.until)}, because: {appeal.reason})
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <bdi>{appeal.appeal}</bdi>
      </p>
      <ReasonField label="Answer, as the author will read it" reason={reason} onReason={setReason} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={reason.trim() === '' || answer.isPending} onClick={() => decide(true)}>
          Lift it
        </Button>
        <Button
          variant="outline"
          disabled={reason.trim() === '' || answer.isPending}
          onClick={() => decide(false)}
        >
          Let it stand
        </Button>
      </div>
    </Card>
  )
}

function Counts() {
  const counts = useRead(contract.signCounts)
  if (!counts.data || counts.data.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">What was found, in numbers</summary>
      <ul className="grid gap-1 pt-2">
        {counts.data.map(({ label, urgency, action, count }) => (
          <li key={`${label} ${urgency} ${action}`}>
            {label.replaceAll('_', ' ')}, {urgency}, {action}: {count}
          </li>
        ))}
      </ul>
    </details>
  )
}

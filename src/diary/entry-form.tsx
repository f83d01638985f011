import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { CravingScale } from '../crisis/craving-scale.tsx'
import { HelpNotice, useTypingDanger } from '../crisis/help/help-notice.tsx'
import type { Danger } from '../crisis/help/notice.ts'
import { useRefresh } from '../platform/browser/call.browser.ts'
import { localToday } from '../platform/browser/local-date.browser.ts'
import { plusDays } from '../platform/dates.ts'
import { Button } from '../platform/ui/button.tsx'
import { Field, FormError, Input, LimitedTextArea } from '../platform/ui/field.tsx'
import { toast } from '../platform/ui/toast.tsx'
import { actions, triggers } from './choices.ts'
import * as contract from './contract.ts'
import { type DiaryRow, type EntryDraft, requestOf, storeDraft, unsavedOr } from './entry-draft.browser.ts'
import { figuresOf } from './entry-list.tsx'
import { dequeueEntry, isConflict, saveEntry } from './offline-entries.browser.ts'
import { MoodTaps, Taps } from './taps.tsx'

/** From this strength on the form links to the craving page. */
const strongCraving = 7

type EntryFormProps = {
  start: EntryDraft
  email: string
  /** The saved reviews, one a date. */
  reviews: readonly DiaryRow[]
  onClose: () => void
}

/** The state of the form. Typed text is preserved if saving fails. */
function useEntryForm({ start, email, reviews, onClose }: EntryFormProps) {
  const refresh = useRefresh()
  const [draft, setDraft] = useState(() => unsavedOr(start))
  const [pending, setPending] = useState(false)
  const [error, setError] = useState(() =>
    start.refusal === undefined
      ? undefined
      : new Error(`This was written offline and is not saved yet. ${start.refusal}`),
  )
  const saved = reviews.find(({ date }) => draft.kind === 'review' && date === draft.date)
  const request = requestOf(draft, saved?.version ?? null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!request || pending) return
    setPending(true)
    setError(undefined)
    try {
      const sent = (await saveEntry(email, request)) === 'saved'
      if (sent) await refresh([contract.diary])
      toast(
        sent
          ? { title: 'Saved', description: 'Only you can see it.' }
          : { title: 'Saved on this device', description: 'It is sent as soon as there is a connection.' },
      )
      close()
    } catch (thrown) {
      // Shows the other review.
      if (isConflict(thrown)) await refresh([contract.diary])
      setError(thrown instanceof Error ? thrown : new Error('This could not be saved.'))
    } finally {
      setPending(false)
    }
  }

  function change(part: Partial<EntryDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    storeDraft(start.kind, next)
  }

  function close() {
    storeDraft(start.kind, undefined)
    const queued = start.refusal && requestOf(start, start.base)
    if (queued) dequeueEntry(email, queued)
    onClose()
  }

  /** A review of this day that the form was not opened with. */
  const other = saved && saved.version !== draft.base ? saved : undefined
  return { draft, change, close, submit, pending, error, other, ready: request !== undefined }
}

export function EntryForm(props: EntryFormProps) {
  const { draft, change, close, submit, pending, error, other, ready } = useEntryForm(props)
  const [danger, setDanger] = useState<Danger>()
  useTypingDanger([draft.line, draft.ownTrigger, draft.ownAction].join('\n'), setDanger)
  const urge = draft.kind === 'urge'
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-6">
      {urge ? null : <MoodTaps value={draft.mood} onChange={(mood) => change({ mood })} />}
      <CravingScale
        question={urge ? 'How strong was the urge?' : 'How strong was craving today?'}
        note={urge ? '' : '(if you like)'}
        value={draft.craving}
        onChange={(craving) => change({ craving })}
      />
      {(draft.craving ?? 0) >= strongCraving ? <StrongCraving /> : null}
      <Taps
        question="What set it off?"
        choices={triggers}
        chosen={draft.triggers}
        onChoose={(chosen) => change({ triggers: chosen })}
        ownLabel="Something else that set it off"
        own={draft.ownTrigger}
        onOwn={(ownTrigger) => change({ ownTrigger })}
      />
      <Taps
        question="What did you do?"
        choices={actions}
        chosen={draft.actions}
        onChoose={(chosen) => change({ actions: chosen })}
        ownLabel="Something else that you did"
        own={draft.ownAction}
        onOwn={(ownAction) => change({ ownAction })}
      />
      {urge ? (
        <CravingScale
          question="How strong was it after that?"
          note="(to learn what helps you)"
          value={draft.cravingAfter}
          onChange={(cravingAfter) => change({ cravingAfter })}
        />
      ) : null}
      <Field label="One line">
        <LimitedTextArea
          rows={2}
          limit={500}
          value={draft.line}
          onChange={(event) => change({ line: event.target.value })}
        />
      </Field>
      {danger ? <HelpNotice danger={danger} /> : null}
      <When draft={draft} change={change} />
      <FormError error={error} />
      {other ? <OtherReview review={other} /> : null}
      <div className="sticky [@media(height<20rem)]:static -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-t border-line bg-paper-raised px-5 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <Button type="submit" disabled={pending || !ready}>
          {pending ? 'Saving...' : other ? 'Replace it' : 'Save'}
        </Button>
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
        {ready ? null : (
          <p className="text-sm text-ink-soft">{urge ? 'Tap how strong it was.' : 'One tap is enough.'}</p>
        )}
      </div>
    </form>
  )
}

function StrongCraving() {
  return (
    <p className="rounded-card bg-sand p-4" role="status">
      If it’s still strong, you don’t have to sit it out alone:{' '}
      <Link to="/help/craving" className="font-semibold text-pine underline">
        get through the next ten minutes
      </Link>
      .
    </p>
  )
}

function OtherReview({ review }: { review: DiaryRow }) {
  return (
    <div role="status" className="grid gap-1 rounded-card bg-sand p-4">
      <p className="font-semibold">This day already has a review. Saving replaces it.</p>
      <p className="text-ink-soft">{figuresOf(review).join(' · ')}</p>
      {review.line ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {review.line}
        </p>
      ) : null}
    </div>
  )
}

type WhenProps = { draft: EntryDraft; change: (part: Partial<EntryDraft>) => void }

function When({ draft, change }: WhenProps) {
  const today = localToday()
  return (
    <div className="flex flex-wrap gap-3">
      <Field label="Day" className="min-w-0 grow sm:max-w-52">
        <Input
          type="date"
          required
          min={plusDays(today, -14)}
          max={today}
          value={draft.date}
          onChange={(event) => change({ date: event.target.value })}
        />
      </Field>
      {draft.kind === 'urge' ? (
        <Field label="Time" className="min-w-0 grow sm:max-w-40">
          <Input
            type="time"
            required
            value={draft.time}
            onChange={(event) => change({ time: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}

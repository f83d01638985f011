import { useState } from 'react'
import { useSend } from '../platform/browser/call.browser.ts'
import { plusDays } from '../platform/dates.ts'
import { formatDate } from '../platform/format-date.ts'
import { Button } from '../platform/ui/button.tsx'
import { AlertDialog } from '../platform/ui/dialog.tsx'
import { actionName, moodNames, triggerName } from './choices.ts'
import * as contract from './contract.ts'
import type { DiaryRow } from './entry-draft.browser.ts'

const clockTime = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const daysAtOnce = 7

type EntryListProps = {
  entries: readonly DiaryRow[]
  today: string
  /** The server has older entries than these. */
  hasEarlier: boolean
  onEarlier: () => void
  onEdit: (entry: DiaryRow) => void
  /** Called before an entry is removed, to move the focus. */
  onRemoved: () => void
}

/** Newest first, grouped by day. */
export function EntryList({ entries, today, hasEarlier, onEarlier, onEdit, onRemoved }: EntryListProps) {
  const [removing, setRemoving] = useState<DiaryRow>()
  const remove = useSend(contract.removeEntry, {
    refreshes: [contract.diary],
    failTitle: 'Error',
    onDone: () => {
      setRemoving(undefined)
      onRemoved()
    },
  })
  const [days, setDays] = useState(daysAtOnce)
  const dates = [...new Set(entries.map(({ date }) => date))]
  return (
    <>
      <ol className="grid gap-5">
        {dates.slice(0, days).map((date) => (
          <li key={date} className="grid gap-2">
            <h3 className="text-base font-semibold">{formatDate(date, 'weekday')}</h3>
            <ul className="divide-y divide-line rounded-card border border-line bg-paper-raised">
              {entries
                .filter((entry) => entry.date === date)
                .map((entry) => (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    onEdit={date >= plusDays(today, -14) ? () => onEdit(entry) : undefined}
                    onRemove={() => setRemoving(entry)}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {dates.length > days ? (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => setDays(days + 4 * daysAtOnce)}
        >
          Show more days
        </Button>
      ) : null}
      {hasEarlier && dates.length <= days ? (
        <Button variant="outline" className="justify-self-start" onClick={onEarlier}>
          Show all entries
        </Button>
      ) : null}
      <AlertDialog
        open={removing !== undefined}
        title="Remove this entry?"
        description="It can’t be restored."
        confirm="Remove"
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate({ params: { id: removing.id } })}
        onCancel={() => setRemoving(undefined)}
      />
    </>
  )
}

type EntryRowProps = { entry: DiaryRow; onEdit: (() => void) | undefined; onRemove: () => void }

function EntryRow({ entry, onEdit, onRemove }: EntryRowProps) {
  const { kind, minute, line } = entry
  const name = kind === 'review' ? 'Evening review' : `Urge at ${clockTime.format((minute ?? 0) * 60_000)}`
  return (
    <li className="grid gap-1 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{name}</p>
        <div className="-mr-3 ml-auto flex">
          {onEdit ? (
            <Button variant="quiet" className="px-3!" aria-label={`Edit: ${name}`} onClick={onEdit}>
              Edit
            </Button>
          ) : null}
          <Button variant="quiet" className="px-3!" aria-label={`Remove: ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <p className="text-ink-soft">{figuresOf(entry).join(' · ')}</p>
      {line ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {line}
        </p>
      ) : null}
    </li>
  )
}

/** Mood, craving, triggers and actions, in words. */
export function figuresOf(entry: DiaryRow): string[] {
  const { mood, craving, cravingAfter } = entry
  const triggers = [...entry.triggers.map(triggerName), entry.ownTrigger].filter(Boolean)
  const actions = [...entry.actions.map(actionName), entry.ownAction].filter(Boolean)
  return [
    mood === null ? '' : (moodNames[mood - 1] ?? ''),
    craving === null ? '' : `Craving ${craving}${cravingAfter === null ? '' : `, then ${cravingAfter}`}`,
    triggers.length > 0 ? `Set off by: ${triggers.join(', ')}` : '',
    actions.length > 0 ? `Did: ${actions.join(', ')}` : '',
  ].filter(Boolean)
}

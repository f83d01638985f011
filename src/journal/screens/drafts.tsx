import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import type { Draft } from '../device/device.browser.ts'
import { discardDraft } from '../session/entry-actions.browser.ts'
import { formatMoment } from './journal.tsx'

/** Unsaved entries on this device. Without `onOpen` they can be read but not continued, as after the end of a plan. */
export function Drafts({ drafts, onOpen }: { drafts: readonly Draft[]; onOpen?: (draft: Draft) => void }) {
  const [discarding, setDiscarding] = useState<Draft>()
  if (drafts.length === 0) return null
  return (
    <section className="grid gap-3 rounded-card bg-sky p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <PenLine aria-hidden strokeWidth={1.75} className="size-5" />
        Not saved yet
      </h2>
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <li key={draft.eid} className="grid gap-2">
            <span>
              {draft.entry ? 'A change to your entry from' : 'Started'} {formatMoment(draft.startedAt)}, saved
              encrypted on this device.
            </span>
            {onOpen ? null : <DraftText draft={draft} />}
            <span className="flex flex-wrap gap-2">
              {onOpen ? (
                <Button variant="outline" onClick={() => onOpen(draft)}>
                  Continue writing
                </Button>
              ) : null}
              <Button variant="quiet" onClick={() => setDiscarding(draft)}>
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={discarding !== undefined}
        title="Discard what you wrote?"
        description={
          discarding?.entry
            ? 'The change is deleted. The entry stays as you saved it before.'
            : 'It’s only on this device, and no one can bring it back.'
        }
        confirm="Discard"
        onConfirm={() => {
          if (discarding) discardDraft(discarding.eid)
          setDiscarding(undefined)
        }}
        onCancel={() => setDiscarding(undefined)}
      />
    </section>
  )
}

function DraftText({ draft: { title, text } }: { draft: Draft }) {
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">Read it</summary>
      {title ? (
        <p className="font-semibold" dir="auto">
          {title}
        </p>
      ) : null}
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {text}
      </p>
    </details>
  )
}

// An entry that two devices changed: both versions side by side, until the person decides.
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Card, CardTitle } from '../../platform/ui/card.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import { keepBothVersions } from '../session/entry-actions.browser.ts'
import type { EntryCard } from '../session/entry-cards.ts'
import { journalErrorMessage } from './journal.tsx'
import { BackToEntries, EntryText, useOpenedEntry } from './reader.tsx'

type VersionsProps = {
  cards: readonly [EntryCard, EntryCard]
  onBack: () => void
  onDelete: (card: EntryCard) => void
}

export function Versions({ cards, onBack, onDelete }: VersionsProps) {
  const [pending, setPending] = useState(false)
  const copy = cards.find(({ versionOf }) => versionOf !== undefined)
  const ordered = cards.toSorted(
    (one, other) => Number(Boolean(one.versionOf)) - Number(Boolean(other.versionOf)),
  )

  async function keepBoth() {
    if (!copy) return
    setPending(true)
    try {
      await keepBothVersions(copy.id)
    } catch (error) {
      toast({ title: 'Error', description: journalErrorMessage(error), kind: 'destructive' })
    }
    setPending(false)
  }

  return (
    <Card className="grid gap-5 lg:sticky lg:top-36">
      <BackToEntries onBack={onBack} />
      <CardTitle>You changed this entry on two devices</CardTitle>
      <p className="measure">Both versions are saved. Delete the one you don’t need, or keep both.</p>
      <div className="grid gap-6 xl:grid-cols-2">
        {ordered.map((card, at) => (
          <section key={card.eid} className="grid content-start gap-4 rounded-2xl border border-line p-4">
            <h3 className="text-base text-ink-soft">{at === 0 ? 'First version' : 'Second version'}</h3>
            <Version card={card} />
            <Button
              variant="outline"
              className="justify-self-start"
              aria-label={`Delete the ${at === 0 ? 'first' : 'second'} version`}
              onClick={() => onDelete(card)}
            >
              Delete this one
            </Button>
          </section>
        ))}
      </div>
      <Button disabled={pending} className="justify-self-start" onClick={() => void keepBoth()}>
        Keep both
      </Button>
    </Card>
  )
}

function Version({ card }: { card: EntryCard }) {
  const opened = useOpenedEntry(card.id)
  if (opened === undefined) return <Loading label="Opening the entry…" />
  if (opened === 'closed') return <p>This version doesn’t open with the passwords you’ve used so far.</p>
  return <EntryText opened={opened} words="" />
}

import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { moodNames } from '../crypto/entry-content.ts'
import type { OpenedEntry } from '../crypto/open-entry.browser.ts'
import type { Draft } from '../device/device.browser.ts'
import { openVisibleEntry } from '../session/entry-actions.browser.ts'
import type { EntryCard } from '../session/entry-cards.ts'
import { visibleEntry } from '../session/visible-entries.ts'
import { draftOf } from './composer.tsx'
import { Highlight } from './highlight.tsx'
import { formatMoment, useJournal } from './journal.tsx'
import { StoredBytes } from './stored-bytes.tsx'

/** An entry's content, decrypted when it changes. 'closed' if no key opens it; undefined while it is decrypted. */
export function useOpenedEntry(id: string): OpenedEntry | 'closed' | undefined {
  const sync = useJournal()?.sync
  const content = sync && visibleEntry(sync, id)?.encryptedContent
  const keys = sync?.keys
  const [opened, setOpened] = useState<OpenedEntry | 'closed'>()
  useEffect(() => {
    if (!keys || content === undefined) return
    let current = true
    // The journal may have been locked meanwhile; the page then shows the unlock screen.
    void openVisibleEntry(id).then(
      (found) => current && setOpened(found ?? 'closed'),
      () => {},
    )
    return () => {
      current = false
    }
  }, [keys, id, content])
  return opened
}

type ReaderProps = {
  card: EntryCard
  /** The words of the search, which are marked. */
  words: string
  canWrite: boolean
  onBack: () => void
  onEdit: (draft: Draft) => void
  onDelete: () => void
}

/** Only on narrow screens, where the list is hidden while an entry is open. */
export function BackToEntries({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" onClick={onBack} className="-ml-3 justify-self-start lg:hidden">
      <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
      All entries
    </Button>
  )
}

/** Decrypts and shows one entry. */
export function Reader({ card, words, canWrite, onBack, onEdit, onDelete }: ReaderProps) {
  const journal = useJournal()
  const entry = journal && visibleEntry(journal.sync, card.id)
  const opened = useOpenedEntry(card.id)

  return (
    <Card className="grid gap-5 lg:sticky lg:top-36">
      <BackToEntries onBack={onBack} />
      {opened === undefined ? <Loading label="Opening the entry…" /> : null}
      {opened === 'closed' ? (
        <p>
          This entry doesn’t open with the passwords you’ve used so far. It stays as it is, and you can try
          again any time.
        </p>
      ) : null}
      {opened && opened !== 'closed' ? <EntryText opened={opened} words={words} /> : null}
      <div className="flex flex-wrap gap-3">
        {opened && opened !== 'closed' && entry?.enc && canWrite ? (
          <Button
            variant="outline"
            onClick={() => onEdit(draftOf(opened.content, entry.enc?.eid ?? '', entry.id))}
          >
            Edit
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onDelete}>
          Delete
        </Button>
      </div>
      {entry && !card.waiting ? <StoredBytes entry={entry} /> : null}
    </Card>
  )
}

export function EntryText({ opened: { content, from }, words }: { opened: OpenedEntry; words: string }) {
  return (
    <article className="grid gap-4">
      <header className="grid gap-2">
        <p className="text-sm text-ink-soft">
          <time dateTime={content.writtenAt}>{formatMoment(content.writtenAt)}</time>
        </p>
        {content.title ? (
          <h2 className="text-2xl" dir="auto">
            <Highlight text={content.title} words={words} />
          </h2>
        ) : null}
        {content.mood || content.tags.length > 0 ? (
          <p className="flex flex-wrap gap-2">
            {content.mood ? <Badge tone="dawn">{moodNames[content.mood]}</Badge> : null}
            {content.tags.map((tag) => (
              <Badge key={tag} tone="sky">
                <bdi>{tag}</bdi>
              </Badge>
            ))}
          </p>
        ) : null}
      </header>
      {from === 'previous' ? (
        <p className="rounded-2xl bg-sand px-4 py-3 text-sm">
          The last change to this entry couldn’t be read, so this is the version before it.
        </p>
      ) : null}
      <p className="measure text-lg whitespace-pre-wrap" dir="auto">
        <Highlight text={content.text} words={words} />
      </p>
    </article>
  )
}

// The entry list, with placeholders only, next to the open entry.
import { Plus } from 'lucide-react'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { preserveScroll } from '../../platform/browser/scroll-restoration.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import type { Draft } from '../device/device.browser.ts'
import { deleteEntry } from '../session/entry-actions.browser.ts'
import { type EntryCard, otherVersionOf } from '../session/entry-cards.ts'
import type { OpenJournal } from '../session/open-journal.browser.ts'
import { Composer, newDraft } from './composer.tsx'
import { Drafts } from './drafts.tsx'
import { FilteredList } from './entry-list.tsx'
import { formatMoment, journalErrorMessage, useJournal } from './journal.tsx'
import { Reader } from './reader.tsx'
import { type EntryFilter, noFilter } from './search.tsx'
import { Versions } from './versions.tsx'

export function Entries({ canWrite = true }: { canWrite?: boolean }) {
  const journal = useJournal()
  const [params, setParams] = useSearchParams()
  const [draft, setDraft] = useState<Draft>()
  const [deleting, setDeleting] = useState<EntryCard>()
  const [filter, setFilter] = useState(noFilter)
  const chosen = params.get('entry') ?? undefined
  const saveScroll = useListScroll(chosen)
  const choose = useCallback(
    (id: string | undefined) => {
      if (id) saveScroll()
      setParams(id ? { entry: id } : {}, { state: preserveScroll })
    },
    [setParams, saveScroll],
  )
  const back = useCallback(() => choose(undefined), [choose])
  const changeFilter = useCallback(
    (change: Partial<EntryFilter>) => setFilter((before) => ({ ...before, ...change })),
    [],
  )
  const cards = journal?.cards
  const card = useMemo(() => (cards && chosen ? cardAt(cards, chosen) : undefined), [cards, chosen])
  if (!journal) return null

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]">
      <div className={`content-start gap-5 ${card ? 'hidden lg:grid' : 'grid'}`}>
        {canWrite ? (
          <Button size="large" wide onClick={() => setDraft(newDraft())}>
            <Plus aria-hidden strokeWidth={1.75} />
            New Entry
          </Button>
        ) : null}
        <Drafts drafts={journal.drafts} {...(canWrite ? { onOpen: setDraft } : {})} />
        <LoadingProgress journal={journal} />
        <FilteredList
          journal={journal}
          filter={filter}
          onFilter={changeFilter}
          chosen={chosen}
          onOpen={choose}
          onDelete={setDeleting}
        />
      </div>
      <div className={`min-w-0 ${card ? '' : 'hidden lg:block'}`}>
        <OpenEntry
          journal={journal}
          card={card}
          words={card ? filter.words : ''}
          canWrite={canWrite}
          onBack={back}
          onEdit={setDraft}
          onDelete={setDeleting}
        />
      </div>
      {draft ? (
        <Composer key={draft.eid} draft={draft} onClose={() => setDraft(undefined)} onSaved={choose} />
      ) : null}
      <ConfirmDelete
        card={deleting}
        onCancel={() => setDeleting(undefined)}
        onConfirm={(card) => {
          setDeleting(undefined)
          if (chosen === card.id) choose(undefined)
          void deleteWithToast(card.id)
        }}
      />
    </div>
  )
}

/** On screens where the entry replaces the list, scrolls to the entry's start, and later back to the list's position. */
function useListScroll(chosen: string | undefined): () => void {
  const scrollY = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (scrollY.current === undefined || window.matchMedia('(min-width: 64rem)').matches) return
    window.scrollTo({ top: chosen ? 0 : scrollY.current })
    if (!chosen) scrollY.current = undefined
  }, [chosen])
  return useCallback(() => {
    scrollY.current = window.scrollY
  }, [])
}

/** Finds the chosen card by id or `eid`, because a new entry gets a different id once it is sent. */
function cardAt(cards: readonly EntryCard[], chosen: string): EntryCard | undefined {
  return cards.find(({ id, eid }) => id === chosen || eid === chosen)
}

async function deleteWithToast(id: string) {
  try {
    const { waits } = await deleteEntry(id)
    toast({
      title: 'Entry deleted',
      ...(waits ? { description: 'It’s deleted everywhere as soon as Cairn can be reached.' } : {}),
    })
  } catch (error) {
    toast({ title: 'Error', description: journalErrorMessage(error), kind: 'destructive' })
  }
}

type OpenEntryProps = {
  journal: OpenJournal
  card: EntryCard | undefined
  words: string
  canWrite: boolean
  onBack: () => void
  onEdit: (draft: Draft) => void
  onDelete: (card: EntryCard) => void
}

const OpenEntry = memo(function OpenEntry({ journal, card, onDelete, ...reader }: OpenEntryProps) {
  if (!card) {
    if (journal.cards.length === 0) return null
    return (
      <p className="sticky top-36 rounded-card border border-dashed border-line-strong px-8 py-20 text-center text-ink-soft">
        Choose an entry to read it. It opens here, in your browser, and nowhere else.
      </p>
    )
  }
  const other = otherVersionOf(journal.cards, card)
  if (other && reader.canWrite)
    return <Versions cards={[card, other]} onBack={reader.onBack} onDelete={onDelete} />
  return <Reader key={card.eid} card={card} onDelete={() => onDelete(card)} {...reader} />
})

/** The progress of loading and decrypting entries. The list can be used meanwhile. */
function LoadingProgress({ journal }: { journal: OpenJournal }) {
  const { loading, opening, cards, sync } = journal
  if (loading !== undefined) {
    const total = Math.max(sync.count, loading)
    if (total < 300) return null
    return (
      <div className="grid gap-2 text-sm text-ink-soft">
        <Progress value={loading} max={total} label="Loading your entries" />
        <p>
          {loading.toLocaleString()} of {total.toLocaleString()} entries are on this device.
        </p>
      </div>
    )
  }
  if (opening === undefined || cards.length < 300) return null
  return <Progress value={opening} max={cards.length} label="Opening your entries" />
}

type ConfirmDeleteProps = {
  card: EntryCard | undefined
  onCancel: () => void
  onConfirm: (card: EntryCard) => void
}

function ConfirmDelete({ card, onCancel, onConfirm }: ConfirmDeleteProps) {
  return (
    <AlertDialog
      open={card !== undefined}
      title="Delete this entry?"
      description={card ? `Your entry from ${formatMoment(card.writtenAt)} can’t be brought back.` : ''}
      confirm="Delete"
      onConfirm={() => card && onConfirm(card)}
      onCancel={onCancel}
    />
  )
}

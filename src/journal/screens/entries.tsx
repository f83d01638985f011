// The entry list, with placeholders only, beside the open entry.
import { LockKeyhole, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { localDate, localToday } from '../../platform/browser/local-date.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AlertDialog } from '../../platform/ui/dialog.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Progress } from '../../platform/ui/progress.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { toast } from '../../platform/ui/toast.tsx'
import type { Draft } from '../session/device.browser.ts'
import { deleteEntry } from '../session/entry-actions.browser.ts'
import type { EntryCard, OpenJournal } from '../session/journal.browser.ts'
import { JournalCalendar } from './calendar.tsx'
import { Composer, newDraft } from './composer.tsx'
import { Drafts } from './drafts.tsx'
import { atMoment, inMonth, messageOf, onDay, useJournal } from './journal.tsx'
import { yearBefore } from './look-back.ts'
import { Reader } from './reader.tsx'
import { type EntryFilter, noFilter, Search } from './search.tsx'

const shownAtOnce = 60

export function Entries({ canWrite = true }: { canWrite?: boolean }) {
  const journal = useJournal()
  const [params, setParams] = useSearchParams()
  const [draft, setDraft] = useState<Draft>()
  const [leaving, setLeaving] = useState<EntryCard>()
  const [filter, setFilter] = useState(noFilter)
  const chosen = params.get('entry') ?? undefined
  if (!journal) return null

  function choose(id: string | undefined) {
    setParams(id ? { entry: id } : {}, { preventScrollReset: true })
  }

  async function takeAway(card: EntryCard) {
    setLeaving(undefined)
    try {
      await deleteEntry(card.id)
      toast({ title: 'Entry deleted' })
      if (chosen === card.id) choose(undefined)
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error), kind: 'destructive' })
    }
  }

  const card = journal.cards.find(({ id }) => id === chosen)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]">
      <div className={`content-start gap-5 ${card ? 'hidden lg:grid' : 'grid'}`}>
        {canWrite ? (
          <Button size="large" wide onClick={() => setDraft(newDraft())}>
            <Plus aria-hidden strokeWidth={1.75} />
            New Entry
          </Button>
        ) : null}
        {canWrite ? <Drafts drafts={journal.drafts} onOpen={setDraft} /> : null}
        <Arriving journal={journal} />
        <FilteredList
          journal={journal}
          filter={filter}
          onFilter={setFilter}
          chosen={chosen}
          onOpen={choose}
          onDelete={setLeaving}
        />
      </div>
      <div className={`min-w-0 ${card ? '' : 'hidden lg:block'}`}>
        {card ? (
          <Reader
            key={card.id}
            card={card}
            words={filter.words}
            canWrite={canWrite}
            onBack={() => choose(undefined)}
            onEdit={setDraft}
            onDelete={() => setLeaving(card)}
          />
        ) : journal.cards.length === 0 ? null : (
          <p className="sticky top-36 rounded-card border border-dashed border-line-strong px-8 py-20 text-center text-ink-soft">
            Choose an entry to read it. It opens here, in your browser, and nowhere else.
          </p>
        )}
      </div>
      {draft ? (
        <Composer key={draft.eid} draft={draft} onClose={() => setDraft(undefined)} onSaved={choose} />
      ) : null}
      <ConfirmDelete
        card={leaving}
        onCancel={() => setLeaving(undefined)}
        onConfirm={(gone) => void takeAway(gone)}
      />
    </div>
  )
}

/** Entries that are still loading or being decrypted. The list can be used meanwhile. */
function Arriving({ journal }: { journal: OpenJournal }) {
  const { loading, opening, cards, sync } = journal
  if (loading !== undefined) {
    const of = Math.max(sync.count, loading)
    if (of < 300) return null
    return (
      <div className="grid gap-2 text-sm text-ink-soft">
        <Progress value={loading} max={of} label="Loading your entries" />
        <p>
          {loading.toLocaleString()} of {of.toLocaleString()} entries are on this device.
        </p>
      </div>
    )
  }
  if (opening === undefined || cards.length < 300) return null
  return <Progress value={opening} max={cards.length} label="Opening your entries" />
}

type FilteredListProps = {
  journal: OpenJournal
  filter: EntryFilter
  onFilter: (filter: EntryFilter) => void
  chosen: string | undefined
  onOpen: (id: string) => void
  onDelete: (card: EntryCard) => void
}

function FilteredList({ journal, filter, onFilter, chosen, onOpen, onDelete }: FilteredListProps) {
  const [found, setFound] = useState<readonly string[]>()
  const [day, setDay] = useState<string>()
  if (journal.cards.length === 0) {
    if (journal.loading !== undefined) return <Loading label="Loading your entries…" />
    return (
      <EmptyState title="No entries yet">
        <p className="text-ink-soft">
          What you write will be here, encrypted, for you alone. Your first entry can be a single word.
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <YearAgo cards={journal.cards} onOpen={onOpen} />
      <Search journal={journal} filter={filter} onFilter={onFilter} onFound={setFound} />
      <JournalCalendar cards={journal.cards} day={day} onDay={setDay} />
      <List
        key={JSON.stringify([filter, day])}
        cards={chosenCards(journal, found, day, filter)}
        chosen={chosen}
        onOpen={onOpen}
        onDelete={onDelete}
      />
    </>
  )
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
      description={card ? `Your entry from ${atMoment(card.writtenAt)} can’t be brought back.` : ''}
      confirm="Delete"
      onConfirm={() => card && onConfirm(card)}
      onCancel={onCancel}
    />
  )
}

function chosenCards(
  journal: OpenJournal,
  found: readonly string[] | undefined,
  day: string | undefined,
  { from, to }: EntryFilter,
): readonly EntryCard[] {
  const ids = found && new Set(found)
  if (!ids && !day && !from && !to) return journal.cards
  return journal.cards.filter(({ id, writtenAt }) => {
    if (ids && !ids.has(id)) return false
    const date = localDate(writtenAt)
    return (!day || date === day) && (!from || date >= from) && (!to || date <= to)
  })
}

type ListProps = {
  cards: readonly EntryCard[]
  chosen: string | undefined
  onOpen: (id: string) => void
  onDelete: (card: EntryCard) => void
}

function List({ cards, chosen, onOpen, onDelete }: ListProps) {
  const [count, setCount] = useState(shownAtOnce)
  if (cards.length === 0) return <p className="text-ink-soft">Nothing here matches. Try fewer words.</p>
  const shown = cards.slice(0, count)
  const months = Map.groupBy(shown, ({ writtenAt }) => localDate(writtenAt).slice(0, 7))
  return (
    <div className="grid gap-5">
      {[...months].map(([month, ofMonth]) => (
        <section key={month} className="grid gap-2">
          <h2 className="text-base text-ink-soft">{inMonth(month)}</h2>
          <ul className="grid gap-2">
            {ofMonth.map((card) => (
              <Row
                key={card.id}
                card={card}
                current={card.id === chosen}
                onOpen={onOpen}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
      {cards.length > count ? (
        <Button variant="outline" onClick={() => setCount(count + shownAtOnce)}>
          Show earlier entries ({cards.length - count})
        </Button>
      ) : null}
    </div>
  )
}

type RowProps = {
  card: EntryCard
  current: boolean
  onOpen: (id: string) => void
  onDelete: (card: EntryCard) => void
}

function Row({ card, current, onOpen, onDelete }: RowProps) {
  return (
    <li className="flex items-stretch gap-1">
      <button
        type="button"
        aria-current={current || undefined}
        onClick={() => onOpen(card.id)}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-2xl border border-line bg-paper-raised px-4 py-2 text-left transition-colors duration-150 hover:border-pine aria-[current=true]:border-pine aria-[current=true]:bg-moss"
      >
        <LockKeyhole aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="block font-semibold">{atMoment(card.writtenAt)}</span>
          <span className="block text-sm text-ink-soft">
            {card.closed ? 'Encrypted with another password' : 'Encrypted entry'}
          </span>
        </span>
      </button>
      <Button
        variant="quiet"
        size="icon"
        className="self-center"
        aria-label={`Delete the entry of ${atMoment(card.writtenAt)}`}
        onClick={() => onDelete(card)}
      >
        <Trash2 aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </li>
  )
}

function YearAgo({ cards, onOpen }: { cards: readonly EntryCard[]; onOpen: (id: string) => void }) {
  const [then] = useState(() => yearBefore(localToday()))
  const found = useMemo(
    () => cards.find(({ writtenAt, closed }) => !closed && localDate(writtenAt) === then),
    [cards, then],
  )
  if (!found) return null
  return (
    <section className="grid justify-items-start gap-2 rounded-card bg-sand p-5">
      <h2 className="text-lg">A year ago today</h2>
      <p>You wrote here on {onDay(found.writtenAt)}.</p>
      <Button variant="outline" onClick={() => onOpen(found.id)}>
        Read it
      </Button>
    </section>
  )
}

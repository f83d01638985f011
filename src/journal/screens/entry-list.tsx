// The list of entries, with placeholders only, and its filters.
import { LockKeyhole, Trash2, UploadCloud } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { localDate, localToday } from '../../platform/browser/local-date.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/page-head.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import type { EntryCard } from '../session/entry-cards.ts'
import { yearBefore } from '../session/look-back.ts'
import type { OpenJournal } from '../session/open-journal.browser.ts'
import { JournalCalendar } from './calendar.tsx'
import { formatDay, formatMoment, formatMonth } from './journal.tsx'
import { type EntryFilter, type FoundEntries, JournalSearch } from './search.tsx'

const shownAtOnce = 30
const addedAtOnce = 60
/** Fewer rows while searching: each keystroke can replace all of them. */
const shownInSearch = 10
/** After an unlock and after a keystroke in the search, these rows are painted before the others. */
const paintedFirst = 5

type FilteredListProps = {
  journal: OpenJournal
  filter: EntryFilter
  onFilter: (change: Partial<EntryFilter>) => void
  chosen: string | undefined
  onOpen: (id: string) => void
  onDelete: (card: EntryCard) => void
}

export function FilteredList({ journal, filter, onFilter, chosen, onOpen, onDelete }: FilteredListProps) {
  const [found, setFound] = useState<FoundEntries>()
  const [day, setDay] = useState<string>()
  const [more, setMore] = useState({ query: '', rows: 0 })
  const { from, to } = filter
  const result = found?.result
  const byId = useMemo(() => new Map(journal.cards.map((card) => [card.id, card])), [journal.cards])
  const cards = useMemo(() => {
    const found = result ? result.ids.flatMap((id) => byId.get(id) ?? []) : journal.cards
    return onDays(found, { day, from, to })
  }, [journal.cards, byId, result, day, from, to])
  const query = JSON.stringify([found?.query, day, from, to])
  const rows = more.query === query ? more.rows : 0
  const shown = (found ? shownInSearch : shownAtOnce) + rows
  const byDate = Boolean(day || from || to)
  const total = result && !byDate ? result.count : cards.length
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
      <JournalSearch
        journal={journal}
        filter={filter}
        limit={byDate ? undefined : shownInSearch + rows}
        onFilter={onFilter}
        onFound={setFound}
      />
      <JournalCalendar cards={journal.cards} day={day} onDay={setDay} />
      {total > 0 && (result || byDate) ? <MatchCount count={total} /> : null}
      <List query={query} cards={cards} count={shown} chosen={chosen} onOpen={onOpen} onDelete={onDelete} />
      {total > shown ? (
        <Button variant="outline" onClick={() => setMore({ query, rows: rows + addedAtOnce })}>
          Show earlier entries ({total - shown})
        </Button>
      ) : null}
    </>
  )
}

type Days = Pick<EntryFilter, 'from' | 'to'> & { day: string | undefined }

function onDays(cards: readonly EntryCard[], { day, from, to }: Days): readonly EntryCard[] {
  // Computing a local date is expensive, so only if days are chosen.
  if (!day && !from && !to) return cards
  return cards.filter(({ writtenAt }) => {
    const date = localDate(writtenAt)
    return (!day || date === day) && (!from || date >= from) && (!to || date <= to)
  })
}

type ListProps = {
  query: string
  cards: readonly EntryCard[]
  count: number
  chosen: string | undefined
  onOpen: (id: string) => void
  onDelete: (card: EntryCard) => void
}

/** Memoized, like its rows. Rows are keyed by position, so a keystroke in the search updates existing rows. */
const List = memo(function List({ query, cards, count, chosen, onOpen, onDelete }: ListProps) {
  const isPainted = useDeferredValue(query, '') === query
  if (cards.length === 0) return <p className="text-ink-soft">Nothing here matches. Try fewer words.</p>
  const shown = cards.slice(0, isPainted ? count : Math.min(count, paintedFirst))
  const months = Map.groupBy(shown, ({ writtenAt }) => localDate(writtenAt).slice(0, 7))
  return (
    <div className="grid gap-5">
      {[...months].map(([month, ofMonth], section) => (
        <section key={section} className="grid gap-2">
          <h2 className="text-base text-ink-soft">{formatMonth(month)}</h2>
          <ul className="grid gap-2">
            {ofMonth.map((card, row) => (
              <Row key={row} card={card} current={card.id === chosen} onOpen={onOpen} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})

function MatchCount({ count }: { count: number }) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {count === 1 ? '1 entry found' : `${count.toLocaleString()} entries found`}
    </p>
  )
}

type RowProps = {
  card: EntryCard
  current: boolean
  onOpen: (id: string) => void
  onDelete: (card: EntryCard) => void
}

const Row = memo(function Row({ card, current, onOpen, onDelete }: RowProps) {
  const Icon = card.waiting ? UploadCloud : LockKeyhole
  const moment = formatMoment(card.writtenAt)
  return (
    <li className="flex items-stretch gap-1">
      <button
        type="button"
        aria-current={current || undefined}
        onClick={() => onOpen(card.id)}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-2xl border border-line bg-paper-raised px-4 py-2 text-left transition-colors duration-150 hover:border-pine aria-[current=true]:border-pine aria-[current=true]:bg-moss"
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="block font-semibold">{moment}</span>
          <span className="block text-sm text-ink-soft">
            {card.closed ? 'Encrypted with another password' : 'Encrypted entry'}
            {card.waiting ? ' · waiting to be sent' : ''}
            {card.versionOf ? ' · changed on two devices' : ''}
          </span>
        </span>
      </button>
      <Button
        variant="quiet"
        size="icon"
        className="self-center"
        aria-label={`Delete the entry of ${moment}`}
        onClick={() => onDelete(card)}
      >
        <Trash2 aria-hidden strokeWidth={1.75} className="size-5" />
      </Button>
    </li>
  )
})

const YearAgo = memo(function YearAgo({
  cards,
  onOpen,
}: {
  cards: readonly EntryCard[]
  onOpen: (id: string) => void
}) {
  const [then] = useState(() => yearBefore(localToday()))
  const found = useMemo(
    () => cards.find(({ writtenAt, closed }) => !closed && localDate(writtenAt) === then),
    [cards, then],
  )
  if (!found) return null
  return (
    <section className="grid justify-items-start gap-2 rounded-card bg-sand p-5">
      <h2 className="text-lg">A year ago today</h2>
      <p>You wrote here on {formatDay(found.writtenAt)}.</p>
      <Button variant="outline" onClick={() => onOpen(found.id)}>
        Read it
      </Button>
    </section>
  )
})

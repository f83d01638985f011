import { memo, useEffect } from 'react'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import { moodNames, moods } from '../crypto/entry-content.ts'
import type { EntryMatches, SearchQuery } from '../search/search-index.ts'
import type { OpenJournal } from '../session/open-journal.browser.ts'

/** The search, and the first and last local date, empty for none. */
export type EntryFilter = SearchQuery & { readonly from: string; readonly to: string }
export const noFilter: EntryFilter = { words: '', mood: '', tag: '', from: '', to: '' }

/** `result` is absent after a failed search. */
export type FoundEntries = { readonly query: string; readonly result: EntryMatches | undefined }

type SearchProps = {
  journal: OpenJournal
  filter: EntryFilter
  /** The maximum number of ids: copying thousands from the worker makes typing slow. */
  limit: number | undefined
  onFilter: (change: Partial<EntryFilter>) => void
  /** Undefined without words, mood and tag. */
  onFound: (result: FoundEntries | undefined) => void
}

/** Searches decrypted entries in the browser; nothing is sent. */
export const JournalSearch = memo(function JournalSearch({
  journal,
  filter,
  limit,
  onFilter,
  onFound,
}: SearchProps) {
  const { worker, cards, tags } = journal
  const { words, mood, tag, from, to } = filter
  const empty = words.trim() === '' && mood === '' && tag === ''

  useEffect(() => {
    if (empty) return onFound(undefined)
    let current = true
    async function find() {
      const result = await worker.find({ words, mood, tag }, limit).catch(() => undefined)
      if (current) onFound({ query: JSON.stringify([words, mood, tag]), result })
    }
    void find()
    return () => {
      current = false
    }
  }, [worker, words, mood, tag, limit, empty, cards, onFound])

  return (
    <div className="grid gap-3">
      <Field label="Search" labelHidden>
        <Input
          type="search"
          placeholder="Search, in your browser only"
          value={filter.words}
          onChange={(event) => onFilter({ words: event.target.value })}
        />
      </Field>
      <Filters tags={tags} mood={mood} tag={tag} from={from} to={to} onFilter={onFilter} />
    </div>
  )
})

type FiltersProps = Omit<EntryFilter, 'words'> & Pick<SearchProps, 'onFilter'> & { tags: readonly string[] }

/** Collapsed, so that the first entries are visible on a phone. Memoized: typing changes none of its props. */
const Filters = memo(function Filters({ tags, mood, tag, from, to, onFilter }: FiltersProps) {
  const active = [mood, tag, from, to].filter((each) => each !== '').length
  return (
    <details className="rounded-card border border-line bg-paper-raised px-4">
      <summary className="flex min-h-11 items-center font-semibold">
        Filters{active > 0 ? ` (${active})` : ''}
      </summary>
      <div className="grid gap-3 pb-4 min-[24rem]:grid-cols-2">
        <MoodField value={mood} none="Any mood" onChange={(mood) => onFilter({ mood })} />
        <Field label="Tag">
          <Select value={tag} onChange={(event) => onFilter({ tag: event.target.value })}>
            <option value="">Any tag</option>
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </Select>
        </Field>
        <Period from={from} to={to} onFilter={onFilter} />
      </div>
    </details>
  )
})

function Period({ from, to, onFilter }: Pick<FiltersProps, 'from' | 'to' | 'onFilter'>) {
  return (
    <>
      <Field label="From" className="min-w-0 max-sm:col-span-full">
        <Input
          type="date"
          className="min-w-0"
          value={from}
          max={to || undefined}
          onChange={(event) => onFilter({ from: event.target.value })}
        />
      </Field>
      <Field label="To" className="min-w-0 max-sm:col-span-full">
        <Input
          type="date"
          className="min-w-0"
          value={to}
          min={from || undefined}
          onChange={(event) => onFilter({ to: event.target.value })}
        />
      </Field>
    </>
  )
}

type MoodFieldProps = {
  value: string
  /** The label while no mood is chosen. */
  none: string
  /** Empty if none is chosen. */
  onChange: (mood: string) => void
}

function MoodField({ value, none, onChange }: MoodFieldProps) {
  return (
    <Field label="Mood">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {moods.map((mood) => (
          <option key={mood} value={mood}>
            {moodNames[mood]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

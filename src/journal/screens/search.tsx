import { useEffect } from 'react'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import type { SearchQuery } from '../crypto/search-index.ts'
import type { OpenJournal } from '../session/journal.browser.ts'
import { MoodField } from './mood-field.tsx'

export const noFilter: SearchQuery = { words: '', mood: '', tag: '' }

type SearchProps = {
  journal: OpenJournal
  filter: SearchQuery
  onFilter: (filter: SearchQuery) => void
  onFound: (ids: readonly string[] | undefined) => void
}

/** Searches decrypted entries in the browser; nothing is sent. */
export function Search({ journal, filter, onFilter, onFound }: SearchProps) {
  const { worker, cards, tags } = journal
  const empty = filter.words.trim() === '' && filter.mood === '' && filter.tag === ''

  useEffect(() => {
    if (empty) return onFound(undefined)
    let current = true
    async function find() {
      const ids = await worker.find(filter).catch(() => undefined)
      const here = new Set(cards.map(({ id }) => id))
      if (current) onFound(ids?.filter((id) => here.has(id)))
    }
    const timer = setTimeout(() => void find(), 150)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [worker, filter, empty, cards, onFound])

  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Search" className="col-span-2" hint="In your browser only.">
        <Input
          type="search"
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        />
      </Field>
      <MoodField value={filter.mood} none="Any mood" onChange={(mood) => onFilter({ ...filter, mood })} />
      <Field label="Tag">
        <Select value={filter.tag} onChange={(event) => onFilter({ ...filter, tag: event.target.value })}>
          <option value="">Any tag</option>
          {tags.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

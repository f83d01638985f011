import { Search as SearchIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Field, Input, Select } from '../../platform/ui/field.tsx'
import { type ArticleCategory, categories } from '../articles.ts'

export type LibrarySearch = { q: string; category: ArticleCategory | 'all' }

export function SearchForm({
  query,
  category,
  onChange,
  children,
}: {
  query: string
  category: LibrarySearch['category']
  onChange: (next: Partial<LibrarySearch>) => void
  children: ReactNode
}) {
  // The query is in the URL, which changes in a transition: while someone types, it is behind the field.
  const [typed, setTyped] = useState<string>()
  return (
    <form
      role="search"
      className="mb-8 grid items-end gap-4 md:grid-cols-[1fr_16rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Search the library">
        <div className="relative">
          <SearchIcon
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <Input
            type="search"
            placeholder="Search articles, topics, or tags..."
            value={typed ?? query}
            maxLength={200}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange({ q: event.target.value })
            }}
            onBlur={() => setTyped(undefined)}
            className="pl-12"
          />
        </div>
      </Field>
      <Field label="Filter by category">
        <Select
          value={category}
          onChange={(event) =>
            onChange({ category: categories.find((name) => name === event.target.value) ?? 'all' })
          }
        >
          <option value="all">All Categories</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {children}
    </form>
  )
}

type Only = { saved: boolean; useful: boolean }

/** Space is reserved for each filter whose list is not empty: the page does not move when the lists load. */
export function SavedFilters({
  saved,
  useful,
  only,
  onChange,
}: {
  saved: number
  useful: number
  only: Only
  onChange: (next: Partial<Only>) => void
}) {
  return (
    <div className="kept-saved kept-useful md:col-span-2">
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        <div className="kept-saved min-h-11">
          {saved > 0 ? (
            <Checkbox
              label={`Only what I saved for later (${saved})`}
              checked={only.saved}
              onChange={(event) => onChange({ saved: event.target.checked })}
            />
          ) : null}
        </div>
        <div className="kept-useful min-h-11">
          {useful > 0 ? (
            <Checkbox
              label={`Only what was useful to me (${useful})`}
              checked={only.useful}
              onChange={(event) => onChange({ useful: event.target.checked })}
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}

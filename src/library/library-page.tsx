import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { HelpNotice } from '../crisis/help/help-notice.tsx'
import { Button } from '../platform/ui/button.tsx'
import { Checkbox } from '../platform/ui/checkbox.tsx'
import { Field, Input, Select } from '../platform/ui/field.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { ArticleCard } from './article-card.tsx'
import { type ArticleCategory, articles, categories, libraryStats } from './articles.ts'
import { useKept } from './saved-articles.browser.ts'
import { useDangerIn } from './search/crisis-query.browser.ts'
import { situations } from './search/needs.ts'
import { found, wordsOf } from './search/search.ts'
import type { TextHit } from './search/text-search.browser.ts'
import { ForgetReading, GoOnReading } from './your-reading.tsx'

/** Full-text hits for queries of two letters or more, loaded asynchronously. */
function useTextHits(query: string): TextHit[] {
  const [hits, setHits] = useState<{ query: string; hits: TextHit[] }>({ query: '', hits: [] })
  useEffect(() => {
    if (query.trim().length < 2) return
    let current = true
    const look = async () => {
      try {
        const { searchTexts } = await import('./search/text-search.browser.ts')
        const answer = await searchTexts(query)
        if (current) setHits({ query, hits: answer })
      } catch {
        // Offline, titles, excerpts and tags are still searched.
      }
    }
    const wait = setTimeout(() => void look(), 120)
    return () => {
      current = false
      clearTimeout(wait)
    }
  }, [query])
  return hits.query === query ? hits.hits : []
}

export function LibraryPage() {
  const [address, setAddress] = useSearchParams()
  // Prerendered without a query; the one in the URL applies after hydration.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const query = alive ? (address.get('q') ?? '') : ''
  const category = (alive && categories.find((name) => name === address.get('category'))) || 'all'
  const { saved, reading } = useKept()
  const [onlySaved, setOnlySaved] = useState(false)
  const [onlyUseful, setOnlyUseful] = useState(false)
  const hits = useTextHits(query)
  const shown = useMemo(
    () => found(articles, query, category, query.trim() === '' ? [] : hits.map((hit) => hit.id)),
    [query, category, hits],
  )
    .filter(({ id }) => !onlySaved || saved.includes(id))
    .filter(({ id }) => !onlyUseful || reading.useful.includes(id))
  const words = wordsOf(query)
  const danger = useDangerIn(query)
  const from = address.size === 0 ? '/library' : `/library?${address.toString()}`

  function show(next: { q?: string; category?: ArticleCategory | 'all' }) {
    const wanted = { q: query, category, ...next }
    const search = new URLSearchParams()
    if (wanted.q !== '') search.set('q', wanted.q)
    if (wanted.category !== 'all') search.set('category', wanted.category)
    setAddress(search, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="page pb-section">
      <PageHead
        title="Recovery Knowledge Library"
        lead="Fifteen short reads. Each one names its sources and ends with something you can do."
      />
      <GoOnReading from={from} />
      <Situations />
      <form
        role="search"
        className="mb-8 grid items-end gap-4 md:grid-cols-[1fr_16rem]"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Search the library">
          <div className="relative">
            <Search
              aria-hidden
              strokeWidth={1.75}
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
            />
            <Input
              type="search"
              placeholder="Search articles, topics, or tags..."
              value={query}
              maxLength={200}
              onChange={(event) => show({ q: event.target.value })}
              className="pl-12"
            />
          </div>
        </Field>
        <Field label="Filter by category">
          <Select
            value={category}
            onChange={(event) =>
              show({ category: categories.find((name) => name === event.target.value) ?? 'all' })
            }
          >
            <option value="all">All Categories</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <div className="kept-saved kept-useful md:col-span-2">
          <div className="flex flex-wrap gap-x-8 gap-y-1">
            <div className="kept-saved min-h-11">
              {saved.length > 0 ? (
                <Checkbox
                  label={`Only what I saved for later (${saved.length})`}
                  checked={onlySaved}
                  onChange={(event) => setOnlySaved(event.target.checked)}
                />
              ) : null}
            </div>
            <div className="kept-useful min-h-11">
              {reading.useful.length > 0 ? (
                <Checkbox
                  label={`Only what was useful to me (${reading.useful.length})`}
                  checked={onlyUseful}
                  onChange={(event) => setOnlyUseful(event.target.checked)}
                />
              ) : null}
            </div>
          </div>
        </div>
      </form>
      {danger ? (
        <div className="mb-8">
          <HelpNotice danger={danger} />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 article' : `${shown.length} articles`}
      </p>
      {shown.length === 0 ? (
        <EmptyState title="No articles found">
          <p>Try adjusting your search terms or category filter</p>
          <Button
            variant="outline"
            onClick={() => {
              setOnlySaved(false)
              setOnlyUseful(false)
              setAddress(new URLSearchParams(), { replace: true })
            }}
          >
            Show all articles
          </Button>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((article) => {
            const hit = hits.find(({ id }) => id === article.id)
            return (
              <ArticleCard
                key={article.id}
                article={article}
                words={words}
                snippet={query !== '' && hit?.snippet ? { text: hit.snippet, words: hit.words } : undefined}
                saved={saved.includes(article.id)}
                from={from}
              />
            )
          })}
        </ul>
      )}
      <ForgetReading />
      <Stats />
    </div>
  )
}

/** Searches in everyday words; without script they would do nothing. */
function Situations() {
  return (
    <nav aria-label="What’s going on?" className="mb-6 grid gap-2 noscript:hidden">
      <p className="font-semibold">What’s going on?</p>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {situations.map((situation) => (
          <li key={situation} className="contents">
            <Link
              to={`/library?q=${encodeURIComponent(situation)}`}
              preventScrollReset
              className="grid min-h-14 place-content-center rounded-2xl bg-moss px-3 py-2 text-center font-display text-lg leading-tight font-semibold hover:bg-sand"
            >
              {situation}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Stats() {
  const figures = [
    { name: 'Total articles', value: libraryStats.articles },
    { name: 'Categories', value: libraryStats.categories },
    { name: 'Hours of reading', value: libraryStats.hours },
    { name: 'Unique tags', value: libraryStats.tags },
  ]
  return (
    <dl className="mt-14 grid grid-cols-2 gap-6 rounded-card bg-moss p-6 text-center sm:p-8 md:grid-cols-4">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt>{name}</dt>
          <dd className="font-display text-4xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

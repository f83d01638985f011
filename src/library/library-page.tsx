import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { HelpNotice } from '../crisis/help/help-notice.tsx'
import { useHydrating } from '../platform/browser/hydrating.browser.ts'
import { preserveScroll } from '../platform/browser/scroll-restoration.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { EmptyState, PageHead } from '../platform/ui/page-head.tsx'
import { ArticleCard } from './article-card.tsx'
import { articles, categories, libraryStats } from './articles.ts'
import { useLibraryState } from './saved-articles.browser.ts'
import { useDangerIn } from './search/crisis-query.browser.ts'
import { situations } from './search/needs.ts'
import { searchResults, wordsOf } from './search/search.ts'
import { type LibrarySearch, SavedFilters, SearchForm } from './search/search-form.tsx'
import type { TextHit } from './search/text-search.browser.ts'
import { ClearHistory, ContinueReading } from './your-reading.tsx'

/** Full-text hits for queries of two letters or more, loaded asynchronously. */
function useTextHits(query: string): TextHit[] {
  const [hits, setHits] = useState<{ query: string; hits: TextHit[] }>({ query: '', hits: [] })
  useEffect(() => {
    if (query.trim().length < 2) return
    let current = true
    const search = async () => {
      try {
        const { searchTexts } = await import('./search/text-search.browser.ts')
        const answer = await searchTexts(query)
        if (current) setHits({ query, hits: answer })
      } catch {
        // Offline, titles, excerpts and tags are still searched.
      }
    }
    const wait = setTimeout(() => void search(), 120)
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
  const isHydrated = !useHydrating()
  const query = isHydrated ? (address.get('q') ?? '') : ''
  const category = (isHydrated && categories.find((name) => name === address.get('category'))) || 'all'
  const { saved, reading } = useLibraryState()
  const [only, setOnly] = useState({ saved: false, useful: false })
  const hits = useTextHits(query)
  const shown = useMemo(
    () => searchResults(articles, query, category, query.trim() === '' ? [] : hits.map((hit) => hit.id)),
    [query, category, hits],
  )
    .filter(({ id }) => !only.saved || saved.includes(id))
    .filter(({ id }) => !only.useful || reading.useful.includes(id))
  const words = wordsOf(query)
  const danger = useDangerIn(query)
  const from = address.size === 0 ? '/library' : `/library?${address.toString()}`

  function show(next: Partial<LibrarySearch>) {
    const filters = { q: query, category, ...next }
    const search = new URLSearchParams()
    if (filters.q !== '') search.set('q', filters.q)
    if (filters.category !== 'all') search.set('category', filters.category)
    setAddress(search, { replace: true, state: preserveScroll })
  }

  return (
    <div className="page pb-section">
      <PageHead
        title="Recovery Knowledge Library"
        lead="Fifteen short reads. Each one names its sources and ends with something you can do."
      />
      <ContinueReading from={from} />
      <Situations />
      <SearchForm query={query} category={category} onChange={show}>
        <SavedFilters
          saved={saved.length}
          useful={reading.useful.length}
          only={only}
          onChange={(next) => setOnly({ ...only, ...next })}
        />
      </SearchForm>
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
              setOnly({ saved: false, useful: false })
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
      <ClearHistory />
      <Stats />
    </div>
  )
}

/** Links that search in everyday words; they need JavaScript. */
function Situations() {
  return (
    <nav aria-label="What’s going on?" className="mb-6 grid gap-2 noscript:hidden">
      <p className="font-semibold">What’s going on?</p>
      <ul className="grid pairs-8 gap-2 md:grid-cols-4">
        {situations.map((situation) => (
          <li key={situation} className="contents">
            <Link
              to={`/library?q=${encodeURIComponent(situation)}`}
              state={preserveScroll}
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
    <dl className="mt-14 grid pairs-7 gap-6 rounded-card bg-moss p-6 text-center sm:p-8 md:grid-cols-4">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt>{name}</dt>
          <dd className="font-display text-4xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

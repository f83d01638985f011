// The opened pages, in memory: search, days and tags. It lives in the worker and dies with it when the journal locks.
import MiniSearch from 'minisearch'
import type { Page } from './entry-content.ts'

export type Find = { readonly words: string; readonly mood: string; readonly tag: string }
export type ShelfCard = { readonly id: string; readonly writtenAt: string }

export type Shelf = {
  readonly put: (id: string, page: Page) => void
  readonly drop: (id: string) => void
  readonly pages: () => [string, Page][]
  readonly tags: () => string[]
  readonly find: (wanted: Find) => string[]
}

export function makeShelf(): Shelf {
  const pages = new Map<string, Page>()
  const search = new MiniSearch<{ id: string; title: string; text: string; tags: string }>({
    fields: ['title', 'text', 'tags'],
    processTerm: folded,
    searchOptions: { combineWith: 'AND', prefix: true },
  })

  function drop(id: string): void {
    if (!pages.delete(id)) return
    search.discard(id)
  }

  // A slip of the finger is forgiven only where nothing was found as it was typed.
  function hits(words: string): string[] {
    const exact = search.search(words)
    const found = exact.length > 0 ? exact : search.search(words, { fuzzy: 0.2 })
    return found.map((hit) => String(hit.id))
  }

  return {
    put(id, page) {
      drop(id)
      pages.set(id, page)
      search.add({ id, title: page.title, text: page.text, tags: page.tags.join(' ') })
    },
    drop,
    pages: () => [...pages],
    tags: () => [...new Set([...pages.values()].flatMap((page) => page.tags))].toSorted(),
    find({ words, mood, tag }) {
      const ids = words.trim() === '' ? [...pages.keys()] : hits(words)
      return ids.filter((id) => {
        const page = pages.get(id)
        return page && (mood === '' || page.mood === mood) && (tag === '' || page.tags.includes(tag))
      })
    },
  }
}

/** 'Café' is found by 'cafe'. */
function folded(term: string): string {
  return term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

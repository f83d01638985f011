// In-memory index of decrypted entries: search, days and tags. Lives in the worker, which ends when the journal locks.
import MiniSearch from 'minisearch'
import type { EntryContent } from './entry-content.ts'
import { folded } from './matches.ts'

export type SearchQuery = { readonly words: string; readonly mood: string; readonly tag: string }
export type IndexedEntry = { readonly id: string; readonly writtenAt: string }

export type SearchIndex = {
  readonly put: (id: string, page: EntryContent) => void
  readonly drop: (id: string) => void
  readonly pages: () => [string, EntryContent][]
  readonly tags: () => string[]
  readonly find: (wanted: SearchQuery) => string[]
}

export function createSearchIndex(): SearchIndex {
  const pages = new Map<string, EntryContent>()
  const search = new MiniSearch<{ id: string; title: string; text: string; tags: string }>({
    fields: ['title', 'text', 'tags'],
    processTerm: folded,
    searchOptions: { combineWith: 'AND', prefix: true },
  })

  function drop(id: string): void {
    if (!pages.delete(id)) return
    search.discard(id)
  }

  // Fuzzy matching only if there is no exact match.
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

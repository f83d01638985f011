// Full-text search. Index and texts are loaded with the first search.
import MiniSearch from 'minisearch'
import { articleText } from '../article-text.browser.ts'
import { articles } from '../articles.ts'
import { paragraphsOf } from '../text-tree.ts'
import { snippetOf } from './search.ts'

export type TextHit = { id: string; words: string[]; snippet: string | undefined }

let opened: Promise<(query: string) => TextHit[]> | undefined

/** Best hits first, with prefix matching of the last word and fuzzy matching of longer ones. */
export async function searchTexts(query: string): Promise<TextHit[]> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return (await opened)(query)
}

async function open() {
  const texts = new Map(
    await Promise.all(
      articles.map(async ({ id }) => [id, paragraphsOf((await articleText(id)).text)] as [string, string[]]),
    ),
  )
  const index = new MiniSearch<{ id: string; text: string }>({
    fields: ['text'],
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  })
  index.addAll([...texts].map(([id, paragraphs]) => ({ id, text: paragraphs.join('\n') })))
  return (query: string) =>
    index.search(query).map((hit) => {
      const id = String(hit.id)
      return { id, words: hit.terms, snippet: snippetOf(texts.get(id) ?? [], hit.terms) }
    })
}

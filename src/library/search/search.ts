// Search over cards and excerpts of hits. text-search.browser.ts has the full-text index.
import type { Article, ArticleCategory } from '../articles.ts'
import { articlesForNeed } from './needs.ts'

export type HighlightPart = { text: string; hit: boolean }

function foldCase(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").toLowerCase()
}

/** The normalized words of a query. */
export function wordsOf(query: string): string[] {
  return foldCase(query).split(/\s+/).filter(Boolean)
}

/** True if the whole query, or each of its words, occurs in title, excerpt or tags. */
export function matchesCard(article: Article, query: string): boolean {
  const phrase = foldCase(query).trim()
  const fields = [article.title, article.excerpt, ...article.tags].map(foldCase)
  return (
    fields.some((field) => field.includes(phrase)) ||
    wordsOf(query).every((word) => fields.some((field) => field.includes(word)))
  )
}

/** The results: answers to a need in everyday words, card matches in the library's order, then full-text matches. */
export function searchResults(
  articles: Article[],
  query: string,
  category: ArticleCategory | 'all',
  inText: string[] = [],
): Article[] {
  const inCategory = articles.filter((article) => category === 'all' || article.category === category)
  const listed = (ids: string[]) => ids.flatMap((id) => inCategory.filter((article) => article.id === id))
  const byCard = inCategory.filter((article) => matchesCard(article, query))
  return [...new Set([...listed(articlesForNeed(query)), ...byCard, ...listed(inText)])]
}

/** Splits a text into matching and other parts, for highlighting. */
export function markedParts(text: string, words: string[]): HighlightPart[] {
  if (words.length === 0) return [{ text, hit: false }]
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const pattern = longestFirst
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"))
    .join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** An excerpt of about 160 characters around the first match. */
export function snippetOf(paragraphs: string[], words: string[]): string | undefined {
  for (const paragraph of paragraphs) {
    const at = Math.min(
      ...words.map((word) => foldCase(paragraph).indexOf(word)).filter((place) => place >= 0),
    )
    if (!Number.isFinite(at)) continue
    const from = at < 70 ? 0 : paragraph.indexOf(' ', at - 70) + 1
    if (paragraph.length - from <= 170) return (from > 0 ? '… ' : '') + paragraph.slice(from)
    const end = paragraph.lastIndexOf(' ', from + 160)
    return `${from > 0 ? '… ' : ''}${paragraph.slice(from, end)} …`
  }
  return undefined
}

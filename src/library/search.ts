// What the search finds and how its hits are shown. The body's index is in text-search.browser.ts.
import type { Article, Category } from './articles.ts'

export type Part = { text: string; hit: boolean }

function folded(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").toLowerCase()
}

/** The words of a search, as they are compared. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

/** True where the whole search stands in the title, the excerpt or a tag, or each of its words does somewhere in them. */
export function isFound(article: Article, query: string): boolean {
  const phrase = folded(query).trim()
  const fields = [article.title, article.excerpt, ...article.tags].map(folded)
  return (
    fields.some((field) => field.includes(phrase)) ||
    wordsOf(query).every((word) => fields.some((field) => field.includes(word)))
  )
}

/** The articles to show: found by their card first, in the library's order, then those found by their text. */
export function found(
  articles: Article[],
  query: string,
  category: Category | 'all',
  inText: string[] = [],
): Article[] {
  const wanted = articles.filter((article) => category === 'all' || article.category === category)
  const byCard = wanted.filter((article) => isFound(article, query))
  const byText = inText.flatMap((id) =>
    wanted.filter((article) => article.id === id && !byCard.includes(article)),
  )
  return [...byCard, ...byText]
}

/** A text cut into parts that match the words and parts that don't; joined they are the text again. */
export function markedParts(text: string, words: string[]): Part[] {
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

/** The first stretch of about 160 characters in which one of the words stands, cut at words. */
export function snippetOf(paragraphs: string[], words: string[]): string | undefined {
  for (const paragraph of paragraphs) {
    const at = Math.min(...words.map((word) => folded(paragraph).indexOf(word)).filter((place) => place >= 0))
    if (!Number.isFinite(at)) continue
    const from = at < 70 ? 0 : paragraph.indexOf(' ', at - 70) + 1
    if (paragraph.length - from <= 170) return (from > 0 ? '… ' : '') + paragraph.slice(from)
    const end = paragraph.lastIndexOf(' ', from + 160)
    return `${from > 0 ? '… ' : ''}${paragraph.slice(from, end)} …`
  }
  return undefined
}

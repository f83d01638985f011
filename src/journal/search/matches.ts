// Finds the words of a text that a search matched, with the same folding and prefixes as the search index.

/** Removes accents and capitals, so that 'cafe' finds 'Café'. */
export function foldAccents(term: string): string {
  return term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

export type HighlightedPart = { readonly text: string; readonly hit: boolean }

const word = /[\p{L}\p{N}\p{M}]+/gu

/** The text in parts; a part is a hit if its word starts with a word of the search. */
export function matchesIn(text: string, words: string): HighlightedPart[] {
  const terms = [...words.matchAll(word)].map(([each]) => foldAccents(each))
  if (terms.length === 0) return [{ text, hit: false }]
  const parts: HighlightedPart[] = []
  let from = 0
  for (const { 0: each, index } of text.matchAll(word)) {
    if (!terms.some((start) => foldAccents(each).startsWith(start))) continue
    if (index > from) parts.push({ text: text.slice(from, index), hit: false })
    parts.push({ text: each, hit: true })
    from = index + each.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false })
  return parts
}

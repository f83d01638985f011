// Search as you type: words of a name, a city or an address in any order, ignoring case and accents.
export type SearchableMeeting = { name: string; city: string; address: string; location?: string | undefined }

export type SearchTexts = readonly string[]

/** Lower case, without accents: 'Españól' is found by 'espanol'. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** Prepared once per list for fast keystrokes. The line break limits a match to one field. */
export function searchTextsOf(rows: readonly SearchableMeeting[]): SearchTexts {
  return rows.map((row) => foldCase(`${row.name}\n${row.city}\n${row.address}\n${row.location ?? ''}`))
}

export function queryWords(query: string): string[] {
  return foldCase(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** The numbers of the rows that contain every word of the query, in order; all rows for an empty query. */
export function matchingRows(texts: SearchTexts, query: string, among?: readonly number[]): number[] {
  const words = queryWords(query)
  const found: number[] = []
  const size = among ? among.length : texts.length
  for (let at = 0; at < size; at++) {
    const row = among ? (among[at] ?? 0) : at
    const text = texts[row] ?? ''
    if (words.every((word) => text.includes(word))) found.push(row)
  }
  return found
}

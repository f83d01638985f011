// An inverted index over the words of all meetings: a question looks at the words, never at every row.
import { addRow, emptySet, type RowSet } from './row-set.ts'

export type WordIndex = {
  /** The rows that hold the word: at the start of one of theirs, inside of one, or with one slip of the finger. */
  rowsWith(word: string): RowSet
}

const rememberedSets = 200

/** `add` each row's folded text, then `finish`: the work is spread over the reading of the list. */
export function wordIndexBuilder(): {
  add(row: number, folded: string): void
  finish(rows: number): WordIndex
} {
  const postings = new Map<string, number[]>()
  return {
    add(row, folded) {
      for (const word of new Set(folded.split(/\s+/))) {
        if (word === '') continue
        const rows = postings.get(word)
        if (rows) rows.push(row)
        else postings.set(word, [row])
      }
    },
    finish: (rows) => wordIndexOf(postings, rows),
  }
}

function wordIndexOf(postings: ReadonlyMap<string, readonly number[]>, rows: number): WordIndex {
  const words = [...postings.keys()].sort()
  // Every word stands between line breaks, so that one search of a long text finds it wherever the letters stand.
  const text = `\n${words.join('\n')}\n`
  const starts = new Uint32Array(words.length)
  let at = 1
  for (const [number, word] of words.entries()) {
    starts[number] = at
    at += word.length + 1
  }
  const lettered = [...words.keys()].filter((number) => !/\d/.test(words[number] ?? ''))
  const remembered = new Map<string, RowSet>()

  function numbersOf(word: string): number[] {
    const found: number[] = []
    // why: one or two letters stand inside of most words; only their beginnings are meant
    const sought = word.length < 3 ? `\n${word}` : word
    for (let from = text.indexOf(sought); from >= 0; ) {
      const number = lastAtMost(starts, from + (word.length < 3 ? 1 : 0))
      found.push(number)
      const next = starts[number + 1]
      from = next === undefined ? -1 : text.indexOf(sought, next - 1)
    }
    return found.length > 0 ? found : slipsOf(words, lettered, word)
  }

  return {
    rowsWith(word) {
      const known = remembered.get(word)
      if (known) return known
      const set = emptySet(rows)
      for (const number of numbersOf(word))
        for (const row of postings.get(words[number] ?? '') ?? []) addRow(set, row)
      const [oldest] = remembered.keys()
      if (oldest !== undefined && remembered.size >= rememberedSets) remembered.delete(oldest)
      remembered.set(word, set)
      return set
    },
  }
}

/** The place of the last of the ascending `starts` that is not past `at`. */
function lastAtMost(starts: Uint32Array, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Words that differ from what was typed by one slip, or begin so. Short words and numbers are taken as they are. */
function slipsOf(words: readonly string[], lettered: readonly number[], typed: string): number[] {
  if (typed.length < 4 || /\d/.test(typed)) return []
  const found: number[] = []
  for (const number of lettered) {
    const word = words[number] ?? ''
    if (word.length < typed.length - 1) continue
    const alike =
      isOneSlip(typed, word) ||
      (word.length > typed.length + 1 && isOneSlip(typed, word.slice(0, typed.length)))
    if (alike) found.push(number)
  }
  return found
}

/** One letter more, less, other, or two neighbors swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  if (from >= a.length || from >= b.length) return true
  if (a.length > b.length) return a.slice(from + 1) === b.slice(from)
  if (a.length < b.length) return a.slice(from) === b.slice(from + 1)
  if (a.slice(from + 1) === b.slice(from + 1)) return true
  return a[from] === b[from + 1] && a[from + 1] === b[from] && a.slice(from + 2) === b.slice(from + 2)
}

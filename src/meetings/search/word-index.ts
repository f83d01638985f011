// An inverted index over the words of all meetings.
import { LruCache } from '../../platform/lru-cache.ts'
import { addRow, emptySet, type RowSet } from './row-set.ts'

export type WordIndex = {
  /** The rows that contain the word as a prefix, a substring, or with one typo. */
  rowsWith(word: string): RowSet
}

const maxCachedSets = 200
const none = new Uint32Array()

/** Call `add` with each row's folded text, then `finish`, so that the work is spread over loading the list. */
export function wordIndexBuilder(): {
  add(row: number, folded: string): void
  finish(): WordIndexData
} {
  const numbers = new Map<string, number>()
  const words: string[] = []
  const postings: number[][] = []
  const grams = new Map<string, number[]>()
  function addWord(word: string, row: number): void {
    const known = numbers.get(word)
    if (known !== undefined) {
      postings[known]?.push(row)
      return
    }
    const number = words.length
    numbers.set(word, number)
    words.push(word)
    // Not []: V8 reserves seventeen slots at the first push, and most words are in one row.
    postings.push([row])
    for (const gram of gramsOf(word)) {
      const holders = grams.get(gram)
      if (holders) holders.push(number)
      else grams.set(gram, [number])
    }
  }
  return {
    add(row, folded) {
      for (const word of new Set(folded.split(/\s+/))) if (word !== '') addWord(word, row)
    },
    finish: () => ({
      words,
      lettered: Uint32Array.from([...words.keys()].filter((number) => !/\d/.test(words[number] ?? ''))),
      postings: packLists(postings),
      gramNames: [...grams.keys()],
      grams: packLists([...grams.values()]),
    }),
  }
}

export type WordIndexData = {
  words: string[]
  /** The words without a digit. */
  lettered: Uint32Array
  /** The rows that contain each word. */
  postings: PackedLists
  /** Trigrams, and prefixes of one or two letters, and the words that contain each. */
  gramNames: string[]
  grams: PackedLists
}

/** Many lists of numbers in one array; list `at` ends at `ends[at]`. */
type PackedLists = { ends: Uint32Array; numbers: Uint32Array }

function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const ends = new Uint32Array(lists.length)
  let length = 0
  for (const [at, list] of lists.entries()) ends[at] = length += list.length
  const numbers = new Uint32Array(length)
  for (const [at, list] of lists.entries()) numbers.set(list, (ends[at] ?? 0) - list.length)
  return { ends, numbers }
}

const listAt = ({ ends, numbers }: PackedLists, at: number) => numbers.subarray(ends[at - 1] ?? 0, ends[at])

/** '^s', '^se', 'ser', 'ere', …, without duplicates. */
function gramsOf(word: string): Set<string> {
  const grams = new Set([`^${word.slice(0, 1)}`, `^${word.slice(0, 2)}`])
  for (let at = 0; at + 3 <= word.length; at++) grams.add(word.slice(at, at + 3))
  return grams
}

export function openWordIndex(data: WordIndexData, rows: number): WordIndex {
  const { words, lettered, postings } = data
  const gramNumbers = new Map(data.gramNames.map((gram, number) => [gram, number]))
  const sets = new LruCache<string, RowSet>(maxCachedSets)

  function wordsWith(gram: string): Uint32Array {
    const number = gramNumbers.get(gram)
    return number === undefined ? none : listAt(data.grams, number)
  }

  function numbersOf(word: string): Iterable<number> {
    // One or two letters match prefixes only, because most words contain them.
    if (word.length < 3) return wordsWith(`^${word}`)
    let fewest: Uint32Array | undefined
    for (let at = 0; at + 3 <= word.length; at++) {
      const holders = wordsWith(word.slice(at, at + 3))
      if (!fewest || holders.length < fewest.length) fewest = holders
    }
    const found = (fewest ?? none).filter((number) => words[number]?.includes(word))
    return found.length > 0 ? found : wordsOneEditApart(words, lettered, word)
  }

  return {
    rowsWith(word) {
      const known = sets.get(word)
      if (known) return known
      const set = emptySet(rows)
      for (const number of numbersOf(word)) for (const row of listAt(postings, number)) addRow(set, row)
      sets.set(word, set)
      return set
    },
  }
}

/** Words within one edit of the typed word or with such a prefix. Short words and numbers must match exactly. */
function wordsOneEditApart(words: readonly string[], lettered: Uint32Array, typed: string): number[] {
  if (typed.length < 4 || /\d/.test(typed)) return []
  const found: number[] = []
  for (const number of lettered) {
    const word = words[number] ?? ''
    if (word.length < typed.length - 1) continue
    const alike =
      isOneEditApart(typed, word) ||
      (word.length > typed.length + 1 && isOneEditApart(typed, word.slice(0, typed.length)))
    if (alike) found.push(number)
  }
  return found
}

/** One letter added, removed or replaced, or two neighbors swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  if (from >= a.length || from >= b.length) return true
  if (a.length > b.length) return a.slice(from + 1) === b.slice(from)
  if (a.length < b.length) return a.slice(from) === b.slice(from + 1)
  if (a.slice(from + 1) === b.slice(from + 1)) return true
  return a[from] === b[from + 1] && a[from + 1] === b[from] && a.slice(from + 2) === b.slice(from + 2)
}

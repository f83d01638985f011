// An inverted index: which numbered entries contain which words. Results are sets; the journal's list sorts by date.
import { type Bytes, concatBytes, fromUtf8, utf8 } from '../crypto/bytes.ts'
import { foldAccents } from './matches.ts'
import { decodeVarints, encodeVarints } from './varint.ts'

const separators = /[\s\p{Z}\p{P}]+/u

/** The different words of a text, without accents and capitals. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldAccents(text).split(separators))].filter((word) => word !== '')
}

/** Ascending entry numbers by word. */
type Postings = Map<string, number[]>

export type WordPostings = {
  /** Numbers have to ascend. */
  readonly add: (entry: number, text: string) => void
  /** One byte for each entry number, 1 for the entries that contain every word or its beginning. */
  readonly find: (words: readonly string[], size: number) => Uint8Array
  /** Encodes the index with new numbers; entries without a new number are left out. */
  readonly encode: (renumbered: (entry: number) => number | undefined) => Bytes
}

export function createWordPostings(
  postings: Postings = new Map(),
  inOrder: readonly string[] = [],
): WordPostings {
  let sorted: readonly string[] | undefined = inOrder

  function terms(): readonly string[] {
    sorted ??= [...postings.keys()].sort()
    return sorted
  }

  function mark(found: Uint8Array, term: string): void {
    for (const entry of postings.get(term) ?? []) found[entry] = 1
  }

  function matching(word: string, size: number, isFuzzy: boolean): Uint8Array {
    const found = new Uint8Array(size)
    const all = terms()
    for (let at = lowerBound(all, word); all[at]?.startsWith(word); at += 1) mark(found, all[at] ?? '')
    const edits = isFuzzy ? Math.min(2, Math.round(word.length * 0.2)) : 0
    if (edits > 0) for (const term of all) if (isWithin(term, word, edits)) mark(found, term)
    return found
  }

  function every(words: readonly string[], size: number, isFuzzy: boolean): Uint8Array {
    const [first = new Uint8Array(size).fill(1), ...others] = words.map((word) =>
      matching(word, size, isFuzzy),
    )
    for (const other of others)
      for (let at = 0; at < size; at += 1) first[at] = (first[at] ?? 0) & (other[at] ?? 0)
    return first
  }

  return {
    add(entry, text) {
      for (const word of wordsOf(text)) {
        const entries = postings.get(word)
        if (entries) entries.push(entry)
        else {
          postings.set(word, [entry])
          sorted = undefined
        }
      }
    },
    // Words with a typo only if nothing matches exactly.
    find(words, size) {
      const exact = every(words, size, false)
      return exact.includes(1) ? exact : every(words, size, true)
    },
    encode: (renumbered) => encodePostings(terms(), postings, renumbered),
  }
}

/** Undefined for bytes that no index encoded. */
export function decodeWordPostings(bytes: Bytes): WordPostings | undefined {
  if (bytes.length < 4) return undefined
  const termBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (termBytes + 4 > bytes.length) return undefined
  const text = fromUtf8(bytes.subarray(4, 4 + termBytes))
  const numbers = decodeVarints(bytes.subarray(4 + termBytes))
  const postings: Postings = new Map()
  let at = 0
  const terms = text === '' ? [] : text.split('\n')
  for (const term of terms) {
    const entries: number[] = []
    let entry = 0
    for (let left = numbers[at++] ?? 0; left > 0; left -= 1) {
      entry += numbers[at++] ?? 0
      entries.push(entry)
    }
    postings.set(term, entries)
  }
  return at === numbers.length ? createWordPostings(postings, terms) : undefined
}

/** The words, then for each the count of its entries and the distances between their numbers. */
function encodePostings(
  terms: readonly string[],
  postings: Postings,
  renumbered: (entry: number) => number | undefined,
): Bytes {
  const used: string[] = []
  const numbers: number[] = []
  for (const term of terms) {
    const start = numbers.length
    let before = 0
    for (const old of postings.get(term) ?? []) {
      const entry = renumbered(old)
      if (entry === undefined) continue
      if (numbers.length === start) numbers.push(0)
      numbers.push(entry - before)
      before = entry
    }
    if (numbers.length === start) continue
    numbers[start] = numbers.length - start - 1
    used.push(term)
  }
  const text = utf8(used.join('\n'))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, text.length)
  return concatBytes(length, text, encodeVarints(numbers))
}

function lowerBound(terms: readonly string[], word: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** True if the words differ by at most `edits` added, missing or changed letters. */
function isWithin(one: string, other: string, edits: number): boolean {
  if (Math.abs(one.length - other.length) > edits) return false
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  // Between the equal prefix and suffix, one edit changes one letter.
  if (edits === 1 || Math.max(left.length, right.length) <= edits)
    return Math.max(left.length, right.length) <= edits
  return lettersOutside(left, right) <= edits && editsBetween(left, right) <= edits
}

/** The number of letters of one word that the other lacks: a fast lower bound of the edit distance. */
function lettersOutside(one: string, other: string): number {
  let count = 0
  for (const letter of one) if (!other.includes(letter)) count += 1
  return count
}

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let down = 1; down <= one.length; down += 1) {
    const next = [down]
    for (let across = 1; across <= other.length; across += 1) {
      const changed = (row[across - 1] ?? 0) + (one[down - 1] === other[across - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[across] ?? 0) + 1, (next[across - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

// The search index of decrypted entries: words, moods, tags and dates, without the texts. Lives in the worker; the device
// stores it encrypted.
import { z } from 'zod'
import { type Bytes, concatBytes, fromUtf8, utf8 } from '../crypto/bytes.ts'
import type { EntryContent } from '../crypto/entry-content.ts'
import { createWordPostings, decodeWordPostings, type WordPostings, wordsOf } from './word-postings.ts'

export type SearchQuery = { readonly words: string; readonly mood: string; readonly tag: string }
/** The number of matching entries, and the ids of the newest of them. */
export type EntryMatches = { readonly count: number; readonly ids: string[] }
export type IndexedEntry = { readonly id: string } & Pick<EntryContent, 'writtenAt' | 'versionOf'>

const IndexRow = z.object({
  id: z.string(),
  /** The hash of the ciphertext that was indexed. */
  hash: z.string(),
  writtenAt: z.string(),
  versionOf: z.string().optional(),
  mood: z.string().nullable(),
  tags: z.array(z.string()),
})
type IndexRow = z.infer<typeof IndexRow>
const IndexHead = z.object({ format: z.literal(1), rows: z.array(IndexRow) })

export type SearchIndex = {
  /** Without a hash the entry is decrypted again at the next unlock. */
  readonly put: (id: string, content: EntryContent, hash?: string) => void
  /** The entry as it was indexed, unless its ciphertext changed. */
  readonly get: (id: string, hash: string) => IndexedEntry | undefined
  /** False if it was not there. */
  readonly drop: (id: string) => boolean
  /** The ids of all entries. */
  readonly ids: () => string[]
  readonly tags: () => string[]
  readonly find: (query: SearchQuery, limit?: number) => EntryMatches
  readonly encode: () => Bytes
}

export function createSearchIndex(
  words: WordPostings = createWordPostings(),
  stored: readonly IndexRow[] = [],
): SearchIndex {
  // A changed entry gets a new number; the old number's row is empty.
  const rows: (IndexRow | undefined)[] = [...stored]
  const numbers = new Map(stored.map(({ id }, number) => [id, number]))
  /** The numbers by date, newest first. */
  let order: readonly number[] | undefined

  function newestFirst(): readonly number[] {
    if (order) return order
    const times = rows.map((row) => (row ? Date.parse(row.writtenAt) : 0))
    order = [...numbers.values()].sort((one, other) => (times[other] ?? 0) - (times[one] ?? 0))
    return order
  }

  function rowOf(id: string): IndexRow | undefined {
    return rows[numbers.get(id) ?? -1]
  }

  function drop(id: string): boolean {
    const number = numbers.get(id)
    if (number === undefined) return false
    rows[number] = undefined
    order = undefined
    return numbers.delete(id)
  }

  return {
    put(id, { title, text, tags, mood, writtenAt, versionOf }, hash = '') {
      drop(id)
      words.add(rows.length, [title, text, ...tags].join('\n'))
      numbers.set(id, rows.length)
      order = undefined
      rows.push({ id, hash, writtenAt, versionOf, mood, tags })
    },
    get(id, hash) {
      const row = rowOf(id)
      return row && row.hash === hash ? { id, writtenAt: row.writtenAt, versionOf: row.versionOf } : undefined
    },
    drop,
    ids: () => [...numbers.keys()],
    tags: () => [...new Set(rows.flatMap((row) => row?.tags ?? []))].toSorted(),
    find({ words: typed, mood, tag }, limit = Number.POSITIVE_INFINITY) {
      const matching = words.find(wordsOf(typed), rows.length)
      const ids: string[] = []
      let count = 0
      for (const number of newestFirst()) {
        const row = rows[number]
        if (!row || matching[number] !== 1) continue
        if ((mood !== '' && row.mood !== mood) || (tag !== '' && !row.tags.includes(tag))) continue
        count += 1
        if (count <= limit) ids.push(row.id)
      }
      return { count, ids }
    },
    encode: () => encodeSearchIndex(words, rows, numbers),
  }
}

function encodeSearchIndex(
  words: WordPostings,
  rows: readonly (IndexRow | undefined)[],
  numbers: ReadonlyMap<string, number>,
): Bytes {
  const renumbered = new Map(
    [...numbers.values()].toSorted((one, other) => one - other).map((old, at) => [old, at]),
  )
  const head = utf8(JSON.stringify({ format: 1, rows: rows.filter((row) => row !== undefined) }))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, head.length)
  return concatBytes(
    length,
    head,
    words.encode((number) => renumbered.get(number)),
  )
}

/** Undefined for bytes of another format: the index is then rebuilt. */
export function decodeSearchIndex(bytes: Bytes): SearchIndex | undefined {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
    const head = IndexHead.safeParse(JSON.parse(fromUtf8(bytes.subarray(4, 4 + length))))
    const words = decodeWordPostings(bytes.slice(4 + length))
    return head.success && words ? createSearchIndex(words, head.data.rows) : undefined
  } catch {
    return undefined
  }
}

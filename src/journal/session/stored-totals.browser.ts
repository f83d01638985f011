// Counts what the server and this device store of an open journal.
import type { SealedEntry } from '../entry.ts'
import type { JournalSync } from './sync.browser.ts'

type Total = { readonly count: number; readonly bytes: number }

export type StoredTotals = {
  readonly entries: Total
  /** Versions that the server keeps until the edit after them was read back. */
  readonly waiting: Total
  readonly list: number
  readonly key: number
  /** The copy on this device, as JSON. */
  readonly copy: Total
  readonly keyRecord: string
}

export async function storedTotals({ entries, keys, cache }: JournalSync): Promise<StoredTotals> {
  const all = [...entries.values()]
  const copied = await cache.all()
  const state = await cache.state()
  const keyRecord = JSON.stringify(keys.vault.record)
  const copy = copied.reduce((sum, entry) => sum + sizeOf(entry), state ? sizeOf(state) : 0)
  return {
    entries: totalOf(all),
    waiting: totalOf(all.flatMap(({ previous }) => previous ?? [])),
    list: bytesOf(state?.manifest?.encryptedContent ?? ''),
    key: keyRecord.length,
    copy: { count: copied.length, bytes: copy },
    keyRecord,
  }
}

function totalOf(sealed: readonly SealedEntry[]): Total {
  const bytes = sealed.reduce((sum, { encryptedContent }) => sum + bytesOf(encryptedContent), 0)
  return { count: sealed.length, bytes }
}

/** The bytes behind base64: the server stores them decoded. */
export function bytesOf(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return (base64.length / 4) * 3 - padding
}

// All of it is ASCII: base64, ids, dates and numbers.
function sizeOf(value: object): number {
  return JSON.stringify(value).length
}

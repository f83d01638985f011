// Computes the bytes that the server and this device store of an open journal.
import { journalTexts } from '../device/device.browser.ts'
import { type DeviceUnlock, deviceUnlocks } from '../device/device-unlocks.browser.ts'
import type { SealedEntry } from '../entry.ts'
import type { JournalSync } from './sync.browser.ts'

type Total = { readonly count: number; readonly bytes: number }

export type StoredTotals = {
  readonly entries: Total
  /** Versions that the server stores until the edit after them was read back. */
  readonly waiting: Total
  readonly list: number
  readonly key: number
  /** The copy on this device, as JSON. */
  readonly copy: Total
  /** Bytes of the encrypted search index on this device. */
  readonly index: number
  /** Changes that the server does not have yet, as JSON. */
  readonly outbox: Total
  /** Drafts and revisions in local storage, as text. */
  readonly texts: Total
  /** PIN and passkey records on this device: as JSON, with the bytes of the PIN's key. */
  readonly unlocks: Total
  readonly keyRecord: string
}

export async function storedTotals({
  entries,
  keys,
  cache,
  outbox,
  storage,
}: JournalSync): Promise<StoredTotals> {
  const all = [...entries.values()]
  const copied = await cache.all()
  const state = await cache.state()
  const keyRecord = JSON.stringify(keys.vault.record)
  const copy = jsonTotal(copied)
  const { owner, kid } = keys.vault
  const texts = journalTexts(storage, owner)
  return {
    entries: totalOf(all),
    waiting: totalOf(all.flatMap(({ previous }) => previous ?? [])),
    list: bytesOf(state?.manifest?.encryptedContent ?? ''),
    key: keyRecord.length,
    copy: { ...copy, bytes: copy.bytes + (state ? sizeOf(state) : 0) },
    index: (await cache.index())?.length ?? 0,
    outbox: jsonTotal(await outbox.all()),
    texts: { count: texts.length, bytes: texts.reduce((sum, text) => sum + text.length, 0) },
    unlocks: unlockTotal(await deviceUnlocks(owner, kid)),
    keyRecord,
  }
}

const deviceKeyBytes = 32

/** The PIN's key cannot be read by scripts, so its known length is counted. */
export function unlockTotal(unlocks: readonly DeviceUnlock[]): Total {
  const sizes = unlocks.map((unlock) => {
    if (unlock.kind === 'passkey') return sizeOf(unlock)
    const { deviceKey: _, ...record } = unlock
    return sizeOf(record) + deviceKeyBytes
  })
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

function totalOf(sealed: readonly SealedEntry[]): Total {
  const bytes = sealed.reduce((sum, { encryptedContent }) => sum + bytesOf(encryptedContent), 0)
  return { count: sealed.length, bytes }
}

/** The decoded size of base64: the server stores the bytes. */
export function bytesOf(base64: string): number {
  const padding = base64.match(/={0,2}$/)?.[0] ?? ''
  return (base64.length / 4) * 3 - padding.length
}

function jsonTotal(values: readonly object[]): Total {
  return { count: values.length, bytes: values.reduce((sum, value) => sum + sizeOf(value), 0) }
}

// All of it is ASCII: base64, ids, dates and numbers.
export function sizeOf(value: object): number {
  return JSON.stringify(value).length
}

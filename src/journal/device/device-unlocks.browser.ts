// The data keys that open the journal on this device without its password, wrapped, in IndexedDB. Deleted at logout unless the device is
// the member's own.
import { z } from 'zod/mini'
import { openMemberDatabase, resultOf } from '../../platform/browser/device-data.browser.ts'
import { Derivation } from '../crypto/envelope.ts'

/** The number of wrong PINs after which the device deletes the PIN. */
export const maxAttempts = 5

const PinUnlock = z.object({
  kind: z.literal('pin'),
  kid: z.string(),
  kdf: Derivation,
  sealed: z.string(),
  deviceKey: z.custom<CryptoKey>((key) => key instanceof CryptoKey),
  /** The number of attempts since the last successful one. */
  attempts: z.number(),
})
export type PinUnlock = z.infer<typeof PinUnlock>

const PasskeyUnlock = z.object({
  kind: z.literal('passkey'),
  kid: z.string(),
  credential: z.string(),
  salt: z.string(),
  wrap: z.object({ iv: z.string(), ct: z.string() }),
})
export type PasskeyUnlock = z.infer<typeof PasskeyUnlock>

const DeviceUnlock = z.discriminatedUnion('kind', [PinUnlock, PasskeyUnlock])
export type DeviceUnlock = z.infer<typeof DeviceUnlock>

const store = 'unlocks'

function open(owner: string): Promise<IDBDatabase> {
  return openMemberDatabase(`cairn-journal-unlock-${owner}`, 1, (created) => {
    created.createObjectStore(store, { keyPath: 'kind' })
  })
}

/** Runs `work` in one transaction. Its writes are on disk when this resolves. */
async function change<Value>(
  owner: string,
  work: (unlocks: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open(owner)
  try {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
    const value = await work(transaction.objectStore(store))
    await done
    return value
  } finally {
    database.close()
  }
}

/** The PIN and passkey records for the journal's current key; others are deleted. Empty if the browser has no storage. */
export function deviceUnlocks(owner: string, kid: string): Promise<DeviceUnlock[]> {
  const read = change(owner, async (unlocks) => {
    const all: unknown[] = await resultOf(unlocks.getAll())
    const current = all.flatMap((each) => {
      const parsed = DeviceUnlock.safeParse(each)
      return parsed.success && parsed.data.kid === kid ? [parsed.data] : []
    })
    if (current.length < all.length) {
      unlocks.clear()
      for (const unlock of current) unlocks.put(unlock)
    }
    return current
  })
  return read.catch(() => [])
}

export async function storeDeviceUnlock(owner: string, unlock: DeviceUnlock): Promise<void> {
  await change(owner, (unlocks) => resultOf(unlocks.put(unlock)))
}

export async function deleteDeviceUnlock(owner: string, kind: DeviceUnlock['kind']): Promise<void> {
  await change(owner, (unlocks) => resultOf(unlocks.delete(kind)))
}

/**
 * Counts an attempt before it is made, so that closing the tab or using two tabs gives no further attempts. Undefined if there is no PIN,
 * or if no attempt remains: then the PIN and its key are deleted.
 */
export function takeAttempt(owner: string): Promise<PinUnlock | undefined> {
  return change(owner, async (unlocks) => {
    const parsed = PinUnlock.safeParse(await resultOf(unlocks.get('pin')))
    if (!parsed.success) return undefined
    const counted = { ...parsed.data, attempts: parsed.data.attempts + 1 }
    if (counted.attempts > maxAttempts) unlocks.delete('pin')
    else unlocks.put(counted)
    return counted.attempts > maxAttempts ? undefined : counted
  })
}

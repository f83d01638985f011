// Encrypted storage on this device with a non-extractable key. Does not protect against a person who has the unlocked
// device, and the page says so.
import { openDeviceDatabase, resultOf } from '../../platform/browser/device-data.browser.ts'

export const databaseName = 'cairn-kept'
const stores = ['keys', 'secrets'] as const

type EncryptedValue = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }
type StoredSecret = { key: CryptoKey | undefined; value: EncryptedValue | undefined }

async function transact<Value>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore, secrets: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openDeviceDatabase(databaseName, 1, (created) => {
    for (const store of stores) created.createObjectStore(store)
  })
  try {
    const transaction = database.transaction(stores, mode)
    const stored = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The data was not stored.')),
      )
    })
    const [value] = await Promise.all([
      work(transaction.objectStore('keys'), transaction.objectStore('secrets')),
      stored,
    ])
    return value
  } finally {
    database.close()
  }
}

function load(name: string): Promise<StoredSecret> {
  return transact('readonly', async (keys, secrets) => {
    const [key, value] = await Promise.all([
      resultOf<CryptoKey | undefined>(keys.get(name)),
      resultOf<EncryptedValue | undefined>(secrets.get(name)),
    ])
    return { key, value }
  })
}

async function decrypt({ key, value }: StoredSecret): Promise<unknown> {
  if (!key || !value) return undefined
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: value.iv }, key, value.sealed)
  return JSON.parse(new TextDecoder().decode(plain))
}

async function encrypt(key: CryptoKey, value: unknown): Promise<EncryptedValue> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) }
}

/** Reads a value; undefined if there is none. */
export async function readSecret(name: string): Promise<unknown> {
  return decrypt(await load(name))
}

/**
 * Encrypts and stores what `change` returns for the stored value, and nothing if that is undefined. If another tab has
 * stored a value meanwhile, `change` runs again with that one. There is no lock, because Firefox keeps the lock of a page
 * that it freezes for Back. Rejects if the browser has no storage.
 */
export async function changeSecret(name: string, change: (stored: unknown) => unknown): Promise<void> {
  for (;;) {
    const stored = await load(name)
    const next = change(await decrypt(stored))
    if (next === undefined) return
    const key = stored.key ?? (await newKey())
    const value = await encrypt(key, next)
    if (await replace(name, stored.value, { key, value })) return
  }
}

function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** False if another value than `expected` is stored. */
function replace(name: string, expected: EncryptedValue | undefined, by: StoredSecret): Promise<boolean> {
  return transact('readwrite', async (keys, secrets) => {
    const found = await resultOf<EncryptedValue | undefined>(secrets.get(name))
    if (found?.iv.join() !== expected?.iv.join()) return false
    keys.put(by.key, name)
    secrets.put(by.value, name)
    return true
  })
}

/** The keys in a value that stores several of them by id. */
export function keysOf(stored: unknown): Record<string, string> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Deletes all values but one. */
export async function deleteOtherSecrets(kept: string): Promise<void> {
  const names = await transact('readonly', (_, secrets) => resultOf(secrets.getAllKeys()))
  for (const each of names) if (each !== kept) await deleteSecret(String(each))
}

/** Deletes the value and its key. */
export async function deleteSecret(name: string): Promise<void> {
  await transact('readwrite', async (keys, secrets) => {
    secrets.delete(name)
    keys.delete(name)
  })
}

// Encrypted storage on this device with a non-extractable key. Does not protect against a person who has the unlocked
// device, and the page says so.

export const databaseName = 'cairn-kept'
const stores = ['keys', 'secrets'] as const

type EncryptedValue = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores) request.result.createObjectStore(store)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('This browser does not store data.')),
    )
  })
}

async function within<Value>(
  store: (typeof stores)[number],
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The data was not stored.')),
      )
    })
  } finally {
    database.close()
  }
}

async function keyOf(name: string): Promise<CryptoKey> {
  const stored = await within<CryptoKey | undefined>('keys', 'readonly', (store) => store.get(name))
  if (stored) return stored
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs can create a key at once: the first one wins.
  await within('keys', 'readwrite', (store) => store.add(key, name)).catch(() => undefined)
  return (await within<CryptoKey | undefined>('keys', 'readonly', (store) => store.get(name))) ?? key
}

/** Encrypts and stores a value. Rejects if the browser has no storage. */
export async function storeSecret(name: string, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(name), plain)
  const stored: EncryptedValue = { iv, sealed }
  await within('secrets', 'readwrite', (store) => store.put(stored, name))
}

/** Reads a value; undefined if there is none. */
export async function readSecret(name: string): Promise<unknown> {
  const stored = await within<EncryptedValue | undefined>('secrets', 'readonly', (store) => store.get(name))
  if (!stored) return undefined
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: stored.iv },
    await keyOf(name),
    stored.sealed,
  )
  return JSON.parse(new TextDecoder().decode(plain))
}

/** Deletes all values but one. */
export async function deleteOtherSecrets(kept: string): Promise<void> {
  const names = await within('secrets', 'readonly', (store) => store.getAllKeys())
  for (const each of names) if (each !== kept) await deleteSecret(String(each))
}

/** Deletes the value and its key. */
export async function deleteSecret(name: string): Promise<void> {
  await within('secrets', 'readwrite', (store) => store.delete(name))
  await within('keys', 'readwrite', (store) => store.delete(name))
}

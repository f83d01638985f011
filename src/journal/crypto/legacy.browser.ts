// Format v1 of the specification: fixed salt, 100,000 rounds, no authenticated data. Read only.
import { fromBase64, fromUtf8, utf8 } from './bytes.ts'
import { unseal } from './cipher.browser.ts'

const subtle = globalThis.crypto.subtle
const nothing = new Uint8Array(0)
const salt = 'cairn-journal-v1'
const rounds = 100_000

export async function deriveLegacyKey(password: string): Promise<CryptoKey> {
  const secret = await subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveKey'])
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: utf8(salt), iterations: rounds },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** v1 has no authenticated data; the tag alone shows whether the key is right. */
export async function openLegacy(key: CryptoKey, encryptedContent: string): Promise<string | undefined> {
  const opened = await unseal(key, fromBase64(encryptedContent), nothing)
  if (!opened) return undefined
  try {
    return fromUtf8(opened)
  } catch {
    return undefined
  }
}

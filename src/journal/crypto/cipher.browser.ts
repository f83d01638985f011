// The journal's cipher, AES-256-GCM. Browser only: an import from server code is a compile error.
import { type Bytes, concatBytes } from './bytes.ts'

const subtle = globalThis.crypto.subtle
const ivBytes = 12
const tagBytes = 16

export function randomBytes(count: number): Bytes {
  return globalThis.crypto.getRandomValues(new Uint8Array(count))
}

/** `iv ‖ ciphertext ‖ tag`. The iv is random, 12 bytes; only test vectors name one. */
export async function seal(
  key: CryptoKey,
  plain: Bytes,
  data: Bytes,
  iv: Bytes = randomBytes(ivBytes),
): Promise<Bytes> {
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: data, tagLength: 128 },
    key,
    plain,
  )
  return concatBytes(iv, new Uint8Array(sealed))
}

/** Returns `undefined` for a wrong key or any change of iv, ciphertext, tag or authenticated data. */
export async function unseal(
  key: CryptoKey,
  sealed: Bytes | undefined,
  data: Bytes,
): Promise<Bytes | undefined> {
  if (!sealed || sealed.length < ivBytes + tagBytes) return undefined
  try {
    const iv = sealed.slice(0, ivBytes)
    const opened = await subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: data, tagLength: 128 },
      key,
      sealed.slice(ivBytes),
    )
    return new Uint8Array(opened)
  } catch {
    return undefined
  }
}

// Derives every key of the journal: from the password, the recovery code, a passkey, and from the data key.
import { type Bytes, fromBase64, toBase64, utf8 } from './bytes.ts'
import { randomBytes } from './cipher.browser.ts'
import type { Derivation } from './envelope.ts'

const subtle = globalThis.crypto.subtle

/** Argon2id with 64 MiB and three passes; without WebAssembly (Lockdown Mode) a million rounds of PBKDF2. */
export function newDerivation(webAssembly: boolean = typeof WebAssembly === 'object'): Derivation {
  const salt = toBase64(randomBytes(16))
  return webAssembly
    ? { name: 'argon2id', memoryKib: 65_536, passes: 3, lanes: 1, salt }
    : { name: 'pbkdf2-sha256', rounds: 1_000_000, salt }
}

/** Derives the key that wraps the data key. Takes about half a second and 64 MiB. */
export async function derivePasswordKey(password: string, kdf: Derivation): Promise<CryptoKey> {
  const secret = utf8(password.normalize('NFKC'))
  const salt = fromBase64(kdf.salt) ?? new Uint8Array(0)
  const stretched =
    kdf.name === 'argon2id' ? await argon2(secret, salt, kdf) : await pbkdf2(secret, salt, kdf.rounds)
  const key = await wrappingKey(stretched, new Uint8Array(0), 'cairn journal kek v2')
  secret.fill(0)
  stretched.fill(0)
  return key
}

export type DerivePasswordKey = typeof derivePasswordKey

async function argon2(
  secret: Bytes,
  salt: Bytes,
  kdf: Extract<Derivation, { name: 'argon2id' }>,
): Promise<Bytes> {
  // Workers have it in their bundle. A page loads it only if no worker can be started.
  const { argon2id } = await import('./argon2.browser.ts')
  const key = await argon2id({
    password: secret,
    salt,
    parallelism: kdf.lanes,
    iterations: kdf.passes,
    memorySize: kdf.memoryKib,
    hashLength: 32,
    outputType: 'binary',
  })
  return new Uint8Array(key)
}

async function pbkdf2(secret: Bytes, salt: Bytes, rounds: number): Promise<Bytes> {
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  )
  return new Uint8Array(bits)
}

export function deriveRecoveryKey(code: Bytes, salt: Bytes): Promise<CryptoKey> {
  return wrappingKey(code, salt, 'cairn journal recovery v2')
}

/** `secret` is the 32-byte output of the passkey's PRF extension. */
export function derivePasskeyKey(secret: Bytes): Promise<CryptoKey> {
  return wrappingKey(secret, new Uint8Array(0), 'cairn journal passkey v2')
}

async function wrappingKey(secret: Bytes, salt: Bytes, info: string): Promise<CryptoKey> {
  return deriveKey(await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']), info, salt)
}

/** Imports the data key as non-extractable. */
export function importDataKey(bytes: Bytes): Promise<CryptoKey> {
  return subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey', 'deriveBits'])
}

/** Commits a wrap to one data key: AES-GCM alone is not key-committing. */
export function deriveCommitment(key: CryptoKey): Promise<Bytes> {
  return derivedBits(key, 'cairn journal commit v2')
}

/** Proves to the server that the client knows the data key. Reveals nothing about the key or the password. */
export function deriveKeyChangeProof(key: CryptoKey): Promise<Bytes> {
  return derivedBits(key, 'cairn journal key change v2')
}

async function derivedBits(key: CryptoKey, info: string): Promise<Bytes> {
  return new Uint8Array(await subtle.deriveBits(hkdf(info, new Uint8Array(0)), key, 256))
}

export function deriveKey(key: CryptoKey, info: string, salt: Bytes = new Uint8Array(0)): Promise<CryptoKey> {
  return subtle.deriveKey(hkdf(info, salt), key, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

function hkdf(info: string, salt: Bytes): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(info) }
}

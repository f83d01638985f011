// Format v2: key record, authenticated data, padding, minimum parameters.
import { z } from 'zod/mini'
import { type Bytes, concatBytes, utf8 } from './bytes.ts'

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(400))

const Argon2id = z.strictObject({
  name: z.literal('argon2id'),
  memoryKib: z.int(),
  passes: z.int(),
  lanes: z.int(),
  salt: base64,
})
const Pbkdf2 = z.strictObject({ name: z.literal('pbkdf2-sha256'), rounds: z.int(), salt: base64 })
export const Derivation = z.discriminatedUnion('name', [Argon2id, Pbkdf2])
export type Derivation = z.infer<typeof Derivation>

/** The wrapped data key, as the server stores it. Useless without the password or the recovery code. */
export const KeyRecord = z.strictObject({
  v: z.literal(2),
  owner: z.uuid(),
  kid: z.uuid(),
  revision: z.int().check(z.minimum(1)),
  kdf: Derivation,
  wrap: z.strictObject({ iv: base64, ct: base64 }),
  recovery: z.nullable(z.strictObject({ salt: base64, iv: base64, ct: base64 })),
  /** Data keys that this one replaced, each wrapped with it: entries are re-encrypted in the background. */
  older: z.optional(
    z.array(z.strictObject({ kid: z.uuid(), iv: base64, ct: base64 })).check(z.maxLength(200)),
  ),
})
export type KeyRecord = z.infer<typeof KeyRecord>

/** Sent with `encryptedContent`; absent on v1 entries. */
export const Seal = z.strictObject({
  v: z.literal(2),
  kid: z.uuid(),
  eid: z.uuid(),
  seq: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
})
export type Seal = z.infer<typeof Seal>

/** Why a valid key record is refused. A server must not be able to weaken the key derivation. */
export function keyRecordWeakness(kdf: Derivation): string | undefined {
  const saltBytes = Math.floor((kdf.salt.replaceAll('=', '').length * 3) / 4)
  if (saltBytes < 16) return 'salt'
  if (kdf.name === 'pbkdf2-sha256')
    return kdf.rounds < 600_000 || kdf.rounds > 20_000_000 ? 'rounds' : undefined
  if (kdf.memoryKib < 19_456 || kdf.memoryKib > 1_048_576) return 'memory'
  if (kdf.passes < 2 || kdf.passes > 20) return 'passes'
  return kdf.lanes < 1 || kdf.lanes > 8 ? 'lanes' : undefined
}

type Plain = string | number | { readonly [name: string]: Plain }

/** JSON with sorted keys and no white space, as authenticated data. */
export function canonicalJson(value: Plain): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? '')}`).join(',')}}`
}

export type Owner = { readonly owner: string; readonly kid: string }

export function wrapData({ owner, kid }: Owner, revision: number, kdf: Derivation): Bytes {
  return utf8(canonicalJson({ t: 'dek', v: 2, uid: owner, kid, rev: revision, kdf }))
}

export function recoveryData({ owner, kid }: Owner, salt: string): Bytes {
  return utf8(canonicalJson({ t: 'dek-recovery', v: 2, uid: owner, kid, salt }))
}

export function olderKeyData({ owner, kid }: Owner, olderKid: string): Bytes {
  return utf8(canonicalJson({ t: 'dek-older', v: 2, uid: owner, kid, old: olderKid }))
}

export function entryData({ owner, kid }: Owner, eid: string, seq: number): Bytes {
  return utf8(canonicalJson({ t: 'entry', v: 2, uid: owner, eid, kid, seq }))
}

export function manifestData({ owner, kid }: Owner, revision: number): Bytes {
  return utf8(canonicalJson({ t: 'manifest', v: 2, uid: owner, kid, rev: revision }))
}

export function draftData({ owner, kid }: Owner, eid: string): Bytes {
  return utf8(canonicalJson({ t: 'draft', v: 2, uid: owner, eid, kid }))
}

export function pinData({ owner, kid }: Owner, kdf: Derivation): Bytes {
  return utf8(canonicalJson({ t: 'dek-pin', v: 2, uid: owner, kid, kdf }))
}

export function passkeyData({ owner, kid }: Owner, credential: string): Bytes {
  return utf8(canonicalJson({ t: 'dek-passkey', v: 2, uid: owner, kid, credential }))
}

export function indexData({ owner, kid }: Owner): Bytes {
  return utf8(canonicalJson({ t: 'index', v: 2, uid: owner, kid }))
}

const bucketBytes = 256

/** Pads to a multiple of 256 bytes behind a 4-byte length, so that the server sees only a size class. */
export function pad(bytes: Bytes): Bytes {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes.length)
  const rest = (bucketBytes - ((bytes.length + 4) % bucketBytes)) % bucketBytes
  return concatBytes(length, bytes, new Uint8Array(rest))
}

export function unpad(bytes: Bytes): Bytes | undefined {
  if (bytes.length < 4 || bytes.length % bucketBytes !== 0) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (length + 4 > bytes.length || bytes.length - length - 4 >= bucketBytes) return undefined
  return bytes.subarray(length + 4).every((byte) => byte === 0) ? bytes.slice(4, length + 4) : undefined
}

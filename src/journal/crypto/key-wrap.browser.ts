// Wraps a data key with another key, together with a commitment to it.
import { type Bytes, concatBytes, fromBase64, sameBytes, toBase64 } from './bytes.ts'
import { randomBytes, seal, unseal } from './cipher.browser.ts'
import { type KeyRecord, type Owner, olderKeyData, recoveryData } from './envelope.ts'
import { deriveCommitment, deriveKey, deriveRecoveryKey, importDataKey } from './key-derivation.browser.ts'
import { formatRecoveryCode, recoveryBytes } from './recovery-code.ts'

export type KeyWrap = { readonly iv: string; readonly ct: string }

export async function wrapKey(wrappingKey: CryptoKey, bytes: Bytes, data: Bytes): Promise<KeyWrap> {
  const sealed = await seal(
    wrappingKey,
    concatBytes(bytes, await deriveCommitment(await importDataKey(bytes))),
    data,
  )
  return { iv: toBase64(sealed.slice(0, 12)), ct: toBase64(sealed.slice(12)) }
}

export async function unwrapKey(
  wrappingKey: CryptoKey,
  wrap: KeyWrap,
  data: Bytes,
): Promise<Bytes | undefined> {
  const iv = fromBase64(wrap.iv)
  const ct = fromBase64(wrap.ct)
  if (!iv || !ct || iv.length !== 12) return undefined
  const opened = await unseal(wrappingKey, concatBytes(iv, ct), data)
  if (opened?.length !== 64) return undefined
  const bytes = opened.slice(0, 32)
  const committed = opened.slice(32)
  opened.fill(0)
  return sameBytes(await deriveCommitment(await importDataKey(bytes)), committed) ? bytes : undefined
}

/** Wraps the data key with a recovery code: the given one, or a new one. */
export async function wrapForRecovery(
  keyOwner: Owner,
  bytes: Bytes,
  code: Bytes = randomBytes(recoveryBytes),
): Promise<{ wrap: NonNullable<KeyRecord['recovery']>; code: string }> {
  const salt = toBase64(randomBytes(16))
  const wrappingKey = await deriveRecoveryKey(code, fromBase64(salt) ?? new Uint8Array(0))
  const wrap = await wrapKey(wrappingKey, bytes, recoveryData(keyOwner, salt))
  return { wrap: { salt, ...wrap }, code: formatRecoveryCode(code) }
}

type OlderKey = NonNullable<KeyRecord['older']>[number]

export async function wrapOlderKey(
  keyOwner: Owner,
  key: CryptoKey,
  olderKid: string,
  bytes: Bytes,
): Promise<OlderKey> {
  const wrap = await wrapKey(await olderKeyWrapping(key, olderKid), bytes, olderKeyData(keyOwner, olderKid))
  return { kid: olderKid, ...wrap }
}

export async function unwrapOlderKey(
  keyOwner: Owner,
  key: CryptoKey,
  { kid, ...wrap }: OlderKey,
): Promise<Bytes | undefined> {
  return unwrapKey(await olderKeyWrapping(key, kid), wrap, olderKeyData(keyOwner, kid))
}

function olderKeyWrapping(key: CryptoKey, olderKid: string): Promise<CryptoKey> {
  return deriveKey(key, `cairn journal older key v2\0${olderKid}`)
}

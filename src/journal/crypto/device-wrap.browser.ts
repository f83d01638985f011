// Wraps the data key for this device only: with a passkey's secret, or with a PIN and a key stored on the device.
import { type Bytes, concatBytes, fromBase64, toBase64 } from './bytes.ts'
import { seal, unseal } from './cipher.browser.ts'
import { type Derivation, type Owner, passkeyData, pinData } from './envelope.ts'
import { type DerivePasswordKey, derivePasskeyKey, newDerivation } from './key-derivation.browser.ts'
import { type KeyWrap, unwrapKey, wrapKey } from './key-wrap.browser.ts'

/** `sealed` is the PIN's wrap, encrypted again with the device's key: opening it needs both. */
export type PinWrap = { readonly kdf: Derivation; readonly sealed: string }

/** A key that the browser stores and no script can read. */
export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function wrapWithPin(
  keyOwner: Owner,
  bytes: Bytes,
  { pin, deviceKey }: { pin: string; deviceKey: CryptoKey },
  fromPassword: DerivePasswordKey,
): Promise<PinWrap> {
  const kdf = newDerivation()
  const data = pinData(keyOwner, kdf)
  const { iv, ct } = await wrapKey(await fromPassword(pin, kdf), bytes, data)
  const inner = concatBytes(fromBase64(iv) ?? new Uint8Array(0), fromBase64(ct) ?? new Uint8Array(0))
  return { kdf, sealed: toBase64(await seal(deviceKey, inner, data)) }
}

/** Undefined for a wrong PIN or device key. */
export async function unwrapWithPin(
  keyOwner: Owner,
  { kdf, sealed }: PinWrap,
  { pin, deviceKey }: { pin: string; deviceKey: CryptoKey },
  fromPassword: DerivePasswordKey,
): Promise<Bytes | undefined> {
  const data = pinData(keyOwner, kdf)
  const inner = await unseal(deviceKey, fromBase64(sealed), data)
  if (!inner) return undefined
  const wrap = { iv: toBase64(inner.slice(0, 12)), ct: toBase64(inner.slice(12)) }
  return unwrapKey(await fromPassword(pin, kdf), wrap, data)
}

export type PasskeySecret = { readonly credential: string; readonly secret: Bytes }

export async function wrapWithPasskey(
  keyOwner: Owner,
  bytes: Bytes,
  { credential, secret }: PasskeySecret,
): Promise<KeyWrap> {
  return wrapKey(await derivePasskeyKey(secret), bytes, passkeyData(keyOwner, credential))
}

export async function unwrapWithPasskey(
  keyOwner: Owner,
  wrap: KeyWrap,
  { credential, secret }: PasskeySecret,
): Promise<Bytes | undefined> {
  return unwrapKey(await derivePasskeyKey(secret), wrap, passkeyData(keyOwner, credential))
}

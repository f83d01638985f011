import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeSearchIndex } from '../search/search-index.ts'
import { requireGoodPin } from '../session/device-unlock.browser.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import {
  newDeviceKey,
  unwrapWithPasskey,
  unwrapWithPin,
  wrapWithPasskey,
  wrapWithPin,
} from './device-wrap.browser.ts'
import { openIndex } from './entry-cipher.browser.ts'
import { indexData, passkeyData, pinData } from './envelope.ts'
import { derivePasswordKey, importDataKey } from './key-derivation.browser.ts'

const known = JSON.parse(
  readFileSync(new URL('../../../docs/decisions/0015-journal-vectors.json', import.meta.url), 'utf8'),
)
const { owner, kid, dataKey: knownKey } = known.v2
const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const toHex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex')
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()
const who = { owner, kid }
const importedKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

test('a passkey’s wrap matches the test vectors, and another secret or credential does not open it', async () => {
  const { secret, credential, wrap, authenticatedData } = known.passkey
  expect(text(passkeyData(who, credential))).toBe(authenticatedData)
  const passkey = { credential, secret: hex(secret) }
  expect(toHex(await unwrapWithPasskey(who, wrap, passkey))).toBe(knownKey)
  for (const other of [
    { ...passkey, secret: hex(secret).fill(0) },
    { ...passkey, credential: 'other' },
  ])
    expect(await unwrapWithPasskey(who, wrap, other)).toBeUndefined()
  expect(await unwrapWithPasskey({ owner, kid: owner }, wrap, passkey)).toBeUndefined()
  const again = await wrapWithPasskey(who, hex(knownKey), passkey)
  expect(toHex(await unwrapWithPasskey(who, again, passkey))).toBe(knownKey)
})

test('a PIN’s wrap matches the test vectors, and opens only together with the device’s key', async () => {
  const { pin, kdf, deviceKey, sealed, authenticatedData } = known.pin
  expect(text(pinData(who, kdf))).toBe(authenticatedData)
  const key = await importedKey(hex(deviceKey))
  const wrap = { kdf, sealed }
  expect(toHex(await unwrapWithPin(who, wrap, { pin, deviceKey: key }, derivePasswordKey))).toBe(knownKey)
  expect(await unwrapWithPin(who, wrap, { pin: '7303', deviceKey: key }, derivePasswordKey)).toBeUndefined()
  const other = { pin, deviceKey: await newDeviceKey() }
  expect(await unwrapWithPin(who, wrap, other, derivePasswordKey)).toBeUndefined()
  const changed = (fromBase64(sealed) ?? new Uint8Array(0)).map((byte, at) => (at === 50 ? byte ^ 1 : byte))
  expect(
    await unwrapWithPin(who, { kdf, sealed: toBase64(changed) }, { pin, deviceKey: key }, derivePasswordKey),
  ).toBeUndefined()
})

test('a key that a PIN wraps can be unwrapped, and no script can read the device’s key', async () => {
  const deviceKey = await newDeviceKey()
  const wrap = await wrapWithPin(who, hex(knownKey), { pin: '7302', deviceKey }, derivePasswordKey)
  expect(toHex(await unwrapWithPin(who, wrap, { pin: '7302', deviceKey }, derivePasswordKey))).toBe(knownKey)
  for (const format of ['raw', 'jwk'] as const)
    await expect(crypto.subtle.exportKey(format, deviceKey)).rejects.toThrow()
})

test('a stored search index matches the test vectors', async () => {
  const { authenticatedData, sealed } = known.index
  expect(text(indexData(who))).toBe(authenticatedData)
  const vault = {
    ...who,
    key: await importDataKey(hex(knownKey)),
    record: known.v2.argon2id,
    older: new Map(),
  }
  const bytes = await openIndex(vault, fromBase64(sealed) ?? new Uint8Array(0))
  const index = bytes && decodeSearchIndex(bytes)
  expect(index?.find({ words: 'riv', mood: 'steady', tag: 'walk' })).toEqual({ count: 1, ids: ['a'] })
  expect(index?.find({ words: 'sea', mood: '', tag: '' })).toEqual({ count: 0, ids: [] })
})

test('an easily guessed PIN is refused', () => {
  for (const pin of ['0000', '1234', '4321', '98765', '123', '12a4', '1234567890123', ''])
    expect(() => requireGoodPin(pin), pin).toThrow()
  for (const pin of ['7302', '1357', '112233']) expect(() => requireGoodPin(pin), pin).not.toThrow()
})

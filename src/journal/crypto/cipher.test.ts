import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealLegacy } from '../testing/legacy-entries.browser.ts'
import { content, owner, quickVault } from '../testing/quick-vault.browser.ts'
import { fromBase64, toBase64, utf8 } from './bytes.ts'
import { seal, unseal } from './cipher.browser.ts'
import { openEntryContent, openManifest, sealEntryContent } from './entry-cipher.browser.ts'
import { encodeEntryContent } from './entry-content.ts'
import {
  entryData,
  type KeyRecord,
  keyRecordWeakness,
  olderKeyData,
  pad,
  recoveryData,
  unpad,
  wrapData,
} from './envelope.ts'
import {
  deriveCommitment,
  deriveKey,
  derivePasswordKey,
  importDataKey,
  newDerivation,
} from './key-derivation.browser.ts'
import { keyVerifier, rotateKey } from './key-rotation.browser.ts'
import { deriveLegacyKey, openLegacy } from './legacy.browser.ts'
import { openVault, openVaultByRecoveryCode, parseKeyRecord } from './vault.browser.ts'

const known = JSON.parse(
  readFileSync(new URL('../../../docs/decisions/0015-journal-vectors.json', import.meta.url), 'utf8'),
)

const { v1, v2 } = known

const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

function knownRecord(way: 'argon2id' | 'pbkdf2'): KeyRecord {
  const { salt, iv, ct } = v2.recovery
  const { kdf, wrap } = v2[way]
  return { v: 2, owner, kid: v2.kid, revision: 1, kdf, wrap, recovery: { salt, iv, ct } }
}

test('a v1 entry matches the test vectors, both ways', async () => {
  const key = await deriveLegacyKey(v1.password)
  expect(await openLegacy(key, v1.encryptedContent)).toBe(v1.text)
  expect(await sealLegacy(key, v1.text, hex(v1.iv))).toBe(v1.encryptedContent)
  expect(await openLegacy(await deriveLegacyKey('another password'), v1.encryptedContent)).toBeUndefined()
})

test.each(['argon2id', 'pbkdf2'] as const)('a vault with %s matches the test vectors', async (way) => {
  const record = parseKeyRecord(knownRecord(way), owner)
  const vault = await openVault(record, v2.password)
  expect(
    await openEntryContent(vault, v2.entry.encryptedContent, { v: 2, kid: v2.kid, eid: v2.eid, seq: 1 }),
  ).toEqual(v2.entry.page)
  expect(text(wrapData(record, 1, record.kdf))).toBe(v2[way].authenticatedData)
})

test('recovery code and manifest match the test vectors', async () => {
  const record = knownRecord('argon2id')
  const vault = await openVaultByRecoveryCode(record, v2.recovery.code.toLowerCase().replaceAll('-', ' '))
  expect(text(recoveryData(record, v2.recovery.salt))).toBe(v2.recovery.authenticatedData)
  expect([...((await openManifest(vault, 7, v2.manifest.encryptedContent)) ?? [])]).toEqual(v2.manifest.rows)
})

test('encrypting the known entry with the known iv gives the known bytes', async () => {
  const key = await importDataKey(hex(v2.dataKey))
  expect(toHex(await deriveCommitment(key))).toBe(v2.commitment)
  const entryKey = await deriveKey(key, `cairn journal entry v2\0${v2.eid}`)
  const data = entryData({ owner, kid: v2.kid }, v2.eid, 1)
  expect(text(data)).toBe(v2.entry.authenticatedData)
  const sealed = await seal(entryKey, pad(encodeEntryContent(v2.entry.page)), data, hex(v2.entry.iv))
  expect(toBase64(sealed)).toBe(v2.entry.encryptedContent)
})

test('any text is decrypted unchanged', async () => {
  const { vault } = await quickVault()
  const eid = crypto.randomUUID()
  const writing = fc.record({
    text: fc.string({ unit: 'binary', maxLength: 700 }),
    title: fc.string({ unit: 'grapheme' }),
    mood: fc.constantFrom('heavy', 'hopeful', null),
    tags: fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
    writtenAt: fc.constant(content.writtenAt),
  })
  await fc.assert(
    fc.asyncProperty(writing, async (written) => {
      const { encryptedContent, enc } = await sealEntryContent(vault, eid, 1, written)
      expect(await openEntryContent(vault, encryptedContent, enc)).toEqual(written)
      expect((fromBase64(encryptedContent)?.length ?? 0) % 256).toBe(28)
    }),
    { numRuns: 60 },
  )
  const key = await deriveLegacyKey('a stone a day')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (written) => {
      expect(await openLegacy(key, await sealLegacy(key, written))).toBe(written)
    }),
    { numRuns: 60 },
  )
})

test('every single flipped bit of iv, ciphertext, tag and authenticated data is refused', async () => {
  const { vault } = await quickVault()
  const key = await deriveKey(vault.key, 'any')
  const data = entryData(vault, crypto.randomUUID(), 1)
  const sealed = await seal(key, utf8('Today I stayed.'), data)
  expect(await unseal(key, sealed, data)).toBeDefined()
  for (let bit = 0; bit < sealed.length * 8; bit += 1)
    expect(await unseal(key, flipped(sealed, bit), data)).toBeUndefined()
  for (let bit = 0; bit < data.length * 8; bit += 1)
    expect(await unseal(key, sealed, flipped(data, bit))).toBeUndefined()
})

function flipped(bytes: Uint8Array<ArrayBuffer>, bit: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

test('entries, versions, owners and keys cannot be swapped for one another', async () => {
  const { vault } = await quickVault()
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const { encryptedContent, enc } = await sealEntryContent(vault, one, 1, content)
  expect(await openEntryContent(vault, encryptedContent, { ...enc, eid: other })).toBeUndefined()
  expect(await openEntryContent(vault, encryptedContent, { ...enc, seq: 2 })).toBeUndefined()
  expect(await openEntryContent(vault, encryptedContent, { ...enc, kid: other })).toBeUndefined()
  expect(await openEntryContent({ ...vault, owner: other }, encryptedContent, enc)).toBeUndefined()
  const second = (await quickVault()).vault
  expect(await openEntryContent(second, encryptedContent, { ...enc, kid: second.kid })).toBeUndefined()
})

test('equal texts, passwords and vaults never give equal bytes', async () => {
  const [one, other] = [(await quickVault()).vault, (await quickVault()).vault]
  expect(one.record.kdf.salt).not.toBe(other.record.kdf.salt)
  const eid = crypto.randomUUID()
  const sealed = [await sealEntryContent(one, eid, 1, content), await sealEntryContent(one, eid, 1, content)]
  expect(sealed[0]?.encryptedContent).not.toBe(sealed[1]?.encryptedContent)
})

test('a replaced key and the proof of a change match the test vectors', async () => {
  const { rotation } = v2
  const { kid, revision, wrap, older } = rotation
  const { kdf } = v2.argon2id
  const record = parseKeyRecord(
    {
      v: 2,
      owner,
      kid,
      revision,
      kdf,
      wrap,
      recovery: null,
      older: [{ kid: older.kid, iv: older.iv, ct: older.ct }],
    },
    owner,
  )
  const vault = await openVault(record, v2.password)
  expect(text(olderKeyData(vault, older.kid))).toBe(older.authenticatedData)
  expect(
    await openEntryContent(vault, v2.entry.encryptedContent, { v: 2, kid: v2.kid, eid: v2.eid, seq: 1 }),
  ).toEqual(v2.entry.page)
  expect([...((await openManifest(vault, 7, v2.manifest.encryptedContent)) ?? [])]).toEqual(v2.manifest.rows)
  expect(await keyVerifier({ key: await importDataKey(hex(v2.dataKey)) })).toBe(rotation.verifier)
  const changed = await rotateKey(knownRecord('argon2id'), {
    way: { code: v2.recovery.code },
    next: 'new one',
    newCode: false,
  })
  expect(changed.proof).toBe(rotation.proof)
})

test('without WebAssembly, a million rounds of PBKDF2 are used', async () => {
  const kdf = newDerivation(false)
  expect(kdf).toMatchObject({ name: 'pbkdf2-sha256', rounds: 1_000_000 })
  expect(keyRecordWeakness(kdf)).toBeUndefined()
  expect(newDerivation()).toMatchObject({ name: 'argon2id', memoryKib: 65_536, passes: 3 })
  expect((await derivePasswordKey('x', kdf)).extractable).toBe(false)
})

test('padding is removed exactly, and unpadded bytes are refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_100 }), (bytes) => {
      expect(unpad(pad(new Uint8Array(bytes)))).toEqual(new Uint8Array(bytes))
    }),
  )
  const spoiled = pad(utf8('x'))
  spoiled[255] = 1
  for (const bytes of [
    spoiled,
    new Uint8Array(3),
    new Uint8Array(255),
    pad(new Uint8Array(10)).slice(0, 200),
  ]) {
    expect(unpad(bytes)).toBeUndefined()
  }
})

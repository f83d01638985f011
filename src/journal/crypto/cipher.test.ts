import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64, utf8 } from './bytes.ts'
import { commitment, dataKey, derived, newDerivation, passwordKey, seal, unseal } from './cipher.browser.ts'
import { openEntryContent, openManifest, sealEntryContent } from './entry-cipher.browser.ts'
import { encodeEntryContent } from './entry-content.ts'
import {
  type Derivation,
  entryData,
  type KeyRecord,
  keyRecordWeakness,
  olderKeyData,
  pad,
  recoveryData,
  unpad,
  wrapData,
} from './envelope.ts'
import { keyVerifier, rotateKey } from './key-rotation.browser.ts'
import { legacyKey, openLegacy, sealLegacy } from './legacy.browser.ts'
import {
  newVault,
  openVault,
  openVaultByRecoveryCode,
  parseKeyRecord,
  VaultRefusal,
  wrongCode,
  wrongPassword,
} from './vault.browser.ts'

const known = JSON.parse(
  readFileSync(new URL('../../../docs/decisions/0015-journal-vectors.json', import.meta.url), 'utf8'),
)
const { v1, v2 } = known
const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

// why: a quick stand-in for half a second of Argon2id; the real one is held by the known answers.
async function quickKey(password: string, kdf: Derivation): Promise<CryptoKey> {
  return derived(await dataKey(utf8(password.normalize('NFKC'))), kdf.salt)
}

const owner = v2.owner
const page = {
  text: 'Today I stayed.',
  title: '',
  mood: null,
  tags: [],
  writtenAt: '2026-03-01T07:30:00.000Z',
}
const quickVault = (password = 'a stone a day', who = owner, withCode = false) =>
  newVault(who, password, withCode, newDerivation(), quickKey)

function knownRecord(way: 'argon2id' | 'pbkdf2'): KeyRecord {
  const { salt, iv, ct } = v2.recovery
  const { kdf, wrap } = v2[way]
  return { v: 2, owner, kid: v2.kid, revision: 1, kdf, wrap, recovery: { salt, iv, ct } }
}

test('an entry in the first form gives the known answer, both ways', async () => {
  const key = await legacyKey(v1.password)
  expect(await openLegacy(key, v1.encryptedContent)).toBe(v1.text)
  expect(await sealLegacy(key, v1.text, hex(v1.iv))).toBe(v1.encryptedContent)
  expect(await openLegacy(await legacyKey('another password'), v1.encryptedContent)).toBeUndefined()
})

test.each(['argon2id', 'pbkdf2'] as const)('a vault under %s opens as the known answer says', async (way) => {
  const record = parseKeyRecord(knownRecord(way), owner)
  const vault = await openVault(record, v2.password)
  expect(
    await openEntryContent(vault, v2.entry.encryptedContent, { v: 2, kid: v2.kid, eid: v2.eid, seq: 1 }),
  ).toEqual(v2.entry.page)
  expect(text(wrapData(record, 1, record.kdf))).toBe(v2[way].authenticatedData)
})

test('recovery code and manifest give the known answers', async () => {
  const record = knownRecord('argon2id')
  const vault = await openVaultByRecoveryCode(record, v2.recovery.code.toLowerCase().replaceAll('-', ' '))
  expect(text(recoveryData(record, v2.recovery.salt))).toBe(v2.recovery.authenticatedData)
  expect([...((await openManifest(vault, 7, v2.manifest.encryptedContent)) ?? [])]).toEqual(v2.manifest.rows)
})

test('sealing the known page with the known iv gives the known bytes', async () => {
  const key = await dataKey(hex(v2.dataKey))
  expect(toHex(await commitment(key))).toBe(v2.commitment)
  const entryKey = await derived(key, `cairn journal entry v2\0${v2.eid}`)
  const data = entryData({ owner, kid: v2.kid }, v2.eid, 1)
  expect(text(data)).toBe(v2.entry.authenticatedData)
  const sealed = await seal(entryKey, pad(encodeEntryContent(v2.entry.page)), data, hex(v2.entry.iv))
  expect(toBase64(sealed)).toBe(v2.entry.encryptedContent)
})

test('a wrong password has its own error, also when it is nearly right', async () => {
  const { vault } = await quickVault('first light')
  for (const password of ['first  light', 'First light', 'first light ', 'x']) {
    await expect(openVault(vault.record, password, quickKey)).rejects.toThrow(wrongPassword)
  }
  expect(wrongPassword).toBe('Please check your password and try again.')
})

test('a password typed on another keyboard in another form of the same letters opens the vault', async () => {
  const { vault } = await quickVault('café \ufb01rst')
  await expect(openVault(vault.record, 'cafe\u0301 first', quickKey)).resolves.toMatchObject({
    kid: vault.kid,
  })
})

test('whatever a person writes is read back exactly', async () => {
  const { vault } = await quickVault()
  const eid = crypto.randomUUID()
  const writing = fc.record({
    text: fc.string({ unit: 'binary', maxLength: 700 }),
    title: fc.string({ unit: 'grapheme' }),
    mood: fc.constantFrom('heavy', 'hopeful', null),
    tags: fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
    writtenAt: fc.constant(page.writtenAt),
  })
  await fc.assert(
    fc.asyncProperty(writing, async (written) => {
      const { encryptedContent, enc } = await sealEntryContent(vault, eid, 1, written)
      expect(await openEntryContent(vault, encryptedContent, enc)).toEqual(written)
      expect((fromBase64(encryptedContent)?.length ?? 0) % 256).toBe(28)
    }),
    { numRuns: 60 },
  )
  const key = await legacyKey('a stone a day')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (written) => {
      expect(await openLegacy(key, await sealLegacy(key, written))).toBe(written)
    }),
    { numRuns: 60 },
  )
})

test('every single flipped bit of iv, ciphertext, tag and authenticated data is refused', async () => {
  const { vault } = await quickVault()
  const key = await derived(vault.key, 'any')
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
  const { encryptedContent, enc } = await sealEntryContent(vault, one, 1, page)
  expect(await openEntryContent(vault, encryptedContent, { ...enc, eid: other })).toBeUndefined()
  expect(await openEntryContent(vault, encryptedContent, { ...enc, seq: 2 })).toBeUndefined()
  expect(await openEntryContent(vault, encryptedContent, { ...enc, kid: other })).toBeUndefined()
  expect(await openEntryContent({ ...vault, owner: other }, encryptedContent, enc)).toBeUndefined()
  const second = (await quickVault()).vault
  expect(await openEntryContent(second, encryptedContent, { ...enc, kid: second.kid })).toBeUndefined()
})

test('equal texts, passwords and vaults leave nothing equal behind', async () => {
  const [one, other] = [(await quickVault()).vault, (await quickVault()).vault]
  expect(one.record.kdf.salt).not.toBe(other.record.kdf.salt)
  const eid = crypto.randomUUID()
  const sealed = [await sealEntryContent(one, eid, 1, page), await sealEntryContent(one, eid, 1, page)]
  expect(sealed[0]?.encryptedContent).not.toBe(sealed[1]?.encryptedContent)
})

test('a server cannot make guessing cheaper, choose the salt, or hand over another vault', async () => {
  const { vault } = await quickVault()
  const { record } = vault
  const argon = { name: 'argon2id', memoryKib: 65_536, passes: 3, lanes: 1, salt: record.kdf.salt } as const
  const weak: Derivation[] = [
    { ...argon, memoryKib: 19_455 },
    { ...argon, passes: 1 },
    { ...argon, memoryKib: 4_194_304 },
    { ...argon, salt: 'AAAA' },
    { name: 'pbkdf2-sha256', rounds: 599_999, salt: record.kdf.salt },
    { name: 'pbkdf2-sha256', rounds: 100_000_000, salt: record.kdf.salt },
  ]
  for (const kdf of weak) {
    expect(keyRecordWeakness(kdf)).toBeDefined()
    expect(() => parseKeyRecord({ ...record, kdf }, owner)).toThrow(VaultRefusal)
  }
  const otherSalt = { ...record, kdf: { ...record.kdf, salt: newDerivation().salt } }
  await expect(openVault(otherSalt, 'a stone a day', quickKey)).rejects.toThrow(wrongPassword)
  await expect(openVault({ ...record, revision: 2 }, 'a stone a day', quickKey)).rejects.toThrow(
    wrongPassword,
  )
  const stranger = (await quickVault('a stone a day', crypto.randomUUID())).vault.record
  expect(() => parseKeyRecord(stranger, owner)).toThrow('belongs to someone else')
  await expect(openVault({ ...stranger, owner }, 'a stone a day', quickKey)).rejects.toThrow(wrongPassword)
  for (const sent of [null, 'x', {}, { ...record, extra: 1 }])
    expect(() => parseKeyRecord(sent, owner)).toThrow(VaultRefusal)
})

test('a wrap whose key is not the one committed to is refused', async () => {
  const { vault } = await quickVault()
  const by = await quickKey('a stone a day', vault.record.kdf)
  const forged = await seal(by, new Uint8Array(64), wrapData(vault, 1, vault.record.kdf))
  const wrap = { iv: toBase64(forged.slice(0, 12)), ct: toBase64(forged.slice(12)) }
  await expect(openVault({ ...vault.record, wrap }, 'a stone a day', quickKey)).rejects.toThrow(wrongPassword)
})

test('a replaced key and the proof of a change give the known answers', async () => {
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
  expect(await keyVerifier({ key: await dataKey(hex(v2.dataKey)) })).toBe(rotation.verifier)
  const changed = await rotateKey(knownRecord('argon2id'), {
    way: { code: v2.recovery.code },
    next: 'new one',
    newCode: false,
  })
  expect(changed.proof).toBe(rotation.proof)
})

test('a new password reads every entry, and the old record with the old password reads nothing written later', async () => {
  const { vault, code = '' } = await quickVault('old one', owner, true)
  const before = await sealEntryContent(vault, crypto.randomUUID(), 1, page)
  const way = { password: 'old one' }
  await expect(
    rotateKey(vault.record, { way: { password: 'not it' }, next: 'new one', newCode: true }, quickKey),
  ).rejects.toThrow(wrongPassword)
  const changed = await rotateKey(vault.record, { way, next: 'new one', newCode: true }, quickKey)
  await expect(openVault(changed.vault.record, 'old one', quickKey)).rejects.toThrow(wrongPassword)
  await expect(openVaultByRecoveryCode(changed.vault.record, code)).rejects.toThrow(wrongCode)
  const now = await openVault(changed.vault.record, 'new one', quickKey)
  expect(await openEntryContent(now, before.encryptedContent, before.enc)).toEqual(page)
  const after = await sealEntryContent(now, crypto.randomUUID(), 1, page)
  const stolen = await openVault(vault.record, 'old one', quickKey)
  expect(await openEntryContent(stolen, after.encryptedContent, after.enc)).toBeUndefined()
  expect(
    await openEntryContent(stolen, after.encryptedContent, { ...after.enc, kid: stolen.kid }),
  ).toBeUndefined()
  const byCode = await openVaultByRecoveryCode(changed.vault.record, changed.code ?? '')
  expect(await openEntryContent(byCode, after.encryptedContent, after.enc)).toEqual(page)
})

test('after several key changes every older entry still opens, and a key that the server swaps in opens nothing', async () => {
  const { vault, code = '' } = await quickVault('first', owner, true)
  const written = [await sealEntryContent(vault, crypto.randomUUID(), 1, page)]
  let record = vault.record
  for (const [old, next] of [
    ['first', 'second'],
    ['second', 'third'],
  ] as const) {
    const change = { way: { password: old }, next, newCode: false }
    const rotated = await rotateKey(record, change, quickKey)
    expect(rotated.vault.record.recovery).toBeNull()
    written.push(await sealEntryContent(rotated.vault, crypto.randomUUID(), 1, page))
    record = rotated.vault.record
  }
  const last = await openVault(record, 'third', quickKey)
  for (const { encryptedContent, enc } of written)
    expect(await openEntryContent(last, encryptedContent, enc)).toEqual(page)
  const recovered = await rotateKey(vault.record, { way: { code }, next: 'fourth', newCode: false }, quickKey)
  expect(recovered.code).toBeUndefined()
  expect((await openVaultByRecoveryCode(recovered.vault.record, code)).kid).toBe(recovered.vault.kid)
  const other = await rotateKey(
    (await quickVault('x')).vault.record,
    { way: { password: 'x' }, next: 'y', newCode: false },
    quickKey,
  )
  const swapped = { ...record, older: other.vault.record.older }
  expect((await openVault(swapped, 'third', quickKey)).older.size).toBe(0)
})

test('a new recovery code ends the one before, and what was written after it', async () => {
  const { vault, code = '' } = await quickVault('old one', owner, true)
  const change = { way: { password: 'old one' }, next: 'old one', newCode: true }
  const next = await rotateKey(vault.record, change, quickKey)
  await expect(openVaultByRecoveryCode(next.vault.record, code)).rejects.toThrow(wrongCode)
  await expect(openVaultByRecoveryCode(next.vault.record, 'not a code')).rejects.toThrow(wrongCode)
  const { kid } = await openVaultByRecoveryCode(next.vault.record, next.code ?? '')
  expect([kid, (await openVault(next.vault.record, 'old one', quickKey)).kid]).toEqual([
    next.vault.kid,
    next.vault.kid,
  ])
  expect(kid).not.toBe(vault.kid)
})

test('no script can read the keys of an open vault', async () => {
  const { vault } = await quickVault()
  for (const key of [
    vault.key,
    await quickKey('x', vault.record.kdf),
    await derived(vault.key, 'x'),
    await legacyKey('x'),
  ]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable|not supported/)
  }
})

test('where WebAssembly is switched off, a million rounds of PBKDF2 take its place', async () => {
  const kdf = newDerivation(false)
  expect(kdf).toMatchObject({ name: 'pbkdf2-sha256', rounds: 1_000_000 })
  expect(keyRecordWeakness(kdf)).toBeUndefined()
  expect(newDerivation()).toMatchObject({ name: 'argon2id', memoryKib: 65_536, passes: 3 })
  expect((await passwordKey('x', kdf)).extractable).toBe(false)
})

test('padding comes off exactly, and bytes that were never padded are refused', () => {
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

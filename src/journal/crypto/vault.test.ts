import { expect, test } from 'vitest'
import { owner, quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { toBase64 } from './bytes.ts'
import { seal } from './cipher.browser.ts'
import { type Derivation, keyRecordWeakness, wrapData } from './envelope.ts'
import { deriveKey, newDerivation } from './key-derivation.browser.ts'
import { deriveLegacyKey } from './legacy.browser.ts'
import { openVault, parseKeyRecord, wrongPassword } from './vault.browser.ts'
import { VaultError } from './vault-error.ts'

test('a wrong password has its own error, even if it is nearly right', async () => {
  const { vault } = await quickVault('first light')
  for (const password of ['first  light', 'First light', 'first light ', 'x']) {
    await expect(openVault(vault.record, password, quickKey)).rejects.toThrow(wrongPassword)
  }
  expect(wrongPassword).toBe('Please check your password and try again.')
})

test('a password in another Unicode normalization opens the vault', async () => {
  const { vault } = await quickVault('café \ufb01rst')
  await expect(openVault(vault.record, 'cafe\u0301 first', quickKey)).resolves.toMatchObject({
    kid: vault.kid,
  })
})

test('a server cannot weaken the key derivation, choose the salt, or send another vault', async () => {
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
    expect(() => parseKeyRecord({ ...record, kdf }, owner)).toThrow(VaultError)
  }
  const otherSalt = { ...record, kdf: { ...record.kdf, salt: newDerivation().salt } }
  await expect(openVault(otherSalt, 'a stone a day', quickKey)).rejects.toThrow(wrongPassword)
  await expect(openVault({ ...record, revision: 2 }, 'a stone a day', quickKey)).rejects.toThrow(
    wrongPassword,
  )
  const stranger = (await quickVault('a stone a day', { owner: crypto.randomUUID() })).vault.record
  expect(() => parseKeyRecord(stranger, owner)).toThrow('belongs to someone else')
  await expect(openVault({ ...stranger, owner }, 'a stone a day', quickKey)).rejects.toThrow(wrongPassword)
  for (const sent of [null, 'x', {}, { ...record, extra: 1 }])
    expect(() => parseKeyRecord(sent, owner)).toThrow(VaultError)
})

test('a wrapped key without the right commitment is refused', async () => {
  const { vault } = await quickVault()
  const by = await quickKey('a stone a day', vault.record.kdf)
  const forged = await seal(by, new Uint8Array(64), wrapData(vault, 1, vault.record.kdf))
  const wrap = { iv: toBase64(forged.slice(0, 12)), ct: toBase64(forged.slice(12)) }
  await expect(openVault({ ...vault.record, wrap }, 'a stone a day', quickKey)).rejects.toThrow(wrongPassword)
})

test('no script can read the keys of an open vault', async () => {
  const { vault } = await quickVault()
  for (const key of [
    vault.key,
    await quickKey('x', vault.record.kdf),
    await deriveKey(vault.key, 'x'),
    await deriveLegacyKey('x'),
  ]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable|not supported/)
  }
})

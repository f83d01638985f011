import { expect, test } from 'vitest'
import { content, quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { openEntryContent, sealEntryContent } from './entry-cipher.browser.ts'
import { rotateKey } from './key-rotation.browser.ts'
import { openVault, openVaultByRecoveryCode, wrongCode, wrongPassword } from './vault.browser.ts'

test('a new password reads every entry, and the old record with the old password reads nothing written later', async () => {
  const { vault, code = '' } = await quickVault('old one', { withCode: true })
  const before = await sealEntryContent(vault, crypto.randomUUID(), 1, content)
  const way = { password: 'old one' }
  await expect(
    rotateKey(vault.record, { way: { password: 'not it' }, next: 'new one', newCode: true }, quickKey),
  ).rejects.toThrow(wrongPassword)
  const changed = await rotateKey(vault.record, { way, next: 'new one', newCode: true }, quickKey)
  await expect(openVault(changed.vault.record, 'old one', quickKey)).rejects.toThrow(wrongPassword)
  await expect(openVaultByRecoveryCode(changed.vault.record, code)).rejects.toThrow(wrongCode)
  const now = await openVault(changed.vault.record, 'new one', quickKey)
  expect(await openEntryContent(now, before.encryptedContent, before.enc)).toEqual(content)
  const after = await sealEntryContent(now, crypto.randomUUID(), 1, content)
  const stolen = await openVault(vault.record, 'old one', quickKey)
  expect(await openEntryContent(stolen, after.encryptedContent, after.enc)).toBeUndefined()
  expect(
    await openEntryContent(stolen, after.encryptedContent, { ...after.enc, kid: stolen.kid }),
  ).toBeUndefined()
  const byCode = await openVaultByRecoveryCode(changed.vault.record, changed.code ?? '')
  expect(await openEntryContent(byCode, after.encryptedContent, after.enc)).toEqual(content)
})

test('after several key changes every older entry still opens, and a key that the server swaps in opens nothing', async () => {
  const { vault, code = '' } = await quickVault('first', { withCode: true })
  const written = [await sealEntryContent(vault, crypto.randomUUID(), 1, content)]
  let record = vault.record
  for (const [old, next] of [
    ['first', 'second'],
    ['second', 'third'],
  ] as const) {
    const change = { way: { password: old }, next, newCode: false }
    const rotated = await rotateKey(record, change, quickKey)
    expect(rotated.vault.record.recovery).toBeNull()
    written.push(await sealEntryContent(rotated.vault, crypto.randomUUID(), 1, content))
    record = rotated.vault.record
  }
  const last = await openVault(record, 'third', quickKey)
  for (const { encryptedContent, enc } of written)
    expect(await openEntryContent(last, encryptedContent, enc)).toEqual(content)
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

test('a new recovery code invalidates the previous one for everything written afterwards', async () => {
  const { vault, code = '' } = await quickVault('old one', { withCode: true })
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

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newLinkKey } from '../../trusted/plan-keys.browser.ts'
import { openPlan, sealPlan } from './plan-cipher.browser.ts'

const { v1, synced } = JSON.parse(
  readFileSync(new URL('../../../docs/decisions/0095-shared-plan-vectors.json', import.meta.url), 'utf8'),
)
const version = { personId: v1.personId, revision: v1.revision }

test('a shared plan matches the test vectors, both ways', async () => {
  const iv = new Uint8Array(Buffer.from(v1.iv, 'hex'))
  expect(await sealPlan(v1.secret, version, v1.plan, iv)).toBe(v1.sealed)
  expect(await openPlan(v1.secret, version, v1.sealed)).toEqual(v1.plan)
})

test('a synced plan matches the test vectors, both ways, and decrypts for no other member or purpose', async () => {
  const { secret, memberId, revision, plan, sealed } = synced
  const iv = new Uint8Array(Buffer.from(synced.iv, 'hex'))
  expect(await sealPlan(secret, { memberId, revision }, plan, iv)).toBe(sealed)
  expect(await openPlan(secret, { memberId, revision }, sealed)).toEqual(plan)
  expect(await openPlan(secret, { memberId: crypto.randomUUID(), revision }, sealed)).toBeUndefined()
  expect(await openPlan(secret, { personId: memberId, revision }, sealed)).toBeUndefined()
})

test('with another key, person or version, or a changed byte, nothing is decrypted', async () => {
  const sealed = await sealPlan(v1.secret, version, v1.plan)
  expect(await openPlan(newLinkKey(), version, sealed)).toBeUndefined()
  expect(await openPlan(v1.secret, { ...version, revision: 4 }, sealed)).toBeUndefined()
  expect(await openPlan(v1.secret, { ...version, personId: crypto.randomUUID() }, sealed)).toBeUndefined()
  expect(await openPlan('short', version, sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await openPlan(v1.secret, version, changed.toString('base64'))).toBeUndefined()
  }
})

test('any text is decrypted unchanged, and its length shows only in steps of 256 bytes', async () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(words, words, async (signs, coping) => {
      const plan = { ...v1.plan, signs, coping }
      const sealed = await sealPlan(v1.secret, version, plan)
      expect(await openPlan(v1.secret, version, sealed)).toEqual(plan)
      expect((Buffer.from(sealed, 'base64').length - 28) % 256).toBe(0)
    }),
    { numRuns: 30 },
  )
})

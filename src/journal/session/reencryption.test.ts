import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { rotateKey } from '../crypto/key-rotation.browser.ts'
import { isUnexpectedKey, retiredMark } from '../crypto/manifest.ts'
import { openVault, type Vault } from '../crypto/vault.browser.ts'
import { loadMemory, openDrafts, storeDraft } from '../device/device.browser.ts'
import { texts } from '../testing/journal-writer.browser.ts'
import { memoryRemote, refusedWith } from '../testing/memory-remote.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { contentWith, owner, quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { addEntry, editEntry } from './entry-sync.browser.ts'
import { entriesUnderOlderKeys, reencrypt } from './reencryption.browser.ts'
import { acceptCurrentState, openSync, type Remote, updateManifest } from './sync.browser.ts'

const vaultOf = async (password: string) => (await quickVault(password)).vault
const changed = async ({ record }: Vault, old: string, next: string) =>
  (await rotateKey(record, { way: { password: old }, next, newCode: false }, quickKey)).vault

test('the newest manifest that a device has seen never gets older, whatever the server sends', async () => {
  const vault = await vaultOf('one')
  const answer = fc.constantFrom('honest', 'none', 'first', 'garbled', 'conflict', 'lost', 'fails')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(answer, answer), { maxLength: 12 }), async (answers) => {
      const honest = memoryRemote()
      const storage = memoryStorage()
      const keys = { vault, legacy: [] }
      const sync = await openSync(keys, honest, storage)
      await addEntry(sync, crypto.randomUUID(), contentWith('One'))
      await addEntry(sync, crypto.randomUUID(), contentWith('Two'))
      const first = honest.manifests[0] ?? null
      let [reads, writes] = ['honest', 'honest']
      const liar: Remote = {
        ...honest,
        async manifest(known) {
          if (reads === 'fails') throw refusedWith(500)
          if (reads === 'none') return null
          if (reads === 'garbled') return { revision: 99, encryptedContent: btoa('x'.repeat(60)) }
          return reads === 'first' ? first : honest.manifest(known)
        },
        async putManifest(body) {
          if (writes === 'conflict') throw refusedWith(409)
          await honest.putManifest(body)
          if (writes === 'lost') throw refusedWith(500)
        },
      }
      let seen = loadMemory(storage, owner)?.manifestRevision ?? 0
      const listed = seen
      for (const [atRead, atWrite] of answers) {
        ;[reads, writes] = [atRead, atWrite]
        const again = await openSync(keys, liar, storage).catch(() => undefined)
        if (again) await addEntry(again, crypto.randomUUID(), contentWith('More')).catch(() => {})
        const now = loadMemory(storage, owner)?.manifestRevision ?? 0
        expect(now).toBeGreaterThanOrEqual(seen)
        seen = now
      }
      // An honest server still lists everything that a device listed.
      const after = await openSync(keys, honest, memoryStorage())
      expect(after.manifest?.size).toBeGreaterThanOrEqual(2)
      expect(seen).toBeGreaterThanOrEqual(listed)
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('a conflict followed by a missing manifest is reported and starts no empty manifest', async () => {
  const vault = await vaultOf('one')
  const honest = memoryRemote()
  const storage = memoryStorage()
  const keys = { vault, legacy: [] }
  let lies = false
  const liar: Remote = {
    ...honest,
    manifest: async () => (lies ? null : honest.manifest()),
    putManifest: (body) => (lies ? Promise.reject(refusedWith(409)) : honest.putManifest(body)),
  }
  await addEntry(await openSync(keys, honest, storage), crypto.randomUUID(), contentWith('One'))
  const sync = await openSync(keys, liar, storage)
  const before = loadMemory(storage, owner)
  lies = true
  await expect(updateManifest(sync, (rows) => rows)).rejects.toThrow('older than the one this device')
  expect(sync.findings).toEqual([{ kind: 'older-list' }])
  expect(loadMemory(storage, owner)).toEqual(before)
})

test('after a restored backup was accepted, the next manifest has a higher revision than any before', async () => {
  const vault = await vaultOf('one')
  const honest = memoryRemote()
  const storage = memoryStorage()
  const keys = { vault, legacy: [] }
  const sync = await openSync(keys, honest, storage)
  for (const text of ['One', 'Two', 'Three']) await addEntry(sync, crypto.randomUUID(), contentWith(text))
  honest.manifests.splice(1)
  const restored = await openSync(keys, honest, storage)
  expect(restored.findings).toContainEqual({ kind: 'older-list' })
  await acceptCurrentState(restored)
  expect(honest.manifests.at(-1)?.revision).toBe(5)
  expect((await openSync(keys, honest, storage)).findings).toEqual([])
})

test('after a password change every entry is re-encrypted, an interruption continues, and nothing is lost', async () => {
  const first = await vaultOf('one')
  const second = await changed(first, 'one', 'two')
  const written = ['a', 'b', 'c', 'd', 'e']
  let finished = false
  for (let calls = 0; !finished; calls += 1) {
    const honest = memoryRemote()
    const storage = memoryStorage()
    const before = await openSync({ vault: first, legacy: [] }, honest, storage)
    for (const text of written) await addEntry(before, crypto.randomUUID(), contentWith(text))
    let left = calls
    const mortal = Object.fromEntries(
      Object.entries(honest).map(([name, call]) => [
        name,
        typeof call === 'function'
          ? async (...args: never[]) => {
              if (calls % 2 === 0 && left-- <= 0) throw new Error('killed')
              const answer = await (call as (...args: never[]) => Promise<unknown>)(...args)
              if (calls % 2 === 1 && left-- <= 0) throw new Error('killed')
              return answer
            }
          : call,
      ]),
    ) as unknown as Remote
    const keys = { vault: second, legacy: [] }
    finished = await openSync(keys, mortal, storage)
      .then((sync) => reencrypt(sync))
      .then(
        () => true,
        () => false,
      )
    const again = await openSync(keys, honest, storage)
    expect([again.findings, await texts(again)]).toEqual([[], written])
    await reencrypt(again)
    const after = await openSync(keys, honest, memoryStorage())
    expect([after.findings, await texts(after), entriesUnderOlderKeys(after)]).toEqual([[], written, []])
    expect([...after.entries.values()].some((entry) => entry.previous)).toBe(false)
    expect(after.manifest?.get(first.kid)).toBe(retiredMark)
    const stolen = await openVault(first.record, 'one', quickKey)
    expect(await texts({ ...after, keys: { vault: stolen, legacy: [] } })).toEqual([])
    expect(calls).toBeLessThan(40)
  }
}, 120_000)

test('an entry that returns under a replaced key is detected', async () => {
  const first = await vaultOf('one')
  const honest = memoryRemote()
  const storage = memoryStorage()
  const old = await openSync({ vault: first, legacy: [] }, honest, storage)
  const { id } = await addEntry(old, crypto.randomUUID(), contentWith('One'))
  const keys = { vault: await changed(first, 'one', 'two'), legacy: [] }
  await reencrypt(await openSync(keys, honest, storage))
  // An attacker with the old key writes a newer version under it.
  const stored = await honest.entry(id)
  const forged = await sealEntryContent(first, stored.enc?.eid ?? '', 3, contentWith('Forged'))
  honest.stored.set(id, { ...stored, ...forged })
  expect((await openSync(keys, honest, storage)).findings).toMatchObject([{ kind: 'rolled-back' }])
})

test('an edit during the re-encryption is stored once', async () => {
  const first = await vaultOf('one')
  const honest = memoryRemote()
  const storage = memoryStorage()
  const { id } = await addEntry(
    await openSync({ vault: first, legacy: [] }, honest, storage),
    crypto.randomUUID(),
    contentWith('One'),
  )
  const keys = { vault: await changed(first, 'one', 'two'), legacy: [] }
  const here = await openSync(keys, honest, storage)
  await reencrypt(await openSync(keys, honest, storage))
  await editEntry(here, id, contentWith('One, edited'))
  const after = await openSync(keys, honest, storage)
  expect([after.findings, await texts(after)]).toEqual([[], ['One, edited']])
})

test('a draft from before a password change opens after it', async () => {
  const first = await vaultOf('one')
  const storage = memoryStorage()
  const eid = crypto.randomUUID()
  const draft = { eid, title: '', text: 'Half', mood: null, tags: '', startedAt: '2026-03-01T07:30:00.000Z' }
  await storeDraft(storage, first, draft)
  expect(await openDrafts(storage, await changed(first, 'one', 'two'))).toEqual([draft])
})

test('an older key record is reported, the next one is not, and an accepted one stays accepted', () => {
  const memory = { kid: 'b', keyRevision: 2, manifestRevision: 9 }
  expect(isUnexpectedKey(undefined, { kid: 'a', revision: 1 })).toBe(false)
  expect(isUnexpectedKey(memory, { kid: 'b', revision: 2 })).toBe(false)
  expect(isUnexpectedKey(memory, { kid: 'c', revision: 3 })).toBe(false)
  expect(isUnexpectedKey(memory, { kid: 'a', revision: 1 })).toBe(true)
  expect(isUnexpectedKey(memory, { kid: 'x', revision: 2 })).toBe(true)
  expect(isUnexpectedKey({ ...memory, acceptedKey: 'a:1' }, { kid: 'a', revision: 1 })).toBe(false)
})

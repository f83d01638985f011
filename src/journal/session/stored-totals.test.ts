import { expect, test } from 'vitest'
import { newDeviceKey } from '../crypto/device-wrap.browser.ts'
import { memoryCache } from '../device/entry-cache.ts'
import { memoryOutbox } from '../device/outbox.ts'
import { memoryRemote } from '../testing/memory-remote.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { owner, quickVault } from '../testing/quick-vault.browser.ts'
import { addEntry, removeEntry } from './entry-sync.browser.ts'
import { bytesOf, storedTotals, unlockTotal } from './stored-totals.browser.ts'
import { openSync } from './sync.browser.ts'

test('base64 is counted by its decoded size', () => {
  for (const count of [0, 1, 2, 3, 28, 300])
    expect(bytesOf(Buffer.alloc(count).toString('base64'))).toBe(count)
})

test('stored data is counted to the byte, on the server and on the device', async () => {
  const { vault } = await quickVault('one')
  const [honest, cache] = [memoryRemote(), memoryCache()]
  const [storage, outbox] = [memoryStorage(), memoryOutbox(true)]
  const sync = await openSync({ vault, legacy: [] }, honest, storage, cache, outbox)
  const content = { text: 'One', title: '', mood: null, tags: [], writtenAt: '2026-03-01T07:30:00.000Z' }
  const one = await addEntry(sync, crypto.randomUUID(), content)
  await addEntry(sync, crypto.randomUUID(), { ...content, text: 'x'.repeat(1_000) })
  const stored = [...honest.stored.values()]
  const server = stored.reduce(
    (sum, { encryptedContent }) => sum + Buffer.from(encryptedContent, 'base64').length,
    0,
  )
  const list = Buffer.from(honest.manifests.at(-1)?.encryptedContent ?? '', 'base64').length
  const totals = await storedTotals(sync)
  expect(totals).toMatchObject({
    entries: { count: 2, bytes: server },
    waiting: { count: 0, bytes: 0 },
    list,
    key: JSON.stringify(vault.record).length,
    copy: { count: 2 },
  })
  expect(totals.copy.bytes).toBe(
    [...stored, await cache.state()].reduce((sum, each) => sum + JSON.stringify(each).length, 0),
  )
  await cache.write({ index: new Uint8Array(777) })
  await outbox.add({ id: crypto.randomUUID(), eid: one.enc?.eid ?? '', queuedAt: content.writtenAt })
  const device = await storedTotals(sync)
  expect(device.index).toBe(777)
  expect(device.outbox).toEqual({ count: 1, bytes: JSON.stringify(await outbox.all()).length - 2 })
  const texts = [...storage.all].map(([name, text]) => name + text)
  expect(device.texts).toEqual({ count: texts.length, bytes: texts.join('').length })
  expect(texts.length).toBeGreaterThan(0)
  await removeEntry(sync, one.id)
  expect((await storedTotals(sync)).entries.count).toBe(1)
})

test('a PIN is counted with its key, a passkey as it is stored', async () => {
  const kdf = { name: 'pbkdf2-sha256' as const, rounds: 600_000, salt: 'oKGio6SlpqeoqaqrrK2urw==' }
  const record = { kind: 'pin' as const, kid: owner, kdf, sealed: 'AAAA', attempts: 0 }
  const wrap = { iv: 'AAAA', ct: 'AAAA' }
  const passkey = { kind: 'passkey' as const, kid: owner, credential: 'AAAA', salt: 'AAAA', wrap }
  expect(unlockTotal([])).toEqual({ count: 0, bytes: 0 })
  expect(unlockTotal([{ ...record, deviceKey: await newDeviceKey() }, passkey])).toEqual({
    count: 2,
    bytes: JSON.stringify(record).length + 32 + JSON.stringify(passkey).length,
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryContent } from '../crypto/entry-content.ts'
import { rotateKey } from '../crypto/key-rotation.browser.ts'
import { type EntryKeys, openEntries } from '../crypto/open-entry.browser.ts'
import { memoryCache } from '../device/entry-cache.ts'
import { memoryOutbox } from '../device/outbox.ts'
import type { Entry } from '../entry.ts'
import { type DeviceLine, deviceLine, memoryRemote, refusedWith } from '../testing/memory-remote.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { contentWith, owner, quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { sendPending } from './send-pending.browser.ts'
import { finishSync, type JournalSync, newSync, type Remote } from './sync.browser.ts'
import { visibleEntries } from './visible-entries.ts'

async function keysOf(): Promise<EntryKeys> {
  const { vault } = await quickVault('one')
  return { vault, legacy: [] }
}

async function contentsOf(keys: EntryKeys, entries: Iterable<Entry>): Promise<Map<string, EntryContent>> {
  const contents = new Map<string, EntryContent>()
  await openEntries(keys, [...entries], (id, { content }) => contents.set(id, content))
  return contents
}

async function textsOf(keys: EntryKeys, entries: Iterable<Entry>): Promise<string[]> {
  return [...(await contentsOf(keys, entries)).values()].map(({ text }) => text).sort()
}

/** A browser with its own storage. */
function deviceOf(keys: EntryKeys, server: Remote) {
  const [storage, cache, outbox] = [memoryStorage(), memoryCache(), memoryOutbox(true)]
  const state: { line: DeviceLine } = { line: 'up' }
  const remote = deviceLine(server, state)
  let sync = newSync(keys, remote, storage, cache, outbox)
  return {
    state,
    get sync(): JournalSync {
      return sync
    },
    /** A new tab, also after a crash of the previous one: it has only what was stored. */
    async restart(by: EntryKeys = keys) {
      sync = newSync(by, remote, storage, cache, outbox)
      sync.pending = await outbox.all()
      for (const entry of await cache.all()) sync.entries.set(entry.id, entry)
    },
    async connect() {
      state.line = 'up'
      await finishSync(sync)
      return sendPending(sync)
    },
  }
}

test('offline changes wait on the device and are sent once', async () => {
  const keys = await keysOf()
  const server = memoryRemote()
  const device = deviceOf(keys, server)
  await device.connect()
  const known = await addEntry(device.sync, crypto.randomUUID(), contentWith('Known'))
  const old = await addEntry(device.sync, crypto.randomUUID(), contentWith('Old'))
  device.state.line = 'down'
  const eid = crypto.randomUUID()
  const fresh = await addEntry(device.sync, eid, contentWith('Fresh'))
  expect(fresh.id).toBe(eid)
  await editEntry(device.sync, fresh.id, contentWith('Fresh, told better'))
  await editEntry(device.sync, known.id, contentWith('Known, told better'))
  await removeEntry(device.sync, old.id)
  await device.restart()
  expect(await textsOf(keys, visibleEntries(device.sync).values())).toEqual([
    'Fresh, told better',
    'Known, told better',
  ])
  expect(await textsOf(keys, server.stored.values())).toEqual(['Known', 'Old'])
  const { settled, refused, failure } = await device.connect()
  expect([settled.size, refused.size, failure, device.sync.pending]).toEqual([4, 0, undefined, []])
  expect(await textsOf(keys, server.stored.values())).toEqual(['Fresh, told better', 'Known, told better'])
  expect((await device.connect()).settled.size).toBe(0)
  await finishSync(device.sync)
  expect(device.sync.findings).toEqual([])
})

test('an entry that two devices changed has both versions, linked; a deletion does not delete a newer version', async () => {
  const keys = await keysOf()
  const server = memoryRemote()
  const [phone, laptop] = [deviceOf(keys, server), deviceOf(keys, server)]
  await phone.connect()
  const one = await addEntry(phone.sync, crypto.randomUUID(), contentWith('One'))
  const two = await addEntry(phone.sync, crypto.randomUUID(), contentWith('Two'))
  await laptop.connect()
  laptop.state.line = 'down'
  await editEntry(laptop.sync, one.id, contentWith('One, draft'))
  await editEntry(laptop.sync, one.id, contentWith('One, from the laptop'))
  await removeEntry(laptop.sync, two.id)
  await editEntry(phone.sync, one.id, contentWith('One, from the phone'))
  await editEntry(phone.sync, two.id, contentWith('Two, from the phone'))
  await laptop.connect()
  const pages = await contentsOf(keys, server.stored.values())
  const found = [...pages.values()].map(({ text, versionOf }) => ({ text, versionOf }))
  expect(found).toHaveLength(3)
  expect(found).toContainEqual({ text: 'One, from the phone', versionOf: undefined })
  expect(found).toContainEqual({ text: 'One, from the laptop', versionOf: one.enc?.eid })
  expect(found).toContainEqual({ text: 'Two, from the phone', versionOf: undefined })
})

test('changes that wait are sent under the new key after a password change on another device', async () => {
  const keys = await keysOf()
  const server = memoryRemote()
  const device = deviceOf(keys, server)
  await device.connect()
  device.state.line = 'down'
  await addEntry(device.sync, crypto.randomUUID(), contentWith('Under the old key'))
  const change = { way: { password: 'one' }, next: 'two', newCode: false }
  const { vault } = await rotateKey(keys.vault.record, change, quickKey)
  await device.restart({ vault, legacy: [] })
  await device.connect()
  const [entry] = server.stored.values()
  expect([entry?.enc?.kid, device.sync.pending]).toEqual([vault.kid, []])
})

test('a refused change rejects its own promise and blocks no other', async () => {
  const keys = await keysOf()
  const server = memoryRemote()
  const device = deviceOf(keys, {
    ...server,
    add: async (body) => {
      const opened = await contentsOf(keys, [{ id: owner, createdAt: '', ...body }])
      if (opened.get(owner)?.text === 'Too long') throw refusedWith(413)
      return server.add(body)
    },
  })
  await device.connect()
  await expect(addEntry(device.sync, crypto.randomUUID(), contentWith('Too long'))).rejects.toMatchObject({
    status: 413,
  })
  expect(device.sync.pending).toEqual([])
  device.state.line = 'down'
  await addEntry(device.sync, crypto.randomUUID(), contentWith('Too long'))
  await addEntry(device.sync, crypto.randomUUID(), contentWith('Fine'))
  const { refused } = await device.connect()
  expect([refused.size, device.sync.pending.length]).toEqual([1, 1])
  expect(await textsOf(keys, server.stored.values())).toEqual(['Fine'])
})

test('a browser that stores nothing saves only what the server has', async () => {
  const keys = await keysOf()
  const server = memoryRemote()
  const sync = newSync(keys, { ...server, add: () => Promise.reject(refusedWith(0)) }, memoryStorage())
  await expect(addEntry(sync, crypto.randomUUID(), contentWith('Lost?'))).rejects.toMatchObject({ status: 0 })
  expect(sync.pending).toEqual([])
})

test('two devices with failing connections and crashing tabs lose nothing, store nothing twice and converge', async () => {
  const keys = await keysOf()
  const step = fc.record({
    what: fc.constantFrom(
      'write',
      'write',
      'edit',
      'edit',
      'remove',
      'down',
      'lose answers',
      'restart',
      'connect',
    ),
    device: fc.nat(1),
    which: fc.nat(4),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const server = memoryRemote()
      const devices = [deviceOf(keys, server), deviceOf(keys, server)] as const
      // Texts that the person saw and then replaced or deleted; all others must exist at the end.
      const replaced = new Set<string>()
      const written: string[] = []
      for (const { what, device: at, which } of steps) {
        const device = devices[at === 0 ? 0 : 1]
        const { sync, state } = device
        const visible = [...visibleEntries(sync).values()]
        const entry = visible[which % Math.max(1, visible.length)]
        const seen = entry && (await textsOf(keys, [entry]))[0]
        const text = `Text ${written.length}`
        if (what === 'down') state.line = 'down'
        if (what === 'lose answers') state.line = 'answers lost'
        if (what === 'restart') await device.restart()
        if (what === 'connect') await device.connect()
        if (what === 'write' || (what === 'edit' && entry)) written.push(text)
        if (what === 'write') await addEntry(sync, crypto.randomUUID(), contentWith(text))
        if (what === 'edit' && entry) await editEntry(sync, entry.id, contentWith(text))
        if (what === 'remove' && entry) await removeEntry(sync, entry.id)
        if (['edit', 'remove'].includes(what) && seen) replaced.add(seen)
      }
      for (const device of [...devices, ...devices]) await device.connect()
      const expected = written.filter((text) => !replaced.has(text)).sort()
      expect(await textsOf(keys, server.stored.values())).toEqual(expected)
      for (const { sync } of devices) {
        await finishSync(sync)
        expect([sync.findings, sync.pending, await textsOf(keys, sync.entries.values())]).toEqual([
          [],
          [],
          expected,
        ])
      }
    }),
    { numRuns: 150 },
  )
}, 240_000)

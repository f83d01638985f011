import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntryCache, memoryCache } from '../device/entry-cache.ts'
import type { Entry } from '../entry.ts'
import { texts } from '../testing/journal-writer.browser.ts'
import { type MemoryRemote, memoryRemote } from '../testing/memory-remote.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { quickVault } from '../testing/quick-vault.browser.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { finishSync, newSync, openSync, type Remote } from './sync.browser.ts'

const page = (text: string, day = 1) => ({
  text,
  title: '',
  mood: null,
  tags: [],
  writtenAt: `2026-03-01T07:${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}.000Z`,
})

async function keysOf() {
  const { vault } = await quickVault('one')
  return { vault, legacy: [] }
}

/** The number of entries and manifests that each call returned. */
function counting(remote: Remote) {
  const brought = { entries: 0, manifests: 0, calls: 0 }
  const counted: Remote = {
    ...remote,
    async page(before, limit) {
      const entries = await remote.page(before, limit)
      brought.calls += 1
      brought.entries += entries.length
      return entries
    },
    async changes(since) {
      const changed = await remote.changes(since)
      brought.calls += 1
      brought.entries += changed.entries.length
      return changed
    },
    async manifest(known) {
      const manifest = await remote.manifest(known)
      brought.calls += 1
      if (manifest && manifest !== 'unchanged') brought.manifests += 1
      return manifest
    },
  }
  return { brought, counted }
}

async function journalOf(count: number) {
  const [keys, honest, storage, cache] = [await keysOf(), memoryRemote(), memoryStorage(), memoryCache()]
  const sync = await openSync(keys, honest, storage, cache)
  for (let at = 0; at < count; at += 1) await addEntry(sync, crypto.randomUUID(), page(`Entry ${at}`, at))
  await openSync(keys, honest, storage, cache)
  return { keys, honest, storage, cache }
}

const copyOf = async (cache: EntryCache): Promise<EntryCache> => {
  const copy = memoryCache()
  const state = await cache.state()
  await copy.write({ put: await cache.all(), ...(state ? { state } : {}) })
  return copy
}

test('the second visit downloads only changes', async () => {
  const { keys, honest, storage, cache } = await journalOf(120)
  const second = counting(honest)
  const sync = await openSync(keys, second.counted, storage, cache)
  expect([sync.findings, sync.entries.size, second.brought]).toEqual([
    [],
    120,
    { entries: 0, manifests: 0, calls: 2 },
  ])
  const elsewhere = await openSync(keys, honest, memoryStorage())
  const [one, two] = [...elsewhere.entries.values()]
  await editEntry(elsewhere, one?.id ?? '', page('Edited elsewhere'))
  await removeEntry(elsewhere, two?.id ?? '')
  const third = counting(honest)
  const after = await openSync(keys, third.counted, storage, cache)
  expect([after.findings, after.entries.size, third.brought]).toEqual([
    [],
    119,
    { entries: 1, manifests: 1, calls: 2 },
  ])
  expect(await texts(after)).toContain('Edited elsewhere')
})

test('the newest entries are loaded first, and an interrupted first load continues where it stopped', async () => {
  const { keys, honest } = await journalOf(320)
  const [storage, cache] = [memoryStorage(), memoryCache()]
  let pages = 0
  const cut: Remote = {
    ...honest,
    page: (before, limit) => (++pages > 2 ? Promise.reject(new Error('cut')) : honest.page(before, limit)),
  }
  const shown: number[] = []
  const sync = newSync(keys, cut, storage, cache)
  await expect(finishSync(sync, () => shown.push(sync.entries.size))).rejects.toThrow('cut')
  expect(shown).toEqual([50, 50, 300])
  expect((await texts(sync)).at(-1)).toBe('Entry 99')
  const again = counting(honest)
  const whole = await openSync(keys, again.counted, storage, cache)
  expect([whole.findings, whole.entries.size, again.brought.entries]).toEqual([[], 320, 20])
})

test('a copy on the device that is older, incomplete or damaged does no harm and raises no alarm', async () => {
  const { keys, honest, storage, cache } = await journalOf(12)
  const older = await copyOf(cache)
  const sync = await openSync(keys, honest, storage, cache)
  const [one, two] = [...sync.entries.values()]
  const before = one && (await honest.entry(one.id))
  await editEntry(sync, one?.id ?? '', page('Edited'))
  await removeEntry(sync, two?.id ?? '')
  const right = await texts(await openSync(keys, honest, storage, cache))
  const visit = async (copy: EntryCache) => {
    const opened = await openSync(keys, honest, storage, copy)
    return [opened.findings, await texts(opened)]
  }
  expect(await visit(older)).toEqual([[], right])
  const incomplete = await copyOf(cache)
  await incomplete.write({ remove: [one?.id ?? ''] })
  expect(await visit(incomplete)).toEqual([[], right])
  const rolledBack = await copyOf(cache)
  await rolledBack.write({ put: before ? [before] : [] })
  expect(await visit(rolledBack)).toEqual([[], right])
})

test('a server that omits, replays, revives or withholds entries is detected also with the device’s copy', async () => {
  const { keys, honest, storage, cache } = await journalOf(5)
  const sync = await openSync(keys, honest, storage, cache)
  const [one, two, three] = [...sync.entries.values()].map(({ id }) => id)
  const old = await honest.entry(one ?? '')
  const deleted = await honest.entry(two ?? '')
  await editEntry(sync, one ?? '', page('Edited'))
  const last = await copyOf(cache)
  await removeEntry(sync, two ?? '')
  const kinds = async (change: (entries: Entry[]) => Entry[], removed: string[] = []) => {
    const liar: Remote = {
      ...honest,
      page: async (before, limit) => (before ? [] : change(await honest.page(undefined, limit))),
      async changes(since) {
        const changed = await honest.changes(since)
        return { ...changed, entries: change(changed.entries), removed: [...changed.removed, ...removed] }
      },
    }
    const seen = memoryStorage()
    for (const [name, value] of storage.all) seen.setItem(name, value)
    return (await openSync(keys, liar, seen, await copyOf(last))).findings.map(({ kind }) => kind)
  }
  const without = (id: string | undefined) => (entries: Entry[]) => entries.filter((entry) => entry.id !== id)
  expect(await kinds(without(three), [three ?? ''])).toEqual(['missing'])
  expect(await kinds((entries) => [...without(one)(entries), old])).toEqual(['rolled-back'])
  expect(await kinds((entries) => [...entries, deleted])).toEqual(['returned'])
  expect(await kinds((entries) => entries.toReversed())).toEqual([])
  const withheld: Remote = { ...honest, manifest: async () => honest.manifests[1] ?? null }
  expect((await openSync(keys, withheld, storage, await copyOf(last))).findings).toContainEqual({
    kind: 'older-list',
  })
})

test('a server that hides a deletion cannot bring the entry back on a device that has it in its copy', async () => {
  const { keys, honest, storage, cache } = await journalOf(5)
  const copy = await copyOf(cache)
  const elsewhere = await openSync(keys, honest, memoryStorage())
  const [deleted] = [...elsewhere.entries.values()]
  await removeEntry(elsewhere, deleted?.id ?? '')
  const changes: Remote['changes'] = async (since) => ({ ...(await honest.changes(since)), removed: [] })
  const inChanges = await openSync(keys, { ...honest, changes }, storage, await copyOf(copy))
  expect([inChanges.findings, inChanges.entries.has(deleted?.id ?? '')]).toEqual([[], false])
  const page: Remote['page'] = async (before, limit) => [
    ...(before || !deleted ? [] : [deleted]),
    ...(await honest.page(before, limit)),
  ]
  const everywhere = await openSync(keys, { ...honest, changes, page }, storage, await copyOf(copy))
  expect(everywhere.findings).toEqual([{ kind: 'returned', eids: [deleted?.enc?.eid] }])
})

test('a server that was restored from a backup is loaded again, and its older list is reported', async () => {
  const { keys, honest, storage, cache } = await journalOf(4)
  const restored = memoryRemote()
  const [entry] = [...honest.stored.values()]
  await restored.add({ ...(entry as Entry & { enc: object }) } as never)
  const first = honest.manifests[1]
  if (first) restored.manifests.push(first)
  const sync = await openSync(keys, restored, storage, cache)
  expect(sync.entries.size).toBe(1)
  expect(sync.findings).toContainEqual({ kind: 'older-list' })
})

test('two devices with copies of any age agree with an honest server, whatever they did in between', async () => {
  const keys = await keysOf()
  const step = fc.tuple(
    fc.constantFrom('add', 'edit', 'remove', 'visit', 'save copy', 'restore copy'),
    fc.nat(1),
    fc.nat(5),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const honest: MemoryRemote = memoryRemote()
      const spaces = [memoryStorage(), memoryStorage()]
      const caches = [memoryCache(), memoryCache()]
      const saved = [memoryCache(), memoryCache()]
      let written = 0
      for (const [what, device, which] of steps) {
        const storage = spaces[device] ?? memoryStorage()
        if (what === 'save copy') saved[device] = await copyOf(caches[device] ?? memoryCache())
        else if (what === 'restore copy') caches[device] = await copyOf(saved[device] ?? memoryCache())
        else {
          const sync = await openSync(keys, honest, storage, caches[device])
          expect(sync.findings).toEqual([])
          const ids = [...sync.entries.keys()].sort()
          const id = ids[which % Math.max(1, ids.length)] ?? ''
          written += 1
          if (what === 'add') await addEntry(sync, crypto.randomUUID(), page(`Entry ${written}`, written))
          if (what === 'edit' && id) await editEntry(sync, id, page(`Edit ${written}`, written))
          if (what === 'remove' && id) await removeEntry(sync, id)
        }
      }
      const plain = await texts(await openSync(keys, honest, memoryStorage()))
      for (const device of [0, 1]) {
        const sync = await openSync(keys, honest, spaces[device] ?? memoryStorage(), caches[device])
        expect([sync.findings, await texts(sync)]).toEqual([[], plain])
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)

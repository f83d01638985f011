import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeyRecord } from '../crypto/envelope.ts'
import { rotateKey } from '../crypto/key-rotation.browser.ts'
import { openEntries } from '../crypto/open-entry.browser.ts'
import { openVault } from '../crypto/vault.browser.ts'
import { memoryCache } from '../device/entry-cache.ts'
import { memoryOutbox } from '../device/outbox.ts'
import type { Entry } from '../entry.ts'
import {
  type DeviceLine,
  deviceLine,
  memoryRemote,
  withCurrentKey,
} from '../testing/memory-remote.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { contentWith, quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { entriesUnderOlderKeys, reencrypt } from './reencryption.browser.ts'
import { sendPending } from './send-pending.browser.ts'
import { finishSync, type JournalSync, newSync, updateManifest } from './sync.browser.ts'
import { visibleEntries } from './visible-entries.ts'

async function textsOf({ keys }: JournalSync, entries: Iterable<Entry>): Promise<string[]> {
  const texts: string[] = []
  await openEntries(keys, [...entries], (_, { content }) => texts.push(content.text))
  return texts.sort()
}

type Journal = { record: KeyRecord; readonly remote: ReturnType<typeof memoryRemote> }

/** A browser whose tab can crash at any call. A new tab has only what was stored, and a key that it can load. */
async function deviceOf(journal: Journal) {
  const [storage, cache, outbox] = [memoryStorage(), memoryCache(), memoryOutbox(true)]
  const state: { line: DeviceLine } = { line: 'up' }
  const remote = deviceLine(
    withCurrentKey(journal.remote, () => journal.record.kid),
    state,
  )
  let stored = journal.record

  async function unlocked(): Promise<JournalSync> {
    if (state.line !== 'down') stored = journal.record
    const keys = { vault: await openVault(stored, 'pw', quickKey), legacy: [] }
    const sync = newSync(keys, remote, storage, cache, outbox)
    sync.pending = await outbox.all()
    for (const entry of await cache.all()) sync.entries.set(entry.id, entry)
    return sync
  }

  const device = {
    state,
    sync: await unlocked(),
    async unlock() {
      device.sync = await unlocked()
    },
    async connect() {
      state.line = 'up'
      await finishSync(device.sync)
      return sendPending(device.sync)
    },
    /** Refused, as by the server, if another device changed the key since then. */
    async changeKey(requests: number) {
      const { sync } = device
      const { revision } = sync.keys.vault.record
      if (state.line === 'down' || journal.record.revision !== revision) return
      const change = { way: { password: 'pw' }, next: 'pw', newCode: false }
      const { vault } = await rotateKey(sync.keys.vault.record, change, quickKey)
      journal.record = vault.record
      // The response is lost: this tab does not know that the key was changed.
      if (state.line === 'answers lost') {
        state.line = 'down'
        return
      }
      sync.keys = { ...sync.keys, vault }
      stored = vault.record
      if (sync.findings.length === 0) await updateManifest(sync, (before) => before)
      await device.reencrypt(requests)
    },
    /** The tab crashes after this many chunks. */
    async reencrypt(requests: number) {
      let left = requests
      const { sync } = device
      if (sync.findings.length === 0) await reencrypt(sync, undefined, () => left-- > 0)
    },
  }
  return device
}

const kinds = ['write', 'write', 'edit', 'edit', 'remove', 'change key', 'reencrypt'] as const
const lines = ['down', 'lose answers', 'unlock', 'connect'] as const
const anyStep = fc.record({ what: fc.constantFrom(...kinds, ...lines), device: fc.nat(1), which: fc.nat(4) })
type Device = Awaited<ReturnType<typeof deviceOf>>

/** Tracks all texts, and those that the person saw and then replaced or deleted. All others must exist at the end. */
type Texts = { readonly written: string[]; readonly replaced: Set<string> }

async function perform(device: Device, what: string, which: number, { written, replaced }: Texts) {
  const { sync, state } = device
  const visible = [...visibleEntries(sync).values()]
  const entry = visible[which % Math.max(1, visible.length)]
  const [seen] = entry ? await textsOf(sync, [entry]) : []
  const text = `Text ${written.length}`
  if (what === 'down') state.line = 'down'
  if (what === 'lose answers') state.line = 'answers lost'
  if (what === 'unlock') await device.unlock()
  if (what === 'connect') await device.connect().catch(() => {})
  if (what === 'change key') await device.changeKey(which).catch(() => {})
  if (what === 'reencrypt') await device.reencrypt(which).catch(() => {})
  if (what === 'write') {
    await addEntry(sync, crypto.randomUUID(), contentWith(text))
    written.push(text)
  }
  if (!entry || !seen || !['edit', 'remove'].includes(what)) return
  replaced.add(seen)
  if (what === 'remove') return removeEntry(sync, entry.id)
  await editEntry(sync, entry.id, contentWith(text))
  written.push(text)
}

test('key changes between offline edits on two devices, interrupted anywhere, lose nothing and end with one key', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const { record } = (await quickVault('pw')).vault
      const journal: Journal = { record, remote: memoryRemote() }
      const devices = [await deviceOf(journal), await deviceOf(journal)] as const
      const texts: Texts = { written: [], replaced: new Set() }
      for (const { what, device, which } of steps)
        await perform(devices[device === 0 ? 0 : 1], what, which, texts)
      for (const device of [...devices, ...devices]) {
        device.state.line = 'up'
        await device.unlock()
        await device.connect()
        await device.reencrypt(Number.POSITIVE_INFINITY)
      }
      const { written, replaced } = texts
      const expected = written.filter((text) => !replaced.has(text)).sort()
      // After a lost response and a key change the server does not recognize the stored entry: both versions stay.
      const spared = steps.some(({ what }) => what === 'lose answers') ? replaced : new Set<string>()
      for (const device of devices) {
        await device.connect()
        const { entries, findings, pending } = device.sync
        expect([findings, pending, entriesUnderOlderKeys(device.sync)]).toEqual([[], [], []])
        const found = await textsOf(device.sync, entries.values())
        expect(found.filter((text) => !spared.has(text))).toEqual(expected)
        expect(new Set(found).size).toBe(found.length)
      }
      expect([...journal.remote.stored.values()].filter(({ previous }) => previous)).toEqual([])
    }),
    { numRuns: 250 },
  )
}, 240_000)

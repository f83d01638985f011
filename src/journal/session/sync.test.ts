import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../app/testing/test-app.server.ts'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { keyVerifier } from '../crypto/key-rotation.browser.ts'
import { openVault } from '../crypto/vault.browser.ts'
import {
  type DeviceStorage,
  deletedHere,
  loadMemory,
  openDrafts,
  recordDeletion,
  storeDraft,
} from '../device/device.browser.ts'
import type { Entry } from '../entry.ts'
import { entryPage, writer } from '../testing/journal-writer.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { quickKey, quickVault } from '../testing/quick-vault.browser.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { acceptCurrentState, type Remote } from './sync.browser.ts'

const canary = 'canary-7f3a the words nobody else reads'

test('a server that drops, rolls back or revives entries, or sends an older manifest, is detected', async () => {
  await using app = await testApp()
  const { open, remote, storage, vault } = await writer(await app.member('Ana', { plan: 'premium' }))
  const sync = await open()
  const one = await addEntry(sync, crypto.randomUUID(), entryPage('One'))
  const two = await addEntry(sync, crypto.randomUUID(), entryPage('Two'))
  const olderList = await remote.manifest()
  const oldTwo = await remote.entry(two.id)
  await editEntry(sync, two.id, entryPage('Two, again'))
  await removeEntry(sync, one.id)
  expect((await open()).findings).toEqual([])
  const saying = (change: (entries: Entry[]) => Entry[]): Remote => ({
    ...remote,
    page: async (before, limit) => (before ? [] : change(await remote.page(undefined, limit))),
  })
  const kinds = async (liar: Remote, on: DeviceStorage = storage) =>
    (await open(liar, { ...memoryStorage(), ...on } as typeof storage)).findings.map(({ kind }) => kind)
  expect(await kinds(saying((entries) => entries.filter(({ id }) => id !== two.id)))).toEqual(['missing'])
  expect(await kinds(saying(() => [oldTwo]))).toEqual(['rolled-back'])
  expect(await kinds(saying((entries) => [...entries, one]))).toEqual(['returned'])
  expect(await kinds({ ...remote, manifest: async () => olderList })).toContain('older-list')
  expect(await kinds({ ...remote, manifest: async () => null })).toEqual(['older-list'])
  const garbled = { revision: 9, encryptedContent: oldTwo.encryptedContent }
  expect(await kinds({ ...remote, manifest: async () => garbled })).toEqual(['older-list'])
  expect(loadMemory(storage, vault.owner)?.kid).toBe(vault.kid)
  expect((await open()).findings).toEqual([])
})

test('a finding is reported once', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { open } = await writer(ana)
  const { id } = await addEntry(await open(), crypto.randomUUID(), entryPage('One'))
  await ana.del(`/api/journal/${id}`)
  const sync = await open()
  expect(sync.findings).toMatchObject([{ kind: 'missing' }])
  await acceptCurrentState(sync)
  expect((await open()).findings).toEqual([])
})

test('a deletion that was interrupted before the manifest was written is not a finding', async () => {
  await using app = await testApp()
  const { open, remote, storage, vault } = await writer(await app.member('Ana', { plan: 'premium' }))
  const { id } = await addEntry(await open(), crypto.randomUUID(), entryPage('One'))
  const cut = await open({ ...remote, putManifest: () => Promise.reject(new Error('cut')) })
  await removeEntry(cut, id)
  expect(deletedHere(storage, vault.owner).size).toBe(1)
  expect((await open()).findings).toEqual([])
  expect(deletedHere(storage, vault.owner).size).toBe(0)
})

test('a draft is ciphertext on the device, opens again with the vault, and is deleted when it is saved', async () => {
  await using app = await testApp()
  const { open, storage, vault } = await writer(await app.member('Ana', { plan: 'premium' }))
  const eid = crypto.randomUUID()
  const draft = {
    eid,
    title: canary,
    text: canary,
    mood: null,
    tags: canary,
    startedAt: '2026-03-01T07:30:00.000Z',
  }
  expect(await storeDraft(storage, vault, draft)).toBe(true)
  expect([...storage.all.values()].join()).not.toContain('canary')
  expect(await openDrafts(storage, vault)).toEqual([draft])
  const { vault: other } = await quickVault('x')
  expect(await openDrafts(storage, other)).toEqual([])
  const sync = await open()
  await addEntry(sync, eid, entryPage(canary))
  expect(await openDrafts(storage, vault)).toEqual([])
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(await storeDraft(full, vault, draft)).toBe(false)
  recordDeletion(full, vault.owner, new Set([eid]))
})

test('a canary written into title, text and tags is in no request, log line, table or storage', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged })
  const ana = await app.member('Ana', { plan: 'premium' })
  const sent: string[] = []
  const listening: TestPerson = {
    ...ana,
    post: (path, body, sending) => (sent.push(JSON.stringify(body)), ana.post(path, body, sending)),
    put: (path, body, sending) => (sent.push(JSON.stringify(body)), ana.put(path, body, sending)),
  }
  const { open, storage, vault } = await writer(listening, canary)
  await ana.put('/api/journal/key', { record: vault.record, verifier: await keyVerifier(vault) })
  const sync = await open()
  const { id } = await addEntry(sync, crypto.randomUUID(), {
    ...entryPage(canary),
    title: canary,
    tags: [canary],
  })
  await editEntry(sync, id, { ...entryPage(`${canary}!`), title: canary, tags: [canary] })
  await ana.post('/api/journal', { encryptedContent: canary })
  const dump: string[] = []
  for (const { schema = 'public', name } of await app.db.introspection.getTables()) {
    const table = sql.table(`${schema}.${name}`)
    for (const { text } of await rows<{ text: string }>(
      app.db,
      sql`select t::text as text from ${table} t`,
    )) {
      dump.push(text, Buffer.from(text.replaceAll(/[^0-9a-f]/g, ''), 'hex').toString('latin1'))
    }
  }
  const inHex = Buffer.from(canary).toString('hex')
  const base64 = Buffer.from(canary).toString('base64').slice(0, 20)
  for (const place of [sent.join(), logged.join(), dump.join(), [...storage.all.values()].join()]) {
    expect(place).not.toContain('canary')
    expect(place).not.toContain(base64)
    expect(place).not.toContain(inHex)
  }
  expect(dump.join()).toContain(vault.kid)
  expect((await openVault(vault.record, canary, quickKey)).kid).toBe(vault.kid)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestPerson, TestResponse } from '../../app/testing/test-app.server.ts'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { utf8 } from '../crypto/bytes.ts'
import { dataKey, derived } from '../crypto/cipher.browser.ts'
import type { EntryContent } from '../crypto/entry-content.ts'
import type { Derivation } from '../crypto/envelope.ts'
import { keyVerifier } from '../crypto/key-rotation.browser.ts'
import { legacyKey, sealLegacy } from '../crypto/legacy.browser.ts'
import { interruptedMigrations } from '../crypto/moved-id.browser.ts'
import { openEntries, openEntry } from '../crypto/reading.browser.ts'
import { newVault, openVault, VaultRefusal } from '../crypto/vault.browser.ts'
import {
  type DeviceStorage,
  deletedHere,
  loadMemory,
  openDrafts,
  recordDeletion,
  storeDraft,
} from '../device/device.browser.ts'
import type { Entry } from '../entry.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { finishMigration, migrateLegacyEntries } from './moving.browser.ts'
import { acceptCurrentState, type JournalSync, openSync, type Remote } from './sync.browser.ts'

const canary = 'canary-7f3a the words nobody else reads'

function page(text: string, writtenAt = '2026-03-01T07:30:00.000Z'): EntryContent {
  return { text, title: '', mood: null, tags: [], writtenAt }
}

// why: a quick stand-in for half a second of Argon2id; the real one is held by the known answers.
async function quickKey(password: string, kdf: Derivation): Promise<CryptoKey> {
  return derived(await dataKey(utf8(password)), kdf.salt)
}

function remoteOf(person: TestPerson): Remote {
  const need = async (asked: Promise<TestResponse>) => {
    const { status, body } = await asked
    if (status !== 200) throw Object.assign(new Error(body.message), { status })
    return body
  }
  return {
    page: (before, limit) =>
      need(person.get(`/api/journal?limit=${limit}${before ? `&before=${encodeURIComponent(before)}` : ''}`)),
    changes: (since) =>
      need(person.get(`/api/journal/changes${since === undefined ? '' : `?since=${since}`}`)),
    entry: (id) => need(person.get(`/api/journal/${id}`)),
    add: (body) => need(person.post('/api/journal', body)),
    addAll: async (entries) => (await need(person.post('/api/journal/import', { entries }))).entries,
    edit: (id, body) => need(person.put(`/api/journal/${id}`, body)),
    confirm: (id, seq) => need(person.post(`/api/journal/${id}/confirm`, { seq })),
    remove: (id, seq) => need(person.del(`/api/journal/${id}${seq === undefined ? '' : `?seq=${seq}`}`)),
    async manifest(known) {
      const { manifest, unchanged } = await need(
        person.get(`/api/journal/manifest${known === undefined ? '' : `?known=${known}`}`),
      )
      return unchanged ? 'unchanged' : manifest
    },
    putManifest: (body) => need(person.put('/api/journal/manifest', body)),
    reencrypt: async (entries) => (await need(person.put('/api/journal/reencryption', { entries }))).entries,
    confirmAll: (entries) => need(person.post('/api/journal/reencryption/confirm', { entries })),
  }
}

async function writer(person: TestPerson, password = 'a stone a day') {
  const { vault } = await newVault(person.id, password, false, undefined, quickKey)
  const keys = { vault, legacy: [await legacyKey(password)] }
  const space = memoryStorage()
  const remote = remoteOf(person)
  return { vault, keys, space, remote, open: (through = remote, on = space) => openSync(keys, through, on) }
}

async function texts(sync: JournalSync): Promise<string[]> {
  const found: string[] = []
  await openEntries(sync.keys, [...sync.entries.values()], (_, opened) => found.push(opened.page.text))
  return found.sort()
}

test('what was written is there again after a reload, and an edit and a deletion hold', async () => {
  await using app = await testApp()
  const { open } = await writer(await app.member('Ana', { plan: 'premium' }))
  const sync = await open()
  const [one, two] = [
    await addEntry(sync, crypto.randomUUID(), page('One')),
    await addEntry(sync, crypto.randomUUID(), page('Two')),
  ]
  await editEntry(sync, one.id, page('One, told better'))
  const again = await open()
  expect([again.findings, await texts(again)]).toEqual([[], ['One, told better', 'Two']])
  expect([...again.entries.values()].some((entry) => entry.previous)).toBe(false)
  await removeEntry(again, two.id)
  const last = await open()
  expect([last.findings, await texts(last)]).toEqual([[], ['One, told better']])
})

test('a save whose answer was lost is stored once when it is sent again', async () => {
  await using app = await testApp()
  const { open, remote } = await writer(await app.member('Ana', { plan: 'premium' }))
  let lost = false
  const sync = await open({
    ...remote,
    async add(body) {
      const entry = await remote.add(body)
      if (lost) return entry
      lost = true
      throw new Error('the line went dead')
    },
  })
  const eid = crypto.randomUUID()
  await expect(addEntry(sync, eid, page('Once'))).rejects.toThrow('the line went dead')
  await addEntry(sync, eid, page('Once'))
  expect(await texts(await open())).toEqual(['Once'])
})

test('a server that returns something other than it was sent is reported, and nothing counts as saved', async () => {
  await using app = await testApp()
  const { open, remote } = await writer(await app.member('Ana', { plan: 'premium' }))
  const honest = await open()
  const first = await addEntry(honest, crypto.randomUUID(), page('First'))
  const liar = await open({
    ...remote,
    add: async (body) => ({ ...(await remote.add(body)), encryptedContent: first.encryptedContent }),
    edit: async () => first,
  })
  await expect(addEntry(liar, crypto.randomUUID(), page('Second'))).rejects.toThrow(VaultRefusal)
  await expect(editEntry(liar, first.id, page('Changed'))).rejects.toThrow(VaultRefusal)
  expect((await remote.entry(first.id)).previous).toBeUndefined()
})

test('an edit that does not open again leaves the version before it readable', async () => {
  await using app = await testApp()
  const { open, remote, keys } = await writer(await app.member('Ana', { plan: 'premium' }))
  const sync = await open()
  const { id } = await addEntry(sync, crypto.randomUUID(), page('As it was'))
  const spoiling: Remote = {
    ...remote,
    edit: (of, body) =>
      remote.edit(of, { ...body, encryptedContent: `AAAA${body.encryptedContent.slice(4)}` }),
  }
  const spoiled = await open(spoiling)
  await expect(editEntry(spoiled, id, page('Spoiled on the way'))).rejects.toThrow(VaultRefusal)
  const opened = await openEntry(keys, await remote.entry(id))
  expect(opened).toMatchObject({ from: 'previous', page: { text: 'As it was' } })
})

test('two devices that edit the same entry do not overwrite each other', async () => {
  await using app = await testApp()
  const { open, vault, space } = await writer(await app.member('Ana', { plan: 'premium' }))
  const phone = await open()
  const { id } = await addEntry(phone, crypto.randomUUID(), page('One'))
  const laptop = await open(undefined, memoryStorage())
  await editEntry(phone, id, page('From the phone'))
  const copy = await editEntry(laptop, id, page('From the laptop'))
  expect(copy.id).not.toBe(id)
  await addEntry(phone, crypto.randomUUID(), page('And more'))
  const again = await open()
  expect([again.findings, await texts(again)]).toEqual([
    [],
    ['And more', 'From the laptop', 'From the phone'],
  ])
  expect(loadMemory(space, vault.owner)?.manifestRevision).toBeGreaterThan(3)
})

test('a server that drops, turns back or revives entries, or shows an older list, is noticed', async () => {
  await using app = await testApp()
  const { open, remote, space, vault } = await writer(await app.member('Ana', { plan: 'premium' }))
  const sync = await open()
  const one = await addEntry(sync, crypto.randomUUID(), page('One'))
  const two = await addEntry(sync, crypto.randomUUID(), page('Two'))
  const olderList = await remote.manifest()
  const oldTwo = await remote.entry(two.id)
  await editEntry(sync, two.id, page('Two, again'))
  await removeEntry(sync, one.id)
  expect((await open()).findings).toEqual([])
  const saying = (change: (entries: Entry[]) => Entry[]): Remote => ({
    ...remote,
    page: async (before, limit) => (before ? [] : change(await remote.page(undefined, limit))),
  })
  const kinds = async (liar: Remote, on: DeviceStorage = space) =>
    (await open(liar, { ...memoryStorage(), ...on } as typeof space)).findings.map(({ kind }) => kind)
  expect(await kinds(saying((entries) => entries.filter(({ id }) => id !== two.id)))).toEqual(['missing'])
  expect(await kinds(saying(() => [oldTwo]))).toEqual(['turned-back'])
  expect(await kinds(saying((entries) => [...entries, one]))).toEqual(['returned'])
  expect(await kinds({ ...remote, manifest: async () => olderList })).toContain('older-list')
  expect(await kinds({ ...remote, manifest: async () => null })).toEqual(['older-list'])
  const garbled = { revision: 9, encryptedContent: oldTwo.encryptedContent }
  expect(await kinds({ ...remote, manifest: async () => garbled })).toEqual(['older-list'])
  expect(loadMemory(space, vault.owner)?.kid).toBe(vault.kid)
  expect((await open()).findings).toEqual([])
})

test('a finding is reported once', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { open } = await writer(ana)
  const { id } = await addEntry(await open(), crypto.randomUUID(), page('One'))
  await ana.del(`/api/journal/${id}`)
  const sync = await open()
  expect(sync.findings).toMatchObject([{ kind: 'missing' }])
  await acceptCurrentState(sync)
  expect((await open()).findings).toEqual([])
})

test('a deletion that was cut off before the list was written is no false alarm', async () => {
  await using app = await testApp()
  const { open, remote, space, vault } = await writer(await app.member('Ana', { plan: 'premium' }))
  const { id } = await addEntry(await open(), crypto.randomUUID(), page('One'))
  const cut = await open({ ...remote, putManifest: () => Promise.reject(new Error('cut')) })
  await removeEntry(cut, id)
  expect(deletedHere(space, vault.owner).size).toBe(1)
  expect((await open()).findings).toEqual([])
  expect(deletedHere(space, vault.owner).size).toBe(0)
})

test('entries in the first form are read beside the new ones, and one under another password stays closed', async () => {
  await using app = await testApp()
  const { open, remote, keys } = await writer(await app.member('Ana', { plan: 'premium' }))
  await remote.add({ encryptedContent: await sealLegacy(await legacyKey('a stone a day'), 'Long ago') })
  await remote.add({
    encryptedContent: await sealLegacy(await legacyKey('forgotten'), 'Under another password'),
  })
  const sync = await open()
  await addEntry(sync, crypto.randomUUID(), page('Now'))
  expect(await texts(sync)).toEqual(['Long ago', 'Now'])
  expect(await migrateLegacyEntries(sync)).toEqual({ moved: 1, closed: 1 })
  const again = await open()
  expect([again.findings, again.entries.size, await texts(again)]).toEqual([[], 3, ['Long ago', 'Now']])
  const both = { ...keys, legacy: [...keys.legacy, await legacyKey('forgotten')] }
  const tried = await openSync(both, remote, memoryStorage())
  expect(await migrateLegacyEntries(tried)).toEqual({ moved: 1, closed: 0 })
  expect(await texts(await open())).toEqual(['Long ago', 'Now', 'Under another password'])
})

test('the move to the new form, killed at any call, loses nothing and finishes when it runs again', async () => {
  await using app = await testApp()
  const key = await legacyKey('a stone a day')
  const written = ['First', 'Second', 'Third']
  let survived = false
  for (let calls = 0; !survived; calls += 1) {
    const { open, remote, keys } = await writer(await app.member('Ana', { plan: 'premium' }))
    for (const [at, text] of written.entries()) {
      await remote.add({
        encryptedContent: await sealLegacy(key, text),
        createdAt: `2026-01-0${at + 1}T08:00:00Z`,
      })
    }
    let left = calls
    const count = () => {
      left -= 1
      if (left < 0) throw new Error('killed')
    }
    const mortal = Object.fromEntries(
      Object.entries(remote).map(([name, call]) => [
        name,
        // why: dies before the call is made or after the server did it, in turn.
        async (...args: never[]) => {
          if (calls % 2 === 0) count()
          const answer = await (call as (...given: never[]) => Promise<unknown>)(...args)
          if (calls % 2 === 1) count()
          return answer
        },
      ]),
    ) as unknown as Remote
    survived = await open(mortal)
      .then(migrateLegacyEntries)
      .then(
        () => left >= 0,
        () => false,
      )
    const between = await openSync(keys, remote, memoryStorage())
    expect(new Set(await texts(between))).toEqual(new Set(written))
    expect(between.findings).toEqual([])
    // What was copied but not deleted ends by itself; the rest goes on with the next move.
    await finishMigration(between)
    expect(new Set(await texts(between))).toEqual(new Set(written))
    expect(await interruptedMigrations(between.entries.values())).toEqual([])
    await migrateLegacyEntries(between)
    const after = await open()
    expect([after.findings, await texts(after)]).toEqual([[], written])
    expect([...after.entries.values()].every((entry) => entry.enc)).toBe(true)
    expect([...after.entries.values()].map((entry) => entry.createdAt.slice(0, 10))).toEqual([
      '2026-01-03',
      '2026-01-02',
      '2026-01-01',
    ])
    expect(await interruptedMigrations(after.entries.values())).toEqual([])
    expect(calls).toBeLessThan(60)
  }
}, 120_000)

test('a draft is ciphertext on the device, opens again with the vault, and is deleted when it is saved', async () => {
  await using app = await testApp()
  const { open, space, vault } = await writer(await app.member('Ana', { plan: 'premium' }))
  const eid = crypto.randomUUID()
  const draft = {
    eid,
    title: canary,
    text: canary,
    mood: null,
    tags: canary,
    startedAt: '2026-03-01T07:30:00.000Z',
  }
  expect(await storeDraft(space, vault, draft)).toBe(true)
  expect([...space.all.values()].join()).not.toContain('canary')
  expect(await openDrafts(space, vault)).toEqual([draft])
  const { vault: other } = await newVault(vault.owner, 'x', false, undefined, quickKey)
  expect(await openDrafts(space, other)).toEqual([])
  const sync = await open()
  await addEntry(sync, eid, page(canary))
  expect(await openDrafts(space, vault)).toEqual([])
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(await storeDraft(full, vault, draft)).toBe(false)
  recordDeletion(full, vault.owner, new Set([eid]))
})

test('a canary written into title, text and tags stands in no request, log line, table or storage', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged })
  const ana = await app.member('Ana', { plan: 'premium' })
  const sent: string[] = []
  const listening: TestPerson = {
    ...ana,
    post: (path, body, sending) => (sent.push(JSON.stringify(body)), ana.post(path, body, sending)),
    put: (path, body, sending) => (sent.push(JSON.stringify(body)), ana.put(path, body, sending)),
  }
  const { open, space, vault } = await writer(listening, canary)
  await ana.put('/api/journal/key', { record: vault.record, verifier: await keyVerifier(vault) })
  const sync = await open()
  const { id } = await addEntry(sync, crypto.randomUUID(), {
    ...page(canary),
    title: canary,
    tags: [canary],
  })
  await editEntry(sync, id, { ...page(`${canary}!`), title: canary, tags: [canary] })
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
  for (const place of [sent.join(), logged.join(), dump.join(), [...space.all.values()].join()]) {
    expect(place).not.toContain('canary')
    expect(place).not.toContain(base64)
    expect(place).not.toContain(inHex)
  }
  expect(dump.join()).toContain(vault.kid)
  expect((await openVault(vault.record, canary, quickKey)).kid).toBe(vault.kid)
})

import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { openEntry } from '../crypto/open-entry.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { loadMemory } from '../device/device.browser.ts'
import { entryPage, texts, writer } from '../testing/journal-writer.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addEntry, editEntry, removeEntry } from './entry-sync.browser.ts'
import { type Remote } from './sync.browser.ts'

test('an entry, an edit and a deletion persist after a reload', async () => {
  await using app = await testApp()
  const { open } = await writer(await app.member('Ana', { plan: 'premium' }))
  const sync = await open()
  const [one, two] = [
    await addEntry(sync, crypto.randomUUID(), entryPage('One')),
    await addEntry(sync, crypto.randomUUID(), entryPage('Two')),
  ]
  await editEntry(sync, one.id, entryPage('One, told better'))
  const again = await open()
  expect([again.findings, await texts(again)]).toEqual([[], ['One, told better', 'Two']])
  expect([...again.entries.values()].some((entry) => entry.previous)).toBe(false)
  await removeEntry(again, two.id)
  const last = await open()
  expect([last.findings, await texts(last)]).toEqual([[], ['One, told better']])
})

test('a save whose response was lost is stored once when it is retried', async () => {
  await using app = await testApp()
  const { open, remote } = await writer(await app.member('Ana', { plan: 'premium' }))
  let lost = false
  const sync = await open({
    ...remote,
    async add(body) {
      const entry = await remote.add(body)
      if (lost) return entry
      lost = true
      throw new Error('connection lost')
    },
  })
  const eid = crypto.randomUUID()
  await expect(addEntry(sync, eid, entryPage('Once'))).rejects.toThrow('connection lost')
  await addEntry(sync, eid, entryPage('Once'))
  expect(await texts(await open())).toEqual(['Once'])
})

test('a server that returns something other than it was sent is reported, and nothing counts as saved', async () => {
  await using app = await testApp()
  const { open, remote } = await writer(await app.member('Ana', { plan: 'premium' }))
  const honest = await open()
  const first = await addEntry(honest, crypto.randomUUID(), entryPage('First'))
  const liar = await open({
    ...remote,
    add: async (body) => ({ ...(await remote.add(body)), encryptedContent: first.encryptedContent }),
    edit: async () => first,
  })
  await expect(addEntry(liar, crypto.randomUUID(), entryPage('Second'))).rejects.toThrow(VaultError)
  await expect(editEntry(liar, first.id, entryPage('Changed'))).rejects.toThrow(VaultError)
  expect((await remote.entry(first.id)).previous).toBeUndefined()
})

test('an edit that cannot be decrypted leaves the previous version readable', async () => {
  await using app = await testApp()
  const { open, remote, keys } = await writer(await app.member('Ana', { plan: 'premium' }))
  const sync = await open()
  const { id } = await addEntry(sync, crypto.randomUUID(), entryPage('As it was'))
  const spoiling: Remote = {
    ...remote,
    edit: (of, body) =>
      remote.edit(of, { ...body, encryptedContent: `AAAA${body.encryptedContent.slice(4)}` }),
  }
  const spoiled = await open(spoiling)
  await expect(editEntry(spoiled, id, entryPage('Spoiled on the way'))).rejects.toThrow(VaultError)
  const opened = await openEntry(keys, await remote.entry(id))
  expect(opened).toMatchObject({ from: 'previous', content: { text: 'As it was' } })
})

test('two devices that edit the same entry do not overwrite each other', async () => {
  await using app = await testApp()
  const { open, vault, storage } = await writer(await app.member('Ana', { plan: 'premium' }))
  const phone = await open()
  const { id } = await addEntry(phone, crypto.randomUUID(), entryPage('One'))
  const laptop = await open(undefined, memoryStorage())
  await editEntry(phone, id, entryPage('From the phone'))
  const copy = await editEntry(laptop, id, entryPage('From the laptop'))
  expect(copy.id).not.toBe(id)
  await addEntry(phone, crypto.randomUUID(), entryPage('And more'))
  const again = await open()
  expect([again.findings, await texts(again)]).toEqual([
    [],
    ['And more', 'From the laptop', 'From the phone'],
  ])
  expect(loadMemory(storage, vault.owner)?.manifestRevision).toBeGreaterThan(3)
})

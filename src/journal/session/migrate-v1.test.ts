import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { deriveLegacyKey } from '../crypto/legacy.browser.ts'
import { interruptedMigrations } from '../crypto/migrated-id.browser.ts'
import { entryPage, texts, writer } from '../testing/journal-writer.browser.ts'
import { sealLegacy } from '../testing/legacy-entries.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addEntry } from './entry-sync.browser.ts'
import { finishMigration, migrateLegacyEntries } from './migrate-v1.browser.ts'
import { openSync, type Remote } from './sync.browser.ts'

test('v1 entries are read with the new ones, and one with another password stays closed', async () => {
  await using app = await testApp()
  const { open, remote, keys } = await writer(await app.member('Ana', { plan: 'premium' }))
  await remote.add({ encryptedContent: await sealLegacy(await deriveLegacyKey('a stone a day'), 'Long ago') })
  await remote.add({
    encryptedContent: await sealLegacy(await deriveLegacyKey('forgotten'), 'Under another password'),
  })
  const sync = await open()
  await addEntry(sync, crypto.randomUUID(), entryPage('Now'))
  expect(await texts(sync)).toEqual(['Long ago', 'Now'])
  expect(await migrateLegacyEntries(sync)).toEqual({ moved: 1, closed: 1 })
  const again = await open()
  expect([again.findings, again.entries.size, await texts(again)]).toEqual([[], 3, ['Long ago', 'Now']])
  const both = { ...keys, legacy: [...keys.legacy, await deriveLegacyKey('forgotten')] }
  const tried = await openSync(both, remote, memoryStorage())
  expect(await migrateLegacyEntries(tried)).toEqual({ moved: 1, closed: 0 })
  expect(await texts(await open())).toEqual(['Long ago', 'Now', 'Under another password'])
})

test('the migration to v2, interrupted at any call, loses nothing and completes when it runs again', async () => {
  await using app = await testApp()
  const key = await deriveLegacyKey('a stone a day')
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
        // Crashes alternately before a call and after the server executed it.
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
    // Entries that were copied but not deleted are finished; the rest continues with the next migration.
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

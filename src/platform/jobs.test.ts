import { expect, test } from 'vitest'
import { openDatabase } from './database/db.server.ts'
import { type Job, openJobs } from './jobs.server.ts'
import { openLog } from './log.server.ts'
import { testDatabase } from './testing/test-database.server.ts'

test('a job that waited is not taken before the program that it needs stands', async () => {
  const { connection, drop } = await testDatabase()
  const { db, pool, close } = openDatabase(connection, 4, () => undefined)
  const log = openLog('silent')
  let ran = 0
  const kinds: Job<object, never>[] = [{ name: 'test.early', run: async () => void (ran += 1) }]
  const asleep = await openJobs(pool, log, kinds, () => ({}), false)
  await asleep.add(db, 'test.early', {})
  await asleep.stop()
  const awake = await openJobs(pool, log, kinds, () => ({}), true)
  try {
    // why: a queue that did take it would do so within a second; this one has no reason to, however long one waits.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(ran).toBe(0)
    await awake.begin()
    await expect.poll(() => ran, { timeout: 40_000 }).toBe(1)
  } finally {
    await awake.stop()
    await close()
    await drop()
  }
})

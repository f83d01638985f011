import { expect, test } from 'vitest'
import { openDatabase } from './database/db.server.ts'
import { openPubSub } from './database/pg-notify.server.ts'
import { type Job, openJobs } from './jobs.server.ts'
import { openLog } from './log.server.ts'
import { testDatabase } from './testing/test-database.server.ts'

test('a pending job does not run before the program is ready', async () => {
  const { connection, drop } = await testDatabase()
  const { db, pool, close } = openDatabase(connection, 4, () => undefined)
  const log = openLog('silent')
  let ran = 0
  const kinds: Job<object, never>[] = [{ name: 'test.early', run: async () => void (ran += 1) }]
  const asleep = await openJobs({ pool, log, kinds, services: () => ({}), work: false })
  await asleep.add(db, 'test.early', {})
  await asleep.stop()
  const pubsub = await openPubSub(connection, log)
  const awake = await openJobs({ pool, log, kinds, services: () => ({}), work: pubsub })
  try {
    // An idle worker would run the job within a second.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(ran).toBe(0)
    await awake.begin()
    await expect.poll(() => ran, { timeout: 40_000 }).toBe(1)
  } finally {
    await awake.stop()
    await pubsub.stop()
    await close()
    await drop()
  }
})

test('jobs run immediately, delayed ones when they are due, and an idle queue sends almost no queries', async () => {
  const { connection, drop } = await testDatabase()
  const { db, pool, close } = openDatabase(connection, 4, () => undefined)
  const log = openLog('silent')
  const ran: string[] = []
  const kinds = Array.from({ length: 20 }, (_, at) => ({
    name: `test.kind-${at}`,
    run: async (_services: object, { word }: { word: string }) => void ran.push(word),
  })) satisfies Job<object, never>[]
  const pubsub = await openPubSub(connection, log)
  const jobs = await openJobs({ pool, log, kinds, services: () => ({}), work: pubsub })
  try {
    await jobs.begin()
    const added = performance.now()
    await jobs.add(db, 'test.kind-3', { word: 'now' })
    await expect.poll(() => ran, { interval: 20, timeout: 20_000 }).toEqual(['now'])
    expect(performance.now() - added).toBeLessThan(1_000)
    await jobs.add(db, 'test.kind-4', { word: 'later' }, { after: 1 })
    await jobs.add(db, 'test.kind-4', { word: 'later too' }, { after: 1 })
    let statements = 0
    pool.on('acquire', () => (statements += 1))
    await expect.poll(() => ran.length, { interval: 50, timeout: 20_000 }).toBe(3)
    // Twenty queues that poll each second would send more than a hundred queries before the next check for due jobs.
    expect(statements).toBeLessThan(40)
  } finally {
    await jobs.stop()
    await pubsub.stop()
    await close()
    await drop()
  }
})

test('a queue of an earlier version takes the current limits at the next start', async () => {
  const { connection, drop } = await testDatabase()
  const { pool, close } = openDatabase(connection, 4, () => undefined)
  const kinds: Job<object, never>[] = [{ name: 'test.kind', retries: 80, run: async () => undefined }]
  const open = () =>
    openJobs({ pool, log: openLog('silent'), kinds, services: () => ({}), work: false as const })
  try {
    await (await open()).stop()
    await pool.query(`update jobs.queue set retry_limit = 12, retry_delay_max = null`)
    await (await open()).stop()
    const { rows } = await pool.query(
      `select retry_limit as retries, retry_delay_max as "longestDelay", retry_backoff as backoff from jobs.queue where name = 'test.kind'`,
    )
    expect(rows).toEqual([{ retries: 80, longestDelay: 3_600, backoff: true }])
  } finally {
    await close()
    await drop()
  }
})

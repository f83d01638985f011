// What happens to the database under a running program.
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { openConnection } from '../src/platform/database/db.server.ts'
import { openPubSub } from '../src/platform/database/pg-notify.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { databaseSocket, stallingProxy, urlThrough } from './faulty-connections.ts'
import { database, killDatabase, long, register, startProgram, temporaryFolder } from './program.ts'

const patient = { timeout: 120_000 }

test('F6: a database that is killed under load is restarted by the program, which continues', async ({
  expect,
}) => {
  using dataDir = temporaryFolder()
  await using program = await startProgram({ DATA_DIR: dataDir.path })
  const ana = await register(program.url)
  const answers: { status: number; retryAfter: string | null }[] = []
  let isRunning = true
  const work = async () => {
    while (isRunning) {
      const answer = await ana.ask(program.url, 'POST', '/api/checkin', {})
      answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') })
      await sleep(20)
    }
  }
  const all = Array.from({ length: 6 }, work)
  await expect.poll(() => answers.length, patient).toBeGreaterThan(20)
  killDatabase(dataDir.path)
  const before = answers.length
  const well = () => answers.slice(before).filter(({ status }) => status === 200).length
  await expect.poll(well, patient).toBeGreaterThan(20)
  isRunning = false
  await Promise.all(all)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const answer of refused) expect(answer).toEqual({ status: 503, retryAfter: '2' })
  expect(program.process.exitCode).toBeNull()
})

test.concurrent('F7: a stalled connection to the database causes 503, and the program recovers', async ({
  expect,
}) => {
  await using base = await database()
  await using line = await stallingProxy(() => databaseSocket(base.connection))
  const through = urlThrough(line, base.url)
  await using program = await startProgram({ DATABASE_URL: through })
  const ana = await register(program.url)
  const profile = async () => (await ana.ask(program.url, 'GET', '/api/profile')).status
  line.stall(true)
  // The call itself gives up after a minute; the program's own bound is 9 seconds.
  expect(await profile()).toBe(503)
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200)
  line.stall(false)
  await expect.poll(profile, patient).toBe(200)
})

test('F7: a connection for notifications that stalls is replaced, and caches are cleared', async ({
  expect,
}) => {
  await using base = await database()
  await using line = await stallingProxy(() => databaseSocket(base.connection))
  const through = urlThrough(line, base.url)
  const pubsub = await openPubSub({ connectionString: through }, openLog('silent'))
  let gaps = 0
  pubsub.subscribe(
    'news',
    () => undefined,
    () => (gaps += 1),
  )
  expect(await pubsub.drained()).toBe(true)
  line.stall(true)
  expect(await pubsub.drained()).toBe(false)
  // Messages sent meanwhile are lost, so only a new connection can respond.
  line.stall(false)
  await expect.poll(() => pubsub.drained(), patient).toBe(true)
  expect(gaps).toBe(1)
  await pubsub.stop()
})

test.concurrent('F8: with an exhausted pool calls are refused quickly, and help and health checks respond', async ({
  expect,
}) => {
  await using base = await database()
  await using program = await startProgram({ DATABASE_URL: base.url, DATABASE_POOL: '3' })
  const ana = await register(program.url)
  const client = await openConnection(base.connection)
  await client.query('begin')
  await client.query('lock table checkins in access exclusive mode')
  const days = () => ana.ask(program.url, 'GET', '/api/checkin/days')
  let answered = 0
  const stuck = Array.from({ length: 30 }, () => days().finally(() => (answered += 1)))
  const waiting = `select count(*)::int as count from pg_locks where not granted and relation = 'checkins'::regclass`
  await expect.poll(async () => (await client.query(waiting)).rows[0]?.count, patient).toBe(3)
  for (const page of ['/healthz', '/help']) expect((await fetch(`${program.url}${page}`)).status).toBe(200)
  // These two succeeded while calls were still blocked.
  expect(answered).toBeLessThan(stuck.length)
  for (const answer of await Promise.all(stuck)) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
  }
  await client.query('rollback')
  await client.end()
  await expect.poll(async () => (await days()).status, patient).toBe(200)
})

test('F33: every connection is cut repeatedly during transactions; the program continues', async ({
  expect,
}) => {
  await using base = await database()
  await using program = await startProgram({ DATABASE_URL: base.url })
  const ana = await register(program.url)
  const post = { category: 'general', content: 'One more day.' }
  const { id } = await (await ana.ask(program.url, 'POST', '/api/forum/posts', post)).json()
  const statuses: number[] = []
  let isRunning = true
  const edit = async (content: string) => {
    while (isRunning)
      statuses.push((await ana.ask(program.url, 'PATCH', `/api/forum/posts/${id}`, { content })).status)
  }
  const work = Promise.all(Array.from({ length: 8 }, (_, editor) => edit(`Edit by ${editor}.`)))
  const administrator = await openConnection(base.connection)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  for (let round = 0; round < (long ? 48 : 12); round += 1) {
    const before = statuses.length
    await administrator.query(cut)
    const edited = () => statuses.slice(before).filter((status) => status === 200).length
    await expect.poll(edited, patient).toBeGreaterThan(8)
  }
  isRunning = false
  await work
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(program.process.exitCode).toBeNull()
  await administrator.end()
})

test.concurrent('F34: without its database a process stays ready and serves help, library and meetings', async ({
  expect,
}) => {
  await using base = await database()
  const line = await stallingProxy(() => databaseSocket(base.connection))
  const through = urlThrough(line, base.url)
  await using program = await startProgram({ DATABASE_URL: through })
  const meetings = async () => (await fetch(`${program.url}/api/meetings`)).status
  // On a busy machine the list may not be loaded yet.
  await expect.poll(meetings, patient).toBe(200)
  const ana = await register(program.url)
  await line[Symbol.asyncDispose]()
  const readiness = async () => (await fetch(`${program.url}/readyz`)).json()
  await expect.poll(readiness, patient).toEqual({ status: 'ready', database: 'unreachable' })
  for (const page of ['/', '/help', '/library', '/library/box-breathing-basics', '/meetings', '/readyz'])
    expect([page, (await fetch(`${program.url}${page}`)).status]).toEqual([page, 200])
  expect(await meetings()).toBe(200)
  const before = program.output().length
  const refusals = Array.from(
    { length: 200 },
    async () => (await ana.ask(program.url, 'GET', '/api/profile')).status,
  )
  expect(new Set(await Promise.all(refusals))).toEqual(new Set([503]))
  // The log has one line per ten seconds, not one per call.
  const lines = program.output().slice(before).split('\n').filter(Boolean)
  expect(lines.filter((text) => text.includes('calls are refused')).length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(20)
})

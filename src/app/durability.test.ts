// Power loss: every acknowledged write is on disk. Compares the WAL flush position right after each response with the commits of the call.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSamples } from '../meetings/feeds/samples.server.ts'
import { openConnection } from '../platform/database/db.server.ts'
import { type EmbeddedPostgres, startEmbedded } from '../platform/database/embedded-postgres.server.ts'
import { routes } from './program/capabilities.server.ts'
import { type TestApp, type TestPerson, type TestResponse, testApp } from './testing/test-app.server.ts'
import { exampleOf, needsPasskey, type World, writesNothing } from './testing/writing-calls.server.ts'

const log = { info() {}, warn() {}, error() {} }
const patient = { timeout: 300_000 }
let dataDir: string
let embedded: EmbeddedPostgres

// A separate cluster, because the shared one of other tests runs without fsync.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cairn-durability-'))
  chmodSync(dataDir, 0o755)
  embedded = await startEmbedded({ dataDir, log })
  const client = await openSuperuser()
  // The WAL writer flushes as late as possible, so that only the call's own commit flushes its records.
  await client.query(`alter system set wal_writer_delay = '10s'`)
  await client.query(`alter system set wal_writer_flush_after = '1GB'`)
  await client.query(`alter system set autovacuum = off`)
  await client.query('select pg_reload_conf()')
  await client.query('create extension pg_walinspect')
  await client.query('create schema measurement create table marks (at int)')
  await client.end()
}, 60_000)

afterAll(async () => {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Only the superuser may read the WAL. */
function openSuperuser(): Promise<pg.Client> {
  const { superuser } = JSON.parse(readFileSync(join(dataDir, 'postgres', 'cairn-secrets.json'), 'utf8'))
  return openConnection({ ...embedded.connection, user: 'postgres', password: superuser })
}

/** The number of commits between two positions that changed rows, and how many of them were not flushed at `flushed`. */
async function commits(
  client: pg.Client,
  before: string,
  flushed: string,
): Promise<{ all: number; late: number }> {
  const end = await position(client, 'insert')
  if (end === before) return { all: 0, late: 0 }
  // This commit flushes everything before it, so that the records can be read.
  await client.query('insert into measurement.marks values (1)')
  const { rows } = await client.query<{ all: number; late: number }>(
    `with records as (
        select * from pg_get_wal_records_info($1, $3)),
      changes as (
        select distinct xid from records where resource_manager = 'Heap' and record_type ~ 'INSERT|UPDATE|DELETE'
        union select xid from records where resource_manager = 'Heap2' and record_type ~ 'MULTI_INSERT')
      select count(*)::int as all, (count(*) filter (where end_lsn > $2::pg_lsn))::int as late from records
      where resource_manager = 'Transaction' and record_type like 'COMMIT%' and xid in (select xid from changes)`,
    [before, flushed, end],
  )
  return rows[0] ?? { all: 0, late: 0 }
}

async function position(client: pg.Client, which: 'insert' | 'flush'): Promise<string> {
  const { rows } = await client.query<{ at: string }>(`select pg_current_wal_${which}_lsn()::text as at`)
  return rows[0]?.at ?? '0/0'
}

test('the measurement detects a commit that was not flushed', async () => {
  const client = await openSuperuser()
  const writer = await openConnection(embedded.connection)
  await writer.query('create table probe (at int)')
  const measured = async (mode: 'on' | 'off') => {
    const before = await position(client, 'insert')
    await writer.query(`set synchronous_commit = ${mode}`)
    await writer.query('insert into probe values (1)')
    return commits(client, before, await position(client, 'flush'))
  }
  await measured('on')
  expect(await measured('off')).toEqual({ all: 1, late: 1 })
  expect(await measured('on')).toEqual({ all: 1, late: 0 })
  await writer.query('drop table probe')
  await Promise.all([client.end(), writer.end()])
})

type WalPosition = { before: string; flushed: string }

/** Wraps a person so that each request records the WAL positions before it and right after its response; the last one stays. */
function measuring(person: TestPerson, client: pg.Client, at: WalPosition): TestPerson {
  const around = async (send: () => Promise<TestResponse>) => {
    at.before = await position(client, 'insert')
    const answer = await send()
    at.flushed = await position(client, 'flush')
    return answer
  }
  return {
    ...person,
    get: (path, more) => around(() => person.get(path, more)),
    post: (path, body, more) => around(() => person.post(path, body, more)),
    put: (path, body, more) => around(() => person.put(path, body, more)),
    patch: (path, body, more) => around(() => person.patch(path, body, more)),
    del: (path, more) => around(() => person.del(path, more)),
  }
}

type Staff = Pick<World, 'moderator' | 'admin'>

async function worldFor(app: TestApp, staff: Staff, client: pg.Client, at: WalPosition): Promise<World> {
  const as = (person: TestPerson) => measuring(person, client, at)
  return {
    app: { ...app, visitor: as(app.visitor), person: (who) => as(app.person(who)) },
    owner: as(await app.member('Orla', { plan: 'professional' })),
    stranger: as(await app.member('Otis')),
    moderator: as(staff.moderator),
    admin: as(staff.admin),
  }
}

/** The problem of one call; undefined if its commits were on disk when it was acknowledged. */
async function problemWith(
  app: TestApp,
  staff: Staff,
  client: pg.Client,
  call: string,
): Promise<string | undefined> {
  const example = exampleOf(call)
  if (!example) return 'has no line in testing/writing-calls.server.ts'
  const at: WalPosition = { before: '0/0', flushed: '0/0' }
  try {
    const answer = await example(await worldFor(app, staff, client, at))
    if (answer.status !== 200) return `${answer.status} ${answer.text.slice(0, 160)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { all, late } = await commits(client, at.before, at.flushed)
  if (all === 0) return 'wrote nothing'
  return late === 0 ? undefined : `${late} of ${all} commits were not on disk when it was answered`
}

test('every write is acknowledged only once its commits are on disk', patient, async () => {
  await using app = await testApp({
    settings: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' },
    connection: embedded.connection,
    now: '2026-03-10T12:00:00Z',
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  await addSamples(app.services)
  const client = await openSuperuser()
  const calls = routes(app.services)
    .map(({ call }) => `${call.method} ${call.path}`)
    .filter((call) => !call.startsWith('GET ') && !needsPasskey.has(call) && !writesNothing.has(call))
  // Members are new for each call, because some calls change or delete them.
  const staff = {
    moderator: await app.member('Mo', { role: 'moderator' }),
    admin: await app.member('Ada', { role: 'admin' }),
  }
  const wrong: string[] = []
  for (const call of calls) {
    const problem = await problemWith(app, staff, client, call)
    if (problem) wrong.push(`${call}: ${problem}`)
  }
  await client.end()
  expect(wrong).toEqual([])
})

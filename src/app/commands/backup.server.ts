// A backup: every row of one moment, as lines of JSON in a gzip file that checks itself. No tool of PostgreSQL is needed.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { addDeletions, deletionsIn } from '../../accounts/deletions.server.ts'
import { type Connection, openConnection } from '../../platform/database/db.server.ts'
import { migrateWithin } from '../../platform/database/migrate.server.ts'

export class BackupProblem extends Error {}

const format = 'cairn-backup-1'
const rowsAtOnce = 500

type Head = { format: string; version: string; at: string; migrations: string[]; secret: string }
type Waiting = {
  name: string
  data: object
  singleton_key: string | null
  start_after: string
  priority?: number
}

/** Counts by table, and the jobs that still wait. */
export type RowCounts = Record<string, number>

/** Tables of the schema `public`, each after those that it refers to. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows: all } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition order by 1`,
  )
  const { rows: refers } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  )
  const sorted: string[] = []
  const left = new Set(all.map(({ name }) => name).filter((name) => name !== 'migrations'))
  while (left.size > 0) {
    const free = [...left].filter((name) => !refers.some(({ from, to }) => from === name && left.has(to)))
    if (free.length === 0)
      throw new BackupProblem(`These tables refer to each other in a circle: ${[...left].join(', ')}.`)
    for (const name of free) left.delete(name)
    sorted.push(...free)
  }
  return sorted
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

type BackupFacts = {
  version: string
  /** A fingerprint of the program's key, so that a restore can tell when another key would be needed. */
  secret: string
}

/**
 * Writes `file` whole or not at all; the database may go on working. Also brings the list of deleted accounts beside it up to
 * date, from the database and from the list in `deletions`.
 */
export async function backup(
  connection: Connection,
  file: string,
  facts: BackupFacts,
  deletions?: string,
): Promise<RowCounts> {
  const counts = await writeBackup(connection, file, facts)
  const client = await openConnection(connection)
  try {
    const known = deletions === undefined ? [] : await deletionsIn(deletions)
    await addDeletions(dirname(file), [...known, ...(await tombstonesOf(client))])
  } finally {
    await client.end()
  }
  return counts
}

async function writeBackup(connection: Connection, file: string, facts: BackupFacts): Promise<RowCounts> {
  const client = await openConnection(connection)
  const draft = `${file}.part`
  const counts: RowCounts = {}
  const hash = createHash('sha256')
  async function* lines() {
    const line = (value: object) => {
      const text = `${JSON.stringify(value)}\n`
      hash.update(text)
      return text
    }
    const { rows: applied } = await client.query<{ name: string }>(
      'select name from migrations order by name',
    )
    yield line({
      format,
      at: new Date().toISOString(),
      migrations: applied.map(({ name }) => name),
      ...facts,
    } satisfies Head)
    for (const table of await tablesOf(client)) {
      counts[table] = 0
      const columns = (await columnsOf(client, table)).map(quoted).join(', ')
      await client.query(
        `declare rows no scroll cursor for select to_jsonb(t)::text as row from (select ${columns} from ${quoted(table)}) t`,
      )
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows`)
        if (rows.length === 0) break
        counts[table] += rows.length
        const text = `{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(',')}]}\n`
        hash.update(text)
        yield text
      }
      await client.query('close rows')
    }
    yield line({ jobs: await waitingJobs(client) })
    yield `${JSON.stringify({ end: true, counts, sha256: hash.digest('hex') })}\n`
  }
  try {
    // One snapshot for all tables.
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    await rename(draft, file)
    const folder = await open(dirname(file))
    await folder.sync()
    await folder.close()
    return counts
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function waitingJobs(client: pg.Client): Promise<Waiting[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('jobs.job') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const found = await client.query<Waiting>(
    `select name, data, singleton_key, start_after, priority from jobs.job where state < 'active' and name not like '\\_\\_%'`,
  )
  return found.rows
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  try {
    yield* createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // The system's own no (EACCES, EISDIR) says nothing about what is in the file.
    throw new BackupProblem(
      /^E[A-Z]+$/.test(code)
        ? `${file} cannot be read (${code}). Look at what it is and whose.`
        : `${file} is damaged or is no backup of Cairn.`,
    )
  }
}

/** Reads a backup to its end and checks it. Throws a BackupProblem where anything is missing or changed. */
export async function checkBackup(file: string): Promise<{ head: Head; counts: RowCounts }> {
  const hash = createHash('sha256')
  let head: Head | undefined
  let end: { counts: RowCounts; sha256: string } | undefined
  for await (const line of linesOf(file)) {
    const value = read(line, file)
    if (value['end'] === true) {
      end = value as typeof end
      break
    }
    head ??= value as Head
    hash.update(`${line}\n`)
  }
  if (head?.format !== format) throw new BackupProblem(`${file} is no backup of Cairn.`)
  if (!end || end.sha256 !== hash.digest('hex'))
    throw new BackupProblem(`${file} is damaged: it does not match its own check sum.`)
  return { head, counts: end.counts }
}

function read(line: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupProblem(`${file} is damaged or is no backup of Cairn.`)
  }
}

/** True while a program works on this database. Its caches, queues and live updates know nothing of a restore. */
export async function isWorkedOn(connection: Connection): Promise<boolean> {
  const client = await openConnection(connection)
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'cairn' limit 1`,
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}

export type RestoreSummary = { counts: RowCounts; forgotten: number; jobs: Waiting[]; head: Head }

/**
 * Puts a checked backup in the place of what the database holds, in one transaction: all of it or nothing.
 * Whoever was deleted since the backup was made stays deleted: by the database's own list, the one beside the backup, and
 * the one in `deletions`.
 */
export async function restore(
  connection: Connection,
  file: string,
  migrations: string,
  replace: boolean,
  deletions?: string,
): Promise<RestoreSummary> {
  const { head, counts } = await checkBackup(file)
  const folders = [dirname(file), ...(deletions === undefined ? [] : [deletions])]
  const listed = (await Promise.all(folders.map(deletionsIn))).flat()
  const client = await openConnection(connection)
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const deleted = [...new Set([...(await tombstonesOf(client)), ...listed])]
    if (!replace && (await holdsMembers(client))) {
      throw new BackupProblem(
        'This database is not empty. Add --replace to put the backup in the place of what is there.',
      )
    }
    await client.query('drop schema if exists jobs cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await migrateWithin(client, migrations, head.migrations)
    const jobs = await load(client, file)
    const forgotten = await deleteAgain(client, deleted)
    await migrateWithin(client, migrations)
    await client.query('commit')
    return { counts, forgotten, jobs, head }
  } finally {
    await client.end()
  }
}

async function load(client: pg.Client, file: string): Promise<Waiting[]> {
  let jobs: Waiting[] = []
  const columns = new Map<string, string>()
  for await (const line of linesOf(file)) {
    const value = read(line, file)
    if (Array.isArray(value['jobs'])) jobs = value['jobs']
    const table = value['table']
    if (typeof table !== 'string') continue
    if (!columns.has(table))
      columns.set(table, (await columnsOf(client, quoted(table))).map(quoted).join(', '))
    const names = columns.get(table) ?? ''
    await client.query(
      `insert into ${quoted(table)} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
      [JSON.stringify(value['rows'])],
    )
  }
  const { rows: counted } = await client.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'
      and (is_identity = 'YES' or column_default like 'nextval%')`,
  )
  for (const { table, column } of counted) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
      [quoted(table), column],
    )
  }
  return jobs
}

/** Deletes again whoever the backup brought back, with the emails to them. */
async function deleteAgain(client: pg.Client, hashes: string[]): Promise<number> {
  await client.query(
    `insert into tombstones (member_hash) select decode(hash, 'hex') from unnest($1::text[]) as hash on conflict do nothing`,
    [hashes],
  )
  const gone = 'sha256(id::text::bytea) in (select member_hash from tombstones)'
  await client.query(
    `delete from mails where lower(recipient) in (select lower(email) from members where ${gone})`,
  )
  const { rowCount } = await client.query(`delete from members where ${gone}`)
  return rowCount ?? 0
}

async function tombstonesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.tombstones') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const found = await client.query<{ hash: string }>(
    `select encode(member_hash, 'hex') as hash from tombstones`,
  )
  return found.rows.map(({ hash }) => hash)
}

async function holdsMembers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.members') is not null as there`,
  )
  if (!rows[0]?.there) return false
  const { rows: found } = await client.query('select 1 from members limit 1')
  return found.length > 0
}

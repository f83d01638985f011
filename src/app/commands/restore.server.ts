// Restores a backup, replacing the contents of the database.
import { dirname } from 'node:path'
import type pg from 'pg'
import { deletionsIn } from '../../accounts/deletions.server.ts'
import { type Connection, openConnection } from '../../platform/database/db.server.ts'
import { migrateWithin } from '../../platform/database/migrate.server.ts'
import { requireServerVersion } from '../../platform/database/server-version.server.ts'
import { type PendingJob, storeRestoredJobs } from '../program/restored-jobs.server.ts'
import {
  BackupProblem,
  checkBackup,
  type Head,
  linesOf,
  parseLine,
  type RowCounts,
} from './backup-file.server.ts'
import { columnsOf, quoted, tombstonesOf } from './database-tables.server.ts'

/** True while a program uses this database. Its caches, queues and live updates would not notice a restore. */
export async function isInUse(connection: Connection): Promise<boolean> {
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

export type RestoreSummary = { counts: RowCounts; deletedAgain: number; jobs: PendingJob[]; head: Head }

type RestoreOptions = { migrations: string; replace: boolean; deletions?: string | undefined }

/**
 * Replaces the contents of the database by a verified backup in one transaction. Accounts that were deleted after the backup stay deleted, by
 * the lists in the database, next to the backup, and in `deletions`.
 */
export async function restore(
  connection: Connection,
  file: string,
  { migrations, replace, deletions }: RestoreOptions,
): Promise<RestoreSummary> {
  const { head, counts } = await checkBackup(file)
  const folders = [dirname(file), ...(deletions === undefined ? [] : [deletions])]
  const listed = (await Promise.all(folders.map(deletionsIn))).flat()
  const client = await openConnection(connection)
  try {
    await requireServerVersion(client)
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const deleted = [...new Set([...(await tombstonesOf(client)), ...listed])]
    if (!replace && (await holdsData(client))) {
      throw new BackupProblem('This database is not empty. Add --replace to overwrite what is there.')
    }
    await client.query('drop schema if exists jobs cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await migrateWithin(client, migrations, head.migrations)
    const jobs = await load(client, file)
    await migrateWithin(client, migrations)
    const deletedAgain = await deleteAgain(client, deleted)
    await storeRestoredJobs(client, jobs)
    await client.query('commit')
    return { counts, deletedAgain, jobs, head }
  } finally {
    await client.end()
  }
}

async function load(client: pg.Client, file: string): Promise<PendingJob[]> {
  let jobs: PendingJob[] = []
  const columns = new Map<string, string>()
  for await (const line of linesOf(file)) {
    const value = parseLine(line, file)
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

/** Deletes accounts that the backup brought back, with the emails to them. */
async function deleteAgain(client: pg.Client, hashes: string[]): Promise<number> {
  await client.query(
    `insert into tombstones (member_hash) select decode(hash, 'hex') from unnest($1::text[]) as hash on conflict do nothing`,
    [hashes],
  )
  const isDeleted = 'sha256(id::text::bytea) in (select member_hash from tombstones)'
  await client.query(
    `delete from mails where lower(recipient) in (select lower(coalesce(unverified_email, email)) from members where ${isDeleted})`,
  )
  const { rowCount } = await client.query(`delete from members where ${isDeleted}`)
  return rowCount ?? 0
}

/** True for a database with members, and for one with the tables of another program. */
async function holdsData(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')`,
  )
  if (!rows.some(({ name }) => name === 'members')) return rows.length > 0
  const { rows: found } = await client.query('select 1 from members limit 1')
  return found.length > 0
}

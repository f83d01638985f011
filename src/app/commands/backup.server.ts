// Writes a backup: a snapshot of every row. Needs no PostgreSQL tools.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { addDeletions, deletionsIn } from '../../accounts/deletions.server.ts'
import { type Connection, openConnection } from '../../platform/database/db.server.ts'
import type { PendingJob } from '../program/restored-jobs.server.ts'
import { BackupProblem, checkBackup, format, type Head, type RowCounts } from './backup-file.server.ts'
import { columnsOf, quoted, tablesOf, tombstonesOf } from './database-tables.server.ts'

const rowsAtOnce = 500

type BackupFacts = {
  version: string
  /** A fingerprint of the program's secret, so that a restore can detect a different one. */
  secret: string
}

/**
 * Writes and verifies `file` atomically, while the database is in use. Also updates the list of deleted accounts next to it, from the
 * database and from the list in `deletions`.
 */
export async function backup(
  connection: Connection,
  file: string,
  facts: BackupFacts,
  deletions?: string,
): Promise<RowCounts> {
  const counts = await writeBackup(connection, file, facts).catch((error: unknown) => {
    throw explainError(error, file)
  })
  const client = await openConnection(connection)
  try {
    await listDeletions(client, file, deletions)
    await recordBackup(client, file, counts)
  } finally {
    await client.end()
  }
  return counts
}

/** A list that belongs to another user, such as one that was copied back as root, must not be taken for a failed backup. */
async function listDeletions(client: pg.Client, file: string, deletions?: string): Promise<void> {
  const deleted = await tombstonesOf(client)
  try {
    const known = deletions === undefined ? [] : await deletionsIn(deletions)
    await addDeletions(dirname(file), [...known, ...deleted])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(
      `${file} is complete, but the list of deleted accounts is not: ${reason}. A restore without it brings them back. Correct that file, and make another backup.`,
    )
  }
}

const readOnly = '25006'
const noTable = '42P01'

/** A plain message for an empty database, a full or read-only disk, and a damaged file; other errors unchanged. */
function explainError(error: unknown, file: string): unknown {
  if (error instanceof BackupProblem)
    return new BackupProblem(
      `No backup was written to ${file}: what was written did not read back unchanged. Earlier backups are unchanged. Check the disk.`,
    )
  if (error instanceof Error && 'code' in error && error.code === noTable)
    return new BackupProblem('This database is empty: there is nothing to back up.')
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : ''
  const reason = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EROFS: 'the disk is read-only',
    EACCES: 'this user is not allowed to write there',
    ENOENT: 'that folder does not exist',
    EISDIR: 'it is a folder',
    ENOTDIR: 'part of its path is a file',
    EIO: 'the disk reports an error',
  }[code]
  if (reason === undefined) return error
  return new BackupProblem(
    `No backup was written to ${file}: ${reason} (${code}). Earlier backups are unchanged. Free some space, or name another file.`,
  )
}

/** Records the backup for monitoring. A standby cannot write it, and an older schema has no table for it. */
async function recordBackup(client: pg.Client, file: string, counts: RowCounts): Promise<void> {
  const rowCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { size } = await stat(file)
  try {
    await client.query(
      `with expired as (delete from backups where finished_at < now() - interval '1 year')
        insert into backups (finished_at, rows, bytes) values (now(), $1, $2)`,
      [rowCount, size],
    )
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== readOnly && code !== noTable) throw error
  }
}

/** The lines of a backup: head, rows, pending jobs, and an end with the hash of all lines before it. Adds up `counts`. */
async function* backupLines(client: pg.Client, facts: BackupFacts, counts: RowCounts) {
  const hash = createHash('sha256')
  const hashed = (json: string) => {
    const line = `${json}\n`
    hash.update(line)
    return line
  }
  const { rows: applied } = await client.query<{ name: string }>('select name from migrations order by name')
  const migrations = applied.map(({ name }) => name)
  yield hashed(JSON.stringify({ format, at: new Date().toISOString(), migrations, ...facts } satisfies Head))
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
      yield hashed(`{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(',')}]}`)
    }
    await client.query('close rows')
  }
  yield hashed(JSON.stringify({ jobs: await pendingJobs(client) }))
  yield `${JSON.stringify({ end: true, counts, sha256: hash.digest('hex') })}\n`
}

async function writeBackup(connection: Connection, file: string, facts: BackupFacts): Promise<RowCounts> {
  const client = await openConnection(connection)
  const draft = `${file}.part`
  const counts: RowCounts = {}
  try {
    // One snapshot for all tables.
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await pipeline(
      Readable.from(backupLines(client, facts, counts)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    // Before it has its final name: a damaged file must not replace a good backup or let older ones be deleted.
    await checkBackup(draft)
    await renameDurably(draft, file)
    return counts
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function renameDurably(draft: string, file: string): Promise<void> {
  await rename(draft, file)
  const folder = await open(dirname(file))
  await folder.sync()
  await folder.close()
}

/**
 * Also active ones: a job that runs while the backup is made may not have had its effect yet. And those of a restore before the next start, which
 * enqueues them.
 */
async function pendingJobs(client: pg.Client): Promise<PendingJob[]> {
  const { rows } = await client.query<{ queued: boolean; restored: boolean }>(
    `select to_regclass('jobs.job') is not null as queued, to_regclass('jobs.restored') is not null as restored`,
  )
  const queued = `select name, data, singleton_key, priority from jobs.job where state <= 'active' and name not like '\\_\\_%'`
  const restored = 'select name, data, key as singleton_key, priority from jobs.restored'
  const texts = [...(rows[0]?.queued ? [queued] : []), ...(rows[0]?.restored ? [restored] : [])]
  if (texts.length === 0) return []
  return (await client.query<PendingJob>(texts.join(' union all '))).rows
}

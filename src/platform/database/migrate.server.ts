// Migrates the database: plain SQL files, forward only, one transaction each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, openConnection } from './db.server.ts'
import { refusePooler } from './pooler.server.ts'
import { requireServerVersion } from './server-version.server.ts'

export class NewerSchema extends Error {
  override name = 'NewerSchema'
}

/** The database belongs to another program. */
export class ForeignTables extends Error {
  override name = 'ForeignTables'
}

const lock = 7_221_900_114

/**
 * Applies missing migrations in file name order under an advisory lock, so that concurrent starts migrate once.
 * @returns the names applied now.
 * @throws NewerSchema where the database holds a migration that this program does not know.
 * @throws ForeignTables where the database has tables and none of Cairn's.
 * @throws OldServer where the server is older than PostgreSQL 15.
 * @throws UnsupportedPooler where the connection has no session, which the lock needs, as everything after it does.
 */
export async function migrate(connection: Connection, directory: string): Promise<string[]> {
  // The embedded database is never behind a pooler.
  if ('connectionString' in connection) await refusePooler(connection)
  const client = await openConnection(connection)
  try {
    await requireServerVersion(client)
    // A statement timeout that the operator set on the role is meant for requests, not for migrations.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    await refuseForeignTables(client)
    const missing = await missingIn(client, directory)
    for (const name of missing) {
      await client.query('begin')
      await apply(client, directory, name)
      await client.query('commit')
    }
    return missing
  } finally {
    await client.end()
  }
}

/** Applies missing migrations inside the caller's transaction; with `only`, up to the schema of an older program. */
export async function migrateWithin(client: Client, directory: string, only?: string[]): Promise<void> {
  for (const name of await missingIn(client, directory)) {
    if (!only || only.includes(name)) await apply(client, directory, name)
  }
  const unknown = only?.filter((name) => !filesOf(directory).includes(name)) ?? []
  if (unknown.length > 0)
    throw new NewerSchema(
      `This backup was made by a newer version of Cairn (${unknown.join(', ')}). Use that version.`,
    )
}

/** The migrations that are not applied yet. */
export async function missingIn(client: Client, directory: string): Promise<string[]> {
  const files = filesOf(directory)
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const unknown = [...done].filter((name) => !files.includes(name))
  if (unknown.length > 0) {
    throw new NewerSchema(
      `This database was migrated by a newer version of Cairn (${unknown.join(', ')}). Start that version, or restore an older backup.`,
    )
  }
  return files.filter((name) => !done.has(name))
}

/** A restore deletes every table of the schema, so Cairn shares it with no other program. */
export async function refuseForeignTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; ours: boolean }>(
    `select relname as name, relname = 'migrations' and exists (
        select 1 from pg_attribute where attrelid = c.oid and attname = 'applied_at') as ours
      from pg_class c where relnamespace = to_regnamespace('public') and relkind in ('r', 'p')
        and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e') order by 1`,
  )
  if (rows.length === 0 || rows.some(({ ours }) => ours)) return
  const names = rows.slice(0, 3).map(({ name }) => name)
  throw new ForeignTables(
    `This database has tables of another program (${names.join(', ')}). Nothing was changed. Create a database for Cairn, and name it in DATABASE_URL.`,
  )
}

type Client = Awaited<ReturnType<typeof openConnection>>

function filesOf(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
    .sort()
}

async function apply(client: Client, directory: string, name: string) {
  await client.query(readFileSync(join(directory, name), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
}

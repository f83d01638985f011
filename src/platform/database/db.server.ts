// Opens the database. No other file imports `pg` for queries.
import { CompiledQuery, Kysely, PostgresDialect, type RawBuilder } from 'kysely'
import pg from 'pg'

/** A database handle, or a transaction of one. Stores write their SQL with `sql` from kysely. */
export type Db = Kysely<object>

/** Where PostgreSQL is: a connection string, or the parts of one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port?: number; user: string; password?: string; database: string }

export type Database = { db: Db; pool: pg.Pool; connection: Connection; close(): Promise<void> }

const pools = new WeakMap<Db, pg.Pool>()

// Timestamps are read as ISO 8601 strings, dates as YYYY-MM-DD, bigints as numbers.
const parsers = new Map<number, (value: string) => unknown>([
  [20, Number],
  [1082, (value) => value],
  [1184, (value) => new Date(value.replace(/([+-]\d\d)$/, '$1:00')).toISOString()],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers.get(type) ?? pg.types.getTypeParser(type, format ?? 'text'),
}

/** Opens a pool of at most `size` connections. Waiting for one is bounded (3 s), and so is a statement (8 s). */
export function openDatabase(
  connection: Connection,
  size: number,
  onError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 8_000,
    query_timeout: 9_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'cairn',
    keepAlive: true,
  })
  pool.on('error', onError)
  // The pool listens for errors of idle clients only. Without a listener, a connection lost while in use ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  const db: Db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return { db, pool, connection, close: () => pool.end() }
}

/** A dedicated connection outside the pool, for LISTEN and for session-level locks. */
export async function openConnection(
  connection: Connection,
  options: Pick<pg.ClientConfig, 'statement_timeout' | 'application_name'> = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    ...options,
    types,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  })
  // Callers react to `end`; without an error listener a lost connection ends the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export async function rows<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await query.execute(db)).rows as Row[]
}

export async function row<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row | undefined> {
  return (await rows<Row>(db, query))[0]
}

/** Runs a statement and returns the number of rows it affected. */
export async function affectedRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  return Number((await query.execute(db)).numAffectedRows ?? 0)
}

/** Runs a named prepared statement, parsed and planned once per connection. For the hottest queries. */
export async function prepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const pool = pools.get(db)
  if (!pool) return (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Row[]
  return (await pool.query({ name, text, values })).rows as Row[]
}

/** What a database error means for the caller: `unavailable` (retry later), disk `full`, or invalid `text`. */
export function classifyDatabaseError(error: unknown): 'unavailable' | 'full' | 'text' | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (code === '53100') return 'full'
  if (code === '22021' || code === '22P05') return 'text'
  if (
    /^(57P0[1-5]|57014|53\d\d\d|08\w\w\w|25P0[34]|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(
      code,
    )
  ) {
    return 'unavailable'
  }
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|driver has already been destroyed/.test(
    error.message,
  )
    ? 'unavailable'
    : undefined
}

/** For the operator: why PostgreSQL refuses this login or this role; undefined for other errors. */
export function refusedAccess(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const advice = {
    '3D000': 'Create it, or correct its name in DATABASE_URL.',
    '28000': 'Correct the user in DATABASE_URL.',
    '28P01': 'Correct the user and the password in DATABASE_URL.',
    '42501': 'The role in DATABASE_URL has to own its database.',
  }[String(error.code)]
  return advice && `The database refuses: ${error.message}. ${advice}`
}

// Detects connection poolers that the program cannot work behind.
import { type Connection, openConnection } from './db.server.ts'

export class UnsupportedPooler extends Error {
  override name = 'UnsupportedPooler'
}

const otherwise =
  'or point DATABASE_URL at PostgreSQL itself; docs/operating.md, “A connection pooler”, has the settings.'
const transactionMode = `DATABASE_URL leads to a connection pooler in transaction mode. Cairn needs sessions: LISTEN and prepared statements do not work across transactions there. Set pool_mode = session, ${otherwise}`
const startupParameters = `DATABASE_URL leads to a connection pooler that refuses startup parameters. Add ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout to its settings, ${otherwise}`

// A busy pooler may give the freed connection to another client, so one attempt is not enough.
const attempts = 5

/** Throws UnsupportedPooler where `connection` leads to a pooler that has no sessions. */
export async function refusePooler(connection: Connection): Promise<void> {
  try {
    if (await sharesBackends(connection)) throw new UnsupportedPooler(transactionMode)
    const client = await openConnection(connection, { statement_timeout: 8_000 })
    await client.end()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/unsupported startup parameter/.test(message)) throw new UnsupportedPooler(startupParameters)
    if (/statement pooling mode/.test(message)) throw new UnsupportedPooler(transactionMode)
    throw error
  }
}

/** Two connections that are open at once never have the same backend, except through a pooler in transaction mode. */
async function sharesBackends(connection: Connection): Promise<boolean> {
  const first = await openConnection(connection)
  try {
    const second = await openConnection(connection)
    try {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const pid = await backendOf(first)
        await second.query('begin')
        const shared = (await backendOf(second)) === pid
        await second.query('rollback')
        if (shared) return true
      }
      return false
    } finally {
      await second.end()
    }
  } finally {
    await first.end()
  }
}

async function backendOf(client: Awaited<ReturnType<typeof openConnection>>): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(rows[0]?.pid)
}

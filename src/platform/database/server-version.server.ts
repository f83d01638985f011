// Refuses a PostgreSQL that is too old for the SQL of the migrations and the stores.
import type { openConnection } from './db.server.ts'

export class OldServer extends Error {
  override name = 'OldServer'
}

const oldestMajor = 15

/** Returns the major version. Called before anything is written, so that no migration is applied before one fails. */
export async function requireServerVersion(
  client: Awaited<ReturnType<typeof openConnection>>,
): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  )
  const major = Number(rows[0]?.major)
  if (major >= oldestMajor) return major
  throw new OldServer(
    `The database is PostgreSQL ${major}, and Cairn needs ${oldestMajor} or newer. Nothing was changed. Upgrade it with pg_upgrade, or point DATABASE_URL at a newer one.`,
  )
}

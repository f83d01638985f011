// Finds programs that share the database and not the secret: the name of each one's LISTEN connection has a fingerprint of it.
import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database/db.server.ts'
import type { Settings } from '../../platform/settings.server.ts'

export class OtherSecret extends Error {
  override name = 'OtherSecret'
}

const prefix = 'cairn secret '
const nameOf = (key: Buffer) => `${prefix}${createHash('sha256').update(key).digest('hex').slice(0, 16)}`

type Queryable = { query(text: string, values: unknown[]): Promise<{ rowCount: number | null }> }

/** True if a running program has a secret that is neither SECRET nor SECRET_PREVIOUS. */
export async function usesOtherSecret(client: Queryable, settings: Settings): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)
      and application_name <> all($2) limit 1`,
    [prefix, settings.secrets('fingerprint').map(nameOf)],
  )
  return rowCount !== 0
}

/**
 * The name of this program's LISTEN connection.
 * @throws OtherSecret, with the database closed, if a running program has a secret that is neither SECRET nor SECRET_PREVIOUS.
 */
export async function secretName({ pool, close }: Database, settings: Settings): Promise<string> {
  if (!(await usesOtherSecret(pool, settings))) return nameOf(settings.secret('fingerprint'))
  await close()
  throw new OtherSecret(
    'A running program uses this database with another secret, and neither can read what the other encrypts. Set the same SECRET in both, or copy the file DATA_DIR/secret. To change the secret, set the old one as SECRET_PREVIOUS.',
  )
}

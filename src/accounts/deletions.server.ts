// The list of deleted accounts in a file outside the database, so that restoring a backup does not restore them, even if the database is lost.
import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { rows } from '../platform/database/db.server.ts'
import { makeFolder } from '../platform/database/postgres-files.server.ts'
import type { Services } from '../platform/http/http.server.ts'

/** One SHA-256 of a member's id per line, in hex. Append-only, so several processes can share it. */
export const deletionsFile = 'deletions.txt'

/** The hashes in a folder's list; none if it has no list. Malformed lines, such as a partly written one, are skipped. */
export async function deletionsIn(folder: string): Promise<string[]> {
  try {
    const text = await readFile(join(folder, deletionsFile), 'utf8')
    return text.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Appends the hashes that are missing in the folder's list, and waits until they are on disk. */
export async function addDeletions(folder: string, hashes: string[]): Promise<void> {
  const listed = new Set(await deletionsIn(folder))
  await append(
    folder,
    [...new Set(hashes)].filter((hash) => !listed.has(hash)),
  )
}

async function append(folder: string, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return
  makeFolder(folder)
  // A line break on both sides, so that an earlier partial write does not corrupt this line.
  const text = hashes.map((hash) => `\n${hash}\n`).join('')
  await appendFile(join(folder, deletionsFile), text, { mode: 0o600, flush: true })
}

/**
 * Records a committed deletion. A failure is logged and not thrown, because the account is already deleted: the database has the hash too,
 * and the next start or backup adds it here.
 */
export async function recordAccountDeletion(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  memberId: string,
): Promise<void> {
  try {
    await append(settings.DELETIONS_DIR, [createHash('sha256').update(memberId).digest('hex')])
  } catch (error) {
    log.error({ err: error }, 'a deletion could not be written to DELETIONS_DIR')
  }
}

/** At start: adds deletions that a killed process did not record. Commands and tests do not change the list. */
export async function startDeletions(services: Services, work: boolean): Promise<() => void> {
  if (work) await syncDeletions(services)
  return () => undefined
}

export async function syncDeletions({
  db,
  settings,
  log,
}: Pick<Services, 'db' | 'settings' | 'log'>): Promise<void> {
  const found = await rows<{ hash: string }>(
    db,
    sql`select encode(member_hash, 'hex') as hash from tombstones`,
  )
  try {
    await addDeletions(
      settings.DELETIONS_DIR,
      found.map(({ hash }) => hash),
    )
  } catch (error) {
    log.error({ err: error }, 'the list of deletions in DELETIONS_DIR could not be written')
  }
}

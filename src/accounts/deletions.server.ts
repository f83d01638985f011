// The list of deleted accounts in a file outside the database, so that restoring a backup does not restore them, even if the database is lost;
// and the emails that a deleted account takes along.
import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import { makeFolder } from '../platform/database/postgres-files.server.ts'
import type { Services } from '../platform/http/http.server.ts'
import { deleteEmailsTo } from '../platform/mail.server.ts'
import { confirmationSubject } from './emails.ts'

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

/**
 * Deletes the emails to a member, before the member is deleted. An address that the member only claimed can be another member's, whose
 * emails stay.
 */
export async function deleteEmailsOf(tx: Db, memberId: string): Promise<void> {
  const own = await row<{ address: string }>(
    tx,
    sql`select coalesce(m.unverified_email, m.email) as address from members m
      where m.id = ${memberId} and not exists (select 1 from members o where o.email = m.unverified_email)`,
  )
  if (own) await deleteEmailsTo(tx, own.address)
  await deleteLinks(tx, sql`member_id = ${memberId}`)
}

/** Deletes links that confirm an address, and their emails. */
export async function deleteLinks(tx: Db, which: ReturnType<typeof sql>): Promise<void> {
  const claimed = await rows<{ address: string }>(
    tx,
    sql`with deleted as (delete from email_verifications where ${which} returning email)
      select email as address from deleted d where not exists (select 1 from members o where o.email = d.email)`,
  )
  for (const { address } of claimed) await deleteEmailsTo(tx, address, confirmationSubject)
}

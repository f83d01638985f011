// The encrypted list of a journal's entries: opaque to the server, which checks only its revision.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row } from '../platform/database/db.server.ts'
import type { Manifest, NewManifest } from './contract.ts'

export async function manifestOf(db: Db, memberId: string): Promise<Manifest | undefined> {
  const found = await row<{ revision: number; content: Buffer }>(
    db,
    sql`select revision, content from journal_manifests where member_id = ${memberId}`,
  )
  return found && { revision: found.revision, encryptedContent: found.content.toString('base64') }
}

export async function saveManifest(
  db: Db,
  memberId: string,
  manifest: NewManifest,
  now: number,
): Promise<boolean> {
  const replaces = manifest.replaces ?? manifest.revision - 1
  const content = Buffer.from(manifest.encryptedContent, 'base64')
  const at = isoTime(now)
  const statement =
    replaces === 0
      ? sql`insert into journal_manifests (member_id, revision, content, updated_at)
            values (${memberId}, ${manifest.revision}, ${content}, ${at}) on conflict do nothing`
      : sql`update journal_manifests set revision = ${manifest.revision}, content = ${content}, updated_at = ${at}
            where member_id = ${memberId} and revision = ${replaces}`
  if ((await affectedRows(db, statement)) === 1) return true
  const same = await row(
    db,
    sql`select 1 from journal_manifests where member_id = ${memberId} and revision = ${manifest.revision} and content = ${content}`,
  )
  return same !== undefined
}

// The wrapped keys of journals. Changing a record needs a proof, and a replaced record is stored for 30 days.
import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import type { Key } from './key-contract.ts'

/** `protected`: the record changes only with a proof. Records of the first version get a verifier at the next unlock. */
export async function keyRecordOf(
  db: Db,
  memberId: string,
): Promise<{ record: Record<string, unknown>; protected: boolean } | undefined> {
  return row<{ record: Record<string, unknown>; protected: boolean }>(
    db,
    sql`select record, verifier is not null as protected from journal_keys where member_id = ${memberId}`,
  )
}

/** True for an entry under a key other than the current one: the device that wrote it has not seen the key change yet. */
export async function isOtherKey(db: Db, memberId: string, kid: string | undefined): Promise<boolean> {
  if (kid === undefined) return false
  const other = await row(db, sql`select 1 from journal_keys where member_id = ${memberId} and kid <> ${kid}`)
  return other !== undefined
}

export type KeyOutcome = 'stored' | 'changed' | 'unproven'

/** Stores the first record, the next revision if its proof is right, or the verifier of a record without one. */
export function saveKey(
  db: Db,
  memberId: string,
  { record, verifier, proof }: Key,
  now: number,
): Promise<KeyOutcome> {
  const json = JSON.stringify(record)
  const at = isoTime(now)
  const check = Buffer.from(verifier, 'base64')
  return db.transaction().execute(async (tx) => {
    if (record.revision === 1) {
      const first = sql`insert into journal_keys (member_id, kid, revision, record, verifier, updated_at)
        values (${memberId}, ${record.kid}, 1, ${json}::jsonb, ${check}, ${at}) on conflict do nothing`
      if ((await affectedRows(tx, first)) === 1) return 'stored'
    }
    const stored = await row<{ revision: number; verifier: Buffer | null; same: boolean }>(
      tx,
      sql`select revision, verifier, record = ${json}::jsonb as same from journal_keys
          where member_id = ${memberId} for update`,
    )
    if (stored?.same) {
      if (!stored.verifier)
        await affectedRows(tx, sql`update journal_keys set verifier = ${check} where member_id = ${memberId}`)
      return 'stored'
    }
    if (stored?.revision !== record.revision - 1) return 'changed'
    if (!proves(proof, stored.verifier)) return 'unproven'
    return replaceKey(tx, memberId, { record, verifier }, now)
  })
}

/** Replaces the current record by one that continues from a replaced record of the last 30 days. */
export function restoreKey(
  db: Db,
  memberId: string,
  { record, verifier, proof }: Key,
  now: number,
): Promise<KeyOutcome> {
  return db.transaction().execute(async (tx) => {
    const stored = await row<{ revision: number; same: boolean }>(
      tx,
      sql`select revision, record = ${JSON.stringify(record)}::jsonb as same from journal_keys
          where member_id = ${memberId} for update`,
    )
    if (stored?.same) return 'stored'
    if (stored?.revision !== record.revision - 1) return 'changed'
    const replaced = await rows<{ verifier: Buffer | null }>(
      tx,
      sql`select verifier from journal_key_history
          where member_id = ${memberId} and replaced_at >= ${storedSince(now)}`,
    )
    if (!replaced.some((each) => proves(proof, each.verifier))) return 'unproven'
    return replaceKey(tx, memberId, { record, verifier }, now)
  })
}

async function replaceKey(
  tx: Db,
  memberId: string,
  { record, verifier }: Key,
  now: number,
): Promise<KeyOutcome> {
  const at = isoTime(now)
  await affectedRows(
    tx,
    sql`insert into journal_key_history (member_id, kid, revision, record, verifier, replaced_at)
        select member_id, kid, revision, record, verifier, ${at} from journal_keys where member_id = ${memberId}`,
  )
  await affectedRows(
    tx,
    sql`update journal_keys set kid = ${record.kid}, revision = ${record.revision},
          record = ${JSON.stringify(record)}::jsonb, verifier = ${Buffer.from(verifier, 'base64')}, updated_at = ${at}
        where member_id = ${memberId}`,
  )
  return 'stored'
}

function proves(proof: string | undefined, verifier: Buffer | null): boolean {
  if (!proof || !verifier) return false
  const hash = createHash('sha256').update(Buffer.from(proof, 'base64')).digest()
  return hash.length === verifier.length && timingSafeEqual(hash, verifier)
}

/** The replaced records of the last 30 days, newest first. */
export function replacedKeysOf(db: Db, memberId: string): Promise<{ record: object; replacedAt: string }[]> {
  return rows(
    db,
    sql`select record, replaced_at as "replacedAt" from journal_key_history
        where member_id = ${memberId} order by replaced_at desc, revision desc`,
  )
}

const daysStored = 30

function storedSince(now: number): string {
  return isoTime(now - daysStored * 86_400_000)
}

export async function purgeReplacedKeys(db: Db, now: number): Promise<void> {
  await affectedRows(db, sql`delete from journal_key_history where replaced_at < ${storedSince(now)}`)
}

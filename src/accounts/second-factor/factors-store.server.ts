import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import type { SecondFactorKind } from '../contract.ts'

type FactorCounts = { authenticator: boolean; passkeys: number; recoveryCodes: number }

export async function factorCounts(db: Db, memberId: string): Promise<FactorCounts> {
  const counts = await row<FactorCounts>(
    db,
    sql`select exists (select 1 from authenticators where member_id = ${memberId} and confirmed) as authenticator,
      (select count(*) from passkeys where member_id = ${memberId}) as passkeys,
      (select count(*) from recovery_codes where member_id = ${memberId}) as "recoveryCodes"`,
  )
  return counts ?? { authenticator: false, passkeys: 0, recoveryCodes: 0 }
}

/** The kinds of second factors that a login can use; none if only recovery codes are left. */
export async function secondFactorsOf(db: Db, memberId: string): Promise<SecondFactorKind[]> {
  const { authenticator, passkeys, recoveryCodes } = await factorCounts(db, memberId)
  if (!authenticator && passkeys === 0) return []
  const factors: SecondFactorKind[] = []
  if (authenticator) factors.push('authenticator')
  if (passkeys > 0) factors.push('passkey')
  if (recoveryCodes > 0) factors.push('recovery')
  return factors
}

/** False if the member has a confirmed one. */
export async function setUpAuthenticator(db: Db, memberId: string, sealedSecret: Buffer): Promise<boolean> {
  const stored = await affectedRows(
    db,
    sql`insert into authenticators (member_id, sealed_secret) values (${memberId}, ${sealedSecret})
      on conflict (member_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
        where not authenticators.confirmed`,
  )
  return stored === 1
}

export async function authenticatorOf(
  db: Db,
  memberId: string,
): Promise<{ sealedSecret: Buffer; confirmed: boolean } | undefined> {
  return row(
    db,
    sql`select sealed_secret as "sealedSecret", confirmed from authenticators where member_id = ${memberId}`,
  )
}

/** Marks a time step as used; false if it was used already, also with concurrent calls. */
export async function consumeTotpStep(db: Db, memberId: string, step: number): Promise<boolean> {
  return (
    (await affectedRows(
      db,
      sql`update authenticators set last_step = ${step} where member_id = ${memberId} and last_step < ${step}`,
    )) === 1
  )
}

export async function confirmAuthenticator(db: Db, memberId: string): Promise<void> {
  await sql`update authenticators set confirmed = true where member_id = ${memberId}`.execute(db)
}

export async function removeAuthenticator(db: Db, memberId: string): Promise<void> {
  await sql`delete from authenticators where member_id = ${memberId}`.execute(db)
}

export async function replaceRecoveryCodes(db: Db, memberId: string, hashes: Buffer[]): Promise<void> {
  await sql`with gone as (delete from recovery_codes where member_id = ${memberId})
    insert into recovery_codes (member_id, code_hash) select ${memberId}, unnest(${hashes}::bytea[])`.execute(
    db,
  )
}

export async function useRecoveryCode(db: Db, memberId: string, hash: Buffer): Promise<boolean> {
  return (
    (await affectedRows(
      db,
      sql`delete from recovery_codes where member_id = ${memberId} and code_hash = ${hash}`,
    )) === 1
  )
}

export async function dropRecoveryCodes(db: Db, memberId: string): Promise<void> {
  await sql`delete from recovery_codes where member_id = ${memberId}`.execute(db)
}

export type Passkey = {
  id: string
  name: string
  publicKey: Buffer
  counter: number
  transports: string
  createdAt: string
}

export async function passkeysOf(db: Db, memberId: string): Promise<Passkey[]> {
  return rows(
    db,
    sql`select id, name, public_key as "publicKey", counter, transports, created_at as "createdAt"
      from passkeys where member_id = ${memberId} order by created_at`,
  )
}

export async function addPasskey(
  db: Db,
  memberId: string,
  passkey: Omit<Passkey, 'createdAt'>,
): Promise<void> {
  await sql`insert into passkeys (id, member_id, name, public_key, counter, transports)
    values (${passkey.id}, ${memberId}, ${passkey.name}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports})`.execute(
    db,
  )
}

export async function updatePasskeyCounter(db: Db, id: string, counter: number): Promise<void> {
  await sql`update passkeys set counter = ${counter} where id = ${id}`.execute(db)
}

export async function removePasskey(db: Db, memberId: string, id: string): Promise<void> {
  await sql`delete from passkeys where member_id = ${memberId} and id = ${id}`.execute(db)
}

/** Deletes all second factors and recovery codes: for an operator, when a person has lost them. */
export async function removeAllFactors(db: Db, memberId: string): Promise<void> {
  await removeAuthenticator(db, memberId)
  await dropRecoveryCodes(db, memberId)
  await sql`delete from passkeys where member_id = ${memberId}`.execute(db)
}

const challengeMilliseconds = 5 * 60_000

export async function addChallenge(db: Db, sessionId: string, challenge: string, now: number): Promise<void> {
  const endsAt = isoTime(now + challengeMilliseconds)
  await sql`insert into passkey_challenges (session_id, challenge, ends_at) values (${sessionId}, ${challenge}, ${endsAt})
    on conflict (session_id) do update set challenge = excluded.challenge, ends_at = excluded.ends_at`.execute(
    db,
  )
}

export async function consumeChallenge(db: Db, sessionId: string, now: number): Promise<string | undefined> {
  const found = await row<{ challenge: string }>(
    db,
    sql`delete from passkey_challenges where session_id = ${sessionId} and ends_at > ${isoTime(now)} returning challenge`,
  )
  return found?.challenge
}

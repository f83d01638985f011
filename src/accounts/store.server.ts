import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import type { Member, Role } from './session.server.ts'

export type MemberWithPassword = Member & { passwordHash: string }

/**
 * Adds a member; undefined if the address is taken. An unverified address is stored in its own column, so it does not count as taken. The
 * name shown to others is the first word of the name.
 */
export async function addMember(
  db: Db,
  person: { email: string; name: string; passwordHash: string; zone: string | undefined; verified: boolean },
): Promise<string | undefined> {
  const id = newId()
  const displayName = firstDisplayName(person.name)
  const email = person.verified ? person.email : placeholderOf(id)
  const unverified = person.verified ? null : person.email
  const added = await affectedRows(
    db,
    sql`insert into members (id, email, unverified_email, name, display_name, password_hash, zone)
      values (${id}, ${email}, ${unverified}, ${person.name}, ${displayName}, ${person.passwordHash}, ${person.zone ?? null})
      on conflict (email) do nothing`,
  )
  return added === 1 ? id : undefined
}

/** The name that others see until the member chooses a different one. */
export const firstDisplayName = (name: string) => name.split(/\s+/)[0] ?? name

const placeholderOf = (id: string) => `unverified:${id}`

const memberColumns = sql`id, name, display_name as "displayName", coalesce(unverified_email, email) as email, role, zone,
  day_starts_at as "dayStartsAt", password_hash as "passwordHash", closed_reason as "closedReason"`

export async function memberByEmail(db: Db, email: string): Promise<MemberWithPassword | undefined> {
  return row(db, sql`select ${memberColumns} from members where email = ${email}`)
}

export async function memberById(db: Db, id: string): Promise<MemberWithPassword | undefined> {
  return row(db, sql`select ${memberColumns} from members where id = ${id}`)
}

export async function setZone(db: Db, memberId: string, zone: string): Promise<void> {
  await sql`update members set zone = ${zone} where id = ${memberId}`.execute(db)
}

/** Sets a role; false if no member has the address. */
export async function giveRole(db: Db, email: string, role: Role): Promise<boolean> {
  return (await affectedRows(db, sql`update members set role = ${role} where email = ${email}`)) === 1
}

/** Closes an account with a reason that its owner can read; null opens it again. */
export async function closeMember(db: Db, id: string, reason: string | null, now: number): Promise<void> {
  const at = reason === null ? null : isoTime(now)
  await sql`update members set closed_at = ${at}, closed_reason = ${reason} where id = ${id}`.execute(db)
}

/** True for the only open admin account. Locks all admin rows, so that two admins cannot both leave at the same time. */
export async function isLastAdmin(tx: Db, id: string): Promise<boolean> {
  const admins = await rows<{ id: string }>(
    tx,
    sql`select id from members where role = 'admin' and closed_at is null order by id for update`,
  )
  return admins.length === 1 && admins[0]?.id === id
}

/** Whether the team has another member, whose account is open. */
export async function hasColleague(db: Db, memberId: string): Promise<boolean> {
  const found = await row(
    db,
    sql`select 1 from members where role <> 'member' and closed_at is null and id <> ${memberId} limit 1`,
  )
  return found !== undefined
}

type AccountRow = {
  name: string
  mark: number
  displayName: string
  email: string
  emailVerified: boolean
  zone: string | null
  dayStartsAt: number
  role: Role
  createdAt: string
  closedReason: string | null
}

export async function accountOf(db: Db, id: string): Promise<AccountRow | undefined> {
  return row(
    db,
    sql`select name, display_name as "displayName", mark, coalesce(unverified_email, email) as email, unverified_email is null as "emailVerified", zone, day_starts_at as "dayStartsAt", role, created_at as "createdAt", closed_reason as "closedReason" from members where id = ${id}`,
  )
}

type Change = {
  name?: string | undefined
  displayName?: string | undefined
  zone?: string | undefined
  dayStartsAt?: number | undefined
}

export async function changeMember(db: Db, id: string, change: Change): Promise<void> {
  await sql`update members set name = coalesce(${change.name ?? null}, name),
    display_name = coalesce(${change.displayName ?? null}, display_name), zone = coalesce(${change.zone ?? null}, zone),
    day_starts_at = coalesce(${change.dayStartsAt ?? null}, day_starts_at) where id = ${id}`.execute(db)
}

/** Gives the member a verified address. False if another member has it, or if the member was deleted. */
export async function changeEmail(db: Db, id: string, email: string): Promise<boolean> {
  const free = sql`not exists (select 1 from members where email = ${email} and id <> ${id})`
  return (
    (await affectedRows(
      db,
      sql`update members set email = ${email}, unverified_email = null where id = ${id} and ${free}`,
    )) === 1
  )
}

/**
 * The newest and the oldest account with this address, which none of them has confirmed. Anyone can register an address again, so that the
 * first account has to stay open to its owner.
 */
export async function membersByUnverifiedEmail(db: Db, email: string): Promise<MemberWithPassword[]> {
  const found = sql`select ${memberColumns} from members where unverified_email = ${email} order by created_at`
  return rows(db, sql`(${found} desc, id desc limit 1) union (${found}, id limit 1)`)
}

export async function addVerification(
  tx: Db,
  link: { memberId: string; email: string; tokenHash: Buffer; endsAt: string },
): Promise<void> {
  await sql`insert into email_verifications (token_hash, member_id, email, ends_at)
    values (${link.tokenHash}, ${link.memberId}, ${link.email}, ${link.endsAt})`.execute(tx)
  await sql`update members set unverified_email = ${link.email}
    where id = ${link.memberId} and unverified_email is not null`.execute(tx)
}

export type Verification = { memberId: string; email: string; verifiedEmail: string | null }

/** Uses a link; each works once. `verifiedEmail` is the previous address, if it was confirmed. */
export async function consumeVerification(
  tx: Db,
  tokenHash: Buffer,
  now: number,
): Promise<Verification | undefined> {
  return row(
    tx,
    sql`with link as (delete from email_verifications
        where token_hash = ${tokenHash} and ends_at > ${isoTime(now)} returning member_id, email)
      select m.id as "memberId", link.email, case when m.unverified_email is null then m.email end as "verifiedEmail"
      from link join members m on m.id = link.member_id`,
  )
}

/** The address that is not confirmed yet: of a new account, or of a requested change. */
export async function unconfirmedEmailOf(db: Db, memberId: string): Promise<string | undefined> {
  const found = await row<{ email: string | null }>(
    db,
    sql`select coalesce(m.unverified_email, v.email) as email
      from members m left join email_verifications v on v.member_id = m.id where m.id = ${memberId}`,
  )
  return found?.email ?? undefined
}

export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await sql`update members set password_hash = ${passwordHash} where id = ${id}`.execute(db)
  await sql`delete from password_resets where member_id = ${id}`.execute(db)
}

/** Deletes a member with all of their rows, and adds a tombstone. */
export async function removeMember(db: Db, id: string): Promise<void> {
  await sql`insert into tombstones (member_hash) values (sha256(${id}::text::bytea)) on conflict do nothing`.execute(
    db,
  )
  await sql`delete from members where id = ${id}`.execute(db)
}

export async function exportOf(db: Db, id: string): Promise<Record<string, unknown>> {
  return {
    account: await accountOf(db, id),
    sessions: await rows(
      db,
      sql`select device, stage, created_at as "createdAt", used_at as "usedAt", ends_at as "endsAt" from sessions where member_id = ${id} order by created_at`,
    ),
    signIns: await rows(db, sql`select at, device from sign_ins where member_id = ${id} order by at`),
    addressToConfirm: await rows(
      db,
      sql`select email, ends_at as "endsAt" from email_verifications where member_id = ${id}`,
    ),
    termsEmails: await rows(
      db,
      sql`select version, at from terms_emails where member_id = ${id} order by at`,
    ),
    agreements: await rows(
      db,
      sql`select kind, version, at from consents where member_id = ${id} order by at`,
    ),
    secondFactors: {
      authenticator: await rows(db, sql`select confirmed from authenticators where member_id = ${id}`),
      passkeys: await rows(
        db,
        sql`select name, created_at as "createdAt" from passkeys where member_id = ${id}`,
      ),
      recoveryCodesLeft: await rows(db, sql`select count(*) from recovery_codes where member_id = ${id}`),
      resetsOpen: await rows(
        db,
        sql`select ends_at as "endsAt" from password_resets where member_id = ${id}`,
      ),
    },
  }
}

// Stores the trusted person's side: the invitation, the address, the devices, and what they agreed to.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import type { PushDevice } from '../platform/web-push.server.ts'
import type { SharedItems } from './contract.ts'
import { type Invitation, maxDevices, type PersonView } from './person-contract.ts'

const invited = (hash: Buffer, now: number) =>
  sql`invite_hash = ${hash} and invite_ends_at > ${isoTime(now)} and accepted_at is null`

export async function invitationBy(
  db: Db,
  hash: Buffer,
  now: number,
): Promise<Omit<Invitation, 'emailEnabled'> | undefined> {
  const found = await row<{ memberName: string; name: string; endsAt: string } & SharedItems>(
    db,
    sql`select member_name as "memberName", name, invite_ends_at as "endsAt", calls_since is not null as calls,
        check_ins_since is not null as "checkIns", plan_since is not null as plan
      from trusted_people where ${invited(hash, now)}`,
  )
  if (!found) return undefined
  const { calls, checkIns, plan, ...rest } = found
  return { ...rest, shares: { calls, checkIns, plan } }
}

type Acceptance = {
  hash: Buffer
  /** By this hash the page that accepted can ask again until the invitation ends. */
  repeatHash: Buffer | undefined
  accepts: SharedItems
  now: number
}

/** Accepts an invitation; of two concurrent calls only one gets the person's id. */
export async function accept(
  db: Db,
  { hash, repeatHash, accepts, now }: Acceptance,
): Promise<string | undefined> {
  const found = await row<{ id: string }>(
    db,
    sql`update trusted_people set invite_hash = ${repeatHash ?? null}, accepted_at = ${isoTime(now)}, accepts_calls = ${accepts.calls},
        accepts_check_ins = ${accepts.checkIns}, accepts_plan = ${accepts.plan}
      where ${invited(hash, now)} returning id`,
  )
  return found?.id
}

/** The person of an invitation that the same page accepted before. */
export async function acceptedBefore(db: Db, { repeatHash, now }: Acceptance): Promise<string | undefined> {
  if (!repeatHash) return undefined
  const found = await row<{ id: string }>(
    db,
    sql`select id from trusted_people where invite_hash = ${repeatHash} and invite_ends_at > ${isoTime(now)}
      and accepted_at is not null and left_at is null`,
  )
  return found?.id
}

export async function memberOf(db: Db, id: string): Promise<string | undefined> {
  const found = await row<{ memberId: string }>(
    db,
    sql`select member_id as "memberId" from trusted_people where id = ${id}`,
  )
  return found?.memberId
}

const isActive = (id: string) => sql`id = ${id} and accepted_at is not null and left_at is null`

type ViewRow = {
  memberName: string
  shares: SharedItems
  accepts: SharedItems
  address: string | null
  state: 'unconfirmed' | 'on' | 'stopped'
  devices: number
  plan: PersonView['plan']
}

type ViewFields = Pick<PersonView, 'memberName' | 'shares' | 'accepts' | 'email' | 'devices' | 'plan'>

export async function viewOf(db: Db, id: string): Promise<ViewFields | undefined> {
  const found = await row<ViewRow>(
    db,
    sql`select member_name as "memberName", email as address,
        case when email_confirmed_at is null then 'unconfirmed' when emails_stopped_at is not null then 'stopped' else 'on' end as state,
        json_build_object('calls', calls_since is not null, 'checkIns', check_ins_since is not null, 'plan', plan_since is not null) as shares,
        json_build_object('calls', accepts_calls, 'checkIns', accepts_check_ins, 'plan', accepts_plan) as accepts,
        (select count(*)::int from trusted_devices where person_id = p.id) as devices,
        (select json_build_object('revision', revision, 'sealed', sealed, 'updatedAt', to_json(updated_at)) from trusted_plans s
          where s.person_id = p.id and plan_since is not null and accepts_plan) as plan
      from trusted_people p where ${isActive(id)}`,
  )
  if (!found) return undefined
  const { address, state, plan, ...rest } = found
  const shown = plan && { ...plan, updatedAt: isoTime(Date.parse(plan.updatedAt)) }
  return { ...rest, plan: shown, email: address === null ? null : { address, state } }
}

export async function changePersonSettings(
  db: Db,
  id: string,
  { accepts, emails, now }: { accepts: SharedItems; emails: boolean; now: number },
): Promise<boolean> {
  const stopped = emails ? sql`null` : sql`coalesce(emails_stopped_at, ${isoTime(now)}::timestamptz)`
  const changed = await affectedRows(
    db,
    sql`update trusted_people set accepts_calls = ${accepts.calls}, accepts_check_ins = ${accepts.checkIns},
        accepts_plan = ${accepts.plan}, emails_stopped_at = ${stopped} where ${isActive(id)}`,
  )
  return changed === 1
}

export async function stopEmails(db: Db, id: string, now: number): Promise<boolean> {
  const stopped = await affectedRows(
    db,
    sql`update trusted_people set emails_stopped_at = coalesce(emails_stopped_at, ${isoTime(now)}::timestamptz) where ${isActive(id)}`,
  )
  return stopped === 1
}

type NewAddress = { id: string; email: string; confirmHash: Buffer; endsAt: number }

/** Nothing is sent to the address until it is confirmed. Returns the member's name, as this person knows it, if the person still exists. */
export async function setEmail(
  tx: Db,
  { id, email, confirmHash, endsAt }: NewAddress,
): Promise<string | undefined> {
  const found = await row<{ memberName: string }>(
    tx,
    sql`update trusted_people set email = ${email}, email_confirmed_at = null, emails_stopped_at = null,
        confirm_hash = ${confirmHash}, confirm_ends_at = ${isoTime(endsAt)} where ${isActive(id)} returning member_name as "memberName"`,
  )
  return found?.memberName
}

export async function confirmEmail(db: Db, hash: Buffer, now: number): Promise<string | undefined> {
  const found = await row<{ id: string }>(
    db,
    sql`update trusted_people set email_confirmed_at = ${isoTime(now)}, confirm_hash = null, confirm_ends_at = null
      where confirm_hash = ${hash} and confirm_ends_at > ${isoTime(now)} and left_at is null returning id`,
  )
  return found?.id
}

/** False if the person has the maximum number of browsers, or was removed. */
export async function addDevice(db: Db, id: string, device: PushDevice, now: number): Promise<boolean> {
  const { endpoint, p256dh, auth } = device
  const added = await affectedRows(
    db,
    sql`insert into trusted_devices (person_id, endpoint, p256dh, auth, created_at)
      select id, ${endpoint}, ${p256dh}, ${auth}, ${isoTime(now)} from trusted_people p where ${isActive(id)}
        and (select count(*) from trusted_devices where person_id = p.id and endpoint <> ${endpoint}) < ${maxDevices}
      on conflict (person_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth`,
  )
  return added === 1
}

/** The person leaves: their address and devices are deleted, and the member sees that they left. */
export async function leave(tx: Db, id: string, now: number): Promise<boolean> {
  const left = await affectedRows(
    tx,
    sql`update trusted_people set left_at = ${isoTime(now)}, email = null, email_confirmed_at = null, confirm_hash = null,
        confirm_ends_at = null, calls_since = null, check_ins_since = null, plan_since = null
      where ${isActive(id)}`,
  )
  if (left === 0) return false
  await sql`delete from trusted_devices where person_id = ${id}`.execute(tx)
  await sql`delete from trusted_plans where person_id = ${id}`.execute(tx)
  return true
}

/** The ids of emails to a person that were not purged yet. */
export async function emailsOfPerson(db: Db, id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select email_id as id from trusted_deliveries where person_id = ${id} and email_id is not null`,
  )
  return found.map((each) => each.id)
}

// Stores requests to be called, and every message that was sent for a request or a check-in.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { batched, batchRows } from '../platform/database/batch.server.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import { type EmailState, emailStates } from '../platform/mail.server.ts'
import type { PushDevice } from '../platform/web-push.server.ts'
import type { CallRequest, ChannelState } from './contract.ts'

type CallRow = { id: string; calledAt: string }

const day = 86_400_000
/** How long a push service may store a message for a device that is off, and how long we retry. */
export const pushHours = 6

/** The request with this id, or the last one of the past `minutes`. */
export async function sameCall(
  tx: Db,
  memberId: string,
  { id, minutes, now }: { id: string; minutes: number; now: number },
): Promise<CallRow | undefined> {
  return row<CallRow>(
    tx,
    sql`select id, called_at as "calledAt" from trusted_calls
      where member_id = ${memberId} and (id = ${id} or called_at > ${isoTime(now - minutes * 60_000)})
      order by (id = ${id}) desc, called_at desc limit 1`,
  )
}

export async function lastCall(db: Db, memberId: string, now: number): Promise<CallRow | undefined> {
  return row<CallRow>(
    db,
    sql`select id, called_at as "calledAt" from trusted_calls
      where member_id = ${memberId} and called_at > ${isoTime(now - day)} order by called_at desc limit 1`,
  )
}

/** The number of requests in the past day, and the time of the oldest. */
export async function callsOfDay(
  tx: Db,
  memberId: string,
  now: number,
): Promise<{ count: number; oldest: string | null }> {
  const found = await row<{ count: number; oldest: string | null }>(
    tx,
    sql`select count(*)::int as count, min(called_at) as oldest from trusted_calls
      where member_id = ${memberId} and called_at > ${isoTime(now - day)}`,
  )
  return found ?? { count: 0, oldest: null }
}

/** False if another member's request has this id. */
export async function addCall(tx: Db, memberId: string, id: string, now: number): Promise<boolean> {
  const added = await affectedRows(
    tx,
    sql`insert into trusted_calls (id, member_id, called_at) values (${id}, ${memberId}, ${isoTime(now)}) on conflict (id) do nothing`,
  )
  return added === 1
}

export type Recipient = {
  id: string
  memberId: string
  memberName: string
  /** Null if the person gets no email. */
  email: string | null
  devices: PushDevice[]
}

/** The people who get an item: the member shares it, and the person agreed. */
export async function recipientsOf(
  db: Db,
  memberId: string,
  item: 'calls' | 'checkIns',
): Promise<Recipient[]> {
  const effective =
    item === 'calls'
      ? sql`calls_since is not null and accepts_calls`
      : sql`check_ins_since is not null and accepts_check_ins`
  return rows<Recipient>(
    db,
    sql`select id, member_id as "memberId", member_name as "memberName", case when email_confirmed_at is not null and emails_stopped_at is null then email end as email,
        coalesce((select json_agg(json_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)) from trusted_devices d
          where d.person_id = p.id), '[]') as devices
      from trusted_people p where member_id = ${memberId} and accepted_at is not null and left_at is null and ${effective} order by invited_at, id`,
  )
}

const sharesCheckIns = {
  name: 'trusted-check-in',
  text: `select at from ${batchRows({ id: 'uuid' })} where exists (select 1 from trusted_people p
    where p.member_id = batch.id and check_ins_since is not null and accepts_check_ins and accepted_at is not null and left_at is null)`,
}

/** Batched, because every check-in runs it. */
export async function isCheckInShared(db: Db, memberId: string): Promise<boolean> {
  return (await batched(db, sharesCheckIns, [memberId])).length > 0
}

export async function addCallPeople(tx: Db, callId: string, personIds: string[]): Promise<void> {
  await sql`insert into trusted_call_people (call_id, person_id) select ${callId}, unnest(${personIds}::uuid[])`.execute(
    tx,
  )
}

export async function isCheckInSent(tx: Db, personId: string, date: string): Promise<boolean> {
  const found = await row(
    tx,
    sql`select 1 from trusted_deliveries where person_id = ${personId} and check_in_date = ${date} limit 1`,
  )
  return found !== undefined
}

type NewDelivery = {
  personId: string
  about: { callId: string } | { checkInDate: string }
  by: { emailId: string } | { endpoint: string }
  now: number
}

/** Returns the id of the message; undefined if the check-in of that date was sent this way already. */
export async function addDelivery(
  tx: Db,
  { personId, about, by, now }: NewDelivery,
): Promise<string | undefined> {
  const callId = 'callId' in about ? about.callId : null
  const date = 'checkInDate' in about ? about.checkInDate : null
  const [emailId, endpoint] = 'emailId' in by ? [by.emailId, null] : [null, by.endpoint]
  const found = await row<{ id: string }>(
    tx,
    sql`insert into trusted_deliveries (id, person_id, call_id, check_in_date, created_at, email_id, endpoint, push_state)
      values (${newId(now)}, ${personId}, ${callId}, ${date}, ${isoTime(now)}, ${emailId}, ${endpoint}, ${endpoint === null ? null : 'waiting'})
      on conflict do nothing returning id`,
  )
  if (found)
    await sql`update trusted_people set last_message_at = ${isoTime(now)}, last_message_kind = ${callId ? 'call' : 'check-in'} where id = ${personId}`.execute(
      tx,
    )
  return found?.id
}

/** The request with the state of every message. */
export async function callState(db: Db, { id, calledAt }: CallRow, now: number): Promise<CallRequest> {
  const tooLate = isoTime(now - pushHours * 3_600_000)
  const people = await rows<{ id: string; name: string; seenAt: string | null }>(
    db,
    sql`select p.id, p.name, t.seen_at as "seenAt" from trusted_call_people t join trusted_people p on p.id = person_id
      where call_id = ${id} order by p.invited_at, p.id`,
  )
  const messages = await rows<{ personId: string; emailId: string | null; state: EmailState | null }>(
    db,
    sql`select person_id as "personId", email_id as "emailId",
        case when push_state = 'waiting' and created_at < ${tooLate} then 'failed' else push_state end as state
      from trusted_deliveries where call_id = ${id}`,
  )
  const emails = await emailStates(
    db,
    messages.flatMap(({ emailId }) => emailId ?? []),
  )
  const shown = people.map((person) => {
    const own = messages.filter(({ personId }) => personId === person.id)
    const byEmail = own.flatMap(({ emailId }) => (emailId ? (emails.get(emailId) ?? 'sent') : []))
    return { ...person, email: best(byEmail), push: best(own.flatMap(({ state }) => state ?? [])) }
  })
  return { id, calledAt, people: shown }
}

/** The best state of several devices, because one reached device is enough. */
function best(states: EmailState[]): ChannelState {
  const order: ChannelState[] = ['sent', 'waiting', 'failed']
  return order.find((state) => states.some((each) => each === state)) ?? 'none'
}

type PushToSend = PushDevice & {
  personId: string
  memberName: string
  callId: string | null
  createdAt: string
}

/** A pending push message, with its device. */
export async function pushToSend(db: Db, id: string): Promise<PushToSend | undefined> {
  return row<PushToSend>(
    db,
    sql`select d.endpoint, v.p256dh, v.auth, d.person_id as "personId", p.member_name as "memberName", d.call_id as "callId", d.created_at as "createdAt"
      from trusted_deliveries d join trusted_people p on p.id = d.person_id
        join trusted_devices v on v.person_id = d.person_id and v.endpoint = d.endpoint
      where d.id = ${id} and push_state = 'waiting'`,
  )
}

export async function setPushState(db: Db, id: string, state: EmailState): Promise<void> {
  await sql`update trusted_deliveries set push_state = ${state}, attempts = attempts + 1 where id = ${id}`.execute(
    db,
  )
}

export async function removeDevice(db: Db, personId: string, endpoint: string): Promise<void> {
  await sql`delete from trusted_devices where person_id = ${personId} and endpoint = ${endpoint}`.execute(db)
}

/** The latest request of the past day to this person. */
export async function lastCallTo(
  db: Db,
  personId: string,
  now: number,
): Promise<{ id: string; calledAt: string; seenAt: string | null } | undefined> {
  return row(
    db,
    sql`select c.id, c.called_at as "calledAt", t.seen_at as "seenAt" from trusted_call_people t join trusted_calls c on c.id = call_id
      where person_id = ${personId} and c.called_at > ${isoTime(now - day)} order by c.called_at desc limit 1`,
  )
}

/** Undefined if the person did not get this request. */
export async function markSeen(
  db: Db,
  personId: string,
  callId: string,
  now: number,
): Promise<'first' | 'again' | undefined> {
  const marked = await affectedRows(
    db,
    sql`update trusted_call_people set seen_at = ${isoTime(now)}
      where person_id = ${personId} and call_id = ${callId} and seen_at is null`,
  )
  if (marked === 1) return 'first'
  const found = await row(
    db,
    sql`select 1 from trusted_call_people where person_id = ${personId} and call_id = ${callId}`,
  )
  return found ? 'again' : undefined
}

/** Requests and messages are deleted with their emails. */
export async function purgeCalls(db: Db, before: number): Promise<void> {
  await sql`delete from trusted_calls where called_at < ${isoTime(before)}`.execute(db)
  await sql`delete from trusted_deliveries where created_at < ${isoTime(before)}`.execute(db)
}

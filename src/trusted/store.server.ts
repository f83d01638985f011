// Stores the member's side of trusted people.
import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import { maxPeople, type SharedItems, type TrustedPerson } from './contract.ts'

type NewPerson = {
  id?: string | undefined
  memberId: string
  name: string
  memberName: string
  shares: SharedItems
  inviteHash: Buffer
  endsAt: number
  now: number
}

/** Adds an invited person; undefined if the member has the maximum number already. */
export async function addPerson(db: Db, person: NewPerson): Promise<string | undefined> {
  const id = person.id ?? newId(person.now)
  const now = isoTime(person.now)
  const since = (shared: boolean) => (shared ? now : null)
  return db.transaction().execute(async (tx) => {
    // Serialized per member, so that concurrent invitations never exceed the maximum.
    await row(tx, sql`select id from members where id = ${person.memberId} for no key update`)
    await sql`delete from trusted_people
      where id = ${id} and member_id = ${person.memberId} and accepted_at is null`.execute(tx)
    const added = await affectedRows(
      tx,
      sql`insert into trusted_people (id, member_id, name, member_name, invited_at, invite_hash, invite_ends_at, calls_since, check_ins_since, plan_since)
        select ${id}, ${person.memberId}, ${person.name}, ${person.memberName}, ${now}, ${person.inviteHash}, ${isoTime(person.endsAt)},
          ${since(person.shares.calls)}::timestamptz, ${since(person.shares.checkIns)}::timestamptz, ${since(person.shares.plan)}::timestamptz
        where (select count(*) from trusted_people where member_id = ${person.memberId} and left_at is null) < ${maxPeople} on conflict (id) do nothing`,
    )
    return added === 1 ? id : undefined
  })
}

type PersonRow = {
  id: string
  name: string
  memberName: string
  invitedAt: string
  inviteEndsAt: string
  acceptedAt: string | null
  leftAt: string | null
  callsSince: string | null
  checkInsSince: string | null
  planSince: string | null
  acceptsCalls: boolean
  acceptsCheckIns: boolean
  acceptsPlan: boolean
  email: TrustedPerson['email']
  devices: number
  lastMessageAt: string | null
  lastMessageKind: 'call' | 'check-in' | null
  planRevision: number | null
  planUpdatedAt: string | null
}

export async function peopleOf(db: Db, memberId: string, now: number): Promise<TrustedPerson[]> {
  const found = await rows<PersonRow>(
    db,
    sql`select p.id, name, member_name as "memberName", invited_at as "invitedAt", invite_ends_at as "inviteEndsAt", accepted_at as "acceptedAt", left_at as "leftAt",
        calls_since as "callsSince", check_ins_since as "checkInsSince", plan_since as "planSince",
        accepts_calls as "acceptsCalls", accepts_check_ins as "acceptsCheckIns", accepts_plan as "acceptsPlan",
        case when email is null then 'none' when email_confirmed_at is null then 'unconfirmed'
          when emails_stopped_at is not null then 'stopped' else 'on' end as email,
        (select count(*)::int from trusted_devices where person_id = p.id) as devices,
        last_message_at as "lastMessageAt", last_message_kind as "lastMessageKind", s.revision as "planRevision", s.updated_at as "planUpdatedAt"
      from trusted_people p left join trusted_plans s on s.person_id = p.id where member_id = ${memberId} order by p.invited_at, p.id`,
  )
  return found.map((person) => trustedPersonOf(person, now))
}

function trustedPersonOf(person: PersonRow, now: number): TrustedPerson {
  const {
    id,
    name,
    memberName,
    invitedAt,
    inviteEndsAt,
    acceptedAt,
    email,
    devices,
    lastMessageAt,
    lastMessageKind,
  } = person
  const { planRevision, planUpdatedAt } = person
  return {
    id,
    name,
    memberName,
    state: stateOf(person, now),
    invitedAt,
    inviteEndsAt,
    acceptedAt,
    shares: {
      calls: { since: person.callsSince, accepted: person.acceptsCalls },
      checkIns: { since: person.checkInsSince, accepted: person.acceptsCheckIns },
      plan: { since: person.planSince, accepted: person.acceptsPlan },
    },
    email,
    devices,
    plan: planRevision && planUpdatedAt ? { revision: planRevision, updatedAt: planUpdatedAt } : null,
    lastMessage: lastMessageAt && lastMessageKind ? { at: lastMessageAt, kind: lastMessageKind } : null,
  }
}

function stateOf({ leftAt, acceptedAt, inviteEndsAt }: PersonRow, now: number): TrustedPerson['state'] {
  if (leftAt) return 'left'
  if (acceptedAt) return 'accepted'
  return Date.parse(inviteEndsAt) > now ? 'invited' : 'expired'
}

/** Items that were already shared keep their time of sharing. */
export async function changeShares(
  tx: Db,
  memberId: string,
  id: string,
  { calls, checkIns, plan, now }: SharedItems & { now: number },
): Promise<boolean> {
  const since = (shared: boolean, before: string) =>
    shared ? sql`coalesce(${sql.ref(before)}, ${isoTime(now)}::timestamptz)` : sql`null`
  const changed = await affectedRows(
    tx,
    sql`update trusted_people set calls_since = ${since(calls, 'calls_since')},
        check_ins_since = ${since(checkIns, 'check_ins_since')}, plan_since = ${since(plan, 'plan_since')}
      where id::text = ${id} and member_id = ${memberId} and left_at is null`,
  )
  // Unsharing the plan deletes its stored copy.
  if (changed === 1 && !plan) await sql`delete from trusted_plans where person_id = ${id}`.execute(tx)
  return changed === 1
}

/** Stores the next version of the copy; undefined if the plan is not shared with this person, false if another version is stored. */
export async function savePlan(
  tx: Db,
  memberId: string,
  id: string,
  { revision, sealed, now }: { revision: number; sealed: string; now: number },
): Promise<boolean | undefined> {
  const shared = await row(
    tx,
    sql`select 1 from trusted_people where id::text = ${id} and member_id = ${memberId} and plan_since is not null for no key update`,
  )
  if (!shared) return undefined
  const saved = await affectedRows(
    tx,
    sql`insert into trusted_plans (person_id, revision, sealed, updated_at) select ${id}::uuid, ${revision}, ${sealed}, ${isoTime(now)}
        where ${revision} = coalesce((select revision from trusted_plans where person_id = ${id}::uuid), 0) + 1
      on conflict (person_id) do update set revision = excluded.revision, sealed = excluded.sealed, updated_at = excluded.updated_at`,
  )
  return saved === 1
}

/** Deletes a person with all their data. Returns the ids of the emails to them. */
export async function removePerson(tx: Db, memberId: string, id: string): Promise<string[] | undefined> {
  const emails = await emailsTo(tx, sql`p.id::text = ${id} and p.member_id = ${memberId}`)
  const removed = await affectedRows(
    tx,
    sql`delete from trusted_people where id::text = ${id} and member_id = ${memberId}`,
  )
  return removed === 1 ? emails : undefined
}

/** The ids of emails to a member's trusted people that were not purged yet. */
export async function emailsOfMember(db: Db, memberId: string): Promise<string[]> {
  return emailsTo(db, sql`p.member_id = ${memberId}`)
}

async function emailsTo(db: Db, which: ReturnType<typeof sql>): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select email_id as id from trusted_deliveries d join trusted_people p on p.id = person_id
      where email_id is not null and ${which}`,
  )
  return found.map(({ id }) => id)
}

/** The tables with a member column; rows of a person or a request are deleted with them. */
export const tables = ['trusted_people', 'trusted_calls']

/** A person's address is their data, so it is not part of the member's export. */
export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    trustedPeople: await rows(
      db,
      sql`select name, member_name as "memberName", invited_at as "invitedAt", accepted_at as "acceptedAt", left_at as "leftAt", calls_since as "callsSince",
          check_ins_since as "checkInsSince", plan_since as "planSince", accepts_calls as "acceptsCalls", accepts_check_ins as "acceptsCheckIns",
          accepts_plan as "acceptsPlan", email is not null as "hasEmail", last_message_at as "lastMessageAt", last_message_kind as "lastMessageKind",
          (select count(*)::int from trusted_devices where person_id = p.id) as devices, s.sealed as "sealedPlan", s.updated_at as "planUpdatedAt"
        from trusted_people p left join trusted_plans s on s.person_id = p.id where member_id = ${memberId} order by invited_at, id`,
    ),
    callRequests: await rows(
      db,
      sql`select c.called_at as "calledAt", p.name, t.seen_at as "seenAt",
          (select count(*)::int from trusted_deliveries d where d.call_id = c.id and d.person_id = p.id) as messages
        from trusted_calls c left join trusted_call_people t on t.call_id = c.id left join trusted_people p on p.id = t.person_id
        where c.member_id = ${memberId} order by c.called_at, p.invited_at, p.id`,
    ),
  }
}

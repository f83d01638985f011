import { sql } from 'kysely'
import { isoTime } from '../platform/clock.ts'
import { batched, batchRows } from '../platform/database/batch.server.ts'
import { type Db, row, rows } from '../platform/database/db.server.ts'
import { newId } from '../platform/ids.ts'
import { type Grant, type MembershipTerm, membershipAfter } from './membership.ts'
import type { PaidPlanId, PlanId } from './plans.ts'

export type { PlanId } from './plans.ts'

export type MembershipRow = { plan: PaidPlanId; paidUntil: string }

const plans = {
  name: 'plan-of',
  text: `select at, plan, paid_until as "paidUntil" from ${batchRows({ id: 'uuid' })} join memberships on member_id = id`,
}

/** A member's plan at an instant: the paid plan until its end, else free. */
export async function planOf(db: Db, memberId: string, now: number): Promise<PlanId> {
  return planAt(await membershipOf(db, memberId), now)
}

export function planAt(membership: MembershipRow | undefined, now: number): PlanId {
  return membership && Date.parse(membership.paidUntil) > now ? membership.plan : 'free'
}

/** The paid plan with its end, which may have passed. */
export async function membershipOf(db: Db, memberId: string): Promise<MembershipRow | undefined> {
  const [found] = await batched<MembershipRow>(db, plans, [memberId])
  return found
}

export async function grantsOf(db: Db, memberId: string): Promise<Grant[]> {
  const found = await rows<{ plan: PaidPlanId; at: string; months: number }>(
    db,
    sql`select plan, at, months from membership_grants where member_id = ${memberId} and revoked_at is null order by at, id`,
  )
  return found.map((grant) => ({ ...grant, at: new Date(grant.at) }))
}

/** Locks the member's row, so that one transaction at a time computes their membership. False if the account is deleted. */
export async function lockMember(tx: Db, memberId: string): Promise<boolean> {
  return (await row(tx, sql`select 1 from members where id = ${memberId} for update`)) !== undefined
}

/** Computes the membership again and stores it. The caller has locked the member. */
export async function recomputeMembership(tx: Db, memberId: string): Promise<MembershipTerm | undefined> {
  const membership = membershipAfter(await grantsOf(tx, memberId))
  if (!membership) {
    await sql`delete from memberships where member_id = ${memberId}`.execute(tx)
    return undefined
  }
  const until = membership.paidUntil.toISOString()
  await sql`insert into memberships (member_id, plan, paid_until) values (${memberId}, ${membership.plan}, ${until})
    on conflict (member_id) do update set plan = excluded.plan, paid_until = excluded.paid_until`.execute(tx)
  return membership
}

/** Adds a grant, at most one per order; `orderId` is null for months without a payment. */
export async function addGrant(
  tx: Db,
  grant: {
    memberId: string
    orderId: string | null
    plan: PaidPlanId
    months: number
    now: number
    source: 'payment' | 'staff' | 'hardship' | 'gift'
    reason: string
  },
): Promise<void> {
  await sql`insert into membership_grants (id, member_id, order_id, plan, months, at, source, reason)
    values (${newId()}, ${grant.memberId}, ${grant.orderId}, ${grant.plan}, ${grant.months}, ${isoTime(grant.now)}, ${grant.source}, ${grant.reason})
    on conflict (order_id) do nothing`.execute(tx)
}

/** Months that staff give without a payment. Undefined if the account is deleted. */
export async function giveMonths(
  tx: Db,
  gift: { memberId: string; plan: PaidPlanId; months: number; now: number; reason: string },
): Promise<MembershipTerm | undefined> {
  if (!(await lockMember(tx, gift.memberId))) return undefined
  await addGrant(tx, { ...gift, orderId: null, source: 'staff' })
  return recomputeMembership(tx, gift.memberId)
}

export async function revokeGrant(tx: Db, orderId: string, now: number): Promise<void> {
  await sql`update membership_grants set revoked_at = ${isoTime(now)}
    where order_id = ${orderId} and revoked_at is null`.execute(tx)
}

export type EndingMembership = { memberId: string; plan: PaidPlanId; paidUntil: string }

/** Claims the memberships that end before `until` and have no reminder yet. */
export async function claimReminders(tx: Db, now: number, until: number): Promise<EndingMembership[]> {
  return rows(
    tx,
    sql`update memberships set reminded_for = paid_until
      where member_id in (
        select member_id from memberships
        where paid_until > ${isoTime(now)} and paid_until <= ${isoTime(until)} and reminded_for is distinct from paid_until
        order by paid_until limit 100 for update skip locked)
      returning member_id as "memberId", plan, paid_until as "paidUntil"`,
  )
}

/** The member's own data about plans, for the export. */
export async function exportOf(db: Db, memberId: string): Promise<object> {
  return {
    membership: (await membershipOf(db, memberId)) ?? null,
    payments: await rows(
      db,
      sql`select id, plan, months, code_hash is not null as "isGift", amount_cents as "amountCents", currency, state, created_at as "createdAt",
          applied_at as "paidAt", covers_from as "coversFrom", covers_until as "coversUntil",
          used_at as "usedAt", refund_requested_at as "refundRequestedAt",
          refund_refused_at as "refundRefusedAt", provider_order_id as "providerOrderId"
        from payment_orders where member_id = ${memberId} order by created_at`,
    ),
    months: await rows(
      db,
      sql`select plan, months, at, source, reason, revoked_at as "revokedAt" from membership_grants
        where member_id = ${memberId} order by at`,
    ),
  }
}

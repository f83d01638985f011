// Looks up the plan for a paid feature, and records the first use, after which a member cannot refund without staff.
import { sql } from 'kysely'
import type { Member } from '../../accounts/session.server.ts'
import { isoTime } from '../../platform/clock.ts'
import { batched, batchRows } from '../../platform/database/batch.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import type { PlanId } from '../plans.ts'
import { type MembershipRow, planAt } from '../store.server.ts'

const memberships = {
  name: 'membership-to-use',
  text: `select at, plan, paid_until as "paidUntil", exists (select 1 from payment_orders o
      where o.member_id = batch.id and o.state = 'applied' and o.used_at is null and o.code_hash is null) as unused
    from ${batchRows({ id: 'uuid' })} join memberships m on m.member_id = batch.id`,
}

type UsableMembership = MembershipRow & { unused: boolean }

// A cached session is one object until its member or their membership changes (migration 0152), and so is their plan. A month that was paid
// and not used yet is read each time, because it may begin without any such change.
const usedMemberships = new WeakMap<Pick<Member, 'id'>, UsableMembership | undefined>()

async function membershipToUse(db: Db, member: Pick<Member, 'id'>): Promise<UsableMembership | undefined> {
  if (usedMemberships.has(member)) return usedMemberships.get(member)
  const [found] = await batched<UsableMembership>(db, memberships, [member.id])
  if (!found?.unused) usedMemberships.set(member, found)
  return found
}

/** A member's plan; `use` is called once the feature is granted. */
export type PlanAccess = { plan: PlanId; use: () => Promise<void> }

/** @param member the member of a session */
export async function planAccess(db: Db, member: Pick<Member, 'id'>, now: number): Promise<PlanAccess> {
  const found = await membershipToUse(db, member)
  return {
    plan: planAt(found, now),
    use: async () => {
      if (found?.unused) await markFirstUse(db, member.id, now)
    },
  }
}

/** Marks the months that have started as used, except those whose refund was requested. */
async function markFirstUse(db: Db, memberId: string, now: number): Promise<void> {
  await sql`update payment_orders set used_at = ${isoTime(now)}
    where member_id = ${memberId} and state = 'applied' and code_hash is null and used_at is null and refund_requested_at is null
      and coalesce(covers_from, applied_at) <= ${isoTime(now)}`.execute(db)
}

/** After a refund the remaining months start earlier. */
export async function beginRemainingMonths(tx: Db, memberId: string): Promise<void> {
  await sql`update payment_orders set covers_from = applied_at
    where member_id = ${memberId} and state = 'applied' and code_hash is null and used_at is null`.execute(tx)
}

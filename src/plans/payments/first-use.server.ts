// Looks up the plan for a paid feature, and records the first use, after which a member cannot refund without staff.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { batched, batchRows } from '../../platform/database/batch.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import type { PlanId } from '../plans.ts'

const plans = {
  name: 'plan-to-use',
  text: `select at, plan, exists (select 1 from payment_orders o
      where o.member_id = batch.id and o.state = 'applied' and o.used_at is null and o.code_hash is null and coalesce(o.covers_from, o.applied_at) <= batch.now) as unused
    from ${batchRows({ id: 'uuid', now: 'timestamptz' })} join memberships m on m.member_id = batch.id and paid_until > batch.now`,
}

/** A member's plan; `use` is called once the feature is granted. */
export type PlanAccess = { plan: PlanId; use: () => Promise<void> }

export async function planAccess(db: Db, memberId: string, now: number): Promise<PlanAccess> {
  const [found] = await batched<{ plan: PlanId; unused: boolean }>(db, plans, [memberId, isoTime(now)])
  return {
    plan: found?.plan ?? 'free',
    use: async () => {
      if (found?.unused) await markFirstUse(db, memberId, now)
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

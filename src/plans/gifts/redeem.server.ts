// Redeems gift codes, each once.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { type Db, row } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as contract from '../contract.ts'
import { dayText } from '../dates.ts'
import { giftCodeHash, parseGiftCode } from '../payments/gift-code.server.ts'
import { addStep } from '../payments/order-history.server.ts'
import type { PaymentOrder } from '../payments/orders.server.ts'
import * as orders from '../payments/orders.server.ts'
import { giftExpiry } from '../payments/receipts.server.ts'
import { isMoreExpensive, planOf } from '../plans.ts'
import * as store from '../store.server.ts'

async function lockedGift(tx: Db, code: string): Promise<PaymentOrder | undefined> {
  const found = await row<{ id: string }>(
    tx,
    sql`select id from payment_orders where code_hash = ${giftCodeHash(code)}`,
  )
  return found && orders.lockedOrder(tx, found.id)
}

/** Refuses an invalid code; false if this member has redeemed it already. */
function isRedeemable(order: PaymentOrder, memberId: string, now: number): boolean {
  if (order.state === 'refunded' || order.refundRequestedAt) throw contract.giftRefunded()
  if (order.state !== 'applied') throw contract.unknownGift()
  if (order.usedAt && order.redeemedBy === memberId) return false
  if (order.usedAt) throw contract.giftUsed()
  if (now > giftExpiry(order)) throw contract.giftExpired()
  return true
}

/** Adds the months of a code once. Idempotent for the same member. */
export async function redeemGift(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: string,
  typed: string,
  zone: string,
): Promise<void> {
  const code = parseGiftCode(typed)
  if (!code) throw contract.unknownGift()
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const order = await lockedGift(tx, code)
    if (!order) throw contract.unknownGift()
    if (!isRedeemable(order, memberId, now) || !(await store.lockMember(tx, memberId))) return
    const membership = await store.membershipOf(tx, memberId)
    if (
      membership &&
      Date.parse(membership.paidUntil) > now &&
      isMoreExpensive(membership.plan, order.plan)
    ) {
      const until = dayText(membership.paidUntil, zone)
      throw new Refusal(
        409,
        `You have ${planOf(membership.plan).name} until ${until}, which includes everything in ${planOf(order.plan).name}. Use this code after that. It’s good until ${dayText(giftExpiry(order), zone)}.`,
      )
    }
    await sql`update payment_orders set used_at = ${isoTime(now)}, redeemed_by = ${memberId} where id = ${order.id}`.execute(
      tx,
    )
    const { plan, months } = order
    await store.addGrant(tx, {
      memberId,
      orderId: order.id,
      plan,
      months,
      now,
      source: 'gift',
      reason: 'gift',
    })
    await store.recomputeMembership(tx, memberId)
    await addStep(tx, order.id, { via: 'member', from: 'applied', to: 'applied', note: 'redeemed', now })
  })
}

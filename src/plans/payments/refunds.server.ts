// Refunds, by members themselves and by staff. A request is stored first; settling then asks the provider until it is done or refused.
import type { Services } from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { providerOf } from './provider.server.ts'
import { storeRefundRequest } from './refund-request.server.ts'
import { sendRefund } from './send-refund.server.ts'

const ownRefundMilliseconds = 14 * 86_400_000

/** Until when a member can refund a payment without staff. */
export function refundableUntil(order: PaymentOrder): number {
  return Date.parse(order.appliedAt ?? order.createdAt) + ownRefundMilliseconds
}

export function refundStateOf(order: PaymentOrder, now: number): contract.Receipt['refund'] {
  if (order.state !== 'applied') return 'closed'
  if (order.refundRequestedAt) return 'requested'
  if (order.refundRefusedAt) return 'refused'
  if (now > refundableUntil(order)) return 'closed'
  return order.usedAt ? 'used' : 'available'
}

function refuseUnlessAvailable(order: PaymentOrder, now: number): void {
  const state = refundStateOf(order, now)
  if (order.state !== 'applied') throw contract.notRefundable()
  if (state === 'refused') throw contract.refundRefused()
  if (state === 'used') throw contract.refundAfterUse()
  if (state === 'closed') throw contract.refundTooLate()
}

function isWithProvider(context: Services, order: PaymentOrder): boolean {
  return order.captureId !== null && order.provider === providerOf(context).name
}

/** The member's own refund, within 14 days and before the first use. Safe to repeat. */
export async function refundByMember(
  context: Services,
  memberId: string,
  id: string,
  waitMilliseconds?: number,
): Promise<PaymentOrder> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const order = await orders.lockedOrder(tx, id)
    if (!order || order.memberId !== memberId) throw contract.noOrder()
    if (order.state === 'refunded' || order.refundRequestedAt) return
    refuseUnlessAvailable(order, now)
    if (!isWithProvider(context, order)) throw contract.notRefundable()
    await storeRefundRequest(tx, order, 'member', now)
  })
  return sendRefund(context, { id, via: 'member', waitMilliseconds })
}

/** A refund by staff, at any time. */
export async function refundByStaff(context: Services, id: string): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const order = await orders.lockedOrder(tx, id)
    if (!order) throw contract.noOrder()
    const wasTaken = order.state === 'applied' || order.state === 'captured'
    if (!wasTaken || !isWithProvider(context, order)) throw contract.notRefundable()
    if (!order.refundRequestedAt) await storeRefundRequest(tx, order, 'staff', now)
  })
  await sendRefund(context, { id, via: 'staff' })
}

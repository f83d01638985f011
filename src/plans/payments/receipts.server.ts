// Receipts as members see them.
import type { Services } from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import { amountText } from '../plans.ts'
import { shownGiftCode } from './gift-code.server.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { receiptNumber } from './receipt-number.ts'
import { refundableUntil, refundStateOf } from './refunds.server.ts'

const giftMilliseconds = 5 * 365 * 86_400_000

/** Until when a gift's code can be redeemed. */
export function giftExpiry(order: PaymentOrder): number {
  return Date.parse(order.appliedAt ?? order.createdAt) + giftMilliseconds
}

export async function receiptsOf(context: Services, memberId: string): Promise<contract.Receipt[]> {
  const paid = await orders.paidOrdersOf(context.db, memberId)
  return paid.map((order) => receiptOf(context, order))
}

function giftOf(context: Services, order: PaymentOrder): contract.Receipt['gift'] {
  if (!order.codeHash) return null
  const isReady = order.state === 'applied' && !order.refundRequestedAt && !order.usedAt
  return {
    code: isReady ? shownGiftCode(context.settings, order.id, order.codeHash) : null,
    isUsed: order.usedAt !== null,
    validUntil: new Date(giftExpiry(order)).toISOString(),
  }
}

/** The state of a paid order: `pending`, `captured`, `applied` or `refunded`. */
export function receiptOf(context: Services, order: PaymentOrder): contract.Receipt {
  const state = contract.Receipt.shape.state.parse(order.state)
  return {
    id: order.id,
    number: receiptNumber(order.id),
    plan: order.plan,
    months: order.months,
    amount: amountText(order.amountCents),
    currency: order.currency,
    state,
    paidAt: order.appliedAt ?? order.createdAt,
    coversUntil: state === 'applied' ? order.coversUntil : null,
    sandbox: !/(^|\.)paypal\.com$/.test(order.provider) || order.provider.includes('sandbox'),
    refund: refundStateOf(order, context.clock.now()),
    refundableUntil: new Date(refundableUntil(order)).toISOString(),
    gift: giftOf(context, order),
  }
}

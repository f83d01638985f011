// Gifts: an order of months, with a code.
import type { z } from 'zod'
import type { Member } from '../../accounts/session.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import { refusalFor, settleForMember, startOrder } from '../payments/checkout.server.ts'
import * as orders from '../payments/orders.server.ts'
import { receiptOf } from '../payments/receipts.server.ts'

export function beginGift(context: Services, member: Member, gift: z.output<typeof contract.NewGift>) {
  return startOrder(context, {
    memberId: member.id,
    ...gift,
    isGift: true,
    returnPath: '/gifts?paid=yes',
    cancelPath: '/gifts?cancelled=yes',
  })
}

/** After the return from the provider: the receipt, with the code. */
export async function confirmGift(
  context: Services,
  member: Member,
  providerOrderId: string,
): Promise<contract.Receipt> {
  const known = await orders.orderOfMember(context.db, member.id, providerOrderId)
  if (!known?.codeHash) throw contract.noOrder()
  const order = await settleForMember(context, known.id, 'return')
  if (order.state === 'pending') throw contract.giftPending()
  if (order.state !== 'applied') throw refusalFor(order)
  return receiptOf(context, order)
}

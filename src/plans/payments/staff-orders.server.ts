// Payments for staff.
import type { z } from 'zod'
import { memberById } from '../../accounts/store.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import * as contract from '../contract.ts'
import { amountText } from '../plans.ts'
import { stepsOf } from './order-history.server.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { receiptNumber } from './receipt-number.ts'

type StaffOrder = z.output<typeof contract.StaffOrder>

async function forStaff(context: Services, found: PaymentOrder[]): Promise<StaffOrder[]> {
  const steps = await stepsOf(
    context.db,
    found.map(({ id }) => id),
  )
  const names = new Map<string, string>()
  for (const id of new Set(found.flatMap(({ memberId }) => memberId ?? []))) {
    const member = await memberById(context.db, id)
    if (member) names.set(id, member.name)
  }
  return found.map((order) => ({
    id: order.id,
    number: receiptNumber(order.id),
    member: order.memberId ? (names.get(order.memberId) ?? null) : null,
    plan: order.plan,
    months: order.months,
    isGift: order.codeHash !== null,
    amount: amountText(order.amountCents),
    currency: order.currency,
    provider: order.provider,
    providerOrderId: order.providerOrderId,
    state: order.state,
    note: order.note,
    createdAt: order.createdAt,
    steps: steps
      .filter(({ orderId }) => orderId === order.id)
      .map(({ at, via, from, to, note }) => ({ at, via, from, to, note })),
  }))
}

const pageSize = 50

export async function staffOrders(
  context: Services,
  state: contract.OrderState | undefined,
  before: string | undefined,
) {
  const found = await orders.ordersPage(context.db, state, before, pageSize + 1)
  const shown = found.slice(0, pageSize)
  return {
    orders: await forStaff(context, shown),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function staffOrder(context: Services, id: string): Promise<StaffOrder> {
  const order = await orders.orderById(context.db, id)
  const [shown] = order ? await forStaff(context, [order]) : []
  if (!shown) throw contract.noOrder()
  return shown
}

// Settles payments: grants each paid order exactly once, despite failures. Return, webhook, reconciler and staff all call `settle`.

import type { OrderState } from '../contract.ts'
import { amountText, isMoreExpensive } from '../plans.ts'
import * as store from '../store.server.ts'
import { fulfillOrder, type PaymentContext, reversePayment } from './fulfillment.server.ts'
import type { Via } from './order-history.server.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { PayPalError } from './paypal-client.server.ts'
import { type Provider, providerOf } from './provider.server.ts'
import { askForRefund, storeRefundRefusal } from './refund-request.server.ts'
import {
  declinedOrder,
  type ExpectedPayment,
  judge,
  judgeCapture,
  type PaymentVerdict,
  type RemoteOrder,
} from './remote-order.server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** PayPal's approval window is three hours; after twice that time no approval can arrive. */
const approvalWindow = 6 * hour
/** How long after a payment the reconciler checks daily for a refund: PayPal allows refunds for 180 days. */
const refundWindow = 180 * day
const waitForOtherMilliseconds = 12_000

const underWay = new WeakMap<object, Map<string, Promise<PaymentOrder>>>()

/**
 * Synchronizes an order with the provider and grants what was paid. Idempotent: concurrent calls for an order share one run within a process,
 * and lock the order between processes. @throws PayPalError if the provider can't be reached; the reconciler then tries again.
 */
export function settle(context: PaymentContext, orderId: string, via: Via): Promise<PaymentOrder> {
  const runs = underWay.get(context.db) ?? new Map<string, Promise<PaymentOrder>>()
  underWay.set(context.db, runs)
  const running = runs.get(orderId)
  if (running) return running
  const run = settleLocked(context, orderId, via).finally(() => runs.delete(orderId))
  runs.set(orderId, run)
  return run
}

async function settleLocked(context: PaymentContext, orderId: string, via: Via): Promise<PaymentOrder> {
  const holder = crypto.randomUUID()
  const until = performance.now() + waitForOtherMilliseconds
  let claimed = await orders.claimOrder(context.db, orderId, holder)
  while (!claimed && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    claimed = await orders.claimOrder(context.db, orderId, holder)
  }
  if (!claimed) throw new PayPalError(0, 'another process is still settling this order')
  try {
    await settleClaimed(context, claimed, via)
  } finally {
    // A lock that cannot be released expires.
    await orders.releaseOrder(context.db, orderId, holder).catch(() => undefined)
  }
  return (await orders.orderById(context.db, orderId)) ?? claimed
}

function expectedOf(order: PaymentOrder): ExpectedPayment {
  return {
    id: order.id,
    providerOrderId: order.providerOrderId ?? '',
    amount: amountText(order.amountCents),
    currency: order.currency,
    payee: order.payee,
  }
}

async function settleClaimed(context: PaymentContext, order: PaymentOrder, via: Via): Promise<void> {
  const provider = providerOf(context)
  if (order.provider !== provider.name) return
  if (order.state === 'refunded') return
  const asksForRefund = order.refundRequestedAt && via !== 'return'
  const refusal = asksForRefund ? await askForRefund(provider, order) : undefined
  await followProvider(context, provider, order, via)
  if (refusal) await storeRefundRefusal(context, order.id, refusal, via)
}

async function followProvider(
  context: PaymentContext,
  provider: Provider,
  order: PaymentOrder,
  via: Via,
): Promise<void> {
  if (order.state === 'applied') return checkStillPaid(context, provider, order, via)
  if (!order.providerOrderId) return expireIfOld(context, order, via)
  const remote = await provider.paypal.readOrder(order.providerOrderId)
  if (!remote) return expireIfOld(context, order, via)
  const verdict = judge(expectedOf(order), remote)
  // A declined order that was approved again is captured once more when the member requests it.
  const tryAgain = verdict.kind === 'declined' && remote.status === 'APPROVED' && via !== 'reconciler'
  if (verdict.kind === 'approved' || tryAgain) return capture(context, provider, order, via)
  await follow(context, order, via, verdict)
}

/** Why an approved order must not be captured; undefined if it may. */
async function captureRefusal(context: PaymentContext, order: PaymentOrder): Promise<string | undefined> {
  if (!order.memberId) return 'not captured: nobody to give it to'
  if (order.codeHash) return undefined
  const now = context.clock.now()
  const plan = await store.planOf(context.db, order.memberId, now)
  return isMoreExpensive(plan, order.plan) ? 'not captured: a larger plan is running' : undefined
}

async function capture(
  context: PaymentContext,
  provider: Provider,
  order: PaymentOrder,
  via: Via,
): Promise<void> {
  const now = context.clock.now()
  const reason = await captureRefusal(context, order)
  if (reason) {
    await orders.moveOrder(context.db, order, { to: 'failed', via, note: reason, now, nextCheckAt: null })
    return
  }
  // Stored before the call: if it fails midway, the reconciler knows that money may have moved.
  const isOurs = await orders.moveOrder(context.db, order, {
    to: 'capturing',
    via,
    now,
    nextCheckAt: now + 2 * minute,
  })
  if (!isOurs) return
  const capturing: PaymentOrder = { ...order, state: 'capturing', note: '' }
  await follow(context, capturing, via, judge(expectedOf(order), await captureAtProvider(provider, order)))
}

async function captureAtProvider(provider: Provider, order: PaymentOrder): Promise<RemoteOrder> {
  const id = order.providerOrderId ?? ''
  try {
    const answer = await provider.paypal.captureOrder(id, order.captureRequestId)
    // The response to a capture can be incomplete, so only a complete order is compared.
    if (answer.intent && answer.purchase_units?.[0]?.amount && answer.purchase_units[0].custom_id)
      return answer
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    if (error.issue === 'INSTRUMENT_DECLINED' || error.issue === 'TRANSACTION_REFUSED')
      return declinedOrder(expectedOf(order))
    if (error.status !== 422) throw error
  }
  const remote = await provider.paypal.readOrder(id)
  if (!remote) throw new PayPalError(0, 'the order is gone')
  return remote
}

async function follow(
  context: PaymentContext,
  order: PaymentOrder,
  via: Via,
  verdict: PaymentVerdict,
): Promise<void> {
  const { db } = context
  const now = context.clock.now()
  const move = (to: OrderState, more: { note?: string; captureId?: string; nextCheckAt: number | null }) =>
    orders.moveOrder(db, order, { to, via, now, ...more })
  switch (verdict.kind) {
    case 'paid':
      return fulfillOrder(context, order, via, verdict.captureId)
    case 'refunded':
      return reversePayment(context, order, via, verdict.captureId)
    case 'pending':
      await move('pending', { captureId: verdict.captureId, nextCheckAt: now + backoff(order, 15 * minute) })
      return
    case 'declined':
      await move('failed', { note: 'declined', nextCheckAt: null })
      // The old request id would return the old response.
      return orders.renewCaptureRequest(db, order)
    case 'void':
      await move('failed', { note: 'void', nextCheckAt: null })
      return
    case 'mismatch': {
      context.log.error({ order: order.id, what: verdict.what }, 'a payment does not match its order')
      const note = `does not match: ${verdict.what}`
      if (moneyMayHaveMoved(order, verdict.what))
        await move('captured', { note, nextCheckAt: now + backoff(order, hour) })
      else await move('failed', { note, nextCheckAt: null })
      return
    }
    case 'approved':
      await move('capturing', { nextCheckAt: now + backoff(order, 5 * minute) })
      return
    case 'waiting':
      return expireIfOld(context, order, via)
  }
}

/** True if a mismatch was found after money may have been taken: staff must check it, and the reconciler continues. */
function moneyMayHaveMoved(order: PaymentOrder, what: string): boolean {
  if (order.state === 'capturing' || order.state === 'pending' || order.state === 'captured') return true
  return what.startsWith('captured') || what.startsWith('completed')
}

/** The delay until the next check of an order: exponential backoff, at most six hours. */
export function backoff(order: { checks: number }, first: number): number {
  return Math.min(first * 2 ** Math.min(order.checks, 10), 6 * hour)
}

async function expireIfOld(context: PaymentContext, order: PaymentOrder, via: Via): Promise<void> {
  const now = context.clock.now()
  if (order.state === 'failed' || order.state === 'captured') return
  const isOld = now - Date.parse(order.createdAt) > approvalWindow
  if (isOld)
    await orders.moveOrder(context.db, order, {
      to: 'expired',
      via,
      note: order.note,
      now,
      nextCheckAt: null,
    })
  else await orders.postponeCheck(context.db, order.id, now + backoff(order, 5 * minute))
}

async function checkStillPaid(
  context: PaymentContext,
  provider: Provider,
  order: PaymentOrder,
  via: Via,
): Promise<void> {
  if (via === 'return' || !order.captureId) return
  const now = context.clock.now()
  const remote = await provider.paypal.readCapture(order.captureId)
  const verdict = remote ? judgeCapture(expectedOf(order), remote) : undefined
  if (verdict?.kind === 'refunded') return reversePayment(context, order, via, verdict.captureId)
  const isOver = now - Date.parse(order.appliedAt ?? order.createdAt) > refundWindow
  await orders.moveOrder(context.db, order, {
    to: 'applied',
    via,
    now,
    nextCheckAt: isOver ? null : now + day,
  })
}

// Starts and completes payments, and lists offers.

import type { z } from 'zod'
import type { Member } from '../../accounts/session.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as contract from '../contract.ts'
import { dayText } from '../dates.ts'
import { refusedFreeMonths } from '../free-months/free-months.server.ts'
import { membershipAfter } from '../membership.ts'
import {
  amountText,
  currency,
  intent,
  isMoreExpensive,
  type PaidPlanId,
  paidPlans,
  planForAmount,
  planOf,
} from '../plans.ts'
import * as store from '../store.server.ts'
import { newGiftCodeHash } from './gift-code.server.ts'
import type { Via } from './order-history.server.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { settle } from './payments.server.ts'
import { PayPalError } from './paypal-client.server.ts'
import { providerOf } from './provider.server.ts'
import { receiptNumber } from './receipt-number.ts'

type OrderRequest = z.output<typeof contract.NewOrder>
type Order = z.output<typeof contract.Order>

const firstCheckMilliseconds = 10 * 60_000

/** A sentence that says why a plan can't be bought now; null if it can. */
function refusedOffer(current: store.MembershipRow | undefined, plan: PaidPlanId, now: number, zone: string) {
  if (!current || Date.parse(current.paidUntil) <= now || !isMoreExpensive(current.plan, plan)) return null
  const until = dayText(current.paidUntil, zone)
  return `You have ${planOf(current.plan).name} until ${until}. It includes everything in ${planOf(plan).name}, so there is nothing to buy before then.`
}

/** The plan with this amount, at the server's price; the client's numbers are only compared. */
function chosenPlan(request: OrderRequest): PaidPlanId {
  if (request.currency !== currency) throw contract.unknownCurrency()
  if (request.intent !== intent) throw contract.unknownIntent()
  const plan = planForAmount(request.amount)
  if (!plan) throw contract.unknownAmount()
  return plan
}

/** Creates an order at the provider for the member and the plan. `member` is undefined on the test page only. */
export async function beginPayment(
  context: Services,
  member: Member | undefined,
  zone: string,
  request: OrderRequest,
): Promise<Order> {
  const plan = chosenPlan(request)
  const now = context.clock.now()
  const current = member && (await store.membershipOf(context.db, member.id))
  const refused = refusedOffer(current, plan, now, zone)
  if (refused) throw new Refusal(409, refused)
  return startOrder(context, {
    memberId: member?.id ?? null,
    plan,
    months: 1,
    isGift: false,
    returnPath: `/pricing?approved=${plan}`,
    cancelPath: `/pricing?cancelled=${plan}`,
  })
}

/** Creates an order at the provider at the plan's monthly price. */
export async function startOrder(
  context: Services,
  purchase: {
    memberId: string | null
    plan: PaidPlanId
    months: number
    isGift: boolean
    returnPath: string
    cancelPath: string
  },
): Promise<Order> {
  const { memberId, plan, months } = purchase
  const { PUBLIC_URL: url } = context.settings
  const now = context.clock.now()
  const provider = providerOf(context)
  const id = newId(now)
  const amountCents = planOf(plan).priceCents * months
  await orders.addOrder(context.db, {
    id,
    memberId,
    plan,
    amountCents,
    currency,
    provider: provider.name,
    months,
    codeHash: purchase.isGift ? newGiftCodeHash(context.settings, id) : null,
    now,
    nextCheckAt: now + firstCheckMilliseconds,
  })
  try {
    const remote = await provider.paypal.createOrder({
      id,
      amount: amountText(amountCents),
      currency,
      returnUrl: `${url}${purchase.returnPath}`,
      cancelUrl: `${url}${purchase.cancelPath}`,
    })
    const href = provider.paypal.approvalLink(remote)
    if (!href) throw new PayPalError(0, 'no approval link to a host of the provider')
    // Stored before the member is sent to the provider, so that the return, a webhook or the reconciler finds the order.
    const payee = remote.purchase_units?.[0]?.payee?.merchant_id ?? null
    await orders.bindOrder(context.db, id, { providerOrderId: remote.id, payee })
    return { id: remote.id, links: [{ rel: 'approve', href, method: 'GET' }] }
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    context.log.warn(
      { order: id, status: error.status, issue: error.issue },
      'a payment could not be started',
    )
    throw contract.noPayment()
  }
}

export function refusalFor(order: PaymentOrder): Refusal {
  if (order.state === 'pending') return contract.paymentPending()
  if (order.state === 'refunded') return contract.paymentReturned()
  if (order.state === 'captured') return contract.captured()
  if (order.state === 'capturing') return contract.providerUnavailable()
  return order.state === 'failed' ? contract.paymentDeclined() : contract.notApproved()
}

/** Grants what was paid, once, after the return from the provider. An order of another member is not found. */
export async function activate(
  context: Services,
  member: Member,
  planId: PaidPlanId,
  providerOrderId: string,
) {
  const known = await orders.orderOfMember(context.db, member.id, providerOrderId)
  if (!known) throw contract.noOrder()
  if (known.plan !== planId || known.codeHash) throw contract.otherPlan()
  const order = await settleForMember(context, known.id, 'return')
  const current = await store.membershipOf(context.db, member.id)
  if (order.state !== 'applied' || !current) throw refusalFor(order)
  return { plan: current.plan, paidUntil: current.paidUntil, receipt: receiptNumber(order.id) }
}

/** Settles an order. If the payment provider fails, the member gets a message instead of an internal error. */
export async function settleForMember(context: Services, orderId: string, via: Via): Promise<PaymentOrder> {
  try {
    return await settle(context, orderId, via)
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    context.log.warn(
      { order: orderId, status: error.status, issue: error.issue },
      'a payment could not be settled',
    )
    throw contract.providerUnavailable()
  }
}

export async function membershipFor(
  context: Services,
  memberId: string,
  zone: string,
): Promise<contract.Membership> {
  const now = context.clock.now()
  const current = await store.membershipOf(context.db, memberId)
  const isRunning = current !== undefined && Date.parse(current.paidUntil) > now
  const grants = await store.grantsOf(context.db, memberId)
  const offers = paidPlans.map((plan) => {
    const after = membershipAfter([...grants, { plan, at: new Date(now), months: 1 }])
    return {
      plan,
      paidUntil: new Date(after?.paidUntil ?? now).toISOString(),
      creditedDays: after?.creditedDays ?? 0,
      refused: refusedOffer(current, plan, now, zone),
    }
  })
  return {
    plan: isRunning ? current.plan : 'free',
    paidUntil: isRunning ? current.paidUntil : null,
    endedAt: current && !isRunning ? current.paidUntil : null,
    sandbox: providerOf(context).environment !== 'live',
    unfinished: await orders.countInProgress(context.db, memberId),
    offers,
    freeMonthsRefused: await refusedFreeMonths(context, memberId, zone),
  }
}

const threeDays = 3 * 86_400_000

const longestRecheckMilliseconds = 15_000

/**
 * Checks the member's unfinished payments, the newest first. One that can't be checked does not hold up the others. If the provider does
 * not respond, the rest is left to the reconciler. The member learns of a failure unless a plan is running after it.
 */
export async function recheckPayments(
  context: Services,
  memberId: string,
  zone: string,
): Promise<contract.Membership> {
  const since = context.clock.now() - threeDays
  const until = performance.now() + longestRecheckMilliseconds
  let failure: unknown
  for (const id of await orders.unfinishedOf(context.db, memberId, providerOf(context).name, since)) {
    if (failure && performance.now() > until) break
    try {
      await settleForMember(context, id, 'member')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failure = error
    }
  }
  const membership = await membershipFor(context, memberId, zone)
  if (failure && membership.plan === 'free') throw failure
  return membership
}

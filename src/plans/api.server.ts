import { emailStaffAction, recordStaffAction } from '../accounts/audit-log.server.ts'
import { admin, freshAdmin, member } from '../accounts/gates.server.ts'
import { memberByEmail } from '../accounts/store.server.ts'
import { anyone, type Route, type Services, serve } from '../platform/http/http.server.ts'
import { type Limit, rateLimitKey } from '../platform/http/rate-limits.server.ts'
import { consultationRoutes } from './consultations/consultation-api.server.ts'
import * as contract from './contract.ts'
import { dayText } from './dates.ts'
import { freeMonthsTaken, takeFreeMonths } from './free-months/free-months.server.ts'
import { payer } from './gates.server.ts'
import { beginGift, confirmGift } from './gifts/gifts.server.ts'
import { redeemGift } from './gifts/redeem.server.ts'
import * as checkout from './payments/checkout.server.ts'
import { grantedMonthsEmail, refundNoticeEmail } from './payments/emails.ts'
import { environmentOf } from './payments/provider.server.ts'
import { receiptOf, receiptsOf } from './payments/receipts.server.ts'
import { refundByMember, refundByStaff } from './payments/refunds.server.ts'
import * as staffOrders from './payments/staff-orders.server.ts'
import { handleWebhook } from './payments/webhook-handler.server.ts'
import { currency, intent, monthsText } from './plans.ts'
import { programRoutes } from './programs/program-api.server.ts'
import * as store from './store.server.ts'

const ordersOfOne: Limit = { name: 'orders', points: 20, seconds: 3_600 }
const codesOfOne: Limit = { name: 'gift-codes', points: 10, seconds: 3_600 }
const rechecksOfOne: Limit = { name: 'recheck-payments', points: 10, seconds: 600 }

function hasWebhooks(settings: Services['settings']): boolean {
  return environmentOf(settings) === 'practice' || settings.PAYPAL_WEBHOOK_ID !== undefined
}

const payment: Route[] = [
  serve(contract.setup, anyone, ({ settings }) => {
    const environment = environmentOf(settings)
    const webhooks = hasWebhooks(settings)
    return {
      provider: 'PayPal' as const,
      environment,
      sandbox: environment !== 'live',
      currency,
      intent,
      webhooks,
    }
  }),
  serve(contract.order, payer, async ({ member, body, zone, ...context }) => {
    await context.limits.take(ordersOfOne, member?.id ?? rateLimitKey(context.request))
    return checkout.beginPayment(context, member, zone, body)
  }),
  serve(contract.subscriptionSuccess, member, ({ member, body, ...context }) =>
    checkout.activate(context, member, body.planId, body.orderId),
  ),
  serve(contract.webhook, anyone, async ({ body, request, ...context }) => {
    await handleWebhook(context, request, body)
    return { received: true as const }
  }),
]

const own: Route[] = [
  serve(contract.membership, member, ({ member, zone, ...context }) =>
    checkout.membershipFor(context, member.id, zone),
  ),
  serve(contract.receipts, member, ({ member, ...context }) => receiptsOf(context, member.id)),
  serve(contract.refundReceipt, member, async ({ member, params, ...context }) =>
    receiptOf(context, await refundByMember(context, member.id, params.id)),
  ),
  serve(contract.recheckPayments, member, async ({ member, zone, ...context }) => {
    await context.limits.take(rechecksOfOne, member.id)
    return checkout.recheckPayments(context, member.id, zone)
  }),
  serve(contract.takeFreeMonths, member, async ({ member, zone, ...context }) => {
    await takeFreeMonths(context, member.id, zone)
    return checkout.membershipFor(context, member.id, zone)
  }),
]

const gifts: Route[] = [
  serve(contract.orderGift, member, async ({ member, body, ...context }) => {
    await context.limits.take(ordersOfOne, member.id)
    return beginGift(context, member, body)
  }),
  serve(contract.confirmGift, member, ({ member, body, ...context }) =>
    confirmGift(context, member, body.orderId),
  ),
  serve(contract.redeemGift, member, async ({ member, body, zone, ...context }) => {
    await context.limits.take(codesOfOne, member.id)
    await redeemGift(context, member.id, body.code, zone)
    return checkout.membershipFor(context, member.id, zone)
  }),
]

const staff: Route[] = [
  serve(contract.freeMonthsCounts, admin, async ({ db, clock }) => {
    const since = (days: number) => freeMonthsTaken(db, clock.now() - days * 86_400_000)
    return { last30Days: await since(30), last365Days: await since(365) }
  }),
  serve(contract.staffOrders, admin, async ({ query, member, ...context }) => {
    await recordStaffAction(context.db, member, 'looked at orders')
    return staffOrders.staffOrders(context, query.state, query.before)
  }),
  serve(contract.checkOrder, admin, async ({ params, ...context }) => {
    await staffOrders.staffOrder(context, params.id)
    await checkout.settleForMember(context, params.id, 'staff')
    return staffOrders.staffOrder(context, params.id)
  }),
  serve(contract.refundOrder, freshAdmin, async ({ params, member, ...context }) => {
    await refundByStaff(context, params.id)
    await context.db.transaction().execute(async (tx) => {
      await recordStaffAction(tx, member, 'returned a payment', params.id)
      // The member gets an email for the refund itself.
      await emailStaffAction(tx, context.mail, undefined, refundNoticeEmail(member.displayName, params.id))
    })
    return staffOrders.staffOrder(context, params.id)
  }),
  serve(contract.giveMonths, freshAdmin, ({ body, member, db, clock, mail }) =>
    db.transaction().execute(async (tx) => {
      const found = await memberByEmail(tx, body.email.normalize('NFKC').trim().toLowerCase())
      const gift = found && (await store.giveMonths(tx, { ...body, memberId: found.id, now: clock.now() }))
      if (!gift) throw contract.noMember()
      await recordStaffAction(tx, member, `gave ${monthsText(body.months)} of ${body.plan}`, found.id)
      const until = dayText(gift.paidUntil, found.zone ?? 'UTC')
      await emailStaffAction(
        tx,
        mail,
        found,
        grantedMonthsEmail({ ...body, staffName: member.displayName, memberName: found.displayName, until }),
      )
      return { plan: gift.plan, paidUntil: gift.paidUntil.toISOString() }
    }),
  ),
]

export const planRoutes: Route[] = [
  ...payment,
  ...own,
  ...gifts,
  ...staff,
  ...consultationRoutes,
  ...programRoutes,
]

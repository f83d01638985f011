import { z } from 'zod'
import { get, post } from '../platform/call.ts'
import { refusal } from '../platform/refusal.ts'
import { text } from '../platform/text.ts'

const PaidPlan = z.enum(['premium', 'professional'])
const AnyPlan = z.enum(['free', 'premium', 'professional'])

/** The payment configuration. `sandbox` is true if no money moves. */
const Setup = z.object({
  provider: z.literal('PayPal'),
  environment: z.enum(['practice', 'sandbox', 'live']),
  sandbox: z.boolean(),
  currency: z.literal('USD'),
  intent: z.literal('CAPTURE'),
  /** True if the provider can notify us of payments (webhooks). */
  webhooks: z.boolean(),
})
export const setup = get('/api/paypal/setup', { answer: Setup, summary: 'How payment is set up' })

// The amount identifies the plan; the price is the server's.
export const NewOrder = z.strictObject({
  amount: z.union([z.string().max(20), z.number()]).transform(String),
  currency: z.string().max(10),
  intent: z.string().max(20),
})
export const Order = z.object({
  id: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string(), method: z.string() })),
})
export const order = post('/api/paypal/order', {
  body: NewOrder,
  answer: Order,
  summary: 'Begins the payment of one month',
})

const Activation = z.strictObject({ planId: PaidPlan, orderId: z.string().min(1).max(255) })
const ActivationResult = z.object({
  plan: PaidPlan,
  paidUntil: z.string(),
  receipt: z.string(),
})
export const subscriptionSuccess = post('/api/paypal/subscription-success', {
  body: Activation,
  answer: ActivationResult,
  summary: 'Activates what was paid; safe to repeat',
})

export const webhook = post('/api/paypal/webhook', {
  body: z.looseObject({}),
  answer: z.object({ received: z.literal(true) }),
  bodyBytes: 256 * 1024,
  summary: "The provider's signed webhook events",
})

// --- membership ---------------------------------------------------------------------------------------------------

/** The consequences of buying a plan now, shown before paying. */
const Offer = z.object({
  plan: PaidPlan,
  paidUntil: z.string(),
  creditedDays: z.int(),
  refused: z.string().nullable(),
})
export const Membership = z.object({
  plan: AnyPlan,
  paidUntil: z.string().nullable(),
  /** When the last paid month ended, if it is over. */
  endedAt: z.string().nullable(),
  sandbox: z.boolean(),
  /** Payments that are not finished yet. */
  unfinished: z.int(),
  offers: z.array(Offer),
  /** Why free months can't be taken now; null if they can. */
  freeMonthsRefused: z.string().nullable(),
})
export type Membership = z.output<typeof Membership>
export const membership = get('/api/plans/membership', { answer: Membership })

/** "I can't pay": free months of Premium, immediately and without a reason. */
export const takeFreeMonths = post('/api/plans/free-months', {
  answer: Membership,
  summary: 'Adds free months for a member who cannot pay',
})

export const Receipt = z.object({
  id: z.string(),
  number: z.string(),
  plan: PaidPlan,
  months: z.int(),
  amount: z.string(),
  currency: z.string(),
  state: z.enum(['pending', 'captured', 'applied', 'refunded']),
  paidAt: z.string(),
  coversUntil: z.string().nullable(),
  sandbox: z.boolean(),
  /** Whether the member can refund it without staff; otherwise staff can, through the contact page. `refused`: by the provider. */
  refund: z.enum(['available', 'requested', 'refused', 'used', 'closed']),
  refundableUntil: z.string(),
  /** Set for gifts. The code is present until it is used or refunded. */
  gift: z.object({ code: z.string().nullable(), isUsed: z.boolean(), validUntil: z.string() }).nullable(),
})
export type Receipt = z.output<typeof Receipt>
export const receipts = get('/api/plans/receipts', { answer: z.array(Receipt) })

const ById = z.object({ id: z.uuid() })
export const refundReceipt = post('/api/plans/receipts/:id/refund', {
  params: ById,
  answer: Receipt,
  summary: 'Refunds a payment of the last 14 days that was not used; safe to repeat',
})

/** Buys a gift: months for another person, at the plan's price per month. */
export const NewGift = z.strictObject({ plan: PaidPlan, months: z.literal([1, 3, 12]) })
export const orderGift = post('/api/plans/gifts', {
  body: NewGift,
  answer: Order,
  summary: 'Begins the payment of months for someone else',
})
export const confirmGift = post('/api/plans/gifts/confirm', {
  body: z.strictObject({ orderId: z.string().min(1).max(255) }),
  answer: Receipt,
  summary: 'The receipt and code of a gift that was paid; safe to repeat',
})
export const redeemGift = post('/api/plans/gifts/redeem', {
  body: z.strictObject({ code: z.string().max(100, 'A code is 16 letters and numbers.') }),
  answer: Membership,
  summary: 'Adds the months of a gift code',
})

/** "I paid but don't have access": checks every unfinished payment of the member now. */
export const recheckPayments = post('/api/plans/recheck-payments', { answer: Membership })

// --- staff --------------------------------------------------------------------------------------------------------

export const orderStates = [
  'created',
  'capturing',
  'pending',
  'captured',
  'applied',
  'failed',
  'expired',
  'refunded',
] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.output<typeof OrderState>
export const StaffOrder = z.object({
  id: z.string(),
  number: z.string(),
  member: z.string().nullable(),
  plan: PaidPlan,
  months: z.int(),
  isGift: z.boolean(),
  amount: z.string(),
  currency: z.string(),
  provider: z.string(),
  providerOrderId: z.string().nullable(),
  state: OrderState,
  note: z.string(),
  createdAt: z.string(),
  steps: z.array(
    z.object({
      at: z.string(),
      via: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      note: z.string(),
    }),
  ),
})
export const staffOrders = get('/api/admin/orders', {
  query: z.object({ state: OrderState.optional(), before: z.uuid().optional() }),
  answer: z.object({ orders: z.array(StaffOrder), next: z.string().nullable() }),
})
export const checkOrder = post('/api/admin/orders/:id/check', { params: ById, answer: StaffOrder })
export const refundOrder = post('/api/admin/orders/:id/refund', { params: ById, answer: StaffOrder })
const Gift = z.strictObject({
  email: z.string().max(254),
  plan: PaidPlan,
  months: z.int().min(1).max(24),
  reason: text({
    max: 200,
    blank: 'Please say why, for your colleagues.',
    long: 'A reason can be at most 200 characters.',
  }),
})
export const giveMonths = post('/api/admin/plans/gift', {
  body: Gift,
  answer: z.object({ plan: PaidPlan, paidUntil: z.string() }),
})

/** How often members took free months. Counts only, no names. */
export const freeMonthsCounts = get('/api/admin/plans/free-months', {
  answer: z.object({ last30Days: z.int(), last365Days: z.int() }),
})

// --- refusals -----------------------------------------------------------------------------------------------------

export const unknownAmount = refusal(400, 'This is not the price of a plan. Please choose a plan again.')
export const unknownCurrency = refusal(400, 'Plans are paid in US dollars.')
export const unknownIntent = refusal(400, 'This kind of payment is not offered.')
export const noOrder = refusal(404, 'This payment is not one of yours.')
export const otherPlan = refusal(400, 'This payment is for another plan.')
export const notApproved = refusal(409, 'This payment has not been approved yet. Nothing was taken.')
export const paymentPending = refusal(
  409,
  'PayPal is still checking this payment. Your plan starts as soon as it’s done, and we’ll email you.',
)
export const paymentDeclined = refusal(409, 'This payment did not go through. Nothing was taken.')
export const paymentReturned = refusal(
  409,
  'This payment was returned to you, so the plan it paid for is not active.',
)
export const captured = refusal(
  409,
  'Payment successful. Please contact support to activate your subscription.',
)
export const providerUnavailable = refusal(
  502,
  'We couldn’t reach PayPal just now. If you paid, your plan starts within minutes.',
)
export const noPayment = refusal(502, 'Unable to process payment. Please try again.')
export const webhookNotVerified = refusal(400, 'This webhook could not be verified.')
export const webhooksOff = refusal(503, 'Notices are not set up here.')
export const noMember = refusal(404, 'There is no account with this email address.')
export const refundAfterUse = refusal(
  409,
  'You’ve used your plan since this payment, so it can’t be refunded here. Write to us under “Billing” on the contact page, and a person will look at it.',
)
export const refundRefused = refusal(409, 'PayPal refused this refund. A person will look at it.')
export const refundTooLate = refusal(
  409,
  'Payments can be refunded here for 14 days. Write to us under “Billing” on the contact page, and a person will look at it.',
)
export const giftPending = refusal(
  409,
  'PayPal is still checking this payment. The code appears on your receipts page as soon as it is through.',
)
export const unknownGift = refusal(404, 'We don’t know this code. Please check each letter and number.')
export const giftUsed = refusal(409, 'This code has already been used. Each code works once.')
export const giftRefunded = refusal(
  409,
  'This code was refunded to the person who bought it, so it no longer works.',
)
export const giftExpired = refusal(
  409,
  'This code has expired. Write to us under “Billing” on the contact page, and we’ll look for a way.',
)
export const notRefundable = refusal(409, 'Only a completed payment can be refunded.')

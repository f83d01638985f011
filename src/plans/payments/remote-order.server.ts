// Evaluates an order as reported by the provider. Months are granted for no other reason.
import { z } from 'zod'

const Money = z.object({ currency_code: z.string(), value: z.string() })

export const RemoteCapture = z.object({
  id: z.string().min(1).max(255),
  status: z.string(),
  amount: Money.optional(),
  custom_id: z.string().optional(),
})
export type RemoteCapture = z.infer<typeof RemoteCapture>

const Unit = z.object({
  custom_id: z.string().optional(),
  amount: Money.optional(),
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z.object({ captures: z.array(RemoteCapture).optional() }).optional(),
})

export const RemoteOrder = z.object({
  id: z.string().min(1).max(255),
  status: z.string(),
  intent: z.string().optional(),
  purchase_units: z.array(Unit).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string(), method: z.string().optional() })).optional(),
})
export type RemoteOrder = z.infer<typeof RemoteOrder>

/** The values that the order must have according to our database. */
export type ExpectedPayment = {
  id: string
  providerOrderId: string
  amount: string
  currency: string
  payee: string | null
}

export type PaymentVerdict =
  | { kind: 'waiting' }
  | { kind: 'void' }
  | { kind: 'approved' }
  | { kind: 'paid'; captureId: string }
  | { kind: 'pending'; captureId: string }
  | { kind: 'declined' }
  | { kind: 'refunded'; captureId: string }
  | { kind: 'mismatch'; what: string }

// Compared as strings: '29.0' is not '29.00', because a rounding provider cannot be trusted.
function differs(expected: ExpectedPayment, order: RemoteOrder): string | undefined {
  const units = order.purchase_units ?? []
  const unit = units[0]
  if (order.id !== expected.providerOrderId) return 'order id'
  if (order.intent !== 'CAPTURE') return 'intent'
  if (units.length !== 1 || !unit) return 'purchase units'
  if (unit.custom_id !== expected.id) return 'custom id'
  if (unit.amount?.currency_code !== expected.currency) return 'currency'
  if (unit.amount.value !== expected.amount) return 'amount'
  if (expected.payee && unit.payee?.merchant_id !== expected.payee) return 'payee'
  return undefined
}

export function judgeCapture(expected: ExpectedPayment, capture: RemoteCapture): PaymentVerdict {
  if (capture.amount?.value !== expected.amount) return { kind: 'mismatch', what: 'captured amount' }
  if (capture.amount.currency_code !== expected.currency)
    return { kind: 'mismatch', what: 'captured currency' }
  if (capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED')
    return { kind: 'paid', captureId: capture.id }
  if (capture.status === 'PENDING') return { kind: 'pending', captureId: capture.id }
  if (capture.status === 'REFUNDED' || capture.status === 'REVERSED')
    return { kind: 'refunded', captureId: capture.id }
  return { kind: 'declined' }
}

const strength: Record<PaymentVerdict['kind'], number> = {
  paid: 6,
  pending: 5,
  refunded: 4,
  mismatch: 3,
  declined: 2,
  approved: 1,
  waiting: 0,
  void: 0,
}

/** The verdict on an order as the provider reports it now. */
export function judge(expected: ExpectedPayment, order: RemoteOrder): PaymentVerdict {
  const what = differs(expected, order)
  if (what) return { kind: 'mismatch', what }
  const captures = order.purchase_units?.[0]?.payments?.captures ?? []
  const verdicts = captures.map((capture) => judgeCapture(expected, capture))
  const best = verdicts.toSorted((one, other) => strength[other.kind] - strength[one.kind])[0]
  if (best && best.kind !== 'declined') return best
  // A declined capture leaves the order approved: the payer may try another payment method.
  if (order.status === 'APPROVED') return best ?? { kind: 'approved' }
  if (order.status === 'COMPLETED') return best ?? { kind: 'mismatch', what: 'completed without a capture' }
  if (order.status === 'VOIDED') return { kind: 'void' }
  return { kind: 'waiting' }
}

/** What the provider would report of an order whose payment was declined. */
export function declinedOrder({
  id,
  providerOrderId,
  amount: value,
  currency,
  payee,
}: ExpectedPayment): RemoteOrder {
  const amount = { currency_code: currency, value }
  const captures = [{ id: 'declined', status: 'DECLINED', amount }]
  const unit = { custom_id: id, amount, payee: payee ? { merchant_id: payee } : {}, payments: { captures } }
  return { id: providerOrderId, status: 'APPROVED', intent: 'CAPTURE', purchase_units: [unit] }
}

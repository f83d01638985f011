// The emails about payments. Subjects show on lock screens, so none of them says what the membership is for.

import { dayText } from '../dates.ts'
import { amountText, monthsText, type PaidPlanId, planOf } from '../plans.ts'
import { receiptNumber } from './receipt-number.ts'

type PaidOrder = { id: string; plan: PaidPlanId; months: number; amountCents: number; currency: string }
type Until = { plan: PaidPlanId; paidUntil: Date; creditedDays: number }

function creditLine({ creditedDays }: Until): string[] {
  if (creditedDays === 0) return []
  return [
    `The rest of your earlier plan was turned into ${creditedDays} ${creditedDays === 1 ? 'day' : 'days'} of this one.`,
  ]
}

export function receiptEmail(of: {
  to: string
  order: PaidOrder
  membership: Until
  now: number
  zone: string
  sandbox: boolean
}): { to: string; subject: string; text: string } {
  const { order, membership, zone } = of
  return {
    to: of.to,
    subject: `Receipt ${receiptNumber(order.id)} for your membership`,
    text: [
      'Thank you.',
      '',
      `Receipt: ${receiptNumber(order.id)}`,
      `Date: ${dayText(of.now, zone)}`,
      `Membership: ${planOf(order.plan).name}, one month`,
      `Amount: ${amountText(order.amountCents)} ${order.currency}`,
      ...(of.sandbox ? ['This was a practice payment. No money moved.'] : []),
      '',
      `Your membership now lasts until ${dayText(membership.paidUntil, zone)}.`,
      ...creditLine(membership),
      'It does not renew by itself. We write once before it ends. After that your account is free, and everything you wrote stays yours to read, export or delete.',
    ].join('\n'),
  }
}

/** The email does not contain the code, because emails are stored and read in many places. */
export function giftReceiptEmail(of: {
  to: string
  order: PaidOrder
  now: number
  zone: string
  sandbox: boolean
  url: string
}): { to: string; subject: string; text: string } {
  const { order } = of
  return {
    to: of.to,
    subject: `Receipt ${receiptNumber(order.id)} for a membership`,
    text: [
      'Thank you.',
      '',
      `Receipt: ${receiptNumber(order.id)}`,
      `Date: ${dayText(of.now, of.zone)}`,
      `Membership: ${planOf(order.plan).name}, ${monthsText(order.months)}, as a gift`,
      `Amount: ${amountText(order.amountCents)} ${order.currency}`,
      ...(of.sandbox ? ['This was a practice payment. No money moved.'] : []),
      '',
      `The code to give away is on your receipts page: ${of.url}/receipts`,
    ].join('\n'),
  }
}

export function refundEmail(of: {
  to: string
  order: PaidOrder
  isGift: boolean
  membership: Until | undefined
  now: number
  zone: string
  url: string
}): { to: string; subject: string; text: string } {
  const { order, membership } = of
  const amount = `${amountText(order.amountCents)} ${order.currency}`
  const rest =
    membership && membership.paidUntil.getTime() > of.now
      ? `Your ${planOf(membership.plan).name} membership now lasts until ${dayText(membership.paidUntil, of.zone)}.`
      : 'Your account is free from now on.'
  const ended = [
    `The payment of ${amount} was returned, so the month it paid for has ended.`,
    rest,
    'Nothing you wrote is gone. You can read, export or delete it from your account page.',
  ]
  return {
    to: of.to,
    subject: `Your payment ${receiptNumber(order.id)} was returned`,
    text: [
      ...(of.isGift ? [`The payment of ${amount} was returned, so its code no longer works.`] : ended),
      '',
      `If this surprises you, please write to us: ${of.url}/contact`,
    ].join('\n'),
  }
}

export function refundRefusedEmail(of: { to: string; order: PaidOrder; reason: string; url: string }): {
  to: string
  subject: string
  text: string
} {
  const number = receiptNumber(of.order.id)
  return {
    to: of.to,
    subject: `The refund of ${number} was refused`,
    text: [
      `PayPal refused to refund ${amountText(of.order.amountCents)} ${of.order.currency}: ${of.reason}`,
      '',
      'Cairn does not ask again by itself, and the member still has what they paid for. When the reason is gone, press “Return the payment” on the page below. Otherwise return the money another way and write to the member.',
      '',
      `${number}: ${of.url}/admin`,
    ].join('\n'),
  }
}

export function giftEndedEmail(of: { to: string; order: PaidOrder; url: string }): {
  to: string
  subject: string
  text: string
} {
  return {
    to: of.to,
    subject: 'Your membership has changed',
    text: [
      `The code you used was refunded to the person who bought it, so its months of ${planOf(of.order.plan).name} have ended. You did nothing wrong, and you owe nothing.`,
      'Nothing you wrote is gone. You can read, export or delete it from your account page.',
      '',
      `Your plan, and free months if you can’t pay: ${of.url}/pricing`,
    ].join('\n'),
  }
}

export function reminderEmail(of: {
  to: string
  plan: PaidPlanId
  paidUntil: string
  zone: string
  url: string
}): { to: string; subject: string; text: string } {
  return {
    to: of.to,
    subject: `Your membership ends on ${dayText(of.paidUntil, of.zone)}`,
    text: [
      `Your ${planOf(of.plan).name} membership ends on ${dayText(of.paidUntil, of.zone)}. Nothing renews by itself, and nothing will be charged.`,
      '',
      'After that your account is free, and everything in the free plan stays as it is. What you wrote stays yours to read, export or delete from your account page.',
      '',
      `If you would like another month: ${of.url}/pricing. If you can’t pay, you can ask for free months on the same page.`,
    ].join('\n'),
  }
}

/** For the admins: a staff member refunded a payment. */
export function refundNoticeEmail(staffName: string, orderId: string): { subject: string; text: string } {
  return {
    subject: 'A payment was returned',
    text: `${staffName} returned the payment ${receiptNumber(orderId)}.\n`,
  }
}

/** For the member and every admin: a staff member gave months without a payment. */
export function grantedMonthsEmail(grant: {
  staffName: string
  memberName: string
  months: number
  plan: PaidPlanId
  until: string
}): { subject: string; text: string } {
  const { staffName, memberName, months, plan, until } = grant
  return {
    subject: 'Your membership was extended',
    text: `${staffName} gave ${memberName} ${monthsText(months)} of ${planOf(plan).name}, until ${until}. Nothing was charged.\n`,
  }
}

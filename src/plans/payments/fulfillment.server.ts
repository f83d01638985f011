// Applies a payment and reverses a refunded one: the month, the receipt, the emails.
import { memberById } from '../../accounts/store.server.ts'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { MembershipTerm } from '../membership.ts'
import * as store from '../store.server.ts'
import * as emails from './emails.ts'
import { beginRemainingMonths } from './first-use.server.ts'
import type { Via } from './order-history.server.ts'
import * as history from './order-history.server.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { providerOf } from './provider.server.ts'

const day = 86_400_000

export type PaymentContext = Pick<Services, 'db' | 'clock' | 'mail' | 'settings' | 'log'>

/** Records a captured payment: the state, the capture, the month, the receipt and its email in one transaction. */
export async function fulfillOrder(
  context: PaymentContext,
  known: PaymentOrder,
  via: Via,
  captureId: string,
): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const order = await orders.lockedOrder(tx, known.id)
    if (!order || order.state === 'applied' || order.state === 'refunded') return
    const wasReversed = await history.wasReversed(tx, order.id)
    if (wasReversed) {
      const note = 'reversed by the provider'
      return orders.moveOrder(tx, order, { to: 'refunded', via, note, captureId, now, nextCheckAt: null })
    }
    const isThere = order.memberId !== null && (await store.lockMember(tx, order.memberId))
    if (!order.memberId || !isThere) {
      const note = 'paid, but the account is gone: return the payment'
      return orders.moveOrder(tx, order, {
        to: 'captured',
        via,
        note,
        captureId,
        now,
        nextCheckAt: now + day,
      })
    }
    if (order.codeHash) return fulfillGift(context, tx, order, { via, captureId, now })
    const { memberId } = order
    const before = await store.membershipOf(tx, memberId)
    const grant = { plan: order.plan, months: order.months, now, source: 'payment', reason: 'paid' } as const
    await store.addGrant(tx, { ...grant, memberId, orderId: order.id })
    const membership = await store.recomputeMembership(tx, memberId)
    if (!membership) throw new Error('the added grant is missing')
    const coversUntil = membership.paidUntil
    // A month of the same plan starts when the current one ends.
    const isExtension = before?.plan === order.plan && Date.parse(before.paidUntil) > now
    const coversFrom = new Date(isExtension ? before.paidUntil : now)
    await orders.moveOrder(tx, order, {
      to: 'applied',
      via,
      captureId,
      coversFrom,
      coversUntil,
      now,
      nextCheckAt: now + day,
    })
    await emailReceipt(context, tx, order, { membership, now })
  })
}

/** The buyer gets a code; the months are added to the account that redeems it. */
async function fulfillGift(
  context: PaymentContext,
  tx: Db,
  order: PaymentOrder,
  { via, captureId, now }: { via: Via; captureId: string; now: number },
): Promise<void> {
  await orders.moveOrder(tx, order, { to: 'applied', via, captureId, now, nextCheckAt: now + day })
  const buyer = order.memberId ? await memberById(tx, order.memberId) : undefined
  if (!buyer) return
  const sandbox = providerOf(context).environment !== 'live'
  const { id: memberId, zone, email: to } = buyer
  const url = context.settings.PUBLIC_URL
  const content = emails.giftReceiptEmail({ to, order, now, zone: zone ?? 'UTC', sandbox, url })
  await context.mail.send(tx, { memberId, ...content })
}

async function emailReceipt(
  context: PaymentContext,
  tx: Db,
  order: PaymentOrder,
  { membership, now }: { membership: MembershipTerm; now: number },
) {
  const member = order.memberId ? await memberById(tx, order.memberId) : undefined
  if (!member) return
  const sandbox = providerOf(context).environment !== 'live'
  const zone = member.zone ?? 'UTC'
  await context.mail.send(tx, {
    memberId: member.id,
    ...emails.receiptEmail({ to: member.email, order, membership, now, zone, sandbox }),
  })
}

/** Removes the month of a refunded payment and computes the membership again. Nothing that the member wrote is deleted. */
export async function reversePayment(
  context: PaymentContext,
  known: PaymentOrder,
  via: Via,
  captureId?: string,
): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (tx) => {
    const order = await orders.lockedOrder(tx, known.id)
    if (!order || order.state === 'refunded') return
    const note = captureId ? '' : 'reversed by the provider'
    await orders.moveOrder(tx, order, {
      to: 'refunded',
      via,
      note,
      ...(captureId ? { captureId } : {}),
      now,
      nextCheckAt: null,
    })
    if (order.state !== 'applied') return
    const membership = await endMonths(tx, order, now)
    await emailRedeemer(context, tx, order)
    const buyer = order.memberId ? await memberById(tx, order.memberId) : undefined
    if (!buyer) return
    await context.mail.send(tx, {
      memberId: buyer.id,
      ...emails.refundEmail({
        to: buyer.email,
        order,
        isGift: order.codeHash !== null,
        membership,
        now,
        zone: buyer.zone ?? 'UTC',
        url: context.settings.PUBLIC_URL,
      }),
    })
  })
}

/** Tells the member who redeemed a gift by email that its months ended with the refund. */
async function emailRedeemer(context: PaymentContext, tx: Db, order: PaymentOrder): Promise<void> {
  const member = order.redeemedBy ? await memberById(tx, order.redeemedBy) : undefined
  if (!member) return
  const url = context.settings.PUBLIC_URL
  const content = emails.giftEndedEmail({ to: member.email, order, url })
  await context.mail.send(tx, { memberId: member.id, ...content })
}

/** Removes the months of an order from the member who has them: the buyer, or the member who redeemed the gift. */
async function endMonths(tx: Db, order: PaymentOrder, now: number): Promise<MembershipTerm | undefined> {
  const holder = order.codeHash ? order.redeemedBy : order.memberId
  if (!holder || !(await store.lockMember(tx, holder))) return undefined
  await store.revokeGrant(tx, order.id, now)
  await beginRemainingMonths(tx, holder)
  return store.recomputeMembership(tx, holder)
}

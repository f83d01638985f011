// Stores a refund that was requested but not yet confirmed by the provider.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.server.ts'
import * as emails from './emails.ts'
import type { PaymentContext } from './fulfillment.server.ts'
import { addStep, type Via } from './order-history.server.ts'
import type { PaymentOrder } from './orders.server.ts'
import * as orders from './orders.server.ts'
import { PayPalError } from './paypal-client.server.ts'
import type { Provider } from './provider.server.ts'

const day = 86_400_000

export async function storeRefundRequest(tx: Db, order: PaymentOrder, via: Via, now: number): Promise<void> {
  const at = isoTime(now)
  // Due immediately, in case the process ends before it calls the provider.
  await sql`update payment_orders set refund_requested_at = ${at}, refund_refused_at = null, next_check_at = ${at}
    where id = ${order.id}`.execute(tx)
  await addStep(tx, order.id, { via, from: order.state, to: order.state, note: 'refund requested', now })
}

const alreadyRefunded = 'CAPTURE_FULLY_REFUNDED'

/** Requests the refund; the request id is derived from the order, so that it is refunded once. Returns the reason of a final refusal. */
export async function askForRefund(
  { paypal }: Provider,
  { id, captureId }: PaymentOrder,
): Promise<string | undefined> {
  if (!captureId) return undefined
  try {
    await paypal.refundCapture(captureId, `ref-${id}`)
    return undefined
  } catch (error) {
    if (!(error instanceof PayPalError) || !error.isFinal) throw error
    return error.issue === alreadyRefunded ? undefined : error.issue
  }
}

/** Ends a request that the provider refused, and notifies staff. Repeating it would get the same response. */
export async function storeRefundRefusal(
  context: PaymentContext,
  id: string,
  reason: string,
  via: Via,
): Promise<void> {
  const { db, clock, settings, mail } = context
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const order = await orders.lockedOrder(tx, id)
    if (!order?.refundRequestedAt || order.state === 'refunded') return
    await sql`update payment_orders set refund_requested_at = null, refund_refused_at = ${isoTime(now)},
      next_check_at = ${isoTime(now + day)} where id = ${id}`.execute(tx)
    const note = `refund refused: ${reason.slice(0, 100)}`
    await addStep(tx, id, { via, from: order.state, to: order.state, note, now })
    const { STAFF_EMAIL: to, PUBLIC_URL: url } = settings
    if (!to) return
    const content = emails.refundRefusedEmail({ to, order, reason: reason.slice(0, 100), url })
    await mail.send(tx, { memberId: undefined, ...content })
  })
}

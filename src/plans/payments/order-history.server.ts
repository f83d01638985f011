// The history of an order: its state changes, and the provider's webhooks about it.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { OrderState } from '../contract.ts'

export type Via = 'order' | 'return' | 'webhook' | 'reconciler' | 'member' | 'staff'

export type OrderStep = { at: string; via: Via; from: string | null; to: string; note: string }

export async function addStep(
  tx: Db,
  orderId: string,
  step: { via: Via; from: OrderState | null; to: OrderState; note: string; now: number },
): Promise<void> {
  await sql`insert into payment_steps (id, order_id, at, via, from_state, to_state, note)
    values (${newId()}, ${orderId}, ${isoTime(step.now)}, ${step.via}, ${step.from}, ${step.to}, ${step.note})`.execute(
    tx,
  )
}

export async function stepsOf(db: Db, orderIds: string[]): Promise<(OrderStep & { orderId: string })[]> {
  return rows(
    db,
    sql`select order_id as "orderId", at, via, from_state as "from", to_state as "to", note from payment_steps
      where order_id = any(${orderIds}::uuid[]) order by at, id`,
  )
}

/** True the first time a webhook event is seen. */
export async function addWebhookEvent(
  tx: Db,
  event: { id: string; type: string; orderId: string | undefined; now: number },
): Promise<boolean> {
  return (
    (await affectedRows(
      tx,
      sql`insert into payment_webhooks (id, type, order_id, received_at)
        values (${event.id}, ${event.type}, ${event.orderId ?? null}, ${isoTime(event.now)}) on conflict do nothing`,
    )) === 1
  )
}

/** True if a webhook reported a reversal, even before we knew of the payment. */
export async function wasReversed(db: Db, orderId: string): Promise<boolean> {
  return (
    (await row(
      db,
      sql`select 1 from payment_webhooks where order_id = ${orderId} and type = 'PAYMENT.CAPTURE.REVERSED' limit 1`,
    )) !== undefined
  )
}

// SQL for payment orders. payments.server.ts decides what their states mean.
import { sql } from 'kysely'
import { isoTime } from '../../platform/clock.ts'
import { affectedRows, type Db, row, rows } from '../../platform/database/db.server.ts'
import { newId } from '../../platform/ids.ts'
import type { OrderState } from '../contract.ts'
import type { PaidPlanId } from '../plans.ts'
import { addStep, type Via } from './order-history.server.ts'

export type PaymentOrder = {
  id: string
  memberId: string | null
  plan: PaidPlanId
  amountCents: number
  currency: string
  provider: string
  providerOrderId: string | null
  payee: string | null
  captureRequestId: string
  captureId: string | null
  state: OrderState
  note: string
  createdAt: string
  appliedAt: string | null
  coversUntil: string | null
  usedAt: string | null
  refundRequestedAt: string | null
  refundRefusedAt: string | null
  months: number
  /** The hash of a gift's code; null if the month is the buyer's own. */
  codeHash: Buffer | null
  redeemedBy: string | null
  checks: number
}

/** The delay before the provider is asked again for an unconfirmed refund. */
const refundRetryMilliseconds = 3_600_000

const columns = sql.raw(`id, member_id as "memberId", plan, amount_cents as "amountCents", currency, provider,
  provider_order_id as "providerOrderId", payee, capture_request_id as "captureRequestId", capture_id as "captureId",
  state, note, created_at as "createdAt", applied_at as "appliedAt", covers_until as "coversUntil",
  used_at as "usedAt", refund_requested_at as "refundRequestedAt", refund_refused_at as "refundRefusedAt", months, code_hash as "codeHash",
  redeemed_by as "redeemedBy", checks`)

export async function addOrder(
  db: Db,
  order: {
    id: string
    memberId: string | null
    plan: PaidPlanId
    amountCents: number
    currency: string
    provider: string
    months: number
    codeHash: Buffer | null
    now: number
    nextCheckAt: number
  },
): Promise<void> {
  const { id, memberId, plan, amountCents, currency, provider, months, codeHash } = order
  await sql`insert into payment_orders
      (id, member_id, plan, amount_cents, currency, provider, months, code_hash, capture_request_id, state, created_at, updated_at, next_check_at)
    values (${id}, ${memberId}, ${plan}, ${amountCents}, ${currency}, ${provider}, ${months}, ${codeHash}, ${`cap-${id}`}, 'created',
      ${isoTime(order.now)}, ${isoTime(order.now)}, ${isoTime(order.nextCheckAt)})`.execute(db)
}

export async function bindOrder(
  db: Db,
  id: string,
  { providerOrderId, payee }: { providerOrderId: string; payee: string | null },
): Promise<void> {
  await sql`update payment_orders set provider_order_id = ${providerOrderId}, payee = ${payee} where id = ${id}`.execute(
    db,
  )
}

export async function orderById(db: Db, id: string): Promise<PaymentOrder | undefined> {
  return row(db, sql`select ${columns} from payment_orders where id = ${id}`)
}

/** The member's order with the provider's id. */
export async function orderOfMember(
  db: Db,
  memberId: string,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  return row(
    db,
    sql`select ${columns} from payment_orders where provider_order_id = ${providerOrderId} and member_id = ${memberId}`,
  )
}

/** The order of a webhook event, by any of the ids that it can contain. */
export async function orderByAnyId(
  db: Db,
  ids: { own: string | undefined; provider: string | undefined; capture: string | undefined },
): Promise<string | undefined> {
  const found = await row<{ id: string }>(
    db,
    sql`select id from payment_orders where id::text = ${ids.own ?? ''} or provider_order_id = ${ids.provider ?? ''}
      or capture_id = ${ids.capture ?? ''} limit 1`,
  )
  return found?.id
}

export async function lockedOrder(tx: Db, id: string): Promise<PaymentOrder | undefined> {
  return row(tx, sql`select ${columns} from payment_orders where id = ${id} for update`)
}

export const holdSeconds = 60

/** Locks the order for `holdSeconds`; undefined while another process holds it. Uses the database's clock, which all processes share. */
export async function claimOrder(db: Db, id: string, holder: string): Promise<PaymentOrder | undefined> {
  return row(
    db,
    sql`update payment_orders set held_by = ${holder}, held_until = now() + make_interval(secs => ${holdSeconds})
      where id = ${id} and (held_until is null or held_until < now()) returning ${columns}`,
  )
}

export async function releaseOrder(db: Db, id: string, holder: string): Promise<void> {
  await sql`update payment_orders set held_by = null, held_until = null where id = ${id} and held_by = ${holder}`.execute(
    db,
  )
}

export type Move = {
  to: OrderState
  via: Via
  note?: string
  captureId?: string
  now: number
  /** When the reconciler checks again; null for never. */
  nextCheckAt: number | null
  coversFrom?: Date
  coversUntil?: Date
}

/** Changes the state of an order and adds the change to its history. False if it is no longer in the state that the caller read. */
export async function moveOrder(tx: Db, order: PaymentOrder, move: Move): Promise<boolean> {
  const note = move.note ?? ''
  const nextCheckAt = move.nextCheckAt === null ? null : isoTime(move.nextCheckAt)
  const moved = await affectedRows(
    tx,
    sql`update payment_orders set state = ${move.to}, note = ${note}, updated_at = ${isoTime(move.now)},
      capture_id = coalesce(${move.captureId ?? null}, capture_id),
      applied_at = case when ${move.to} = 'applied' then coalesce(applied_at, ${isoTime(move.now)}::timestamptz) else applied_at end,
      covers_from = coalesce(${move.coversFrom?.toISOString() ?? null}::timestamptz, covers_from),
      covers_until = coalesce(${move.coversUntil?.toISOString() ?? null}::timestamptz, covers_until),
      next_check_at = case when refund_requested_at is not null and ${move.to} <> 'refunded'
        then least(${nextCheckAt}::timestamptz, ${isoTime(move.now + refundRetryMilliseconds)}::timestamptz) else ${nextCheckAt}::timestamptz end,
      checks = case when state = ${move.to} then checks + 1 else 0 end
    where id = ${order.id} and state = ${order.state}`,
  )
  if (moved === 0) return false
  if (order.state === move.to && order.note === note) return true
  await addStep(tx, order.id, { via: move.via, from: order.state, to: move.to, note, now: move.now })
  return true
}

export async function renewCaptureRequest(db: Db, order: PaymentOrder): Promise<void> {
  const next = `cap-${newId()}`
  await sql`update payment_orders set capture_request_id = ${next} where id = ${order.id}`.execute(db)
}

export async function postponeCheck(db: Db, id: string, nextCheckAt: number): Promise<void> {
  await sql`update payment_orders set next_check_at = ${isoTime(nextCheckAt)}, checks = checks + 1 where id = ${id}`.execute(
    db,
  )
}

/** The orders that the reconciler must check now, the longest due first. */
export async function dueOrders(
  db: Db,
  provider: string,
  now: number,
): Promise<{ id: string; checks: number }[]> {
  return rows(
    db,
    sql`select id, checks from payment_orders where next_check_at <= ${isoTime(now)} and provider = ${provider}
      and (held_until is null or held_until < now()) order by next_check_at limit 50`,
  )
}

export async function unfinishedOf(
  db: Db,
  memberId: string,
  provider: string,
  since: number,
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from payment_orders where member_id = ${memberId} and provider = ${provider} and created_at > ${isoTime(since)}
      and provider_order_id is not null and state in ('created', 'capturing', 'pending', 'expired', 'failed')
      order by created_at desc limit 10`,
  )
  return found.map(({ id }) => id)
}

/** Unfinished payments: possibly captured by the provider, but not granted yet. */
export async function countInProgress(db: Db, memberId: string): Promise<number> {
  const found = await row<{ n: number }>(
    db,
    sql`select count(*) as n from payment_orders where member_id = ${memberId} and state in ('capturing', 'pending', 'captured')`,
  )
  return found?.n ?? 0
}

export async function paidOrdersOf(db: Db, memberId: string): Promise<PaymentOrder[]> {
  return rows(
    db,
    sql`select ${columns} from payment_orders
      where member_id = ${memberId} and state in ('pending', 'captured', 'applied', 'refunded')
      order by created_at desc limit 200`,
  )
}

export async function ordersPage(
  db: Db,
  state: OrderState | undefined,
  before: string | undefined,
  size: number,
) {
  return rows<PaymentOrder>(
    db,
    sql`select ${columns} from payment_orders
      where (${state ?? null}::text is null or state = ${state ?? null})
        and (${before ?? null}::uuid is null
          or (created_at, id) < (select created_at, id from payment_orders where id = ${before ?? null}::uuid))
      order by created_at desc, id desc limit ${size}`,
  )
}

/** Unpaid orders without a member. */
export async function deleteAnonymousOrders(db: Db, before: number): Promise<void> {
  await sql`delete from payment_orders where member_id is null and state in ('created', 'expired', 'failed')
    and created_at < ${isoTime(before)}`.execute(db)
}

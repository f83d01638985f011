// The orders of the practice provider in the real one's format; several processes can share them.
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Db, row } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import { practiceBase } from '../payments/provider.server.ts'
import { sendWebhook } from './practice-webhooks.server.ts'

type Settings = Services['settings']

export type PracticeOrder = {
  id: string
  status: string
  customId: string
  amount: string
  currency: string
  returnUrl: string
  cancelUrl: string
  captureAs: string
  captureId: string | null
  captureStatus: string | null
}

const columns = sql.raw(`id, status, custom_id as "customId", amount, currency, return_url as "returnUrl",
  cancel_url as "cancelUrl", capture_as as "captureAs", capture_id as "captureId", capture_status as "captureStatus"`)

const NewOrder = z.looseObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.looseObject({
        custom_id: z.string().max(255),
        amount: z.looseObject({
          currency_code: z.string().length(3),
          value: z.string().regex(/^\d{1,6}\.\d{2}$/),
        }),
      }),
    )
    .length(1),
  payment_source: z.looseObject({
    paypal: z.looseObject({
      experience_context: z.looseObject({ return_url: z.url(), cancel_url: z.url() }),
    }),
  }),
})

export type PracticeResponse = { status: number; body: unknown }

export function problem(status: number, name: string, issue: string): PracticeResponse {
  const message = 'The requested action could not be performed.'
  return { status, body: { name, message, debug_id: randomUUID().slice(0, 13), details: [{ issue }] } }
}
const unprocessable = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue)
export const notFound = () => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

function practiceId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
}

export function captureShape(order: PracticeOrder) {
  return {
    id: order.captureId,
    status: order.captureStatus,
    amount: { currency_code: order.currency, value: order.amount },
    final_capture: true,
    custom_id: order.customId,
    supplementary_data: { related_ids: { order_id: order.id } },
  }
}

export function orderShape(settings: Settings, order: PracticeOrder) {
  const self = `${practiceBase(settings)}/v2/checkout/orders/${order.id}`
  const approval = `${settings.PUBLIC_URL}/sandbox/paypal/checkoutnow?token=${order.id}`
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        description: 'Membership',
        amount: { currency_code: order.currency, value: order.amount },
        payee: { merchant_id: 'PRACTICE' },
        ...(order.captureId ? { payments: { captures: [captureShape(order)] } } : {}),
      },
    ],
    links: [
      { rel: 'self', href: self, method: 'GET' },
      ...(order.status === 'PAYER_ACTION_REQUIRED'
        ? [{ rel: 'payer-action', href: approval, method: 'GET' }]
        : []),
      ...(order.status === 'APPROVED' ? [{ rel: 'capture', href: `${self}/capture`, method: 'POST' }] : []),
    ],
  }
}

export async function practiceOrder(db: Db, id: string): Promise<PracticeOrder | undefined> {
  return row(db, sql`select ${columns} from sandbox_orders where id = ${id}`)
}

export async function createOrder({ db, settings }: Services, body: unknown): Promise<PracticeResponse> {
  const request = NewOrder.safeParse(body)
  if (!request.success) return problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  const unit = request.data.purchase_units[0]
  if (!unit) return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  const context = request.data.payment_source.paypal.experience_context
  const id = practiceId()
  const order = await row<PracticeOrder>(
    db,
    sql`insert into sandbox_orders (id, status, custom_id, amount, currency, return_url, cancel_url)
      values (${id}, 'PAYER_ACTION_REQUIRED', ${unit.custom_id}, ${unit.amount.value}, ${unit.amount.currency_code},
        ${context.return_url}, ${context.cancel_url}) returning ${columns}`,
  )
  return order ? { status: 201, body: orderShape(settings, order) } : notFound()
}

export async function captureOrder(services: Services, id: string): Promise<PracticeResponse> {
  const { db, settings } = services
  return db.transaction().execute(async (tx): Promise<PracticeResponse> => {
    const order = await row<PracticeOrder>(
      tx,
      sql`select ${columns} from sandbox_orders where id = ${id} for update`,
    )
    if (!order) return notFound()
    if (order.captureId) return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    if (order.captureAs === 'INSTRUMENT_DECLINED') return unprocessable('INSTRUMENT_DECLINED')
    const captureId = practiceId()
    const done = await row<PracticeOrder>(
      tx,
      sql`update sandbox_orders set status = 'COMPLETED', capture_id = ${captureId}, capture_status = ${order.captureAs}
        where id = ${id} returning ${columns}`,
    )
    if (!done) return notFound()
    await sendWebhook(services, tx, `PAYMENT.CAPTURE.${order.captureAs}`, captureShape(done))
    return { status: 201, body: orderShape(settings, done) }
  })
}

export async function refundCapture(services: Services, captureId: string): Promise<PracticeResponse> {
  return services.db.transaction().execute(async (tx): Promise<PracticeResponse> => {
    const find = sql`select ${columns} from sandbox_orders where capture_id = ${captureId} for update`
    const order = await row<PracticeOrder>(tx, find)
    if (!order) return notFound()
    if (order.captureStatus === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED')
    await sql`update sandbox_orders set capture_status = 'REFUNDED' where id = ${order.id}`.execute(tx)
    const id = practiceId()
    const up = `${practiceBase(services.settings)}/v2/payments/captures/${captureId}`
    const body = { id, status: 'COMPLETED', links: [{ rel: 'up', href: up, method: 'GET' }] }
    await sendWebhook(services, tx, 'PAYMENT.CAPTURE.REFUNDED', body)
    return { status: 201, body }
  })
}

/** Approves an order; `captureAs` is the outcome of its capture. */
export async function approveOrder(services: Services, id: string, captureAs: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const approved = await row<PracticeOrder>(
      tx,
      sql`update sandbox_orders set status = 'APPROVED', capture_as = ${captureAs}
        where id = ${id} and capture_id is null returning ${columns}`,
    )
    if (approved)
      await sendWebhook(services, tx, 'CHECKOUT.ORDER.APPROVED', orderShape(services.settings, approved))
  })
}

export async function practiceCapture(db: Db, captureId: string): Promise<PracticeOrder | undefined> {
  return row(db, sql`select ${columns} from sandbox_orders where capture_id = ${captureId}`)
}

/** Repeats the first response for a repeated request id, as the provider does; only successful responses are stored. */
export async function once(
  db: Db,
  request: FastifyRequest,
  perform: () => Promise<PracticeResponse>,
): Promise<PracticeResponse> {
  const header = request.headers['paypal-request-id']
  if (typeof header !== 'string' || header === '') return perform()
  const key = `${request.url} ${header}`.slice(0, 400)
  const known = await row<{ status: number; answer: string }>(
    db,
    sql`select status, answer from sandbox_requests where request_id = ${key}`,
  )
  if (known) return { status: 200, body: JSON.parse(known.answer) }
  const answer = await perform()
  if (answer.status < 300) {
    await sql`insert into sandbox_requests (request_id, status, answer)
      values (${key}, ${answer.status}, ${JSON.stringify(answer.body)}) on conflict do nothing`.execute(db)
  }
  return answer
}

export async function purgeRequests(db: Db, before: number): Promise<void> {
  const at = new Date(before).toISOString()
  await sql`delete from sandbox_requests where created_at < ${at}`.execute(db)
}

// A provider for practice inside the program: the same protocol over HTTP, and no money. It is mounted only while there are
// no credentials, so it can never stand beside a real one. Its state is in the database, as several programs may share it.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Db, row } from '../platform/db.server.ts'
import type { Services } from '../platform/http.server.ts'
import type { Job } from '../platform/jobs.server.ts'
import { approvalPage, approvalStyle, goneOrderPage } from './approval.server.ts'
import { makeSigningKey, type SigningKey } from './certificate.server.ts'
import {
  environmentOf,
  practiceBase,
  practiceClientId,
  practiceSecret,
  practiceWebhookId,
  rememberPort,
} from './provider.server.ts'
import { signNotice } from './webhook.server.ts'

type Settings = Services['settings']
const tokenSeconds = 3_600

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

type Answer = { status: number; body: unknown }

function problem(status: number, name: string, issue: string): Answer {
  const message = 'The requested action could not be performed.'
  return { status, body: { name, message, debug_id: randomUUID().slice(0, 13), details: [{ issue }] } }
}
const unprocessable = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue)
const notFound = () => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

function tokenFor(settings: Settings, until: number): string {
  const mark = createHmac('sha256', practiceSecret(settings)).update(String(until)).digest('base64url')
  return `${until}.${mark}`
}

function isToken(settings: Settings, token: string): boolean {
  const until = Number(token.split('.')[0])
  const right = Buffer.from(tokenFor(settings, until))
  const given = Buffer.from(token)
  return until > Date.now() && right.length === given.length && timingSafeEqual(right, given)
}

function captureShape(order: PracticeOrder) {
  return {
    id: order.captureId,
    status: order.captureStatus,
    amount: { currency_code: order.currency, value: order.amount },
    final_capture: true,
    custom_id: order.customId,
    supplementary_data: { related_ids: { order_id: order.id } },
  }
}

function orderShape(settings: Settings, order: PracticeOrder) {
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

async function createOrder({ db, settings }: Services, body: unknown): Promise<Answer> {
  const asked = NewOrder.safeParse(body)
  if (!asked.success) return problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  const unit = asked.data.purchase_units[0]
  if (!unit) return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  const context = asked.data.payment_source.paypal.experience_context
  const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
  const order = await row<PracticeOrder>(
    db,
    sql`insert into sandbox_orders (id, status, custom_id, amount, currency, return_url, cancel_url)
      values (${id}, 'PAYER_ACTION_REQUIRED', ${unit.custom_id}, ${unit.amount.value}, ${unit.amount.currency_code},
        ${context.return_url}, ${context.cancel_url}) returning ${columns}`,
  )
  return order ? { status: 201, body: orderShape(settings, order) } : notFound()
}

async function captureOrder(services: Services, id: string): Promise<Answer> {
  const { db, settings } = services
  return db.transaction().execute(async (tx): Promise<Answer> => {
    const order = await row<PracticeOrder>(
      tx,
      sql`select ${columns} from sandbox_orders where id = ${id} for update`,
    )
    if (!order) return notFound()
    if (order.captureId) return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    if (order.captureAs === 'INSTRUMENT_DECLINED') return unprocessable('INSTRUMENT_DECLINED')
    const captureId = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    const done = await row<PracticeOrder>(
      tx,
      sql`update sandbox_orders set status = 'COMPLETED', capture_id = ${captureId}, capture_status = ${order.captureAs}
        where id = ${id} returning ${columns}`,
    )
    if (!done) return notFound()
    await sendNotice(services, tx, `PAYMENT.CAPTURE.${order.captureAs}`, captureShape(done))
    return { status: 201, body: orderShape(settings, done) }
  })
}

async function refundCapture(services: Services, captureId: string): Promise<Answer> {
  return services.db.transaction().execute(async (tx): Promise<Answer> => {
    const find = sql`select ${columns} from sandbox_orders where capture_id = ${captureId} for update`
    const order = await row<PracticeOrder>(tx, find)
    if (!order) return notFound()
    if (order.captureStatus === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED')
    await sql`update sandbox_orders set capture_status = 'REFUNDED' where id = ${order.id}`.execute(tx)
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
    const up = `${practiceBase(services.settings)}/v2/payments/captures/${captureId}`
    const body = { id, status: 'COMPLETED', links: [{ rel: 'up', href: up, method: 'GET' }] }
    await sendNotice(services, tx, 'PAYMENT.CAPTURE.REFUNDED', body)
    return { status: 201, body }
  })
}

/** Answers a repeated request id with the first answer, as the provider does; only what was done is kept. */
async function once(db: Db, request: FastifyRequest, perform: () => Promise<Answer>): Promise<Answer> {
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

export async function forgetRequests(db: Db, before: number): Promise<void> {
  const at = new Date(before).toISOString()
  await sql`delete from sandbox_requests where created_at < ${at}`.execute(db)
}

// --- notices ------------------------------------------------------------------------------------------------------

async function signingKey({ db, clock }: Services): Promise<SigningKey> {
  const find = sql`select private_key as "privateKeyPem", certificate as "certificatePem" from sandbox_keys`
  const known = await row<SigningKey>(db, find)
  if (known) return known
  const fresh = await makeSigningKey('practice.localhost', new Date(clock.now()))
  await sql`insert into sandbox_keys (private_key, certificate)
    values (${fresh.privateKeyPem}, ${fresh.certificatePem}) on conflict do nothing`.execute(db)
  // Another program may have been first; its key is the one.
  return (await row<SigningKey>(db, find)) ?? fresh
}

async function sendNotice({ jobs }: Services, tx: Db, type: string, resource: unknown): Promise<void> {
  await jobs.add(tx, practiceNoticeJob.name, { id: `WH-${randomUUID()}`, type, resource })
}

/** Posts a signed notice to our own door, the way the provider would from outside. */
export const practiceNoticeJob: Job<Services, { id: string; type: string; resource: unknown }> = {
  name: 'plans.practice-notice',
  retries: 6,
  async run(services, { id, type, resource }) {
    const { settings, clock } = services
    if (environmentOf(settings) !== 'practice') return
    const key = await signingKey(services)
    const time = new Date(clock.now()).toISOString()
    const body = JSON.stringify({ id, event_version: '1.0', create_time: time, event_type: type, resource })
    const of = { transmissionId: randomUUID(), time }
    const base = practiceBase(settings)
    const answer = await fetch(`${new URL(base).origin}/api/paypal/webhook`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': of.transmissionId,
        'paypal-transmission-time': of.time,
        'paypal-transmission-sig': signNotice(of, practiceWebhookId, Buffer.from(body), key.privateKeyPem),
        'paypal-cert-url': `${base}/v1/notifications/certs/PRACTICE`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the notice was answered with ${answer.status}`)
  },
}

// --- routes -------------------------------------------------------------------------------------------------------

const Choice = z.object({
  token: z.string().max(40),
  choice: z.enum(['approve', 'pending', 'decline', 'cancel']),
})
const captureAsOf = { approve: 'COMPLETED', pending: 'PENDING', decline: 'INSTRUMENT_DECLINED' } as const

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

async function choose(services: Services, form: unknown, reply: FastifyReply): Promise<FastifyReply> {
  const asked = Choice.safeParse(form)
  const order = asked.success ? await practiceOrder(services.db, asked.data.token) : undefined
  if (!asked.success || !order)
    return reply.status(404).type('text/html; charset=utf-8').send(goneOrderPage())
  const { choice } = asked.data
  if (choice === 'cancel') return reply.redirect(withParameters(order.cancelUrl, { token: order.id }), 303)
  await services.db.transaction().execute(async (tx) => {
    const approved = await row<PracticeOrder>(
      tx,
      sql`update sandbox_orders set status = 'APPROVED', capture_as = ${captureAsOf[choice]}
        where id = ${order.id} and capture_id is null returning ${columns}`,
    )
    if (approved)
      await sendNotice(services, tx, 'CHECKOUT.ORDER.APPROVED', orderShape(services.settings, approved))
  })
  return reply.redirect(withParameters(order.returnUrl, { token: order.id, PayerID: 'PRACTICE' }), 303)
}

/** Adds the practice provider under /sandbox/paypal; does nothing where there are credentials. */
export async function mountSandbox(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, db } = services
  if (environmentOf(settings) !== 'practice') return
  services.log.warn('payments are practice: no PAYPAL_CLIENT_ID is set, and no money moves')
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object' && address) rememberPort(settings, address.port)
  })
  await app.register(
    async (sandbox) => {
      sandbox.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_, body, done) => {
          done(null, Object.fromEntries(new URLSearchParams(String(body))))
        },
      )
      const say = (reply: FastifyReply, { status, body }: Answer) =>
        reply.status(status).type('application/json').send(body)
      const signedIn = async (request: FastifyRequest, reply: FastifyReply) => {
        const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
        if (!isToken(settings, token))
          return say(reply, problem(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN'))
        return undefined
      }
      const hide = { schema: { hide: true } }
      const asProgram = { ...hide, preHandler: signedIn }
      const idOf = (request: FastifyRequest) => z.object({ id: z.string() }).parse(request.params).id

      sandbox.post('/v1/oauth2/token', hide, async (request, reply) => {
        const basic = Buffer.from(`${practiceClientId}:${practiceSecret(settings)}`).toString('base64')
        const isRight = request.headers.authorization === `Basic ${basic}`
        if (!isRight) return say(reply, { status: 401, body: { error: 'invalid_client' } })
        const token = tokenFor(settings, Date.now() + tokenSeconds * 1000)
        const body = { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds }
        return say(reply, { status: 200, body })
      })
      sandbox.post('/v2/checkout/orders', asProgram, async (request, reply) =>
        say(reply, await once(db, request, () => createOrder(services, request.body))),
      )
      sandbox.get('/v2/checkout/orders/:id', asProgram, async (request, reply) => {
        const order = await practiceOrder(db, idOf(request))
        return say(reply, order ? { status: 200, body: orderShape(settings, order) } : notFound())
      })
      sandbox.post('/v2/checkout/orders/:id/capture', asProgram, async (request, reply) =>
        say(reply, await once(db, request, () => captureOrder(services, idOf(request)))),
      )
      sandbox.get('/v2/payments/captures/:id', asProgram, async (request, reply) => {
        const find = sql`select ${columns} from sandbox_orders where capture_id = ${idOf(request)}`
        const order = await row<PracticeOrder>(db, find)
        return say(reply, order ? { status: 200, body: captureShape(order) } : notFound())
      })
      sandbox.post('/v2/payments/captures/:id/refund', asProgram, async (request, reply) =>
        say(reply, await once(db, request, () => refundCapture(services, idOf(request)))),
      )
      sandbox.get('/v1/notifications/certs/PRACTICE', hide, async (_, reply) =>
        reply.type('application/x-pem-file').send((await signingKey(services)).certificatePem),
      )
      sandbox.get('/page.css', hide, async (_, reply) =>
        reply.type('text/css; charset=utf-8').send(approvalStyle),
      )
      sandbox.get('/checkoutnow', hide, async (request, reply) => {
        const asked = z.object({ token: z.string().max(60) }).safeParse(request.query)
        const order = asked.success ? await practiceOrder(db, asked.data.token) : undefined
        const page = order ? approvalPage(order) : goneOrderPage()
        return reply
          .status(order ? 200 : 404)
          .type('text/html; charset=utf-8')
          .send(page)
      })
      sandbox.post('/checkoutnow', hide, async (request, reply) => choose(services, request.body, reply))
    },
    { prefix: '/sandbox/paypal' },
  )
}

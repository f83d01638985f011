// The practice provider: PayPal's protocol over HTTP inside the program, without money. It is mounted only without credentials, so never next
// to the real one. Its state is in the database, because several processes can share it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../platform/http/http.server.ts'
import {
  environmentOf,
  practiceClientId,
  practiceSecret,
  setListeningPort,
} from '../payments/provider.server.ts'
import { approvalPage, approvalStyle, unknownOrderPage } from './approval.server.ts'
import {
  approveOrder,
  captureOrder,
  captureShape,
  createOrder,
  notFound,
  once,
  orderShape,
  type PracticeResponse,
  practiceCapture,
  practiceOrder,
  problem,
  refundCapture,
} from './practice-orders.server.ts'
import { signingKey } from './practice-webhooks.server.ts'

type Settings = Services['settings']
const tokenSeconds = 3_600

function tokenFor(settings: Settings, until: number): string {
  const mark = createHmac('sha256', practiceSecret(settings)).update(String(until)).digest('base64url')
  return `${until}.${mark}`
}

function isToken(settings: Settings, token: string): boolean {
  const until = Number(token.split('.')[0])
  const expected = Buffer.from(tokenFor(settings, until))
  const provided = Buffer.from(token)
  return until > Date.now() && expected.length === provided.length && timingSafeEqual(expected, provided)
}

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
  const parsed = Choice.safeParse(form)
  const order = parsed.success ? await practiceOrder(services.db, parsed.data.token) : undefined
  if (!parsed.success || !order)
    return reply.status(404).type('text/html; charset=utf-8').send(unknownOrderPage())
  const { choice } = parsed.data
  if (choice === 'cancel') return reply.redirect(withParameters(order.cancelUrl, { token: order.id }), 303)
  await approveOrder(services, order.id, captureAsOf[choice])
  return reply.redirect(withParameters(order.returnUrl, { token: order.id, PayerID: 'PRACTICE' }), 303)
}

/** Mounts the practice provider under /sandbox/paypal; does nothing if there are credentials. */
export async function mountSandbox(app: FastifyInstance, services: Services): Promise<void> {
  const { settings } = services
  if (environmentOf(settings) !== 'practice') return
  services.log.warn('no PAYPAL_CLIENT_ID is set: payments use the sandbox, and no money moves')
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object' && address) setListeningPort(settings, address.port)
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
      addApi(sandbox, services)
      addPages(sandbox, services)
    },
    { prefix: '/sandbox/paypal' },
  )
}

const hide = { schema: { hide: true } }
const respond = (reply: FastifyReply, { status, body }: PracticeResponse) =>
  reply.status(status).type('application/json').send(body)
const idOf = (request: FastifyRequest) => z.object({ id: z.string() }).parse(request.params).id

function addApi(sandbox: FastifyInstance, services: Services): void {
  const { settings, db } = services
  const signedIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!isToken(settings, token))
      return respond(reply, problem(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN'))
    return undefined
  }
  const asProgram = { ...hide, preHandler: signedIn }

  sandbox.post('/v1/oauth2/token', hide, async (request, reply) => {
    const basic = Buffer.from(`${practiceClientId}:${practiceSecret(settings)}`).toString('base64')
    const isRight = request.headers.authorization === `Basic ${basic}`
    if (!isRight) return respond(reply, { status: 401, body: { error: 'invalid_client' } })
    const token = tokenFor(settings, Date.now() + tokenSeconds * 1000)
    const body = { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds }
    return respond(reply, { status: 200, body })
  })
  sandbox.post('/v2/checkout/orders', asProgram, async (request, reply) =>
    respond(reply, await once(db, request, () => createOrder(services, request.body))),
  )
  sandbox.get('/v2/checkout/orders/:id', asProgram, async (request, reply) => {
    const order = await practiceOrder(db, idOf(request))
    return respond(reply, order ? { status: 200, body: orderShape(settings, order) } : notFound())
  })
  sandbox.post('/v2/checkout/orders/:id/capture', asProgram, async (request, reply) =>
    respond(reply, await once(db, request, () => captureOrder(services, idOf(request)))),
  )
  sandbox.get('/v2/payments/captures/:id', asProgram, async (request, reply) => {
    const order = await practiceCapture(db, idOf(request))
    return respond(reply, order ? { status: 200, body: captureShape(order) } : notFound())
  })
  sandbox.post('/v2/payments/captures/:id/refund', asProgram, async (request, reply) =>
    respond(reply, await once(db, request, () => refundCapture(services, idOf(request)))),
  )
}

/** The certificate of the webhooks and the payer's pages. */
function addPages(sandbox: FastifyInstance, services: Services): void {
  const { db } = services
  sandbox.get('/v1/notifications/certs/PRACTICE', hide, async (_, reply) =>
    reply.type('application/x-pem-file').send((await signingKey(services)).certificatePem),
  )
  sandbox.get('/page.css', hide, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(approvalStyle),
  )
  sandbox.get('/checkoutnow', hide, async (request, reply) => {
    const parsed = z.object({ token: z.string().max(60) }).safeParse(request.query)
    const order = parsed.success ? await practiceOrder(db, parsed.data.token) : undefined
    const page = order ? approvalPage(order) : unknownOrderPage()
    return reply
      .status(order ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page)
  })
  sandbox.post('/checkoutnow', hide, async (request, reply) => choose(services, request.body, reply))
}

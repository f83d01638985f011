// why: a provider on a real port that can lie, stall and fail on demand; the real one can't be asked to.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeSigningKey, type SigningKey } from '../payments/certificate.server.ts'
import { signWebhook } from '../payments/webhook.server.ts'

type Json = Record<string, unknown>
type Capture = {
  id: string
  status: string
  amount: { currency_code: string; value: string }
  custom_id: string
}
type Order = {
  id: string
  status: string
  intent: string
  customId: string
  description: string
  softDescriptor: string
  amount: { currency_code: string; value: string }
  captures: Capture[]
  captureAs: string
}
/** What happens to the next matching requests. `before`: fails undone. `after`: done, then fails. `stall…`: no answer. */
export type Trouble = 'before' | 'after' | 'stall before' | 'stall after' | 'garbage' | 'too long' | 'empty'
type Step = 'token' | 'create' | 'read' | 'capture' | 'read capture' | 'refund'

export type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>

let sharedKey: Promise<SigningKey> | undefined

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function stepOf(method: string, path: string): Step | undefined {
  if (path === '/v1/oauth2/token') return 'token'
  if (path === '/v2/checkout/orders') return 'create'
  if (/^\/v2\/checkout\/orders\/[^/]+\/capture$/.test(path)) return 'capture'
  if (/^\/v2\/checkout\/orders\/[^/]+$/.test(path)) return 'read'
  if (/^\/v2\/payments\/captures\/[^/]+\/refund$/.test(path)) return 'refund'
  return method === 'GET' && path.startsWith('/v2/payments/captures/') ? 'read capture' : undefined
}

export async function startFakePayPal() {
  sharedKey ??= makeSigningKey('messageverificationcerts.paypal.com', new Date('2024-01-01T00:00:00Z'))
  const key = await sharedKey
  const webhookId = 'WH-TEST-1'
  const orders = new Map<string, Order>()
  const doneByRequestId = new Map<string, Json>()
  const troubles = new Map<Step, Trouble[]>()
  const requests: { step: Step | 'certificate'; requestId: string | undefined }[] = []
  const stalled = new Set<ServerResponse>()
  let isDown = false
  let lie: ((order: Json) => Json) | undefined
  let lieOnCapture: ((order: Json) => Json) | undefined
  let tokenSeconds = 32_400
  let tokens = 0

  function shown(order: Order): Json {
    return {
      id: order.id,
      status: order.status,
      intent: order.intent,
      purchase_units: [
        {
          custom_id: order.customId,
          amount: order.amount,
          payee: { merchant_id: 'MERCHANT1' },
          ...(order.captures.length ? { payments: { captures: order.captures } } : {}),
        },
      ],
      links: [{ rel: 'payer-action', href: `${baseUrl()}/checkoutnow?token=${order.id}`, method: 'GET' }],
    }
  }

  function create(body: Json): { status: number; body: Json } {
    const unit = (body['purchase_units'] as Json[])[0] as Json
    const order: Order = {
      id: `ORDER${orders.size + 1}${randomUUID().slice(0, 8).toUpperCase()}`,
      status: 'PAYER_ACTION_REQUIRED',
      intent: String(body['intent']),
      customId: String(unit['custom_id']),
      description: String(unit['description']),
      softDescriptor: String(unit['soft_descriptor']),
      amount: unit['amount'] as Order['amount'],
      captures: [],
      captureAs: 'COMPLETED',
    }
    orders.set(order.id, order)
    return { status: 201, body: shown(order) }
  }

  function problem(status: number, issue: string): { status: number; body: Json } {
    return { status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } }
  }

  function capture(order: Order): { status: number; body: Json } {
    if (order.captures.some(({ status }) => status !== 'DECLINED'))
      return problem(422, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return problem(422, 'ORDER_NOT_APPROVED')
    if (order.captureAs === 'INSTRUMENT_DECLINED') return problem(422, 'INSTRUMENT_DECLINED')
    const { amount, customId } = order
    order.captures.push({ id: `CAP${randomUUID()}`, status: order.captureAs, amount, custom_id: customId })
    order.status = 'COMPLETED'
    return { status: 201, body: (lieOnCapture ?? ((same: Json) => same))(shown(order)) }
  }

  function findCapture(id: string): Capture | undefined {
    return [...orders.values()].flatMap((order) => order.captures).find((one) => one.id === id)
  }

  function perform(step: Step, path: string, body: string): { status: number; body: Json } {
    const id = path.split('/')[4] ?? ''
    if (step === 'token')
      return { status: 200, body: { access_token: `T${++tokens}`, expires_in: tokenSeconds } }
    if (step === 'create') return create(JSON.parse(body) as Json)
    const order = orders.get(id)
    if (step === 'read' && order) return { status: 200, body: (lie ?? ((same: Json) => same))(shown(order)) }
    if (step === 'capture' && order) return capture(order)
    const one = findCapture(id)
    if (step === 'refund' && one) {
      one.status = 'REFUNDED'
      return { status: 201, body: { id: randomUUID(), status: 'COMPLETED' } }
    }
    if (step === 'read capture' && one) return { status: 200, body: { ...one } }
    return problem(404, 'INVALID_RESOURCE_ID')
  }

  function answer(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }

  const server = createServer((request, response) => {
    void respond(request, response)
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://fake').pathname
    const body = await bodyOf(request)
    if (path.startsWith('/v1/notifications/certs/')) {
      requests.push({ step: 'certificate', requestId: undefined })
      response.end(key.certificatePem)
      return
    }
    const step = stepOf(request.method ?? 'GET', path)
    if (!step) return answer(response, 404, '{}')
    const requestId = request.headers['paypal-request-id'] as string | undefined
    requests.push({ step, requestId })
    if (isDown) return answer(response, 503, '{"name":"SERVICE_UNAVAILABLE"}')
    const trouble = troubles.get(step)?.shift()
    if (trouble === 'before') return answer(response, 500, '{"name":"INTERNAL_SERVER_ERROR"}')
    if (trouble === 'stall before') return void stalled.add(response)
    if (trouble === 'garbage') return answer(response, 200, '<html>not json')
    if (trouble === 'empty') return answer(response, 200, '{}')
    if (trouble === 'too long') return answer(response, 200, JSON.stringify({ id: 'x'.repeat(600_000) }))
    const known = requestId ? doneByRequestId.get(`${step} ${requestId}`) : undefined
    const result = known ? { status: 200, body: known } : perform(step, path, body)
    if (requestId && result.status < 300) doneByRequestId.set(`${step} ${requestId}`, result.body)
    if (trouble === 'after') return answer(response, 500, '{"name":"INTERNAL_SERVER_ERROR"}')
    if (trouble === 'stall after') return void stalled.add(response)
    answer(response, result.status, JSON.stringify(result.body))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  function baseUrl(): string {
    return `http://127.0.0.1:${port}`
  }
  function orderOf(id: string): Order {
    const order = orders.get(id)
    if (!order) throw new Error(`no order ${id}`)
    return order
  }

  return {
    baseUrl: baseUrl(),
    webhookId,
    key,
    orders,
    requests,
    /** The payer approves; the capture will then end as `captureAs`. */
    approve(id: string, captureAs = 'COMPLETED') {
      Object.assign(orderOf(id), { status: 'APPROVED', captureAs })
    },
    setStatus: (id: string, status: string) => Object.assign(orderOf(id), { status }),
    setCaptureStatus(id: string, status: string) {
      for (const one of orderOf(id).captures) one.status = status
    },
    capturesOf: (id: string) => orderOf(id).captures,
    completedCaptures: () =>
      [...orders.values()].flatMap((order) => order.captures).filter(({ status }) => status === 'COMPLETED'),
    countOf: (step: Step | 'certificate') => requests.filter((request) => request.step === step).length,
    plan(step: Step, ...next: Trouble[]) {
      troubles.set(step, next)
    },
    goDown: () => {
      isDown = true
    },
    comeBack: () => {
      isDown = false
    },
    tellLies(about: ((order: Json) => Json) | undefined) {
      lie = about
    },
    tellLiesOnCapture(about: ((order: Json) => Json) | undefined) {
      lieOnCapture = about
    },
    giveShortTokens(seconds: number) {
      tokenSeconds = seconds
    },
    /** A signed notice, as headers and the exact bytes. */
    notice(
      type: string,
      resource: Json,
      more: { id?: string; webhookId?: string; certificateUrl?: string } = {},
    ) {
      const body = JSON.stringify({
        id: more.id ?? `WH-${randomUUID()}`,
        event_type: type,
        create_time: '2026-03-01T10:00:00Z',
        resource,
      })
      const of = { transmissionId: randomUUID(), time: '2026-03-01T10:00:00Z' }
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': of.transmissionId,
          'paypal-transmission-time': of.time,
          'paypal-transmission-sig': signWebhook(
            of,
            more.webhookId ?? webhookId,
            Buffer.from(body),
            key.privateKeyPem,
          ),
          'paypal-cert-url': more.certificateUrl ?? `${baseUrl()}/v1/notifications/certs/CERT-1`,
          'paypal-auth-algo': 'SHA256withRSA',
        },
      }
    },
    async [Symbol.asyncDispose]() {
      for (const response of stalled) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

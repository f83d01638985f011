// A fake PayPal on a real port that can return wrong data, stall and fail on demand.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeSigningKey, type SigningKey } from '../payments/certificate.server.ts'
import { signWebhook } from '../payments/webhook-signature.server.ts'
import { type FakeStep, fakeOrders, type Json, stepOf } from './fake-orders.server.ts'

/** The fault of the next matching requests. `before`: fails without effect. `after`: takes effect, then fails. `stall…`: no response. */
export type Fault = 'before' | 'after' | 'stall before' | 'stall after' | 'garbage' | 'too long' | 'empty'

export type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>

const webhookId = 'WH-TEST-1'
let sharedKey: Promise<SigningKey> | undefined

export async function startFakePayPal() {
  sharedKey ??= makeSigningKey('messageverificationcerts.paypal.com', new Date('2024-01-01T00:00:00Z'))
  const key = await sharedKey
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = fakeOrders(baseUrl)
  const traffic = fakeTraffic(state, key)
  server.on('request', (request, response) => void traffic.respond(request, response))
  return {
    baseUrl,
    webhookId,
    key,
    requests: traffic.requests,
    ...orderControls(state),
    countOf: (step: FakeStep | 'certificate') =>
      traffic.requests.filter((request) => request.step === step).length,
    plan(step: FakeStep, ...next: Fault[]) {
      traffic.troubles.set(step, next)
    },
    goDown: () => {
      traffic.isDown = true
    },
    comeBack: () => {
      traffic.isDown = false
    },
    webhook: (type: string, resource: Json, more: WebhookOptions = {}) =>
      signedWebhook(baseUrl, key, type, resource, more),
    async [Symbol.asyncDispose]() {
      for (const response of traffic.stalled) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Changes that tests make to orders directly. */
function orderControls({ orders, answers, refunded }: ReturnType<typeof fakeOrders>) {
  function orderOf(id: string) {
    const order = orders.get(id)
    if (!order) throw new Error(`no order ${id}`)
    return order
  }
  return {
    orders,
    refunded,
    /** Approves an order; `captureAs` is the outcome of its capture. */
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
    tellLies(about: ((order: Json) => Json) | undefined) {
      answers.lie = about
    },
    tellLiesOnCapture(about: ((order: Json) => Json) | undefined) {
      answers.lieOnCapture = about
    },
    /** Confirms a refund without making it. */
    loseRefunds(losing: boolean) {
      answers.losesRefunds = losing
    },
    refuseRefunds(issue: string | undefined) {
      answers.refusesRefunds = issue
    },
    giveShortTokens(seconds: number) {
      answers.tokenSeconds = seconds
    },
  }
}

/** Responds to requests, with the planned faults. */
function fakeTraffic({ perform }: ReturnType<typeof fakeOrders>, key: SigningKey) {
  const doneByRequestId = new Map<string, Json>()
  const traffic = {
    troubles: new Map<FakeStep, Fault[]>(),
    requests: [] as { step: FakeStep | 'certificate'; requestId: string | undefined }[],
    stalled: new Set<ServerResponse>(),
    isDown: false,
    respond,
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://fake').pathname
    const body = await bodyOf(request)
    if (path.startsWith('/v1/notifications/certs/')) {
      traffic.requests.push({ step: 'certificate', requestId: undefined })
      response.end(key.certificatePem)
      return
    }
    const step = stepOf(request.method ?? 'GET', path)
    if (!step) return answer(response, 404, '{}')
    const requestId = request.headers['paypal-request-id'] as string | undefined
    traffic.requests.push({ step, requestId })
    if (traffic.isDown) return answer(response, 503, '{"name":"SERVICE_UNAVAILABLE"}')
    const trouble = traffic.troubles.get(step)?.shift()
    if (trouble === 'before') return answer(response, 500, '{"name":"INTERNAL_SERVER_ERROR"}')
    if (trouble === 'stall before') return void traffic.stalled.add(response)
    if (trouble === 'garbage') return answer(response, 200, '<html>not json')
    if (trouble === 'empty') return answer(response, 200, '{}')
    if (trouble === 'too long') return answer(response, 200, JSON.stringify({ id: 'x'.repeat(600_000) }))
    const known = requestId ? doneByRequestId.get(`${step} ${requestId}`) : undefined
    const result = known ? { status: 200, body: known } : perform(step, path, body)
    if (requestId && result.status < 300) doneByRequestId.set(`${step} ${requestId}`, result.body)
    if (trouble === 'after') return answer(response, 500, '{"name":"INTERNAL_SERVER_ERROR"}')
    if (trouble === 'stall after') return void traffic.stalled.add(response)
    answer(response, result.status, JSON.stringify(result.body))
  }
  return traffic
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

type WebhookOptions = { id?: string; webhookId?: string; certificateUrl?: string }

/** A signed webhook, as headers and the exact bytes. */
function signedWebhook(baseUrl: string, key: SigningKey, type: string, resource: Json, more: WebhookOptions) {
  const body = JSON.stringify({
    id: more.id ?? `WH-${randomUUID()}`,
    event_type: type,
    create_time: '2026-03-01T10:00:00Z',
    resource,
  })
  const delivery = { transmissionId: randomUUID(), time: '2026-03-01T10:00:00Z' }
  const signature = signWebhook(delivery, more.webhookId ?? webhookId, Buffer.from(body), key.privateKeyPem)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': delivery.transmissionId,
      'paypal-transmission-time': delivery.time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': more.certificateUrl ?? `${baseUrl}/v1/notifications/certs/CERT-1`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  }
}

// The orders of the fake provider, and its calls.
import { randomUUID } from 'node:crypto'

export type Json = Record<string, unknown>
type Capture = {
  id: string
  status: string
  amount: { currency_code: string; value: string }
  custom_id: string
}
export type FakeOrder = {
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
export type FakeStep = 'token' | 'create' | 'read' | 'capture' | 'read capture' | 'refund'
type FakeAnswer = { status: number; body: Json }
/** The ways in which the fake provider answers incorrectly. */
type Answers = {
  lie: ((order: Json) => Json) | undefined
  lieOnCapture: ((order: Json) => Json) | undefined
  tokenSeconds: number
  losesRefunds: boolean
  refusesRefunds: string | undefined
}

const unchanged = (order: Json) => order

export function stepOf(method: string, path: string): FakeStep | undefined {
  if (path === '/v1/oauth2/token') return 'token'
  if (path === '/v2/checkout/orders') return 'create'
  if (/^\/v2\/checkout\/orders\/[^/]+\/capture$/.test(path)) return 'capture'
  if (/^\/v2\/checkout\/orders\/[^/]+$/.test(path)) return 'read'
  if (/^\/v2\/payments\/captures\/[^/]+\/refund$/.test(path)) return 'refund'
  return method === 'GET' && path.startsWith('/v2/payments/captures/') ? 'read capture' : undefined
}

function orderJson(baseUrl: string, order: FakeOrder): Json {
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
    links: [{ rel: 'payer-action', href: `${baseUrl}/checkoutnow?token=${order.id}`, method: 'GET' }],
  }
}

function problem(status: number, issue: string): FakeAnswer {
  return { status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } }
}

function newOrder(number: number, body: Json): FakeOrder {
  const unit = (body['purchase_units'] as Json[])[0] as Json
  return {
    id: `ORDER${number}${randomUUID().slice(0, 8).toUpperCase()}`,
    status: 'PAYER_ACTION_REQUIRED',
    intent: String(body['intent']),
    customId: String(unit['custom_id']),
    description: String(unit['description']),
    softDescriptor: String(unit['soft_descriptor']),
    amount: unit['amount'] as FakeOrder['amount'],
    captures: [],
    captureAs: 'COMPLETED',
  }
}

/** The provider's state. */
export function fakeOrders(baseUrl: string) {
  const orders = new Map<string, FakeOrder>()
  const answers: Answers = {
    lie: undefined,
    lieOnCapture: undefined,
    tokenSeconds: 32_400,
    losesRefunds: false,
    refusesRefunds: undefined,
  }
  /** The capture of each refund that moved money. */
  const refunded: string[] = []
  let tokens = 0

  function capture(order: FakeOrder): FakeAnswer {
    if (order.captures.some(({ status }) => status !== 'DECLINED'))
      return problem(422, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return problem(422, 'ORDER_NOT_APPROVED')
    if (order.captureAs === 'INSTRUMENT_DECLINED') return problem(422, 'INSTRUMENT_DECLINED')
    const { amount, customId } = order
    order.captures.push({ id: `CAP${randomUUID()}`, status: order.captureAs, amount, custom_id: customId })
    order.status = 'COMPLETED'
    return { status: 201, body: (answers.lieOnCapture ?? unchanged)(orderJson(baseUrl, order)) }
  }

  function findCapture(id: string): Capture | undefined {
    return [...orders.values()].flatMap((order) => order.captures).find((one) => one.id === id)
  }

  function perform(step: FakeStep, path: string, body: string): FakeAnswer {
    const id = path.split('/')[4] ?? ''
    if (step === 'token')
      return { status: 200, body: { access_token: `T${++tokens}`, expires_in: answers.tokenSeconds } }
    if (step === 'create') {
      const fresh = newOrder(orders.size + 1, JSON.parse(body) as Json)
      orders.set(fresh.id, fresh)
      return { status: 201, body: orderJson(baseUrl, fresh) }
    }
    const order = orders.get(id)
    if (step === 'read' && order)
      return { status: 200, body: (answers.lie ?? unchanged)(orderJson(baseUrl, order)) }
    if (step === 'capture' && order) return capture(order)
    const one = findCapture(id)
    if (step === 'refund' && one) {
      if (one.status === 'REFUNDED') return problem(422, 'CAPTURE_FULLY_REFUNDED')
      if (answers.refusesRefunds) return problem(422, answers.refusesRefunds)
      if (!answers.losesRefunds) {
        one.status = 'REFUNDED'
        refunded.push(one.id)
      }
      return { status: 201, body: { id: randomUUID(), status: 'COMPLETED' } }
    }
    if (step === 'read capture' && one) return { status: 200, body: { ...one } }
    return problem(404, 'INVALID_RESOURCE_ID')
  }
  return { orders, answers, refunded, perform }
}

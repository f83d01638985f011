import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from '../../platform/database/db.server.ts'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import {
  activate,
  appWith,
  expectGrantsMatchCaptures,
  placeOrder,
  subscriptionOf,
} from '../testing/payment-calls.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

test('an amount, currency or intent of no plan creates no order', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const createOrder = (body: object) => ana.post('/api/paypal/order', body)
  expect(await createOrder({ amount: '0.01', currency: 'USD', intent: 'CAPTURE' })).toMatchObject({
    status: 400,
    body: { message: 'This is not the price of a plan. Please choose a plan again.' },
  })
  expect((await createOrder({ amount: '29.00', currency: 'EUR', intent: 'CAPTURE' })).status).toBe(400)
  expect((await createOrder({ amount: '29.00', currency: 'USD', intent: 'AUTHORIZE' })).status).toBe(400)
  expect(
    (await createOrder({ amount: '29.00', currency: 'USD', intent: 'CAPTURE', planId: 'x' })).status,
  ).toBe(400)
  expect(fake.orders.size).toBe(0)
  const order = await createOrder({ amount: 29, currency: 'USD', intent: 'CAPTURE' })
  expect(order.body).toEqual({
    id: expect.any(String),
    links: [{ rel: 'approve', href: expect.stringContaining(order.body.id), method: 'GET' }],
  })
})

test('another member’s payment is a 404, and a payment activates only its own plan', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const id = await placeOrder(ana)
  fake.approve(id)
  expect(await activate(ben, id)).toMatchObject({ status: 404 })
  expect(await activate(ana, id, 'professional')).toMatchObject({
    status: 400,
    body: { message: 'This payment is for another plan.' },
  })
  expect(
    (await app.visitor.post('/api/paypal/subscription-success', { planId: 'premium', orderId: id })).status,
  ).toBe(401)
  expect(fake.completedCaptures()).toHaveLength(0)
  expect(await subscriptionOf(ben)).toBe('free')
})

type Lie = (order: Record<string, unknown>) => Record<string, unknown>

const unitLie =
  (change: object): Lie =>
  (order) => ({ ...order, purchase_units: [{ ...(order['purchase_units'] as object[])[0], ...change }] })

const lies: [string, Lie][] = [
  ['amount', unitLie({ amount: { currency_code: 'USD', value: '0.01' } })],
  ['currency', unitLie({ amount: { currency_code: 'EUR', value: '29.00' } })],
  ['payee', unitLie({ payee: { merchant_id: 'SOMEBODY' } })],
  ['custom id', unitLie({ custom_id: 'theirs' })],
  ['intent', (order) => ({ ...order, intent: 'AUTHORIZE' })],
]

test('an order that comes back with another amount, currency, payee, custom id or intent is neither captured nor granted', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  for (const [what, lie] of lies) {
    const id = await placeOrder(ana)
    fake.approve(id)
    fake.tellLies(lie)
    expect(await activate(ana, id), what).toMatchObject({ status: 409 })
    fake.tellLies(undefined)
  }
  expect(fake.countOf('capture')).toBe(0)
  expect(await subscriptionOf(ana)).toBe('free')
})

test('a capture of another amount grants nothing until the provider reports the right amount', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  const lie = unitLie({
    payments: {
      captures: [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '0.01' } }],
    },
  })
  fake.tellLiesOnCapture(lie)
  expect(await activate(ana, id)).toMatchObject({
    status: 409,
    body: { message: 'Payment successful. Please contact support to activate your subscription.' },
  })
  expect(await subscriptionOf(ana)).toBe('free')
  app.clock.advance({ hours: 2 })
  await reconcilePayments(app.services)
  expect(await subscriptionOf(ana)).toBe('premium')
  await expectGrantsMatchCaptures(app, fake)
})

test('with a live provider an order needs an account, and there is no practice provider', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake, { PAYPAL_ENV: 'live', PUBLIC_URL: 'https://cairn.example' })
  const order = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' }
  expect((await app.visitor.post('/api/paypal/order', order)).status).toBe(401)
  expect((await app.visitor.get('/sandbox/paypal/checkoutnow?token=X')).status).toBe(404)
  expect((await app.visitor.get('/api/paypal/setup')).body).toMatchObject({
    environment: 'live',
    sandbox: false,
  })
})

test('a provider’s sandbox lets anyone try an order, which belongs to no member', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const tried = await app.visitor.post('/api/paypal/order', {
    amount: '29.00',
    currency: 'USD',
    intent: 'CAPTURE',
  })
  expect(tried.status).toBe(200)
  fake.approve(tried.body.id)
  expect((await activate(ana, tried.body.id)).status).toBe(404)
  app.clock.advance({ minutes: 11 })
  await reconcilePayments(app.services)
  expect(fake.completedCaptures()).toHaveLength(0)
  app.clock.advance({ days: 31 })
  await reconcilePayments(app.services)
  await app.runJob('plans.purge')
  expect(await rows(app.db, sql`select 1 from payment_orders`)).toEqual([])
})

test('a provider that cannot create an order is reported in one sentence', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  fake.goDown()
  const answer = await ana.post('/api/paypal/order', { amount: '29.00', currency: 'USD', intent: 'CAPTURE' })
  expect(answer).toMatchObject({
    status: 502,
    body: { message: 'Unable to process payment. Please try again.' },
  })
})

import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app/testing/test-app.server.ts'
import { connectPayPal, type PayPal } from '../payments/paypal.server.ts'
import { practiceBase, practiceClientId, practiceSecret } from '../payments/provider.server.ts'

async function listeningApp(): Promise<TestApp> {
  const app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  return app
}
function client(app: TestApp, clientSecret = practiceSecret(app.settings)): PayPal {
  return connectPayPal({
    baseUrl: practiceBase(app.settings),
    clientId: practiceClientId,
    clientSecret,
    approvalOrigins: [app.settings.PUBLIC_URL],
    tries: 1,
  })
}
const newOrder = {
  id: '019a0000-0000-7000-8000-000000000001',
  amount: '29.00',
  currency: 'USD',
  returnUrl: 'http://localhost:3000/pricing?approved=premium',
  cancelUrl: 'http://localhost:3000/pricing?cancelled=premium',
}
type Choice = 'approve' | 'pending' | 'decline' | 'cancel'
function choose(app: TestApp, token: string, choice: Choice) {
  return app.http.inject({
    method: 'POST',
    url: '/sandbox/paypal/checkoutnow',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, choice }).toString(),
  })
}

test('the practice provider refuses requests without its secret', async () => {
  await using app = await listeningApp()
  await expect(client(app, 'wrong').createOrder(newOrder)).rejects.toMatchObject({ status: 401 })
  const bare = await app.http.inject({
    method: 'POST',
    url: '/sandbox/paypal/v2/checkout/orders',
    payload: {},
  })
  expect(bare.statusCode).toBe(401)
})

test('the practice provider has the real states: created, not approved, approved, captured, already captured, refunded', async () => {
  await using app = await listeningApp()
  const paypal = client(app)
  const created = await paypal.createOrder(newOrder)
  expect(created).toMatchObject({
    status: 'PAYER_ACTION_REQUIRED',
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: newOrder.id, amount: { currency_code: 'USD', value: '29.00' } }],
  })
  expect((await paypal.createOrder(newOrder)).id).toBe(created.id)
  expect(paypal.approvalLink(created)).toBe(
    `http://localhost:3000/sandbox/paypal/checkoutnow?token=${created.id}`,
  )
  await expect(paypal.captureOrder(created.id, 'c1')).rejects.toMatchObject({
    status: 422,
    issue: 'ORDER_NOT_APPROVED',
  })

  const back = await choose(app, created.id, 'approve')
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toBe(
    `http://localhost:3000/pricing?approved=premium&token=${created.id}&PayerID=PRACTICE`,
  )
  expect((await paypal.readOrder(created.id))?.status).toBe('APPROVED')
  const captured = await paypal.captureOrder(created.id, 'c1')
  const capture = captured.purchase_units?.[0]?.payments?.captures?.[0]
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: { value: '29.00' } })
  expect(await paypal.captureOrder(created.id, 'c1')).toEqual(captured)
  await expect(paypal.captureOrder(created.id, 'c2')).rejects.toMatchObject({
    issue: 'ORDER_ALREADY_CAPTURED',
  })
  await paypal.refundCapture(capture?.id ?? '', 'r1')
  expect((await paypal.readCapture(capture?.id ?? ''))?.status).toBe('REFUNDED')
  expect(await paypal.readOrder('NOPE')).toBeUndefined()
})

test('the practice provider can decline a payment or leave it pending', async () => {
  await using app = await listeningApp()
  const paypal = client(app)
  const declined = await paypal.createOrder(newOrder)
  await choose(app, declined.id, 'decline')
  await expect(paypal.captureOrder(declined.id, 'c1')).rejects.toMatchObject({
    status: 422,
    issue: 'INSTRUMENT_DECLINED',
  })
  const pending = await paypal.createOrder({ ...newOrder, id: '019a0000-0000-7000-8000-000000000002' })
  await choose(app, pending.id, 'pending')
  const captured = await paypal.captureOrder(pending.id, 'c2')
  expect(captured.purchase_units?.[0]?.payments?.captures?.[0]?.status).toBe('PENDING')
})

test('the page of the practice provider says first that no money moves, and has no inline script or style', async () => {
  await using app = await listeningApp()
  const created = await client(app).createOrder(newOrder)
  const page = await app.http.inject({ url: `/sandbox/paypal/checkoutnow?token=${created.id}` })
  expect(page.body).toContain('No money moves here.')
  expect(page.body).toContain('29.00 USD')
  expect(page.body).not.toMatch(/<script|style="|onclick/)
  expect((await app.http.inject({ url: '/sandbox/paypal/checkoutnow?token=<b>' })).statusCode).toBe(404)
})

test('the return from the practice provider grants the plan, and so does its webhook', async () => {
  await using app = await listeningApp()
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const body = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' }
  const order = (await ana.post('/api/paypal/order', body)).body
  expect(order.links[0].href).toContain('/sandbox/paypal/checkoutnow?token=')
  await choose(app, order.id, 'approve')
  expect(
    (await ana.post('/api/paypal/subscription-success', { planId: 'premium', orderId: order.id })).status,
  ).toBe(200)
  const other = (await ben.post('/api/paypal/order', body)).body
  await choose(app, other.id, 'approve')
  await app.runJobs()
  expect((await ben.get('/api/profile')).body.subscription).toBe('premium')
  const cancelled = (await ben.post('/api/paypal/order', body)).body
  expect((await choose(app, cancelled.id, 'cancel')).headers.location).toContain('cancelled=premium')
})

import { expect, test } from 'vitest'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import {
  activate,
  appWith,
  expectGrantsMatchCaptures,
  placeOrder,
  postWebhook,
  subscriptionOf,
} from '../testing/payment-calls.server.ts'

test('a forged, altered or unsigned webhook is refused and changes nothing', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  const webhook = fake.webhook('CHECKOUT.ORDER.APPROVED', { id })
  expect((await postWebhook(app, { ...webhook, body: `${webhook.body} ` })).status).toBe(400)
  expect(
    (await postWebhook(app, fake.webhook('CHECKOUT.ORDER.APPROVED', { id }, { webhookId: 'WH-OTHER' })))
      .status,
  ).toBe(400)
  expect(
    (
      await postWebhook(
        app,
        fake.webhook('CHECKOUT.ORDER.APPROVED', { id }, { certificateUrl: 'https://evil.example/c' }),
      )
    ).status,
  ).toBe(400)
  expect((await app.visitor.post('/api/paypal/webhook', webhook.body)).status).toBe(400)
  await app.runJobs()
  expect(await subscriptionOf(ana)).toBe('free')
})

test('a member who pays and closes the tab gets the plan from the webhook, once, even if it is delivered several times', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  const webhook = fake.webhook('CHECKOUT.ORDER.APPROVED', { id })
  expect((await postWebhook(app, webhook)).status).toBe(200)
  expect((await postWebhook(app, webhook)).status).toBe(200)
  await app.runJobs()
  expect(await subscriptionOf(ana)).toBe('premium')
  const capture = fake.capturesOf(id)[0]
  const late = fake.webhook('PAYMENT.CAPTURE.COMPLETED', {
    ...capture,
    supplementary_data: { related_ids: { order_id: id } },
  })
  app.clock.advance({ days: 3 })
  await postWebhook(app, late)
  await postWebhook(app, fake.webhook('PAYMENT.CAPTURE.COMPLETED', { ...capture }))
  await app.runJobs()
  expect((await activate(ana, id)).status).toBe(200)
  await expectGrantsMatchCaptures(app, fake)
  expect(fake.countOf('capture')).toBe(1)
})

import { expect, test } from 'vitest'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import {
  activate,
  appWith,
  expectGrantsMatchCaptures,
  pay,
  placeOrder,
  postWebhook,
  subscriptionOf,
} from '../testing/payment-calls.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

test('a second month is added at the end, an upgrade converts the rest to days, and a smaller plan is refused meanwhile', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  await pay(fake, ana)
  app.clock.set('2026-03-12T10:00:00Z')
  await pay(fake, ana)
  const offers = (await ana.get('/api/plans/membership')).body
  expect(offers).toMatchObject({ plan: 'premium', paidUntil: '2026-05-01T10:00:00.000Z' })
  // 50 days of $29 are worth 14.6 days of $99.
  expect(offers.offers[1]).toEqual({
    plan: 'professional',
    paidUntil: '2026-04-27T10:00:00.000Z',
    creditedDays: 15,
    refused: null,
  })
  await pay(fake, ana, 'professional')
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'professional',
    paidUntil: '2026-04-27T10:00:00.000Z',
  })
  const smaller = await ana.post('/api/paypal/order', { amount: '29.00', currency: 'USD', intent: 'CAPTURE' })
  expect(smaller).toMatchObject({ status: 409, body: { message: expect.stringContaining('April 27, 2026') } })
  await expectGrantsMatchCaptures(app, fake)
})

test('a smaller plan that was ordered before an upgrade is not captured after it', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const small = await placeOrder(ana)
  await pay(fake, ana, 'professional')
  fake.approve(small)
  expect((await activate(ana, small)).status).toBe(409)
  expect(fake.capturesOf(small)).toHaveLength(0)
})

test('at its end the plan becomes free, after one email in advance', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  await pay(fake, ana)
  app.clock.set('2026-03-28T10:00:00Z')
  await app.runJob('plans.remind')
  expect((await app.mails()).filter(({ subject }) => subject.includes('ends on'))).toHaveLength(0)
  app.clock.set('2026-03-30T10:00:00Z')
  await app.runJob('plans.remind')
  await app.runJob('plans.remind')
  const emails = (await app.mails()).filter(
    ({ subject }) => subject === 'Your membership ends on April 1, 2026',
  )
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('nothing will be charged')
  expect(await subscriptionOf(ana)).toBe('premium')
  app.clock.set('2026-04-01T10:00:00Z')
  expect(await subscriptionOf(ana)).toBe('free')
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'free',
    endedAt: '2026-04-01T10:00:00.000Z',
  })
})

test('a refund removes the month, emails the member, and changes nothing else', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const first = await pay(fake, ana)
  app.clock.advance({ days: 1 })
  await pay(fake, ana)
  fake.setCaptureStatus(first, 'REFUNDED')
  const capture = fake.capturesOf(first)[0]
  const up = `${fake.baseUrl}/v2/payments/captures/${capture?.id}`
  await postWebhook(
    app,
    fake.webhook('PAYMENT.CAPTURE.REFUNDED', { id: 'REFUND1', links: [{ rel: 'up', href: up }] }),
  )
  await app.runJobs()
  expect((await ana.get('/api/plans/membership')).body).toMatchObject({
    plan: 'premium',
    paidUntil: '2026-04-02T10:00:00.000Z',
  })
  expect((await app.mails()).at(-1)?.text).toContain('Nothing you wrote is gone')
  expect(await activate(ana, first)).toMatchObject({ status: 409 })
  await expectGrantsMatchCaptures(app, fake)
})

test('a refund without a webhook is found within a day', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await pay(fake, ana)
  fake.setCaptureStatus(id, 'REFUNDED')
  app.clock.advance({ days: 1, minutes: 1 })
  await reconcilePayments(app.services)
  expect(await subscriptionOf(ana)).toBe('free')
  await expectGrantsMatchCaptures(app, fake)
})

test('a reversal ends the plan, also if it arrives before the payment was known', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await pay(fake, ana)
  const capture = fake.capturesOf(id)[0]
  await postWebhook(app, fake.webhook('PAYMENT.CAPTURE.REVERSED', { id: capture?.id }))
  await app.runJobs()
  expect(await subscriptionOf(ana)).toBe('free')
  const early = await placeOrder(ana)
  fake.approve(early)
  await postWebhook(
    app,
    fake.webhook('PAYMENT.CAPTURE.REVERSED', {
      id: 'X',
      supplementary_data: { related_ids: { order_id: early } },
    }),
  )
  expect((await activate(ana, early)).status).toBe(409)
  await app.runJobs()
  expect(await subscriptionOf(ana)).toBe('free')
})

import { expect, test } from 'vitest'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import {
  activate,
  appWith,
  expectGrantsMatchCaptures,
  placeOrder,
  subscriptionOf,
} from '../testing/payment-calls.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

test('a provider that fails before, during or after the capture takes one payment', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  for (const trouble of ['before', 'garbage', 'after'] as const) {
    const ana = await app.member('Ana')
    const id = await placeOrder(ana)
    fake.approve(id)
    fake.requests.length = 0
    fake.plan('capture', trouble, trouble, trouble)
    const answer = await activate(ana, id)
    expect(answer).toMatchObject({
      status: 502,
      body: { message: expect.stringContaining('your plan starts within minutes') },
    })
    expect(await subscriptionOf(ana)).toBe('free')
    app.clock.advance({ minutes: 5 })
    await reconcilePayments(app.services)
    expect(await subscriptionOf(ana)).toBe('premium')
    expect(fake.capturesOf(id)).toHaveLength(1)
    const captures = fake.requests.filter(({ step }) => step === 'capture')
    expect(new Set(captures.map(({ requestId }) => requestId)).size).toBe(1)
    await expectGrantsMatchCaptures(app, fake)
  }
})

test('a provider that is down for a day loses no payment', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const people = await Promise.all(['Ana', 'Ben', 'Cem'].map((name) => app.member(name)))
  const ids: string[] = []
  for (const person of people) ids.push(await placeOrder(person))
  for (const id of ids) fake.approve(id)
  fake.goDown()
  for (let hour = 0; hour < 24; hour += 8) {
    app.clock.advance({ hours: 8 })
    expect((await reconcilePayments(app.services)).unreachable).toBe(true)
  }
  fake.comeBack()
  app.clock.advance({ hours: 1 })
  await reconcilePayments(app.services)
  for (const person of people) expect(await subscriptionOf(person)).toBe('premium')
  await expectGrantsMatchCaptures(app, fake)
})

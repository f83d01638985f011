import { expect, test } from 'vitest'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { appWith, ownId, placeOrder, subscriptionOf } from '../testing/payment-calls.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

test('staff see each order with its steps, can check it again, refund a payment and give months; members cannot', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, mo, cleo] = [
    await app.member('Ana'),
    await app.member('Mo', { role: 'moderator' }),
    await app.member('Cleo', { role: 'admin' }),
  ]
  const id = await placeOrder(ana)
  fake.approve(id)
  app.clock.advance({ minutes: 11 })
  await reconcilePayments(app.services)
  const own = await ownId(app, id)
  for (const person of [ana, mo]) {
    expect((await person.get('/api/admin/orders')).status).toBe(403)
    expect((await person.post(`/api/admin/orders/${own}/refund`)).status).toBe(403)
  }
  const [shown] = (await cleo.get('/api/admin/orders?state=applied')).body.orders
  expect(shown).toMatchObject({ id: own, member: 'Ana', state: 'applied' })
  expect(shown.steps.map(({ via, to }: { via: string; to: string }) => `${via} ${to}`)).toEqual([
    'reconciler capturing',
    'reconciler applied',
  ])
  const returned = await cleo.post(`/api/admin/orders/${own}/refund`)
  expect(returned.body.state).toBe('refunded')
  expect(await subscriptionOf(ana)).toBe('free')
  expect((await cleo.post(`/api/admin/orders/${own}/refund`)).status).toBe(409)
  const gift = { email: ana.email.toUpperCase(), plan: 'premium', months: 2, reason: 'hardship' }
  expect((await cleo.post('/api/admin/plans/gift', gift)).body.plan).toBe('premium')
  expect(await subscriptionOf(ana)).toBe('premium')
  expect((await cleo.post('/api/admin/plans/gift', { ...gift, email: 'nobody@example.org' })).status).toBe(
    404,
  )
})

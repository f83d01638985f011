import { expect, test } from 'vitest'
import type { TestPerson } from '../../app/testing/test-app.server.ts'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { appWith, ownId, pay, subscriptionOf } from '../testing/payment-calls.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

const refund = (person: TestPerson, id: string) => person.post(`/api/plans/receipts/${id}/refund`)

test('a refund that the provider refuses is not requested again, staff get an email, and they can try again', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake, { STAFF_EMAIL: 'staff@example.org' })
  const ana = await app.member('Ana')
  const id = await ownId(app, await pay(fake, ana))
  fake.refuseRefunds('REFUND_TIME_LIMIT_EXCEEDED')
  expect((await refund(ana, id)).body).toMatchObject({ state: 'applied', refund: 'refused' })
  expect(await refund(ana, id)).toMatchObject({
    status: 409,
    body: { message: 'PayPal refused this refund. A person will look at it.' },
  })
  for (let attempt = 0; attempt < 30; attempt += 1) {
    app.clock.advance({ hours: 1, minutes: 1 })
    await reconcilePayments(app.services)
  }
  expect(fake.countOf('refund')).toBe(1)
  expect(await subscriptionOf(ana)).toBe('premium')
  const toStaff = (await app.mails()).filter(({ to }) => to === 'staff@example.org')
  expect(toStaff).toEqual([
    expect.objectContaining({ text: expect.stringContaining('29.00 USD: REFUND_TIME_LIMIT_EXCEEDED') }),
  ])
  const cleo = await app.member('Cleo', { role: 'admin' })
  const [shown] = (await cleo.get('/api/admin/orders')).body.orders
  expect(shown.steps.map(({ note }: { note: string }) => note)).toContain(
    'refund refused: REFUND_TIME_LIMIT_EXCEEDED',
  )
  fake.refuseRefunds(undefined)
  expect((await cleo.post(`/api/admin/orders/${id}/refund`)).body).toMatchObject({ state: 'refunded' })
  expect(fake.refunded).toHaveLength(1)
})

test('a refund that was blocked by an earlier request at the provider is requested again', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await ownId(app, await pay(fake, ana))
  fake.refuseRefunds('PREVIOUS_REQUEST_IN_PROGRESS')
  expect((await refund(ana, id)).body).toMatchObject({ refund: 'requested' })
  fake.refuseRefunds(undefined)
  app.clock.advance({ hours: 1, minutes: 1 })
  await reconcilePayments(app.services)
  expect((await ana.get('/api/plans/receipts')).body[0]).toMatchObject({ state: 'refunded' })
})

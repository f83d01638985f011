import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rows } from '../../platform/database/db.server.ts'
import * as contract from '../contract.ts'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { KilledError, killedAfter } from '../testing/killed-program.server.ts'
import {
  activate,
  appWith,
  expectGrantsMatchCaptures,
  ownId,
  placeOrder,
  subscriptionOf,
} from '../testing/payment-calls.server.ts'
import { settle } from './payments.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

test('an order that was not approved, or was voided, gives nothing', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  for (const status of ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'VOIDED']) {
    const id = await placeOrder(ana)
    fake.setStatus(id, status)
    expect(await activate(ana, id), status).toMatchObject({ status: 409 })
  }
  expect(fake.countOf('capture')).toBe(0)
  expect(await subscriptionOf(ana)).toBe('free')
})

test('a declined payment gives nothing, and can be approved again', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id, 'INSTRUMENT_DECLINED')
  expect(await activate(ana, id)).toMatchObject({
    status: 409,
    body: { message: 'This payment did not go through. Nothing was taken.' },
  })
  expect(await subscriptionOf(ana)).toBe('free')
  fake.approve(id)
  expect((await activate(ana, id)).status).toBe(200)
  await expectGrantsMatchCaptures(app, fake)
})

test('a pending payment is shown as pending, and its plan starts when it completes', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id, 'PENDING')
  const answer = await activate(ana, id)
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('still checking') } })
  expect(await subscriptionOf(ana)).toBe('free')
  expect((await ana.get('/api/plans/membership')).body.unfinished).toBe(1)
  fake.setCaptureStatus(id, 'COMPLETED')
  app.clock.advance({ hours: 1 })
  await reconcilePayments(app.services)
  expect(await subscriptionOf(ana)).toBe('premium')
  await expectGrantsMatchCaptures(app, fake)
})

test('fifty activations at once take one payment and give one month', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  const answers = await Promise.all(Array.from({ length: 50 }, () => activate(ana, id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.paidUntil))).toEqual(new Set(['2026-04-01T10:00:00.000Z']))
  expect(fake.countOf('capture')).toBe(1)
  await expectGrantsMatchCaptures(app, fake)
  expect((await app.mails()).filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1)
})

test('two processes that settle the same order at once take one payment', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  const own = await ownId(app, id)
  // A second database handle shares nothing in memory, like another process.
  const other = {
    ...app.services,
    db: app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    }),
  }
  await Promise.all([settle(app.services, own, 'return'), settle(other, own, 'reconciler')])
  expect(fake.countOf('capture')).toBe(1)
  await expectGrantsMatchCaptures(app, fake)
})

test('a member who pays and closes the tab gets the plan from the reconciler when no webhook comes', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  app.clock.advance({ minutes: 11 })
  await app.runJob('plans.reconcile')
  expect(await subscriptionOf(ana)).toBe('premium')
  await expectGrantsMatchCaptures(app, fake)
})

test('a member who paid and has no access can have the payment checked again at once', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const id = await placeOrder(ana)
  fake.approve(id)
  expect((await ben.post('/api/plans/recheck-payments')).body.plan).toBe('free')
  expect((await ana.post('/api/plans/recheck-payments')).body.plan).toBe('premium')
})

test('a payment that cannot be checked does not hold up the others of the member', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const paid = await placeOrder(ana)
  fake.approve(paid)
  app.clock.advance({ minutes: 1 })
  await placeOrder(ana)
  const recheck = () => ana.post('/api/plans/recheck-payments')
  fake.goDown()
  expect(await recheck()).toMatchObject({
    status: 502,
    body: { message: contract.providerUnavailable().message },
  })
  fake.comeBack()
  fake.plan('read', 'garbage', 'garbage', 'garbage')
  expect((await recheck()).body.plan).toBe('premium')
  await expectGrantsMatchCaptures(app, fake)
})

test('an order that is not approved expires after six hours, but only when the provider says so', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  app.clock.advance({ hours: 7 })
  fake.goDown()
  await reconcilePayments(app.services)
  fake.comeBack()
  fake.approve(id)
  app.clock.advance({ hours: 2 })
  await reconcilePayments(app.services)
  expect(await subscriptionOf(ana)).toBe('premium')
  const forgotten = await placeOrder(ana)
  app.clock.advance({ hours: 7 })
  await reconcilePayments(app.services)
  const found = await rows(
    app.db,
    sql`select state, next_check_at as "nextCheckAt" from payment_orders where provider_order_id = ${forgotten}`,
  )
  expect(found).toEqual([{ state: 'expired', nextCheckAt: null }])
})

test('a process that is killed between any two steps grants what was paid after its restart', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  let deaths = 0
  for (let lastStep = 0, survived = false; !survived; lastStep++) {
    const ana = await app.member('Ana')
    const id = await placeOrder(ana)
    const own = await ownId(app, id)
    fake.approve(id)
    const doomed = killedAfter(app.services, lastStep)
    survived = await settle(doomed.services, own, 'return').then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof KilledError)) throw error
        return false
      },
    )
    doomed.restore()
    if (!survived) deaths++
    // The lock of a dead process expires after a minute.
    await sql`update payment_orders set held_until = now() - interval '1 second' where held_until is not null`.execute(
      app.db,
    )
    app.clock.advance({ minutes: 15 })
    await reconcilePayments(app.services)
    expect(await subscriptionOf(ana)).toBe('premium')
    expect(fake.capturesOf(id)).toHaveLength(1)
    await expectGrantsMatchCaptures(app, fake)
  }
  expect(deaths).toBeGreaterThan(10)
})

test('a member who deletes the account before the capture is not charged', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const id = await placeOrder(ana)
  fake.approve(id)
  await sql`delete from members where id = ${ana.id}`.execute(app.db)
  app.clock.advance({ minutes: 11 })
  await reconcilePayments(app.services)
  expect(fake.capturesOf(id)).toHaveLength(0)
})

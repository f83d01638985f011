// Refunds while the provider hangs and while processes are killed: none is lost or made twice.
import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { type FakePayPal, startFakePayPal } from '../testing/fake-paypal.server.ts'
import { KilledError, killedAfter } from '../testing/killed-program.server.ts'
import { payMonth } from '../testing/payment-calls.server.ts'
import { settle } from './payments.server.ts'
import { connectPayPal } from './paypal.server.ts'
import { providerOf } from './provider.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { refundByMember } from './refunds.server.ts'

const appWith = (fake: FakePayPal): Promise<TestApp> =>
  testApp({
    now: '2026-03-01T10:00:00Z',
    settings: { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_BASE_URL: fake.baseUrl },
  })

/** Requests of the program to the provider time out after half a second from now on, and are not retried. */
function setShortTimeout(app: TestApp, { baseUrl }: FakePayPal): void {
  const options = { baseUrl, clientId: 'client', clientSecret: 'secret', timeoutSeconds: 0.5, tries: 1 }
  Object.assign(providerOf(app.services).paypal, connectPayPal(options))
}

const refund = (person: TestPerson, id: string) => person.post(`/api/plans/receipts/${id}/refund`)
async function stateOf(person: TestPerson, id: string): Promise<string> {
  const { body } = await person.get('/api/plans/receipts')
  return body.find((one: { id: string }) => one.id === id).state
}

/** The lock of a killed process expires after a minute of the database's time. */
const endHolds = (app: TestApp) =>
  sql`update payment_orders set held_until = now() - interval '1 second' where held_until is not null`.execute(
    app.db,
  )

async function expectOneRefund(app: TestApp, fake: FakePayPal, person: TestPerson, id: string) {
  expect(await stateOf(person, id)).toBe('refunded')
  expect(fake.refunded).toHaveLength(1)
  expect((await person.get('/api/profile')).body.subscription).toBe('free')
  expect((await app.mails()).filter(({ subject }) => subject.includes('was returned'))).toHaveLength(1)
}

for (const trouble of ['stall before', 'stall after'] as const)
  test(`${trouble}: a provider that hangs returns the payment once, after any number of presses`, async () => {
    await using fake = await startFakePayPal()
    await using app = await appWith(fake)
    const ana = await app.member('Ana')
    const { id } = await payMonth(fake, ana)
    setShortTimeout(app, fake)
    fake.plan('refund', trouble, trouble, trouble)
    const answers = await Promise.all([refund(ana, id), refund(ana, id), refund(ana, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ana.get('/api/plans/receipts')).body[0]).toMatchObject({ refund: 'requested' })
    for (let attempt = 0; attempt < 4; attempt += 1) {
      app.clock.advance({ hours: 1, minutes: 1 })
      await reconcilePayments(app.services)
    }
    await expectOneRefund(app, fake, ana, id)
  })

test('a member waits ten seconds at most for a provider that hangs, and the refund is completed afterwards', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id } = await payMonth(fake, ana)
  const { paypal } = providerOf(app.services)
  const real = paypal.refundCapture
  const reached = Promise.withResolvers<void>()
  const hanging = Promise.withResolvers<void>()
  paypal.refundCapture = async (...args) => {
    reached.resolve()
    await hanging.promise
    return real(...args)
  }
  const answered = refundByMember(app.services, ana.id, id, 50)
  await reached.promise
  expect(await answered).toMatchObject({ state: 'applied', refundRequestedAt: expect.anything() })
  hanging.resolve()
  await expect.poll(() => stateOf(ana, id)).toBe('refunded')
  await expectOneRefund(app, fake, ana, id)
})

test('after a kill between any two steps of a refund, the payment is refunded once or unchanged', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  let deaths = 0
  for (let lastStep = 0, survived = false; !survived; lastStep += 1) {
    const ana = await app.member('Ana')
    const { id } = await payMonth(fake, ana)
    const before = fake.refunded.length
    const doomed = killedAfter(app.services, lastStep)
    survived = await refundByMember(doomed.services, ana.id, id).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof KilledError)) throw error
        return false
      },
    )
    doomed.restore()
    if (!survived) deaths += 1
    await endHolds(app)
    app.clock.advance({ hours: 1, minutes: 1 })
    await reconcilePayments(app.services)
    const wasAskedFor = (await stateOf(ana, id)) === 'refunded'
    expect(fake.refunded.length - before).toBe(wasAskedFor ? 1 : 0)
    // The refund was not requested yet: the page still offers it, and it works.
    expect((await refund(ana, id)).body).toMatchObject({ state: 'refunded' })
    expect(fake.refunded.length - before).toBe(1)
    const about = (await app.mails()).filter(
      ({ to, subject }) => to === ana.email && subject.includes('was returned'),
    )
    expect(about).toHaveLength(1)
    expect((await ana.get('/api/profile')).body.subscription).toBe('free')
  }
  expect(deaths).toBeGreaterThan(10)
})

test('a program that was suspended while another made the refund does not grant the month again', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id } = await payMonth(fake, ana)
  const { paypal } = providerOf(app.services)
  const real = paypal.readCapture
  const frozen = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  paypal.readCapture = async (captureId) => {
    const capture = await real(captureId)
    paypal.readCapture = real
    read.resolve()
    await frozen.promise
    return capture
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  }
  // Simulates a process that read that the payment is complete, and then paused until its lock expired.
  const stale = settle({ ...app.services, db: app.db.withPlugin(plugin) }, id, 'reconciler')
  await read.promise
  await endHolds(app)
  expect((await refund(ana, id)).body).toMatchObject({ state: 'refunded' })
  frozen.resolve()
  await stale
  await expectOneRefund(app, fake, ana, id)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { appWith, payMonth, subscriptionOf } from '../testing/payment-calls.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'

const cipher = Buffer.from('sealed'.repeat(10)).toString('base64')

const refund = (person: TestPerson, id: string) => person.post(`/api/plans/receipts/${id}/refund`)
async function receipt(person: TestPerson, id: string) {
  const { body } = await person.get('/api/plans/receipts')
  return body.find((one: { id: string }) => one.id === id)
}

test('another person’s payment can’t be refunded, nor one that was used, nor one of 15 days ago', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { id } = await payMonth(fake, ana)
  expect((await refund(ben, id)).status).toBe(404)
  expect((await refund(app.visitor, id)).status).toBe(401)
  expect((await refund(ana, 'no-id')).status).toBe(400)
  expect((await ana.post('/api/journal', { encryptedContent: cipher })).status).toBe(200)
  expect(await refund(ana, id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('You’ve used your plan since this payment') },
  })
  const late = await payMonth(fake, ben)
  app.clock.advance({ days: 14, minutes: 1 })
  expect(await refund(ben, late.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('for 14 days') },
  })
  expect(fake.countOf('refund')).toBe(0)
})

test('twenty concurrent requests refund an unused payment once, and the plan ends', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id, remote } = await payMonth(fake, ana)
  expect(await receipt(ana, id)).toMatchObject({
    refund: 'available',
    refundableUntil: '2026-03-15T10:00:00.000Z',
  })
  // Using features of the free plan does not count as use.
  await ana.post('/api/checkin', {})
  await ana.get('/api/plans/membership')
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(ana, id)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await refund(ana, id)).body).toMatchObject({ state: 'refunded', refund: 'closed' })
  expect(fake.capturesOf(remote).map(({ status }) => status)).toEqual(['REFUNDED'])
  expect(await subscriptionOf(ana)).toBe('free')
  expect((await app.mails()).filter(({ subject }) => subject.includes('was returned'))).toHaveLength(1)
})

test('the coach and a practice count as use; help in danger does not', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben, cem] = [await app.member('Ana'), await app.member('Ben'), await app.member('Cem')]
  const [first, second, third] = [
    await payMonth(fake, ana),
    await payMonth(fake, ben),
    await payMonth(fake, cem),
  ]
  await ana.post('/api/ai-chat', { message: 'Hello there' })
  await ben.get('/api/practices/ride-an-urge')
  await cem.post('/api/ai-chat', { message: 'I want to kill myself tonight' })
  expect(await receipt(ana, first.id)).toMatchObject({ refund: 'used' })
  expect(await receipt(ben, second.id)).toMatchObject({ refund: 'used' })
  expect(await receipt(cem, third.id)).toMatchObject({ refund: 'available' })
})

test('a month that has not started is refundable while the current one is in use', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const first = await payMonth(fake, ana)
  app.clock.advance({ minutes: 1 })
  const second = await payMonth(fake, ana)
  await ana.get('/api/journal')
  expect(await receipt(ana, first.id)).toMatchObject({ refund: 'used' })
  expect((await refund(ana, second.id)).body).toMatchObject({ state: 'refunded' })
  expect(await subscriptionOf(ana)).toBe('premium')
  expect((await ana.get('/api/plans/membership')).body.paidUntil).toBe('2026-04-01T10:00:00.000Z')
})

test('after a refund the next month begins, and its use counts', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const first = await payMonth(fake, ana)
  app.clock.advance({ minutes: 1 })
  const second = await payMonth(fake, ana)
  await refund(ana, first.id)
  expect(await receipt(ana, second.id)).toMatchObject({ refund: 'available' })
  await ana.get('/api/journal')
  expect(await receipt(ana, second.id)).toMatchObject({ refund: 'used' })
})

test('of a concurrent use and refund, either the refund is refused or the money is returned, never both', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  for (let round = 0; round < 6; round += 1) {
    const person = await app.member(`P${round}`)
    const { id } = await payMonth(fake, person)
    const [answer] = await Promise.all([refund(person, id), person.get('/api/journal')])
    const [row] = await rows<{ state: string; usedAt: string | null }>(
      app.db,
      sql`select state, used_at as "usedAt" from payment_orders where id = ${id}`,
    )
    expect(row?.state).toBe(answer.status === 200 ? 'refunded' : 'applied')
    expect(row?.usedAt === null).toBe(answer.status === 200)
  }
})

test('a provider that fails before or after the refund returns the payment once', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  for (const trouble of ['before', 'after', 'garbage', 'empty', 'too long'] as const) {
    const { id, remote } = await payMonth(fake, ana)
    fake.plan('refund', trouble)
    app.clock.advance({ minutes: 1 })
    expect((await refund(ana, id)).body, trouble).toMatchObject({ state: 'refunded' })
    expect(fake.capturesOf(remote)).toMatchObject([{ status: 'REFUNDED' }])
    expect(await subscriptionOf(ana)).toBe('free')
  }
})

test('if the provider is down the refund is stored, use no longer counts, and the reconciler completes it', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id, remote } = await payMonth(fake, ana)
  fake.goDown()
  expect((await refund(ana, id)).body).toMatchObject({ state: 'applied', refund: 'requested' })
  expect((await ana.get('/api/journal')).status).toBe(200)
  fake.comeBack()
  app.clock.advance({ hours: 1, minutes: 1 })
  await reconcilePayments(app.services)
  expect(await receipt(ana, id)).toMatchObject({ state: 'refunded' })
  expect(fake.capturesOf(remote)).toMatchObject([{ status: 'REFUNDED' }])
  expect(await subscriptionOf(ana)).toBe('free')
})

test('an unconfirmed refund is checked again within an hour', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id, remote } = await payMonth(fake, ana)
  // The response is 201, but the provider's record of the capture is unchanged.
  fake.loseRefunds(true)
  expect((await refund(ana, id)).body).toMatchObject({ state: 'applied', refund: 'requested' })
  expect(await subscriptionOf(ana)).toBe('premium')
  fake.setCaptureStatus(remote, 'REFUNDED')
  app.clock.advance({ hours: 1, minutes: 1 })
  await reconcilePayments(app.services)
  expect(await receipt(ana, id)).toMatchObject({ state: 'refunded' })
})

test('the refund of a process that ends before it calls the provider is completed by the reconciler', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id } = await payMonth(fake, ana)
  const at = new Date(app.clock.now()).toISOString()
  await sql`update payment_orders set refund_requested_at = ${at}, next_check_at = ${at} where id = ${id}`.execute(
    app.db,
  )
  await reconcilePayments(app.services)
  expect(await receipt(ana, id)).toMatchObject({ state: 'refunded' })
})

test('the webhook of a refund may come before, during and after, and changes nothing more', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { id, remote } = await payMonth(fake, ana)
  const up = `${fake.baseUrl}/v2/payments/captures/${fake.capturesOf(remote)[0]?.id}`
  const sendWebhook = () => {
    const webhook = fake.webhook('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', links: [{ rel: 'up', href: up }] })
    return app.visitor.post('/api/paypal/webhook', webhook.body, { headers: webhook.headers })
  }
  await sendWebhook()
  await app.runJobs()
  await Promise.all([refund(ana, id), sendWebhook(), app.runJobs()])
  await sendWebhook()
  await app.runJobs()
  expect(await receipt(ana, id)).toMatchObject({ state: 'refunded' })
  expect((await app.mails()).filter(({ subject }) => subject.includes('was returned'))).toHaveLength(1)
})

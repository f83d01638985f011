import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { cookieIn, type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { reconcile } from '../payments/payments.server.ts'
import { type FakePayPal, startFakePayPal } from '../testing/fake-paypal.server.ts'
import { redeemGift } from './gifts.server.ts'

function appWith(fake: FakePayPal): Promise<TestApp> {
  return testApp({
    now: '2026-03-01T10:00:00Z',
    settings: {
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_BASE_URL: fake.baseUrl,
      PAYPAL_WEBHOOK_ID: fake.webhookId,
    },
  })
}

type Gift = { plan: 'premium' | 'professional'; months: 1 | 3 | 12 }
const threeMonths: Gift = { plan: 'premium', months: 3 }

async function buy(fake: FakePayPal, person: TestPerson, gift = threeMonths) {
  const { body } = await person.post('/api/plans/gifts', gift)
  fake.approve(body.id)
  const paid = await person.post('/api/plans/gifts/confirm', { orderId: body.id })
  expect(paid.status, paid.text).toBe(200)
  return { remote: String(body.id), id: String(paid.body.id), code: String(paid.body.gift.code) }
}
const redeem = (person: TestPerson, code: string) => person.post('/api/plans/gifts/redeem', { code })
async function subscription(person: TestPerson): Promise<string> {
  return (await person.get('/api/profile')).body.subscription
}

/** A database whose connection is lost after some statements. */
function failsAfter(statements: number): KyselyPlugin {
  let left = statements
  return {
    transformQuery({ node }) {
      if (left === 0) throw new Error('killed')
      left -= 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

test('a gift costs its months at the plan’s price, and no other number of months is sold', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  for (const [gift, amount] of [
    [{ plan: 'premium', months: 1 }, '29.00'],
    [{ plan: 'premium', months: 12 }, '348.00'],
    [{ plan: 'professional', months: 3 }, '297.00'],
  ] as const) {
    await buy(fake, ana, gift)
    app.clock.advance({ minutes: 1 })
    expect((await ana.get('/api/plans/receipts')).body[0]).toMatchObject({ ...gift, amount })
  }
  for (const gift of [
    { plan: 'premium', months: 2 },
    { plan: 'free', months: 1 },
    { plan: 'premium', months: 0 },
    { plan: 'premium', months: 1, price: 1 },
  ])
    expect((await ana.post('/api/plans/gifts', gift)).status).toBe(400)
  expect((await app.visitor.post('/api/plans/gifts', threeMonths)).status).toBe(401)
})

test('a gift changes nothing for the buyer; the code gives its months to who redeems it, however it is typed', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { code, id } = await buy(fake, ana)
  expect(await subscription(ana)).toBe('free')
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
  expect((await redeem(ben, typed)).body).toMatchObject({
    plan: 'premium',
    paidUntil: '2026-06-01T10:00:00.000Z',
  })
  expect((await ana.get('/api/plans/receipts')).body).toMatchObject([
    { id, gift: { code: null, isUsed: true }, refund: 'used' },
  ])
  expect(JSON.stringify((await ana.get('/api/plans/receipts')).body)).not.toContain(ben.id)
  expect(await ana.post(`/api/plans/receipts/${id}/refund`)).toMatchObject({ status: 409 })
})

test('neither the email nor the database holds the code, and no text says what it is for', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const { code } = await buy(fake, ana)
  const bare = code.replaceAll('-', '')
  const [mail] = await app.mails()
  expect(mail).toMatchObject({
    to: ana.email,
    subject: expect.stringMatching(/^Receipt R-\w+ for a membership$/),
  })
  expect(mail?.text).not.toMatch(/recover|addict|sober|cairn\b/i)
  for (const table of ['mails', 'payment_orders', 'payment_steps']) {
    const found = await rows<{ text: string }>(
      app.db,
      sql`select row_to_json(t)::text as text from ${sql.table(table)} t`,
    )
    for (const { text } of found) {
      expect(text, table).not.toContain(code)
      expect(text, table).not.toContain(bare)
    }
  }
})

test('of twenty members who redeem a code at once, one gets it; the same one may send it again', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => app.member(`P${at}`)))
  const { code } = await buy(fake, ana)
  const answers = await Promise.all(people.map((person) => redeem(person, code)))
  const winners = people.filter((_, at) => answers[at]?.status === 200)
  expect(winners).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { message: 'This code has already been used. Each code works once.' },
  })
  const [winner] = winners
  expect(winner && (await redeem(winner, code)).body).toMatchObject({ paidUntil: '2026-06-01T10:00:00.000Z' })
  expect(await rows(app.db, sql`select 1 from membership_grants`)).toHaveLength(1)
})

test('an unknown, a refunded and an expired code are refused kindly', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  let ana = await app.member('Ana')
  const ben = await app.member('Ben')
  const unknown = {
    status: 404,
    body: { message: 'We don’t know this code. Please check each letter and number.' },
  }
  expect(await redeem(ben, '0000-0000-0000-0000')).toMatchObject(unknown)
  expect(await redeem(ben, 'Robert’); drop table members')).toMatchObject(unknown)
  expect((await redeem(ben, 'x'.repeat(101))).status).toBe(400)
  const refunded = await buy(fake, ana)
  expect((await ana.post(`/api/plans/receipts/${refunded.id}/refund`)).body).toMatchObject({
    state: 'refunded',
    gift: { code: null, isUsed: false },
  })
  expect(fake.capturesOf(refunded.remote)).toMatchObject([{ status: 'REFUNDED' }])
  expect((await app.mails()).at(-1)?.text).toContain('so its code no longer works')
  expect(await redeem(ben, refunded.code)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('This code was refunded') },
  })
  const { code } = await buy(fake, ana)
  app.clock.advance({ days: 5 * 365 + 1 })
  const login = await app.visitor.post('/api/login', { email: ana.email, password: app.password })
  ana = app.person({ id: ana.id, email: ana.email, token: '', cookie: cookieIn(login) })
  expect(await redeem(ana, code)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('This code has expired') },
  })
})

test('after ten tries in an hour the next codes wait', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  for (let tries = 0; tries < 10; tries += 1)
    expect((await redeem(ana, '0000-0000-0000-0000')).status).toBe(404)
  expect((await redeem(ana, '0000-0000-0000-0000')).status).toBe(429)
})

test('a refund and a redemption at once: one of them is refused', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  for (let round = 0; round < 5; round += 1) {
    const [ana, ben] = [await app.member(`A${round}`), await app.member(`B${round}`)]
    const { id, code } = await buy(fake, ana)
    const [returned, redeemed] = await Promise.all([
      ana.post(`/api/plans/receipts/${id}/refund`),
      redeem(ben, code),
    ])
    expect([returned.status, redeemed.status].toSorted()).toEqual([200, 409])
    expect(await subscription(ben)).toBe(redeemed.status === 200 ? 'premium' : 'free')
  }
})

test('Premium months wait while Full Access runs, and Full Access turns the rest of Premium into days', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const premium = await buy(fake, ana)
  const full = await buy(fake, ana, { plan: 'professional', months: 1 })
  await redeem(ben, full.code)
  expect(await redeem(ben, premium.code)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Use this code after that.') },
  })
  await redeem(ana, premium.code)
  const second = await buy(fake, ana, { plan: 'professional', months: 1 })
  expect((await redeem(ana, second.code)).body).toMatchObject({ plan: 'professional' })
})

test('the code outlives the buyer’s account, and a used one is not given again when its member leaves', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben, cem] = [await app.member('Ana'), await app.member('Ben'), await app.member('Cem')]
  const { code } = await buy(fake, ana)
  await ana.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect((await redeem(ben, code)).status).toBe(200)
  await ben.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect((await redeem(cem, code)).status).toBe(409)
})

test('a payment that PayPal still checks gives no code yet, and one that is declined none at all', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  const begin = async (captureAs: string) => {
    const { body } = await ana.post('/api/plans/gifts', threeMonths)
    fake.approve(body.id, captureAs)
    return { id: body.id, answer: await ana.post('/api/plans/gifts/confirm', { orderId: body.id }) }
  }
  const pending = await begin('PENDING')
  expect(pending.answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('The code appears on your receipts page') },
  })
  expect((await ana.get('/api/plans/receipts')).body).toMatchObject([
    { state: 'pending', gift: { code: null } },
  ])
  fake.setCaptureStatus(pending.id, 'COMPLETED')
  const again = await ana.post('/api/plans/gifts/confirm', { orderId: pending.id })
  expect(again.body.gift.code).toMatch(/^\w{4}(-\w{4}){3}$/)
  expect((await begin('INSTRUMENT_DECLINED')).answer.status).toBe(409)
  expect((await ana.get('/api/plans/receipts')).body).toHaveLength(1)
})

test('killed after any statement, a redemption happened whole or not at all', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { code } = await buy(fake, ana)
  let survived = false
  for (let after = 0; !survived; after += 1) {
    const db = app.db.withPlugin(failsAfter(after))
    survived = await redeemGift({ db, clock: app.clock }, ben.id, code, 'UTC').then(
      () => true,
      () => false,
    )
    const grants = await rows(app.db, sql`select 1 from membership_grants`)
    const used = await rows(app.db, sql`select 1 from payment_orders where used_at is not null`)
    expect(used.length, `${after}`).toBe(grants.length)
    expect(grants.length, `${after}`).toBe(survived ? 1 : 0)
  }
  expect((await redeem(ben, code)).body.paidUntil).toBe('2026-06-01T10:00:00.000Z')
  expect(await rows(app.db, sql`select 1 from membership_grants`)).toHaveLength(1)
})

test('a buyer who closes the tab finds the code on the receipts page, and a reversal ends what was redeemed', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { body } = await ana.post('/api/plans/gifts', threeMonths)
  fake.approve(body.id)
  expect((await ben.post('/api/plans/gifts/confirm', { orderId: body.id })).status).toBe(404)
  const asMonth = { planId: 'premium', orderId: body.id }
  expect((await ana.post('/api/paypal/subscription-success', asMonth)).status).toBe(400)
  app.clock.advance({ minutes: 11 })
  await reconcile(app.services)
  const [receipt] = (await ana.get('/api/plans/receipts')).body
  expect((await redeem(ben, receipt.gift.code)).status).toBe(200)
  fake.setCaptureStatus(body.id, 'REVERSED')
  app.clock.advance({ days: 1, minutes: 1 })
  await reconcile(app.services)
  expect(await subscription(ben)).toBe('free')
  expect((await redeem(ben, receipt.gift.code)).status).toBe(409)
})

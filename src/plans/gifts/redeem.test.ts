import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { cookieIn, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { buyGift as buy, redeemCode as redeem, settingsFor } from '../testing/gift-calls.server.ts'
import { subscriptionOf } from '../testing/payment-calls.server.ts'
import { redeemGift } from './redeem.server.ts'

const now = '2026-03-01T10:00:00Z'

/** A plugin that simulates a kill after this many statements. */
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

test('of twenty members who redeem a code concurrently, one gets it, and can repeat the request', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
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
  await using app = await testApp({ now, settings: settingsFor(fake) })
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

test('after ten attempts in an hour further codes are refused', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  for (let tries = 0; tries < 10; tries += 1)
    expect((await redeem(ana, '0000-0000-0000-0000')).status).toBe(404)
  expect((await redeem(ana, '0000-0000-0000-0000')).status).toBe(429)
})

test('of a concurrent refund and redemption, one is refused', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
  for (let round = 0; round < 5; round += 1) {
    const [ana, ben] = [await app.member(`A${round}`), await app.member(`B${round}`)]
    const { id, code } = await buy(fake, ana)
    const [returned, redeemed] = await Promise.all([
      ana.post(`/api/plans/receipts/${id}/refund`),
      redeem(ben, code),
    ])
    expect([returned.status, redeemed.status].toSorted()).toEqual([200, 409])
    expect(await subscriptionOf(ben)).toBe(redeemed.status === 200 ? 'premium' : 'free')
  }
})

test('Premium months wait while Full Access runs, and Full Access turns the rest of Premium into days', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
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

test('a redemption that is killed after any statement is complete or without effect', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
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

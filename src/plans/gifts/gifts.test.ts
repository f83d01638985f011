import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { reconcilePayments } from '../payments/reconcile-payments.server.ts'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import {
  buyGift as buy,
  redeemCode as redeem,
  settingsFor,
  threeMonths,
} from '../testing/gift-calls.server.ts'
import { subscriptionOf } from '../testing/payment-calls.server.ts'

const now = '2026-03-01T10:00:00Z'

test('a gift costs the plan’s price per month, and only the offered numbers of months are sold', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
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

test('a gift changes nothing for the buyer; its code, in any notation, gives the months to the member who redeems it', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { code, id } = await buy(fake, ana)
  expect(await subscriptionOf(ana)).toBe('free')
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

test('neither the email nor the database contains the code, and no text says what it is for', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
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

test('a code stays valid without the buyer’s account, and a used one stays used without its member’s account', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
  const [ana, ben, cem] = [await app.member('Ana'), await app.member('Ben'), await app.member('Cem')]
  const { code } = await buy(fake, ana)
  await ana.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect((await redeem(ben, code)).status).toBe(200)
  await ben.post('/api/account/delete', { password: app.password, forum: 'delete' })
  expect((await redeem(cem, code)).status).toBe(409)
})

test('a pending payment gives no code yet, and a declined one gives none', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
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

test('a buyer who closes the tab finds the code on the receipts page, and a reversal ends the redeemed months', async () => {
  await using fake = await startFakePayPal()
  await using app = await testApp({ now, settings: settingsFor(fake) })
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  const { body } = await ana.post('/api/plans/gifts', threeMonths)
  fake.approve(body.id)
  expect((await ben.post('/api/plans/gifts/confirm', { orderId: body.id })).status).toBe(404)
  const asMonth = { planId: 'premium', orderId: body.id }
  expect((await ana.post('/api/paypal/subscription-success', asMonth)).status).toBe(400)
  app.clock.advance({ minutes: 11 })
  await reconcilePayments(app.services)
  const [receipt] = (await ana.get('/api/plans/receipts')).body
  expect((await redeem(ben, receipt.gift.code)).status).toBe(200)
  fake.setCaptureStatus(body.id, 'REVERSED')
  app.clock.advance({ days: 1, minutes: 1 })
  await reconcilePayments(app.services)
  expect(await subscriptionOf(ben)).toBe('free')
  const emails = (await app.mails()).filter(({ to }) => to === ben.email)
  expect(emails.map(({ subject }) => subject)).toEqual(['Your membership has changed'])
  expect(JSON.stringify(emails)).not.toContain('Ana')
  expect((await redeem(ben, receipt.gift.code)).status).toBe(409)
})

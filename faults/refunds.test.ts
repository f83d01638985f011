// A refund whose program is killed while the provider hangs is completed once by the next program.
import { expect, test } from 'vitest'
import { startFakePayPal } from '../src/plans/testing/fake-paypal.server.ts'
import { openConnection } from '../src/platform/database/db.server.ts'
import { database, register, startProgram } from './program.ts'

for (const trouble of ['stall before', 'stall after'] as const)
  test(`a refund of a program that is killed while the provider hangs (${trouble}) is made once`, {
    timeout: 120_000,
  }, async () => {
    await using fake = await startFakePayPal()
    await using base = await database()
    const settings = {
      DATABASE_URL: base.url,
      SECRET: 'one secret for every process of the test',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_BASE_URL: fake.baseUrl,
    }
    await using killed = await startProgram(settings)
    const ana = await register(killed.url)
    const call = async (url: string, method: string, path: string, body?: object) => {
      const answer = await ana.ask(url, method, path, body)
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const price = { amount: '29.00', currency: 'USD', intent: 'CAPTURE' }
    const order = await call(killed.url, 'POST', '/api/paypal/order', price)
    fake.approve(order.id)
    const paid = { planId: 'premium', orderId: order.id }
    await call(killed.url, 'POST', '/api/paypal/subscription-success', paid)
    const [receipt] = await call(killed.url, 'GET', '/api/plans/receipts')
    fake.plan('refund', trouble)
    const pressed = ana
      .ask(killed.url, 'POST', `/api/plans/receipts/${receipt.id}/refund`)
      .then(() => 'answered')
      .catch(() => 'cut')
    await expect.poll(() => fake.countOf('refund'), { timeout: 30_000 }).toBe(1)
    await killed.kill('SIGKILL')
    expect(await pressed).toBe('cut')
    // The lock of the killed program expires after a minute.
    const client = await openConnection(base.connection)
    await client.query("update payment_orders set held_until = now() - interval '1 second'")
    await client.end()

    await using next = await startProgram(settings)
    const state = async () => (await call(next.url, 'GET', '/api/plans/receipts'))[0].state
    await expect.poll(state, { timeout: 60_000, interval: 300 }).toBe('refunded')
    const again = await call(next.url, 'POST', `/api/plans/receipts/${receipt.id}/refund`)
    expect(again).toMatchObject({ state: 'refunded', refund: 'closed' })
    expect(fake.refunded).toHaveLength(1)
  })

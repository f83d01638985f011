// Orders and pays in tests, and checks the invariants.
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type TestApp, type TestPerson, testApp } from '../../app/testing/test-app.server.ts'
import { rows } from '../../platform/database/db.server.ts'
import { type FakePayPal } from './fake-paypal.server.ts'

const now = '2026-03-01T10:00:00Z'

export function appWith(fake: FakePayPal, more: Record<string, string> = {}): Promise<TestApp> {
  const settings = {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_BASE_URL: fake.baseUrl,
    PAYPAL_WEBHOOK_ID: fake.webhookId,
    ...more,
  }
  return testApp({ now, settings })
}

const prices = { premium: '29.00', professional: '99.00' }

type Plan = keyof typeof prices

export async function placeOrder(person: TestPerson, plan: Plan = 'premium'): Promise<string> {
  const answer = await person.post('/api/paypal/order', {
    amount: prices[plan],
    currency: 'USD',
    intent: 'CAPTURE',
  })
  expect(answer.status).toBe(200)
  return answer.body.id
}

export function activate(person: TestPerson, orderId: string, planId: Plan = 'premium') {
  return person.post('/api/paypal/subscription-success', { planId, orderId })
}

export async function pay(fake: FakePayPal, person: TestPerson, plan: Plan = 'premium'): Promise<string> {
  const id = await placeOrder(person, plan)
  fake.approve(id)
  expect(await activate(person, id, plan)).toMatchObject({ status: 200 })
  return id
}

export async function subscriptionOf(person: TestPerson): Promise<string> {
  return (await person.get('/api/profile')).body.subscription
}

export async function ownId(app: TestApp, remote: string): Promise<string> {
  const found = await rows<{ id: string }>(
    app.db,
    sql`select id from payment_orders where provider_order_id = ${remote}`,
  )
  return found[0]?.id ?? ''
}

export function postWebhook(app: TestApp, { body, headers }: ReturnType<FakePayPal['webhook']>) {
  return app.visitor.post('/api/paypal/webhook', body, { headers })
}

/** Checks that there is exactly one active grant for each completed capture, and no grant without a capture. */
export async function expectGrantsMatchCaptures(app: TestApp, fake: FakePayPal): Promise<void> {
  const grants = await rows<{ captureId: string }>(
    app.db,
    sql`select o.capture_id as "captureId" from membership_grants g join payment_orders o on o.id = g.order_id
      where g.revoked_at is null and o.state = 'applied'`,
  )
  const all = await rows(
    app.db,
    sql`select 1 from membership_grants where order_id is not null and revoked_at is null`,
  )
  expect(all).toHaveLength(grants.length)
  expect(grants.map(({ captureId }) => captureId).toSorted()).toEqual(
    fake
      .completedCaptures()
      .map(({ id }) => id)
      .toSorted(),
  )
}

/** Pays for a month and returns its ids, ours and the provider's. */
export async function payMonth(
  fake: FakePayPal,
  person: TestPerson,
  plan: Plan = 'premium',
): Promise<{ id: string; remote: string }> {
  const remote = await pay(fake, person, plan)
  const [newest] = (await person.get('/api/plans/receipts')).body
  return { remote, id: String(newest.id) }
}

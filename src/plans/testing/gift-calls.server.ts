// Buys and redeems gifts in tests.
import type { FakePayPal } from './fake-paypal.server.ts'

// Untyped, because tests compare the responses themselves.
type Json = ReturnType<typeof JSON.parse>
type Person = { post(path: string, body?: unknown): Promise<{ status: number; text: string; body: Json }> }
type Gift = { plan: 'premium' | 'professional'; months: 1 | 3 | 12 }

export const threeMonths: Gift = { plan: 'premium', months: 3 }

/** The settings of a program that pays with this provider. */
export function settingsFor(fake: FakePayPal) {
  return {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_BASE_URL: fake.baseUrl,
    PAYPAL_WEBHOOK_ID: fake.webhookId,
  }
}

export async function buyGift(fake: FakePayPal, person: Person, gift = threeMonths) {
  const { body } = await person.post('/api/plans/gifts', gift)
  fake.approve(body.id)
  const paid = await person.post('/api/plans/gifts/confirm', { orderId: body.id })
  if (paid.status !== 200) throw new Error(paid.text)
  return { remote: String(body.id), id: String(paid.body.id), code: String(paid.body.gift.code) }
}

export function redeemCode(person: Person, code: string) {
  return person.post('/api/plans/gifts/redeem', { code })
}

import { expect, test } from 'vitest'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { appWith, pay } from '../testing/payment-calls.server.ts'

test('a receipt says what was bought and until when, but not what it is for', async () => {
  await using fake = await startFakePayPal()
  await using app = await appWith(fake)
  const ana = await app.member('Ana')
  await pay(fake, ana)
  const [receipt] = (await ana.get('/api/plans/receipts')).body
  expect(receipt).toMatchObject({
    plan: 'premium',
    amount: '29.00',
    currency: 'USD',
    state: 'applied',
    coversUntil: '2026-04-01T10:00:00.000Z',
  })
  const email = (await app.mails()).find(({ subject }) => subject.includes(receipt.number))
  expect(email?.subject).toBe(`Receipt ${receipt.number} for your membership`)
  expect(email?.text).toContain('April 1, 2026')
  expect(email?.text).toContain('does not renew by itself')
  expect(`${email?.subject} ${email?.text}`).not.toMatch(/recover|addict|cairn/i)
})

import { expect, test } from 'vitest'
import { questionsFor } from '../faq.ts'
import { statementText } from '../plans.ts'
import { type FakePayPal, type Fault, startFakePayPal } from '../testing/fake-paypal.server.ts'
import { connectPayPal } from './paypal.server.ts'
import { PayPalError } from './paypal-client.server.ts'

const order = {
  id: '019a0000-0000-7000-8000-000000000001',
  amount: '29.00',
  currency: 'USD',
  returnUrl: 'http://localhost:3000/pricing?approved=premium',
  cancelUrl: 'http://localhost:3000/pricing?cancelled=premium',
}

function client(fake: FakePayPal, timeoutSeconds = 5) {
  return connectPayPal({
    baseUrl: fake.baseUrl,
    clientId: 'id',
    clientSecret: 'secret',
    timeoutSeconds,
    pauseMilliseconds: 1,
  })
}

test('an approval link to a foreign host is not followed', async () => {
  await using fake = await startFakePayPal()
  const paypal = client(fake)
  const link = (href: string) =>
    paypal.approvalLink({ id: 'O1', status: 'CREATED', links: [{ rel: 'approve', href }] })
  for (const href of [
    'https://evil.example/checkoutnow',
    'https://paypal.com.evil.example/x',
    'https://evilpaypal.com/x',
    'http://www.paypal.com/x',
    'https://paypal.com@evil.example/x',
    'https://user@www.paypal.com/x',
    'https://www.paypal.com:8443/x',
    'javascript:alert(1)',
    'not a url',
  ])
    expect(link(href)).toBeUndefined()
  expect(link('https://www.paypal.com/checkoutnow?token=O1')).toBe(
    'https://www.paypal.com/checkoutnow?token=O1',
  )
  expect(link(`${fake.baseUrl}/checkoutnow?token=O1`)).toBe(`${fake.baseUrl}/checkoutnow?token=O1`)
})

test('an order has a neutral text for card statements, and its payer-action link is the approval link', async () => {
  await using fake = await startFakePayPal()
  const created = await client(fake).createOrder(order)
  expect(fake.orders.get(created.id)).toMatchObject({
    customId: order.id,
    description: 'Membership',
    softDescriptor: 'MEMBERSHIP',
    amount: { value: '29.00' },
  })
  expect(questionsFor(true).find(({ question }) => question.includes('statement'))?.answer).toContain(
    'MEMBERSHIP',
  )
  // PayPal truncates a longer one.
  expect(statementText.length).toBeLessThanOrEqual(22)
  expect(client(fake).approvalLink(created)).toContain(`token=${created.id}`)
})

test('concurrent calls share one access token', async () => {
  await using fake = await startFakePayPal()
  const paypal = client(fake)
  await Promise.all([paypal.readOrder('A'), paypal.readOrder('B'), paypal.readOrder('C')])
  await paypal.readOrder('D')
  expect(fake.countOf('token')).toBe(1)
})

test('a token that is about to expire is renewed first', async () => {
  await using fake = await startFakePayPal()
  fake.giveShortTokens(30)
  const paypal = client(fake)
  await paypal.readOrder('A')
  await paypal.readOrder('B')
  expect(fake.countOf('token')).toBe(2)
})

test.each<Fault>(['before', 'after', 'garbage', 'too long', 'empty'])(
  'an order created despite a fault (%s) exists once',
  async (trouble) => {
    await using fake = await startFakePayPal()
    fake.plan('create', trouble)
    const attempt = client(fake).createOrder(order)
    if (trouble === 'empty') await expect(attempt).rejects.toThrow(PayPalError)
    else expect((await attempt).id).toMatch(/^ORDER/)
    expect(fake.orders.size).toBe(trouble === 'empty' ? 0 : 1)
    expect(
      new Set(fake.requests.filter(({ step }) => step === 'create').map(({ requestId }) => requestId)).size,
    ).toBe(1)
  },
)

test('a provider that does not respond times out, and a capture that it made anyway is found by the same request id', async () => {
  await using fake = await startFakePayPal()
  const { id } = await client(fake).createOrder(order)
  fake.approve(id)
  fake.plan('capture', 'stall after')
  const captured = await client(fake, 0.3).captureOrder(id, 'cap-1')
  expect(captured.status).toBe('COMPLETED')
  expect(fake.capturesOf(id)).toHaveLength(1)
})

test('a provider that is down is reported as uncertain, not as a refusal', async () => {
  await using fake = await startFakePayPal()
  fake.goDown()
  const trouble = await client(fake)
    .readOrder('A')
    .catch((error: unknown) => error)
  expect(trouble).toBeInstanceOf(PayPalError)
  expect(trouble).toMatchObject({ status: 503, isUncertain: true })
})

test('a refusal has its reason and is not retried', async () => {
  await using fake = await startFakePayPal()
  const paypal = client(fake)
  const { id } = await paypal.createOrder(order)
  await expect(paypal.captureOrder(id, 'cap-1')).rejects.toMatchObject({
    status: 422,
    issue: 'ORDER_NOT_APPROVED',
  })
  expect(fake.countOf('capture')).toBe(1)
  expect(await paypal.readOrder('NOPE')).toBeUndefined()
})

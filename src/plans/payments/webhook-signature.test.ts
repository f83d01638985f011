import { X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startFakePayPal } from '../testing/fake-paypal.server.ts'
import { makeSigningKey } from './certificate.server.ts'
import {
  certificateSource,
  signatureIn,
  trustedLeaf,
  verifyWebhookSignature,
} from './webhook-signature.server.ts'

const now = () => new Date('2026-03-01T10:00:00Z')

async function verdict(
  fake: Awaited<ReturnType<typeof startFakePayPal>>,
  webhook: ReturnType<typeof fake.webhook>,
  webhookId = fake.webhookId,
) {
  const signature = signatureIn(webhook.headers)
  if (!signature) return false
  return verifyWebhookSignature(
    signature,
    Buffer.from(webhook.body),
    webhookId,
    certificateSource(fake.baseUrl, now),
  )
}

test('a webhook with an edited byte, another webhook id, another algorithm or a missing header is refused', async () => {
  await using fake = await startFakePayPal()
  const webhook = fake.webhook('PAYMENT.CAPTURE.COMPLETED', { id: 'C1' })
  expect(await verdict(fake, { ...webhook, body: webhook.body.replace('C1', 'C2') })).toBe(false)
  expect(await verdict(fake, { ...webhook, body: `${webhook.body} ` })).toBe(false)
  expect(await verdict(fake, webhook, 'WH-OTHER')).toBe(false)
  expect(
    await verdict(fake, { ...webhook, headers: { ...webhook.headers, 'paypal-auth-algo': 'none' } }),
  ).toBe(false)
  expect(
    await verdict(fake, { ...webhook, headers: { ...webhook.headers, 'paypal-transmission-sig': '' } }),
  ).toBe(false)
  expect(
    await verdict(fake, { ...webhook, headers: { ...webhook.headers, 'paypal-transmission-sig': 'AAAA' } }),
  ).toBe(false)
})

test('a genuine webhook is accepted, and its certificate is fetched once', async () => {
  await using fake = await startFakePayPal()
  const source = certificateSource(fake.baseUrl, now)
  for (let round = 0; round < 3; round++) {
    const webhook = fake.webhook('PAYMENT.CAPTURE.COMPLETED', { id: 'C1' })
    const signature = signatureIn(webhook.headers)
    if (!signature) throw new Error('headers missing')
    expect(await verifyWebhookSignature(signature, Buffer.from(webhook.body), fake.webhookId, source)).toBe(
      true,
    )
  }
  expect(fake.countOf('certificate')).toBe(1)
})

test('no connection is made to a certificate URL that is not the provider’s', async () => {
  let connections = 0
  const listener = createServer()
  listener.on('connection', (socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const source = certificateSource('https://api-m.paypal.com', now)
  for (const url of [
    `http://127.0.0.1:${port}/cert`,
    `https://127.0.0.1:${port}/cert`,
    `https://localhost:${port}/cert`,
    `https://api.paypal.com@127.0.0.1:${port}/cert`,
    `http://api.paypal.com:${port}/cert`,
    'http://169.254.169.254/latest/meta-data',
    'https://paypal.com.evil.example/cert',
    'file:///etc/passwd',
    'data:text/plain,x',
    '',
  ])
    expect(await source.find(url)).toBeUndefined()
  await new Promise((resolve) => listener.close(resolve))
  expect(connections).toBe(0)
})

test('a certificate without a trusted root, or outside of its dates, is not trusted', async () => {
  const own = new X509Certificate((await makeSigningKey('a.paypal.com', now())).certificatePem)
  const other = new X509Certificate((await makeSigningKey('a.paypal.com', now())).certificatePem)
  expect(trustedLeaf([own], [other], now())).toBeUndefined()
  expect(trustedLeaf([], [own], now())).toBeUndefined()
  expect(trustedLeaf([own], [own], now())).toBe(own)
  expect(trustedLeaf([own], [own], new Date('2040-01-01T00:00:00Z'))).toBeUndefined()
  expect(trustedLeaf([own], [own], new Date('2020-01-01T00:00:00Z'))).toBeUndefined()
})

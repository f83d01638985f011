// Shared steps of the journeys through a payment.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { type Journey, journey, type Look } from './journey.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The program listens on its public URL, because the practice provider redirects there. */
export async function visit(look: Look = {}): Promise<Journey> {
  const PORT = String(await freePort())
  return journey({ look, settings: { PORT, PUBLIC_URL: `http://localhost:${PORT}` } })
}

export const premium = (page: Page) => page.getByRole('button', { name: 'Choose Premium' })
export const payment = (page: Page) => page.getByRole('button', { name: 'Pay $29 with PayPal' })

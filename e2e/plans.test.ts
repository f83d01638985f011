// Buying a month, in a real browser, at the practice provider: choose, cancel, choose, pay, return; and pay and close the tab.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../src/app/testing.server.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CAIRN_BROWSER'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
})

afterAll(() => browser.close())

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The program where its own links lead to, as the practice provider sends people back there. */
async function openApp(): Promise<TestApp> {
  const port = await freePort()
  const app = await testApp({ settings: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` } })
  await app.http.listen({ port, host: '127.0.0.1' })
  return app
}

type Visit = { page: Page; troubles: string[] }

async function visit(app: TestApp, person?: Person, width = 1280): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: app.settings.PUBLIC_URL,
    viewport: { width, height: 860 },
    serviceWorkers: 'block',
  })
  if (person) await context.addInitScript((token) => localStorage.setItem('cairn.token', token), person.token)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      troubles.push(message.text())
  })
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== app.settings.PUBLIC_URL && origin !== 'null') troubles.push(`asked ${origin}`)
  })
  return { page, troubles }
}

const premium = (page: Page) => page.getByRole('button', { name: 'Choose Premium' })
const payment = (page: Page) => page.getByRole('button', { name: 'Pay $29 with PayPal' })

async function subscription(person: Person): Promise<string> {
  return (await person.get('/api/profile')).body.subscription
}

test('choose, cancel, choose, pay, return: Premium, and the dashboard by itself', async () => {
  await using app = await openApp()
  const ana = await app.member('Ana')
  const { page, troubles } = await visit(app, ana)
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).waitFor()
  expect(await page.getByText('does not renew by itself. We write once').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await payment(page).waitFor({ state: 'detached' })
  await premium(page).click()
  await payment(page).click()
  await page.getByText('No money moves here.').waitFor()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await page.getByText('Thank you. Premium is yours').waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByText('Welcome, Ana').waitFor()
  expect(await subscription(ana)).toBe('premium')
  await page.goto('/receipts')
  await page.getByText('29.00 USD').waitFor()
  await page.goto('/workbooks/urge-log')
  await page.getByRole('heading', { name: 'Urge log', level: 1 }).waitFor()
  expect(troubles).toEqual([])
})

test('whoever pays and closes the tab is Premium anyway', async () => {
  await using app = await openApp()
  const ben = await app.member('Ben')
  const { page } = await visit(app, ben, 390)
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  // why: the way back is cut off, as by a closed tab.
  await page.route('**/pricing?approved=**', (route) => route.abort())
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect
    .poll(async () => (await app.services.jobs.counts()).length, { timeout: 30_000 })
    .toBeGreaterThan(0)
  await page.close()
  await app.runJobs()
  expect(await subscription(ben)).toBe('premium')
})

test('a declined and a cancelled payment are told in plain words and change nothing', async () => {
  await using app = await openApp()
  const cem = await app.member('Cem')
  const { page, troubles } = await visit(app, cem)
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await page.getByText('The payment was cancelled. Nothing was taken').waitFor()
  await premium(page).click()
  await payment(page).click()
  await page.getByText('Try out what can go wrong').click()
  await page.getByRole('button', { name: 'Approve, but be declined' }).click()
  await page.getByText('This payment did not go through. Nothing was taken.').waitFor()
  expect(await subscription(cem)).toBe('free')
  expect(troubles).toEqual([])
})

test('a payment that cannot begin, and one that cannot be confirmed, are told in the sentences people know', async () => {
  await using app = await openApp()
  const dora = await app.member('Dora')
  const { page } = await visit(app, dora)
  await page.route('**/api/paypal/order', (route) => route.fulfill({ status: 502, json: { message: 'no' } }))
  await page.goto('/pricing')
  await premium(page).click()
  await payment(page).click()
  await page.getByText('Payment Error').first().waitFor()
  await page.getByText('Unable to process payment. Please try again.').first().waitFor()
  await payment(page).waitFor({ state: 'detached' })
  await page.goto('/pricing?approved=premium&token=NOTHING')
  await page.getByText('Payment successful. Please contact support to activate your subscription.').waitFor()
  expect(await subscription(dora)).toBe('free')
})

test('a visitor is asked to join before paying, and the test page shows what the wire says', async () => {
  await using app = await openApp()
  const { page, troubles } = await visit(app)
  await page.goto('/pricing')
  await premium(page).click()
  await page.getByRole('link', { name: 'Log in or join to continue' }).waitFor()
  await page.goto('/payment-test')
  await page.getByRole('button', { name: 'Test Payment Setup' }).click()
  await page.getByText('"environment":"practice"').waitFor()
  await page.getByRole('button', { name: 'Test Order Creation' }).click()
  await page.getByText('"rel":"approve"').waitFor()
  expect(troubles).toEqual([])
})

test('a programme keeps what was done, and a session can be asked for', async () => {
  await using app = await openApp()
  const eva = await app.member('Eva', { plan: 'professional' })
  const { page, troubles } = await visit(app, eva, 390)
  await page.goto('/premium')
  await page.getByRole('link', { name: 'Riding out urges' }).click()
  await page.getByLabel('I have done this step').first().check()
  await page.getByText('1 of 8 steps').waitFor()
  await page.goto('/book-session')
  await page.getByLabel('What would you like to talk about?').fill('My nights')
  await page.getByLabel('Time 1').fill('Mondays after six')
  await page.getByRole('button', { name: 'Ask for a session' }).click()
  await page.getByText('Waiting for us').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(troubles).toEqual([])
})

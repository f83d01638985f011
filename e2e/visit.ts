// A browser of its own at the whole program's door.
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type Person, type TestApp, testApp } from '../src/app/testing.server.ts'

export type Visit = {
  app: TestApp
  page: Page
  /** What the console complained of, and every address outside of the program that was asked. */
  troubles: string[]
  as(person: Person): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Opens the program and a browser; the page's paths are the program's. */
export async function visit(
  options: BrowserContextOptions = {},
  settings: Record<string, string> = {},
): Promise<Visit> {
  const app = await testApp({ settings })
  const address = (await app.http.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  const browser = await chromium.launch({
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
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) troubles.push(request.url())
  })
  return {
    app,
    page,
    troubles,
    async as(person) {
      await context.addInitScript((token) => localStorage.setItem('cairn.token', token), person.token)
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await app[Symbol.asyncDispose]()
    },
  }
}

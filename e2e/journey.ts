// The start of every journey: the whole program with its own database, and a real browser.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import {
  type TestApp,
  type TestOptions,
  type TestPerson,
  testApp,
} from '../src/app/testing/test-app.server.ts'

const usualFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/**
 * `serviceWorkers: 'allow'` is for offline journeys only, because the service worker would respond instead of the program. `flags` are those
 * of a browser that other journeys do not use.
 */
export type Look = BrowserContextOptions & { as?: TestPerson; flags?: readonly string[] }

export type Visitor = {
  address: string
  context: BrowserContext
  page: Page
  /** Problems of a visit: console errors, page errors, requests to other origins. */
  problems: string[]
  /** Signs this person in for the pages that are opened next. */
  as(person: TestPerson): Promise<void>
}

export type Journey = Visitor & {
  app: TestApp
  /** Another person, in a separate browser. */
  another(look?: Look): Promise<Visitor>
  [Symbol.asyncDispose](): Promise<void>
}

/** Debian's paths; `npm test` searches more places and sets the variable. */
const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** One browser per worker and set of flags; it ends with the worker. */
const browsers = new Map<string, Promise<Browser>>()

function launch(more: readonly string[]) {
  return chromium.launch({
    executablePath: process.env['CAIRN_BROWSER'] ?? usual.find(existsSync) ?? '',
    args: [...usualFlags, ...more],
  })
}

function browserWith(more: readonly string[]): Promise<Browser> {
  const key = more.join(' ')
  const known = browsers.get(key)
  const browser = known?.then((open) => (open.isConnected() ? open : launch(more))) ?? launch(more)
  browsers.set(key, browser)
  return browser
}

/** The program, and a first visitor. */
export async function journey({ look, ...options }: TestOptions & { look?: Look } = {}): Promise<Journey> {
  const app = await testApp(options)
  const port = Number(options.settings?.['PORT'] ?? 0)
  const address = (await app.http.listen({ port, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  const contexts: BrowserContext[] = []
  const another = async (visitorLook?: Look) => {
    const visitor = await visit(address, visitorLook)
    contexts.push(visitor.context)
    return visitor
  }
  return {
    ...(await another(look)),
    app,
    another,
    async [Symbol.asyncDispose]() {
      for (const context of contexts) await context.close()
      await app[Symbol.asyncDispose]()
    },
  }
}

async function visit(address: string, { as: person, flags = [], ...look }: Look = {}): Promise<Visitor> {
  const context = await (await browserWith(flags)).newContext({
    baseURL: address,
    viewport: desktop,
    serviceWorkers: 'block',
    ...look,
  })
  const problems: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(?:data|blob):/.test(request.url()))
      problems.push(`a request to ${request.url()}`)
  })
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    // The browser itself logs responses that are not OK; the page shows its own message.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`${message.page()?.url()}: ${message.text()}`)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  async function as({ token, cookie }: TestPerson) {
    await context.addInitScript((stored) => localStorage.setItem('cairn.token', stored), token)
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: address }])
  }
  if (person) await as(person)
  return { address, context, page, problems, as }
}

/** Waits for a toast, which is on the page twice: visible, and for screen readers. */
export function seesToast(page: Page, words: string) {
  return page.getByText(words).first().waitFor()
}

/** Registers a member and opens the browser as them. */
export async function asMember(
  { app, page }: { app: TestApp; page: Page },
  name: string,
  as: Parameters<TestApp['member']>[1] = {},
): Promise<TestPerson> {
  const person = await app.member(name, as)
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('cairn.token', token), person.token)
  return person
}

/** Whether a phone shows the whole link without scrolling. */
export async function isOnFirstScreen(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height
}

/** Registers through the registration form. */
export async function signUp(page: Page, name: string, email: string, password: string) {
  await page.goto('/login?register=true')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/confirm/i).fill(password)
  await page.getByRole('button', { name: /register|create|join/i }).click()
  await page.waitForURL('**/dashboard')
}

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')?.firstElementChild
    return Boolean(root && Object.keys(root).some((key) => key.startsWith('__react')))
  })
}

/** Saves Sam, 555-010-4477, as a person of the safety plan. */
export async function savePlanPerson(page: Page) {
  await page.goto('/safety-plan')
  await waitForHydration(page)
  await page.getByLabel('Name').fill('Sam')
  await page.getByLabel('Phone').fill('(555) 010-4477')
  await page.getByRole('button', { name: 'Add this person' }).click()
  await page.getByText(/on this device, encrypted/).waitFor()
}

/** Waits until the service worker has stored the pages and controls this one. */
export async function waitForServiceWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds on the page: WCAG 2.2 A and AA, and best practices. */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (only) => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    // Colors during a transition would be reported as a lack of contrast.
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
    const { violations } = await tool.run(
      document,
      only
        ? { runOnly: { type: 'rule', values: only }, resultTypes: ['violations'] }
        : { resultTypes: ['violations'] },
    )
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, rules)
}

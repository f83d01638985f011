// Which pages open without a network after one visit. The tests share that visit, because storing the pages takes seconds.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Journey, journey, phone, waitForHydration, waitForServiceWorker } from './journey.ts'

let visit: Journey

beforeAll(async () => {
  visit = await journey({ look: { serviceWorkers: 'allow', viewport: phone } })
  await visit.page.goto('/')
  await waitForServiceWorker(visit.page)
  await visit.context.setOffline(true)
})

afterEach(() => visit.page.evaluate(() => localStorage.clear()))

afterAll(() => visit[Symbol.asyncDispose]())

test('after one visit, help, the plan and the library open without a network', async () => {
  const { page } = visit
  await page.goto('/help')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You’re not alone')
  await waitForHydration(page)
  await page.goto('/safety-plan')
  await page.getByText('Saved on this device, encrypted').waitFor()
  await page.goto('/library')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/library/box-breathing-basics')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.length).toBeGreaterThan(10)
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('the breathing stone works for everyone, also offline, and sends nothing', async () => {
  const { page } = visit
  for (const path of ['/help/overdose', '/help/suicide', '/help/craving', '/help/withdrawal']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto('/breathe')
  await waitForHydration(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByLabel('Pattern').selectOption({ label: 'Box breath, 4-4-4-4' })
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await page.getByText('Breathe in', { exact: true }).waitFor()
  await page.getByText('Hold', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Ready').waitFor()
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([])
})

test('the Spanish pages open offline, and links inside one language do not reload the page', async () => {
  const { page } = visit
  const choice = 'Estoy a punto de consumir'
  for (const path of [
    '/es/ayuda/sobredosis',
    '/es/ayuda/suicidio',
    '/es/plan-de-seguridad',
    '/es/respirar',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  }
  await page.goto('/es/ayuda')
  await waitForHydration(page)
  await page.getByRole('link', { name: choice }).click()
  const heading = page.getByRole('heading', { level: 1, name: choice })
  await heading.waitFor()
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
})

test('offline an unknown address shows the not-found page, and a member’s page still opens', async () => {
  const { page } = visit
  visit.problems.splice(0)
  const { token } = await visit.app.member('Ana')
  await page.goto('/help')
  await page.evaluate((stored) => localStorage.setItem('cairn.token', stored), token)
  await page.goto('/no/such/page')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Help now' }).click()
  await page.waitForURL('**/help')
  // The server would redirect this address. The service worker has the not-found page for it.
  await page.goto('/help/')
  await page.getByRole('heading', { name: 'You’re not alone' }).waitFor()
  await waitForHydration(page)
  expect(visit.problems.filter((problem) => !problem.includes('bbc.com'))).toEqual([])
})

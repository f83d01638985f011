import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, phone, waitForHydration } from './journey.ts'

/** Measures the layout shift of the page in its first two seconds. */
function watchShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 2_000)
      }),
  )
}

test('a visitor finds an article by a word of its text, reads it, and returns to the search', async () => {
  await using v = await journey()
  const { page } = v
  await page.goto('/library')
  await page.getByRole('heading', { level: 1, name: 'Recovery Knowledge Library' }).waitFor()
  expect(await page.getByRole('link', { name: 'Read Article' }).count()).toBe(15)
  const search = page.getByPlaceholder('Search articles, topics, or tags...')
  await search.fill('WIM hof')
  await page.getByRole('heading', { name: 'The Wim Hof Method' }).waitFor()
  await search.fill('grandmother')
  await page.locator('mark', { hasText: 'grandmother' }).first().waitFor()
  await page.getByRole('link', { name: 'Read Article' }).first().click()
  await page.waitForURL(/\/library\/[a-z0-9-]+$/)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.getByRole('heading', { name: 'Sources' }).waitFor()
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('link', { name: '← Back to Library' }).first().click()
  await page.waitForURL(/\/library\?q=grandmother$/)
  await search.fill('')
  await page.getByLabel('Only what I saved for later (1)').check()
  await expect.poll(() => page.getByRole('link', { name: 'Read Article' }).count()).toBe(1)
  await search.fill('qqqq')
  await page.getByText('No articles found').waitFor()
  await page.getByText('Try adjusting your search terms or category filter').waitFor()
  expect(v.problems).toEqual([])
})

test('a category lists its articles, and the figures are computed', async () => {
  await using v = await journey({ look: { viewport: phone, colorScheme: 'dark' } })
  const { page } = v
  await page.goto('/library')
  await page.getByLabel('Filter by category').selectOption('Breathwork')
  await expect.poll(() => page.getByRole('link', { name: 'Read Article' }).count()).toBe(2)
  await page.getByText('Total articles').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(v.problems).toEqual([])
})

test('an article is readable without script, with its safety box before its text', async () => {
  await using v = await journey({ look: { javaScriptEnabled: false } })
  const { page } = v
  await page.goto('/library/wim-hof-method')
  const words = await page.getByRole('article').innerText()
  expect(words.indexOf('Please read this first')).toBeGreaterThan(0)
  expect(words.indexOf('in or near water')).toBeLessThan(words.indexOf('A Dutchman in shorts'))
  expect(words).toContain('Take this with you')
  expect(words).toContain('(2014)')
  expect(await page.goto('/library/no-such-article').then((answer) => answer?.status())).toBe(404)
})

test('the text can be enlarged, and a reload preserves its size', async () => {
  await using v = await journey()
  const { page } = v
  await page.goto('/library/box-breathing-basics')
  const size = () =>
    page
      .getByText('You carry a tool')
      .first()
      .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
  const normal = await size()
  await page.getByRole('button', { name: /Text size/ }).click()
  await expect.poll(size).toBeGreaterThan(normal)
  await page.reload()
  await expect.poll(size).toBeGreaterThan(normal)
  expect(v.problems).toEqual([])
})

test('a reader who leaves in the middle continues there, in the article and from the library', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await page.goto('/library/havening-techniques')
  await waitForHydration(page)
  const heading = page.getByRole('heading', { name: 'The small tasks' })
  const onScreen = () =>
    heading.evaluate((node) => {
      const { top } = node.getBoundingClientRect()
      return top >= 0 && top < innerHeight
    })
  await heading.evaluate((node) => node.scrollIntoView({ block: 'start' }))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cairn.library')))
    .toContain('havening-techniques')
  await page.goto('/library')
  const shifted = watchShifts(page)
  const goOn = page.getByRole('link', { name: 'Continue where you were' })
  await goOn.waitFor()
  await page
    .getByText(/\d+ % read$/)
    .first()
    .waitFor()
  expect(await shifted).toBeLessThan(0.001)
  await goOn.click()
  await page.waitForURL('**/library/havening-techniques')
  await expect.poll(onScreen).toBe(true)
  await page.goto('/terms')
  await page.goto('/library/havening-techniques')
  await page.getByRole('button', { name: 'Continue where you were' }).click()
  await expect.poll(onScreen).toBe(true)
  expect(await page.getByRole('button', { name: 'Continue where you were' }).count()).toBe(0)
  expect(v.problems).toEqual([])
})

test('an article read to its end is marked, and can be removed from the history; useful marks stay', async () => {
  await using v = await journey()
  const { page } = v
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url())
  })
  await page.goto('/library/box-breathing-basics')
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4_000)
  await page.getByRole('button', { name: 'Mark as useful' }).click()
  await page.getByRole('button', { name: 'Marked as useful' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cairn.library')))
    .toContain('"read":["box')
  await page.goto('/library')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Box Breathing/ }) })
  await card.getByText('Read', { exact: true }).waitFor()
  await card.getByText('Useful').waitFor()
  await page.getByLabel('Only what was useful to me (1)').check()
  await expect.poll(() => page.getByRole('link', { name: 'Read Article' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Clear what I’ve read' }).click()
  await expect.poll(() => card.getByText('Read', { exact: true }).count()).toBe(0)
  await card.getByText('Useful').waitFor()
  expect(calls).toEqual([])
  expect(v.problems).toEqual([])
})

test('after one visit, articles, their search and a guided session need no network', async () => {
  await using v = await journey({ look: { serviceWorkers: 'allow' } })
  const { page } = v
  await v.as(await v.app.member('Ana'))
  await page.goto('/library')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The first visit is complete once the service worker controls the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.context().setOffline(true)
  // After a navigation served by the service worker, emulated offline mode reports `onLine` as true.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await page.goto('/library/havening-techniques')
  await page.getByRole('heading', { name: 'The three strokes' }).waitFor()
  await page.goto('/library?q=grandmother')
  await page.locator('mark', { hasText: 'grandmother' }).first().waitFor()
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Choose this session' }).first().click()
  await page.getByText('Step 1 of').waitFor()
})

test('an article names no reviewer unless the settings do', async () => {
  await using v = await journey()
  const { page } = v
  await page.goto('/library/box-breathing-basics')
  await page
    .getByText('by the Cairn project from the sources below; not yet reviewed by a clinician.')
    .waitFor()
  expect(await page.getByText(/Cairn team/).count()).toBe(0)
})

test('an article names the reviewer in the settings, and the privacy page names the operator', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cairn-reviews-')), 'reviews.json')
  const review = { article: 'box-breathing-basics', reviewer: 'Maria Lopez, LCSW', date: '2026-12-01' }
  writeFileSync(file, JSON.stringify([review]))
  await using v = await journey({
    settings: { ARTICLE_REVIEWS: file, OPERATOR_NAME: 'Cairn of Example County' },
  })
  const { page } = v
  await page.goto('/library/box-breathing-basics')
  await page.getByText('reviewed by Maria Lopez, LCSW on December 1, 2026.').waitFor()
  await page.goto('/privacy')
  await page.getByText('Cairn of Example County runs this Cairn').waitFor()
})

test('four situations and a search in everyday words lead to articles, and a search in danger shows help first', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await page.goto('/library')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'I can’t sleep' }).click()
  await page.waitForURL(/q=I%20can|q=I\+can/)
  await page.getByRole('heading', { level: 2, name: /^Box Breathing/ }).waitFor()
  const search = page.getByPlaceholder('Search articles, topics, or tags...')
  await search.fill('relapse')
  await page.getByRole('heading', { level: 2, name: /^How Addiction Changes the Brain/ }).waitFor()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await search.fill('I want to kill myself')
  const help = page.getByRole('region', { name: 'Help right now' })
  await help.waitFor()
  expect(await help.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
  expect(calls.filter((address) => address.includes('/api/'))).toEqual([])
  expect(v.problems).toEqual([])
})

test('the page says how many minutes of reading remain, and its table of contents links to the sections', async () => {
  await using v = await journey({ look: { viewport: phone } })
  const { page } = v
  await page.goto('/library/havening-techniques')
  await waitForHydration(page)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The small tasks' })
    .click()
  const heading = page.getByRole('heading', { name: 'The small tasks' })
  await expect
    .poll(() => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
    .toBeLessThan(300)
  await page.getByText(/^\d+ min left$/).waitFor()
  expect(v.problems).toEqual([])
})

test('the search keeps every character of fast typing', async () => {
  await using visit = await journey()
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  const search = page.getByLabel('Search the library')
  await search.pressSequentially('breathwork')
  expect(await search.inputValue()).toBe('breathwork')
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey, phone, waitForHydration } from './journey.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
// A mouse click would scroll first, because the bar is in the page's scroll padding.
const press = (control: Locator) =>
  control.evaluate((node: HTMLElement) => {
    node.focus({ preventScroll: true })
    node.click()
  })
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim()}`)

/** Follows a link far down the library. Returns its scroll position and its address. */
async function followArticle(page: Page) {
  await page.goto('/library')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Read Article' }).nth(6)
  await link.scrollIntoViewIfNeeded()
  const place = await scrolled(page)
  const address = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(/\/library\/[a-z0-9-]+$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  return { place, address }
}

test('a followed link opens the next page at its top, with the focus on its heading, and announces its title', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Read Article' }).nth(6)
  await link.scrollIntoViewIfNeeded()
  expect(await scrolled(page)).toBeGreaterThan(1_000)
  await link.click()
  await page.waitForURL(/\/library\/[a-z0-9-]+$/)
  await expect.poll(() => focused(page)).toMatch(/^H1 /)
  expect(await scrolled(page)).toBe(0)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => page.locator('[aria-live=polite].sr-only').last().textContent()).toBe(heading)
  expect(visit.problems).toEqual([])
})

test('Back returns to the place and to the link that was followed; Forward goes to the top again', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  const { place, address } = await followArticle(page)
  await page.goBack()
  await page.waitForURL('**/library')
  await expect.poll(() => scrolled(page)).toBe(place)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address)
  await page.goForward()
  await page.waitForURL(/\/library\/[a-z0-9-]+$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(visit.problems).toEqual([])
})

test('after a reload, Back still returns to the place', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  const { place } = await followArticle(page)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await page.waitForURL('**/library')
  await expect.poll(() => scrolled(page)).toBe(place)
  expect(visit.problems).toEqual([])
})

test('a page that does not load says so, other pages work, and the next visit tries again', async () => {
  await using visit = await journey()
  const { page } = visit
  const chunk = '**/assets/terms-page-*.js'
  await page.goto('/')
  await waitForHydration(page)
  await page.route(chunk, (route) => route.abort())
  await press(page.getByRole('link', { name: 'Terms', exact: true }))
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await press(page.getByRole('link', { name: 'Help now' }).first())
  await page.getByRole('heading', { name: 'You’re not alone' }).waitFor()
  await page.unroute(chunk)
  await press(page.getByRole('link', { name: 'Terms', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
})

test('a newly loaded page opens at its top, independent of earlier pages in the tab', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 900))
  await press(page.getByRole('link', { name: 'Help now' }).first())
  await page.waitForURL('**/help')
  await waitForHydration(page)
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/library')
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('a link within a page goes to its target, not to the place of another page', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => scrolled(page)).toBe(900)
  await press(page.getByRole('link', { name: 'Help now' }).first())
  await page.getByRole('heading', { level: 1, name: 'You’re not alone' }).waitFor()
  await press(page.getByRole('link', { name: 'Skip to the page' }))
  await page.waitForURL('**/help#main')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await scrolled(page)).toBeLessThan(200)
})

test('scrolling before the script loads is not undone', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  const { promise: scriptMayCome, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await scriptMayCome
    await route.continue()
  })
  await page.goto('/library', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => scrollTo(0, 700))
  release(undefined)
  await waitForHydration(page)
  // The browser may adjust the position by a few lines when the fonts load.
  expect(await scrolled(page)).toBeGreaterThan(500)
})

test('a change of filters or tabs keeps the place and the focus', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  const search = page.getByPlaceholder('Search articles, topics, or tags...')
  await search.fill('sleep')
  await page.waitForURL(/q=sleep/)
  expect(await search.evaluate((node) => node === document.activeElement)).toBe(true)
})

test('on a phone Back closes the drawer and stays on the page, and a link in it removes its history entry', async () => {
  await using visit = await journey({ look: { viewport: phone, isMobile: true, hasTouch: true } })
  const { page } = visit
  await page.goto('/library')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 600))
  const drawer = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: 'Menu' })
  await press(menu)
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/library')
  expect(await scrolled(page)).toBe(600)
  await press(menu)
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((node) => node === document.activeElement)).toBe(true)
  await press(menu)
  await drawer.getByRole('link', { name: 'Meetings' }).click()
  await page.waitForURL('**/meetings')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toMatch(/^H1 /)
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/library')
  expect(await drawer.isVisible()).toBe(false)
  await press(menu)
  await drawer.waitFor()
  await page.reload()
  await waitForHydration(page)
  expect(await drawer.isVisible()).toBe(false)
  expect(visit.problems).toEqual([])
})

test('visitors have the quick exit, too, also without script', async () => {
  await using visit = await journey({ look: { javaScriptEnabled: false, viewport: phone } })
  const { page, context } = visit
  await context.route('https://www.bbc.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' }),
  )
  await page.goto('/help')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await page.waitForURL('https://www.bbc.com/weather')
})

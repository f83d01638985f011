import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { desktop, journey, phone } from './journey.ts'
import { layoutShiftOf, recordLayoutShifts } from './layout-shift.ts'

const built = readdirSync(join(import.meta.dirname, '../dist/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.slice(0, -5)}`.replace(/^\/index$/, '/'))
  .toSorted()

/** Only the first page of each template, such as the first article. */
const kinds = built.filter(
  (path) => path === built.find((each) => dirname(each) === dirname(path)) || dirname(path) === '/',
)

test('a page looks the same before its full style sheet is loaded, and without script', async () => {
  for (const screen of [
    { viewport: phone, colorScheme: 'dark' },
    { viewport: desktop, colorScheme: 'light' },
  ] as const) {
    await using first = await journey({ look: { ...screen, javaScriptEnabled: false } })
    const whole = await first.another({ ...screen, javaScriptEnabled: false })
    // Hides fonts and fading placeholders, whose timing varies, and compares everything else.
    await first.context.route(/\.(?:css|woff2)$/, (route) => route.abort())
    await whole.context.route(/\.woff2$/, (route) => route.abort())
    for (const path of kinds) {
      const screenshotOf = async ({ page }: typeof whole) => {
        await page.goto(path)
        return page.screenshot({ animations: 'disabled', mask: [page.locator('.animate-late')] })
      }
      // Text rendering varies slightly between runs; a change by the style sheet appears in every run.
      await expect
        .poll(async () => (await screenshotOf(first)).equals(await screenshotOf(whole)), { message: path })
        .toBe(true)
    }
    expect(whole.problems).toEqual([])
  }
}, 240_000)

test('a chosen theme is applied before the full style sheet is loaded', async () => {
  await using visitor = await journey({ look: { colorScheme: 'light' } })
  const { page, context, problems } = visitor
  await context.addInitScript(() => localStorage.setItem('cairn.theme', 'dark'))
  await context.route(/assets\//, (route) => route.abort())
  await page.goto('/help')
  const light = await page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d')
    if (!paint) return 255
    paint.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    return Math.max(...paint.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
  expect(light).toBeLessThan(60)
  expect(problems).toEqual([])
})

test('fonts load after the first paint, without waiting for script or style sheet', async () => {
  await using visitor = await journey()
  const { page, context, problems } = visitor
  const faces = Promise.withResolvers<void>()
  await context.route(/\.(?:css|js)$/, (route) => route.abort())
  await context.route(/\.woff2$/, (route) => faces.promise.then(() => route.continue()))
  await page.goto('/help', { waitUntil: 'commit' })
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  faces.resolve()
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => /Figtree Variable/.test(family) && status === 'loaded',
      ),
    )
  await expect.poll(loaded).toBe(true)
  expect(problems).toEqual([])
})

test('on a wide screen text does not move when fonts load', async () => {
  await using visitor = await journey({ look: { viewport: desktop } })
  const { page, context, problems } = visitor
  await recordLayoutShifts(context)
  await page.goto('/terms')
  const loadedFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  // Four: two fonts and their fallbacks.
  await expect.poll(loadedFonts).toBeGreaterThanOrEqual(4)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await layoutShiftOf(page)).toBeLessThan(0.02)
  expect(problems).toEqual([])
})

test('before the first paint, parts far below the screen are not laid out', async () => {
  await using visitor = await journey({ look: { viewport: phone } })
  const { page, context, problems } = visitor
  await context.route(/\.(?:css|js)$/, (route) => route.abort())
  // Reports the first paint when the test triggers it.
  await context.addInitScript(() => {
    const Told = PerformanceObserver
    globalThis.PerformanceObserver = class extends Told {
      constructor(tell: PerformanceObserverCallback) {
        super((list, observer) => addEventListener('report', () => tell(list, observer), { once: true }))
      }
    }
  })
  // A part of the first screen would move the ones below it when it is laid out.
  await page.goto('/help')
  const calls = page.locator('section[aria-labelledby="talk"]')
  expect(await calls.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe('visible')
  await page.goto('/library')
  const laidOut = (selector: string) =>
    page.evaluate(
      (target) => document.querySelector(target)?.checkVisibility({ contentVisibilityAuto: true }),
      selector,
    )
  expect(await laidOut('main form')).toBe(true)
  expect(await laidOut('main .page > ul > li:last-child h2')).toBe(false)
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('report')))
      return laidOut('main .page > ul > li:last-child h2')
    })
    .toBe(true)
  expect(problems).toEqual([])
})

test('a link to a fragment scrolls there, and a reload restores the scroll position', async () => {
  await using visitor = await journey({ look: { viewport: phone } })
  const { page, problems } = visitor
  await page.goto('/help#countries')
  const part = page.locator('#countries')
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top)
  const near = async () => {
    const at = await top()
    return at >= 0 && at < 300
  }
  await expect.poll(near).toBe(true)
  await page.goto('/help')
  await part.evaluate((element) => element.scrollIntoView())
  await expect.poll(near).toBe(true)
  await page.reload()
  await expect.poll(near).toBe(true)
  expect(problems).toEqual([])
})

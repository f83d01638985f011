import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { urlsOf } from '../src/app/pages/page-details.ts'
import { notFound, pages } from '../src/app/pages/pages.tsx'
import { alive, asMember, barriers, desk, journey, phone } from './journey.ts'

// The second is a phone at a zoom of 200 %: it has room for half as many letters.
const narrow = [
  { width: 320, height: 640 },
  { width: 195, height: 422 },
]
const articlesOpened = 2

/** Every page once; of the articles, which are all made alike, the first few. */
function addresses() {
  const all = [...pages, { ...notFound, path: '/no-such-page' }].flatMap(
    ({ path }) => urlsOf(path)[0] ?? path,
  )
  const articles = all.filter((path) => path.startsWith('/library/'))
  return all.filter((path) => !articles.slice(articlesOpened).includes(path))
}

async function settled(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
  await page.waitForLoadState('networkidle')
}

async function sideways(page: Page, screen: typeof phone) {
  await page.setViewportSize(screen)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > screen.width ? [`it is ${width} px wide`] : []
}

async function wrongWith(page: Page, path: string) {
  const wrong: string[] = []
  const found = (where: string, what: string[]) =>
    wrong.push(...what.map((each) => `${path} ${where}: ${each}`))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(desk)
  await settled(page, path)
  found('at a desk', await barriers(page))
  await page.setViewportSize(phone)
  found('on a phone', await barriers(page))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  found('on a phone in the dark', await barriers(page, ['color-contrast']))
  await page.setViewportSize(desk)
  found('at a desk in the dark', await barriers(page, ['color-contrast']))
  for (const screen of narrow) found(`on a screen of ${screen.width}`, await sideways(page, screen))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  found('with text at 200 %', await sideways(page, phone))
  const heads = await page.locator('h1').count()
  if (heads !== 1) wrong.push(`${path} has ${heads} main headings`)
  return wrong
}

test.each(addresses())(
  '%s can be used by a visitor with any eyes, on any screen, and asks nobody else',
  async (path) => {
    await using visit = await journey()
    expect(await wrongWith(visit.page, path)).toEqual([])
    expect(visit.troubles).toEqual([])
  },
)

const signedIn = pages.filter(
  ({ who, path }) => who !== 'anyone' || ['/', '/forum', '/recovery-tracker'].includes(path),
)

test('every page of a member can be used with any eyes, on any screen, and asks nobody else', async () => {
  await using visit = await journey()
  await asMember(visit, 'Ana', { plan: 'professional', role: 'admin' })
  const wrong: string[] = []
  for (const page of signedIn) wrong.push(...(await wrongWith(visit.page, urlsOf(page.path)[0] ?? page.path)))
  expect(wrong).toEqual([])
  expect(visit.troubles).toEqual([])
}, 600_000)

// Checks how a page looks: accessibility, narrow screens, large text.
import type { Page } from 'playwright-core'
import { urlsOf } from '../src/app/pages/page-details.ts'
import { pages } from '../src/app/pages/pages.tsx'
import { accessibilityViolations, desktop, phone, waitForHydration } from './journey.ts'

/** The pages that show a member's own data. */
export const memberPaths = pages
  .filter(
    ({ who, path }) =>
      who !== 'anyone' || ['/', '/forum', '/recovery-tracker', '/contact/messages'].includes(path),
  )
  .map(({ path }) => urlsOf(path)[0] ?? path)

// The second is a phone at 200 % zoom, where half as many characters fit in a line.
const narrow = [
  { width: 320, height: 640 },
  { width: 195, height: 422 },
]

async function openWhenIdle(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
}

async function sideways(page: Page, screen: typeof phone) {
  await page.setViewportSize(screen)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > screen.width ? [`it is ${width} px wide`] : []
}

/** The problems of a page, by axe, on narrow screens, and with large text. */
export async function pageProblems(page: Page, path: string) {
  const wrong: string[] = []
  const report = (where: string, what: string[]) =>
    wrong.push(...what.map((each) => `${path} ${where}: ${each}`))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await openWhenIdle(page, path)
  report('at a desktop', await accessibilityViolations(page))
  await page.setViewportSize(phone)
  report('on a phone', await accessibilityViolations(page))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  report('on a phone in the dark', await accessibilityViolations(page, ['color-contrast']))
  await page.setViewportSize(desktop)
  report('at a desktop in the dark', await accessibilityViolations(page, ['color-contrast']))
  for (const screen of narrow) report(`on a screen of ${screen.width}`, await sideways(page, screen))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  report('with text at 200 %', await sideways(page, phone))
  const heads = await page.locator('h1').count()
  if (heads !== 1) wrong.push(`${path} has ${heads} main headings`)
  return wrong
}

// On a phone neither the bottom bar nor an open keyboard covers the text field that a member writes in.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone } from './journey.ts'

/** How far the field reaches below the upper edge of the bottom bar. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return (edge('textarea')?.bottom ?? 0) - (edge('[aria-label="Main pages"]')?.top ?? 0)
  })

test('the field for a post is above the bottom bar when it is tapped and when a keyboard opens', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/forum')
  await page.getByRole('button', { name: 'Write a post' }).click()
  const field = page.getByRole('textbox', { name: 'Your post' })
  await field.fill('A good day')
  await page.setViewportSize({ ...phone, height: 500 })
  await expect.poll(() => covered(page)).toBeLessThanOrEqual(0)
  await field.blur()
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 400))
  expect(await covered(page)).toBeGreaterThan(0)
  await field.click({ position: { x: 20, y: 10 } })
  await expect.poll(() => covered(page)).toBeLessThanOrEqual(0)
})

// A page at a zoom of 400 %: 320 by 256 CSS pixels.
import { expect, test } from 'vitest'
import { asMember, journey } from './journey.ts'

test('at a zoom of 400 % the content has most of the screen, and the menu has the pages', async () => {
  await using visit = await journey({ look: { viewport: { width: 320, height: 256 } } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.waitFor()
  expect(await page.getByRole('navigation', { name: 'Main pages' }).isVisible()).toBe(false)
  await menu.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Meetings', exact: true }).click()
  await page.waitForURL('**/meetings')
})

test('at a zoom of 400 % a dialog and the chat of the coach have room for more than their buttons', async () => {
  await using visit = await journey({ look: { viewport: { width: 320, height: 256 } } })
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/evening-review')
  await page.getByRole('button', { name: 'Log an urge' }).press('Enter')
  const first = page.getByRole('group', { name: 'How strong was the urge?' }).getByRole('button').first()
  await first.waitFor()
  expect(
    await first.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  ).toBe(true)
  await page.goto('/ai-coach')
  const talk = await page.getByRole('log').boundingBox()
  expect(talk?.height).toBeGreaterThan(100)
})

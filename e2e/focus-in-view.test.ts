// The focused control is on the screen: no sticky bar, toast or lower edge hides it (WCAG 2.4.11).
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone, seesToast, waitForHydration } from './journey.ts'

/** The focused element, if its middle is not on the screen or covered. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return undefined
    const { left, top, width, height } = activeElement.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    return activeElement.contains(shown) ? undefined : activeElement.outerHTML.slice(0, 200)
  })

/** Presses Tab until `last` has the focus. Returns what was hidden on the way. */
async function tabTo(page: Page, last: RegExp) {
  const hidden: string[] = []
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab')
    const found = await hiddenFocus(page)
    if (found) hidden.push(found)
    if (last.test((await page.evaluate(() => document.activeElement?.textContent)) ?? '')) return hidden
  }
  throw new Error(`No control has the name ${last}`)
}

test('the actions at the lower edge of a dialog cover no focused control', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/evening-review')
  await page.getByRole('button', { name: 'Review today' }).press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await tabTo(page, /^Cancel$/)).toEqual([])
})

test('a toast covers no control that gets the focus', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await waitForHydration(page)
  const box = page.getByRole('checkbox', { name: /^Morning meditation/ })
  await expect.poll(() => box.isEnabled()).toBe(true)
  await box.press('Space')
  await seesToast(page, 'Great work!')
  // A toast stays as long as the pointer is on it.
  await page.getByRole('listitem').filter({ hasText: 'Great work!' }).hover()
  expect(await tabTo(page, /^Craving and pattern$/)).toEqual([])
})

test('a breathing pause that starts on a phone is on the screen, with its button', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/dashboard')
  await waitForHydration(page)
  const start = page.getByRole('button', { name: 'Breathe with the circle' })
  // Where Tab from the links above it leaves it: at the lower edge.
  await start.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await start.press('Enter')
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await expect.poll(() => hiddenFocus(page)).toBe(undefined)
})

test('choosing a guided session moves the focus to the session', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await asMember(visit, 'Ana')
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Choose this session' }).first().press('Enter')
  await page.getByText('Now Playing').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Loving-Kindness (Metta)')
  await expect.poll(() => hiddenFocus(page)).toBe(undefined)
})

test('a chip that is cut off at the edge of its row is scrolled into view when it gets the focus', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  await page.goto('/library/box-breathing-basics')
  await waitForHydration(page)
  const cut: string[] = []
  const chips = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await chips.first().focus()
  for (const chip of await chips.all()) {
    expect(await chip.evaluate((link) => link === document.activeElement)).toBe(true)
    const box = await chip.boundingBox()
    if (!box || box.x < 0 || box.x + box.width > phone.width) cut.push(await chip.innerText())
    await page.keyboard.press('Tab')
  }
  expect(cut).toEqual([])
})

// Where the focus is after replies and dialogs, and a word that must not wrap.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone, waitForHydration } from './journey.ts'

const focusIsOnBody = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

test('the focus stays in the page after a reply is canceled or sent and after dialogs close', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, app } = visit
  const ben = await app.member('Ben')
  await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/forum')
  const reply = page.getByRole('button', { name: 'Reply', exact: true })
  await reply.click()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => focusIsOnBody(page)).toBe(false)
  await reply.click()
  await page.getByPlaceholder('Offer support and encouragement...').fill('Good to hear.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await page.getByText('Good to hear.').last().waitFor()
  await expect.poll(() => focusIsOnBody(page)).toBe(false)
  await page.getByRole('button', { name: 'Yours' }).click()
  await page.getByRole('dialog', { name: 'Yours' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await focusIsOnBody(page)).toBe(false)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  await page.keyboard.press('Escape')
  expect(await focusIsOnBody(page)).toBe(false)
})

test('a dialog opens with the focus on its first field, or else on its heading', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, app } = visit
  const ben = await app.member('Ben')
  await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  await asMember(visit, 'Ana')
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement instanceof HTMLSelectElement || activeElement instanceof HTMLInputElement
        ? activeElement.labels?.[0]?.textContent
        : activeElement?.textContent
    })
  await page.goto('/forum')
  await page.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('button', { name: 'Report' }).click()
  await expect.poll(focused).toBe('What is it about?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Yours' }).click()
  await expect.poll(focused).toBe('Yours')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  await expect.poll(focused).toBe('Current password')
})

const widths = [320, 390, 1280]

/** The texts on the page in which "Premium" is broken into two lines. */
function brokenWords(page: Page) {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (const { index } of text.matchAll(/premium/gi)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 'premium'.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(text)
      }
    }
    return found
  })
}

test(`at ${widths.join(', ')} pixels "Premium" never breaks into two lines`, async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  for (const path of ['/dashboard', '/pricing', '/premium', '/meditation', '/account']) {
    await page.goto(path)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect(await brokenWords(page), `${path} at ${width} pixels`).toEqual([])
    }
  }
})

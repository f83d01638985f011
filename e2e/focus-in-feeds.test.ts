// Where the focus goes in lists of posts and messages, which have no headings.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asMember, journey, phone } from './journey.ts'

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

/** Presses a button in an article or dialog with the keyboard. */
const press = (page: Page, place: string, name: string) =>
  page.getByLabel(place).getByRole('button', { name, exact: true }).press('Enter')

test('the focus goes to the post after its edit, and to the next post after it is deleted', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page, app } = visit
  const ben = await app.member('Ben')
  await ben.post('/api/forum/posts', { category: 'general', content: 'One more day.' })
  const ana = await asMember(visit, 'Ana')
  await ana.post('/api/forum/posts', { category: 'general', content: 'Hello.' })
  await page.goto('/forum')
  await press(page, 'Post by Ana', 'More about this post')
  await press(page, 'Post by Ana', 'Edit')
  await page.getByLabel('Edit your post').fill('Hello, and welcome.')
  await press(page, 'Post by Ana', 'Save')
  await page.getByText('Hello, and welcome.').waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Post by Ana/)
  await press(page, 'Post by Ana', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('Hello, and welcome.').waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toMatch(/^Post by Ben/)
})

test('after a message to the coach is deleted the focus is on the next message', async () => {
  await using visit = await journey()
  const { page } = visit
  await asMember(visit, 'Ana', { plan: 'premium' })
  await page.goto('/ai-coach')
  await page.getByLabel('Your message').fill('I feel lonely tonight')
  await page.getByLabel('Your message').press('Enter')
  await page.getByRole('article', { name: 'Coach (software)' }).waitFor()
  const deletes = page.getByRole('button', { name: 'Delete this message' })
  await expect.poll(() => deletes.count()).toBe(2)
  await deletes.first().press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect.poll(() => deletes.count()).toBe(1)
  await expect.poll(() => focusedName(page)).toBe('Coach (software)')
})

test('editing a post moves the focus to the end of its text', async () => {
  await using visit = await journey({ look: { viewport: phone } })
  const { page } = visit
  const ana = await asMember(visit, 'Ana')
  await ana.post('/api/forum/posts', { category: 'general', content: 'Hello.' })
  await page.goto('/forum')
  await press(page, 'Post by Ana', 'More about this post')
  await press(page, 'Post by Ana', 'Edit')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type(' And welcome.')
  expect(await page.getByLabel('Edit your post').inputValue()).toBe('Hello. And welcome.')
})

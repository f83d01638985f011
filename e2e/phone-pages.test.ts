// What a member came for comes first on a phone.
import { expect, test } from 'vitest'
import { openJournal, placeholders, visit, write } from './journal-steps.ts'
import { journey, phone } from './journey.ts'

test('every field of a registration is on the first screen', async () => {
  await using visitor = await journey({ look: { viewport: phone } })
  const { page } = visitor
  await page.goto('/login?register=true')
  const last = page.getByRole('textbox', { name: 'Confirm password' })
  await last.waitFor()
  const box = await last.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(phone.height)
})

test('the title of an article comes before its contents and its picture', async () => {
  await using visitor = await journey({ look: { viewport: phone } })
  const { page } = visitor
  await page.goto('/library/box-breathing-basics')
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const { y = Infinity } = (await title.boundingBox()) ?? {}
  for (const later of [
    page.getByRole('navigation', { name: 'On this page' }),
    page.locator('article svg[viewBox]:not(.lucide)').first(),
  ])
    expect((await later.boundingBox())?.y).toBeGreaterThan(y)
  // Only the category and the time of reading are above it.
  expect(y).toBeLessThan(200)
})

test('the newest entries of an unlocked journal are on the first screen', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page } = visitor
  await openJournal(visitor)
  await write(page, 'Today I stayed.')
  await page.getByRole('button', { name: 'All entries' }).click()
  const box = await placeholders(page).first().boundingBox()
  // Room for two entries above the bar.
  expect(box?.y).toBeLessThan(phone.height - 62 - 160)
  // The date and the placeholder, one line each.
  expect(box?.height).toBeLessThan(80)
})

test('a new entry takes the whole screen, down to Save Entry', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page } = visitor
  await openJournal(visitor)
  await page.getByRole('button', { name: 'New Entry' }).click()
  const save = page.getByRole('button', { name: 'Save Entry' })
  await save.waitFor()
  const box = await save.boundingBox()
  expect(phone.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(30)
  expect((await page.getByLabel('Your entry').boundingBox())?.height).toBeGreaterThan(280)
})

test('what Premium includes comes first in its library', async () => {
  await using visitor = await visit({ viewport: phone })
  const { page } = visitor
  await page.goto('/premium')
  await page.getByText('In your plan').first().waitFor()
  const sections = await page.getByRole('main').locator('section h2').allTextContents()
  expect(sections.slice(0, 3)).toEqual(['Guided practices', 'Printable workbooks', 'Advanced protocols'])
})

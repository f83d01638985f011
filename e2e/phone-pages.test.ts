// What a member came for comes first on a phone.
import { expect, test } from 'vitest'
import { journey, phone } from './journey.ts'

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

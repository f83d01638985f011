import { expect, test } from 'vitest'
import type { TestPerson } from '../src/app/testing/test-app.server.ts'
import { journey, phone } from './journey.ts'

test('only posts that are new and that the reader can see are offered as new', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const dee = await app.member('Dee')
  const share = async (who: TestPerson, content: string) =>
    (await who.post('/api/forum/posts', { content, category: 'general' })).body.id
  const oldest = await share(ana, 'My first day here.')
  for (let at = 0; at < 21; at++) await share(at % 3 === 0 ? ana : cy, `Still here, ${at} hours later.`)
  await dee.post(`/api/forum/posts/${await share(bo, 'Hello from Bo.')}/mute`, { kind: 'block' })
  const { page, problems } = await visit.another({ as: dee, viewport: phone })
  const live = page.waitForResponse('**/api/forum/live')
  await page.goto('/forum')
  await live
  await page.getByText('Still here, 20 hours later.').waitFor()
  await ana.patch(`/api/forum/posts/${oldest}`, { content: 'My first day here, edited.' })
  await share(bo, 'Bo again.')
  const fresh = await share(cy, 'A new morning.')
  const offered = page.getByRole('button', { name: /^Show .* new posts?$/ })
  await offered.waitFor()
  await cy.del(`/api/forum/posts/${fresh}`)
  await offered.waitFor({ state: 'detached' })
  await share(cy, 'A new evening.')
  await page.getByRole('button', { name: 'Show 1 new post' }).click()
  await page.getByText('A new evening.').waitFor()
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

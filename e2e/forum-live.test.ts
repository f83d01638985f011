import { sql } from 'kysely'
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

test('after a block no post or reply of that member is left on the page', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const share = async (who: TestPerson, content: string) =>
    (await who.post('/api/forum/posts', { content, category: 'general' })).body.id
  const quiet = await share(cy, 'A quiet day.')
  await share(ana, 'First of Ana.')
  await share(ana, 'Second of Ana.')
  await ana.post(`/api/forum/posts/${quiet}/reply`, { content: 'Ana was here.' })
  const { page } = await visit.another({ as: bo, viewport: phone })
  await page.goto('/forum')
  const post = page.getByRole('article').filter({ hasText: 'First of Ana.' })
  await post.getByRole('button', { name: 'More about this post' }).click()
  await post.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await page.getByText('Ana was here.').waitFor({ state: 'detached' })
  await page.getByText(/^(?:First|Second) of Ana/).waitFor({ state: 'detached' })
  await page.getByText('A quiet day.').waitFor()
})

test('after a block nothing by that member is left among older posts and earlier replies', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const share = async (who: TestPerson, content: string) =>
    (await who.post('/api/forum/posts', { content, category: 'general' })).body.id
  for (let at = 0; at < 22; at++) await share(at % 2 === 0 ? ana : cy, `Older, number ${at}.`)
  const thread = await share(cy, 'A long evening.')
  for (let at = 0; at < 17; at++) await share(cy, `Cy again, number ${at}.`)
  await share(ana, 'Newest of Ana.')
  await sql`insert into forum_replies (id, post_id, member_id, content, created_at)
    select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${thread}, case when n = 50 then ${ana.id} else ${cy.id} end::uuid,
      'Stone ' || n, now() from generate_series(1, 150) n`.execute(app.db)
  const { page } = await visit.another({ as: bo, viewport: phone })
  await page.goto('/forum')
  await page.getByRole('button', { name: 'Show older posts' }).click()
  await page.getByText('Older, number 2.').waitFor()
  await page.getByRole('button', { name: 'Show earlier replies' }).click()
  await page.getByText('Stone 50', { exact: true }).waitFor()
  const post = page.getByRole('article').filter({ hasText: 'Newest of Ana.' })
  await post.getByRole('button', { name: 'More about this post' }).click()
  await post.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await page.getByText('Newest of Ana.').waitFor({ state: 'detached' })
  const olderPosts = async () =>
    (await page.getByText(/^Older, number/).allTextContents()).map((text) => Number(/\d+/.exec(text)))
  await expect.poll(olderPosts).toEqual([21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1])
  await page.getByText('Stone 50', { exact: true }).waitFor({ state: 'detached' })
  await page.getByText('Stone 51', { exact: true }).waitFor()
})

test('new posts and deletions leave no gap before the older posts', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const share = async (n: number) =>
    (await ana.post('/api/forum/posts', { content: `Stone ${n}`, category: 'general' })).body.id
  const ids: string[] = []
  for (let n = 1; n <= 45; n++) ids.push(await share(n))
  const { page } = await visit.another({ as: bo, viewport: phone })
  const live = page.waitForResponse('**/api/forum/live')
  await page.goto('/forum')
  await live
  const stones = async () =>
    (await page.getByText(/^Stone \d+$/).allTextContents()).map((text) => text.slice(6))
  const from = (newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, at) => String(newest - at))
  await expect.poll(stones).toEqual(from(45, 26))
  await ana.del(`/api/forum/posts/${ids[44]}`)
  await expect.poll(stones).toEqual(from(44, 26))
  const more = page.getByRole('button', { name: 'Show older posts' })
  await more.click()
  await expect.poll(stones).toEqual(from(44, 6))
  await share(46)
  await share(47)
  await page.getByRole('button', { name: 'Show 2 new posts' }).click()
  await expect.poll(stones).toEqual(['47', '46', ...from(44, 1)])
  await more.waitFor({ state: 'detached' })
})

test('a long thread is read back without gaps or doubles while others reply and texts change', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = (await ana.post('/api/forum/posts', { content: 'A long evening.', category: 'general' })).body
  await sql`insert into forum_replies (id, post_id, member_id, content, created_at)
    select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${post.id}, case when n = 750 then ${bo.id} else ${ana.id} end::uuid,
      'Stone ' || n, now() from generate_series(1, 1000) n`.execute(app.db)
  const { page, problems } = await visit.another({ as: bo, viewport: phone })
  const live = page.waitForResponse('**/api/forum/live')
  await page.goto(`/forum?post=${post.id}`)
  await live
  const replies = page.getByRole('region', { name: 'Replies' })
  const stones = async () =>
    (await replies.getByText(/^Stone \d+$/).allTextContents()).map((text) => text.slice(6))
  await expect.poll(async () => (await stones()).length).toBe(100)
  // Two taps on a slow connection load one page.
  const earlier = replies.getByRole('button', { name: 'Show earlier replies' })
  const connection = Promise.withResolvers<void>()
  await page.route('**/replies?*', async (route) => {
    await connection.promise
    await route.continue()
  })
  for (let tap = 0; tap < 2; tap++) await earlier.dispatchEvent('click')
  connection.resolve()
  await expect.poll(async () => (await stones()).length).toBe(200)
  await earlier.click()
  const expected = Array.from({ length: 300 }, (_, at) => String(701 + at))
  await expect.poll(stones).toEqual(expected)
  for (const n of [1001, 1002]) await ana.post(`/api/forum/posts/${post.id}/reply`, { content: `Stone ${n}` })
  await expect.poll(stones).toEqual([...expected, '1001', '1002'])
  const mine = replies.getByRole('listitem').filter({ hasText: 'Stone 750' })
  await mine.getByRole('button', { name: 'More about this reply' }).click()
  await mine.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(stones).toEqual([...expected, '1001', '1002'].filter((n) => n !== '750'))
  expect(problems).toEqual([])
})

import { expect, test } from 'vitest'
import { accessibilityViolations, journey, phone } from './journey.ts'

test('a followed post is announced in another browser, new replies are marked, and one tap unfollows', async () => {
  await using visit = await journey()
  const { app } = visit
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const post = (await ana.post('/api/forum/posts', { content: 'My first week', category: 'general' })).body
  const reader = await visit.another({ as: bo, viewport: phone, colorScheme: 'dark' })
  await reader.page.goto('/forum')
  const card = reader.page.getByRole('article').filter({ hasText: 'My first week' })
  await card.getByRole('button', { name: 'Follow', exact: true }).click()
  await card.getByRole('button', { name: 'Following', pressed: true }).waitFor()
  await reader.page.goto('/help')

  const writer = await visit.another({ as: cy })
  await writer.page.goto(`/forum?post=${post.id}`)
  await writer.page.getByRole('button', { name: 'Reply', exact: true }).click()
  await writer.page.getByRole('textbox').last().fill('You are doing great')
  await writer.page.getByRole('button', { name: 'Post Reply' }).click()
  await writer.page.getByRole('listitem').filter({ hasText: 'You are doing great' }).waitFor()
  await app.runJobs()

  // Opens another category, in which the post itself is not shown.
  await reader.page.goto('/forum?category=challenges')
  await reader.page.getByRole('button', { name: 'Yours 1 new' }).click()
  await reader.page.getByRole('tab', { name: 'Following' }).click()
  await reader.page.getByRole('link', { name: /My first week.*1 new reply/ }).waitFor()
  expect(await accessibilityViolations(reader.page)).toEqual([])
  await reader.page.goto('/notices')
  await reader.page.getByRole('link', { name: 'New reply to a post you follow.' }).click()
  const mark = card.getByRole('listitem').filter({ hasText: 'You are doing great' }).getByText('New')
  await mark.waitFor()
  // The post was seen, so the next visit shows no mark.
  await expect.poll(async () => (await bo.get('/api/forum/summary')).body.newInFollowed).toBe(0)
  await reader.page.reload()
  await card.getByText('You are doing great').waitFor()
  expect(await mark.count()).toBe(0)
  await card.getByRole('button', { name: 'Following' }).click()
  await card.getByRole('button', { name: 'Follow', exact: true }).waitFor()
  expect((await bo.get('/api/forum/mine')).body.following).toEqual([])
  expect([...reader.problems, ...writer.problems]).toEqual([])
})

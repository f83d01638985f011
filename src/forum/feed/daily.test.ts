import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'

test('the daily thread is created automatically, once a day', async () => {
  await using app = await testApp({ now: '2026-03-02T00:05:00Z' })
  const ana = await app.member('Ana')
  await Promise.all([app.runJob('forum.daily'), app.runJob('forum.daily')])
  await app.runJob('forum.daily')
  const list = await ana.get('/api/forum/posts?category=daily')
  expect(list.body).toMatchObject([
    { author: 'Cairn', isDaily: true, content: expect.stringContaining('Monday, March 2') },
  ])
})

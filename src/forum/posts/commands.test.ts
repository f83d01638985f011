import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'

const nowhere = '0190a0a0-0000-7000-8000-000000000000'

test('concurrent refused replies use one connection each, so none of them waits for another', async () => {
  await using app = await testApp({ settings: { DATABASE_POOL: '2' } })
  const ana = await app.member('Ana')
  const replies = await Promise.all(
    Array.from({ length: 12 }, () =>
      ana.post(`/api/forum/posts/${nowhere}/reply`, { content: 'I am here.' }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 404))
})

import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { share } from './testing/forum-calls.server.ts'

test('muted members are hidden, blocking hides both members, and neither is notified', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'Ana writes')
  await share(bo, 'Bo writes')
  await bo.post(`/api/forum/posts/${post.id}/mute`, { kind: 'mute' })
  expect((await bo.get('/api/forum/posts')).body).toMatchObject([{ content: 'Bo writes' }])
  expect((await ana.get('/api/forum/posts')).body).toHaveLength(2)
  const [muted] = (await bo.get('/api/forum/mine')).body.mutes
  expect(muted).toMatchObject({ name: 'Ana', kind: 'mute' })
  await bo.del(`/api/forum/mutes/${muted.id}`)
  await bo.post(`/api/forum/posts/${post.id}/mute`, { kind: 'block' })
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([{ content: 'Ana writes' }])
})

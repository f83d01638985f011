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

test('a block that is sent again after a lost response is done, also on a page with a text of the muted author', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { body: post } = await share(ana, 'Ana writes')
  const { body: reply } = await ana.post(`/api/forum/posts/${post.id}/reply`, { content: 'Ana replies' })
  for (const kind of ['mute', 'mute', 'block', 'block'])
    expect((await bo.post(`/api/forum/posts/${post.id}/mute`, { kind })).status).toBe(200)
  expect((await bo.post(`/api/forum/replies/${reply.id}/mute`, { kind: 'block' })).status).toBe(200)
  expect((await bo.get('/api/forum/mine')).body.mutes).toMatchObject([{ name: 'Ana', kind: 'block' }])
  // Someone who is blocked, or asks for a text that does not exist, learns and changes nothing.
  const { body: written } = await share(bo, 'Bo writes')
  expect((await ana.post(`/api/forum/posts/${written.id}/mute`, { kind: 'mute' })).status).toBe(404)
  expect((await cy.post(`/api/forum/posts/${crypto.randomUUID()}/mute`, { kind: 'mute' })).status).toBe(404)
})

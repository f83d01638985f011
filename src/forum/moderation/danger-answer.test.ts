import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../../app/testing/test-app.server.ts'

const share = async (who: TestPerson, content: string) =>
  (await who.post('/api/forum/posts', { content, category: 'general' })).body
const read = async (who: TestPerson, id: string) => (await who.get(`/api/forum/posts/${id}`)).body
const fromSupport = ({ replies }: { replies: { isAIModerator: boolean }[] }) =>
  replies.filter(({ isAIModerator }) => isAIModerator)

test('a post that shows danger gets a prepared answer immediately, without an engine', async () => {
  await using app = await testApp({ settings: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' } })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const post = await share(ana, 'I want to die')
  expect(post.replies).toMatchObject([
    { author: 'Community Support (AI)', isAIModerator: true, content: expect.stringContaining('988') },
  ])
  expect(fromSupport(await read(bo, post.id))).toHaveLength(1)
  expect((await bo.get('/api/forum/posts?view=unanswered')).body).toHaveLength(1)
  await ana.post(`/api/forum/posts/${post.id}/request-support`)
  await app.runJobs()
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'I want to die tonight' })
  expect(fromSupport(await read(ana, post.id))).toHaveLength(1)
})

test('an edit that shows danger gets an answer, too, and a Spanish post gets one in Spanish', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const post = await share(ana, 'A long day')
  expect(post.replies).toEqual([])
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'I want to die' })
  expect(fromSupport(await read(ana, post.id))).toHaveLength(1)
  const spanish = await share(ana, 'ya no quiero seguir viviendo, no puedo con esto')
  expect(spanish.replies[0].content).toContain('Gracias')
})

test('the author finds the help on every device, and no one else gets it', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const mo = await app.member('Mo', { role: 'moderator' })
  const post = await share(ana, 'I want to die')
  expect(post.help).toBe('suicide')
  const quiet = await share(bo, 'How are you all?')
  expect(quiet.help).toBeNull()
  const path = `/api/forum/posts/${quiet.id}/reply`
  const reply = (await ana.post(path, { content: 'I relapsed last night and took too much, I am scared' }))
    .body
  expect(reply.help).not.toBeNull()
  app.clock.advance({ hours: 11 })
  expect((await read(ana, post.id)).help).toBe('suicide')
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([
    { replies: [{ help: reply.help }] },
    { help: 'suicide' },
  ])
  for (const who of [bo, mo]) {
    const list = await who.get('/api/forum/posts')
    expect(list.body).toMatchObject([{ help: null, replies: [{ help: null }] }, { help: null }])
    expect(list.text).not.toContain('"suicide"')
  }
  // If an edit removes the danger, the help is removed, too.
  await ana.patch(`/api/forum/posts/${post.id}`, { content: 'A long day' })
  expect((await read(ana, post.id)).help).toBeNull()
})

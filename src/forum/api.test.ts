import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestPerson, testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'
import { share } from './testing/forum-calls.server.ts'

test('the forum needs a signed-in member', async () => {
  await using app = await testApp()
  for (const answer of [
    await app.visitor.get('/api/forum/posts'),
    await share(app.visitor, 'hello'),
    await app.visitor.get('/api/forum/live'),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please log in first.' } })
  }
})

test.each([
  ['', 'A post cannot be blank.'],
  [' \u200b\u2060 ', 'A post cannot be blank.'],
  ['a'.repeat(5001), 'A post can be at most 5,000 characters.'],
  ['nul \u0000', 'This text contains characters that can’t be saved.'],
  ['half \ud800', 'This text contains characters that can’t be saved.'],
])('the post %j is refused with a sentence', async (content, message) => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect(await share(ana, content)).toMatchObject({ status: 400, body: { message } })
})

test('an invalid post is refused, and clients cannot set its other fields', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  expect((await share(ana, 'hello', 'elsewhere')).status).toBe(400)
  expect(
    (
      await ana.post('/api/forum/posts', {
        content: 'hi',
        category: 'general',
        isModerated: true,
        author: 'Bo',
      })
    ).status,
  ).toBe(400)
  expect((await ana.get('/api/forum/posts')).body).toEqual([])
})

test('a post appears newest first in its category, with the first name and nothing else of its author', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { email: 'ana.surname@example.org' })
  const bo = await app.member('Bo')
  await share(ana, 'First <b>words</b> \u202eתודה')
  await share(ana, 'Second words', 'challenges')
  const shared = await share(ana, 'Third words')
  expect(shared).toMatchObject({
    status: 200,
    body: { author: 'Ana', isModerated: false, replies: [], isMine: true, held: null, help: null },
  })
  const list = await bo.get('/api/forum/posts?category=general')
  expect(list.body.map((post: { content: string }) => post.content)).toEqual([
    'Third words',
    'First <b>words</b> \u202eתודה',
  ])
  expect(list.body[0]).toMatchObject({
    author: 'Ana',
    category: 'general',
    isModerated: false,
    isMine: false,
  })
  expect(list.body[0].moderatorNote).toBeUndefined()
  expect(list.text).not.toContain(ana.id)
  expect(list.text).not.toContain('surname')
  expect((await bo.get('/api/forum/posts')).body).toHaveLength(3)
})

test('a reply is shown under its post and found by its permalink; an unknown post is a 404', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'How do you sleep?')
  expect(
    (await bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'Badly, then better.' })).status,
  ).toBe(200)
  const read = await ana.get(`/api/forum/posts/${post.id}`)
  expect(read.body.replies).toMatchObject([
    { author: 'Bo', content: 'Badly, then better.', isAIModerator: false, isMine: false },
  ])
  const nowhere = '/api/forum/posts/0190a0a0-0000-7000-8000-000000000000'
  for (const answer of [
    await ana.get(nowhere),
    await ana.post(`${nowhere}/reply`, { content: 'hi' }),
    await ana.post(`${nowhere}/request-support`),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'There is no such post.' } })
  }
  expect(await bo.post(`/api/forum/posts/${post.id}/reply`, { content: ' ' })).toMatchObject({
    status: 400,
    body: { message: 'A reply cannot be blank.' },
  })
})

test('the same idempotency key stores a post once, and another text with it is refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana')
  const body = { content: 'once', category: 'general', sendKey: 'press-00000001' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => ana.post('/api/forum/posts', body)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await ana.post('/api/forum/posts', { ...body, content: 'other' })).status).toBe(409)
  expect((await ana.get('/api/forum/posts')).body).toHaveLength(1)
})

test('a hundred posts a minute by one person are refused', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana')
  const answers = []
  for (let at = 0; at < 100; at++) answers.push(await share(ana, `post ${at}`))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(50)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['my number is 415-555-0134 call me', 'First names only'],
  ["who's got percs near dallas, dm me", 'asks for or offers drugs'],
  ["you're a pathetic junkie", 'could hurt'],
  ['Earn $500 a day from home, click the link', 'advertises'],
])('"%s" is held for staff, its author reads why, and an edit publishes it', async (content, why) => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const held = await share(ana, content)
  expect(held.body.held).toContain(why)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
  expect((await bo.get(`/api/forum/posts/${held.body.id}`)).status).toBe(404)
  expect((await ana.get('/api/forum/posts')).body).toMatchObject([{ isModerated: true, content }])
  const edited = await ana.patch(`/api/forum/posts/${held.body.id}`, { content: 'A kinder sentence.' })
  expect(edited.body).toMatchObject({ held: null, isModerated: false })
  expect((await bo.get('/api/forum/posts')).body).toMatchObject([{ content: 'A kinder sentence.' }])
})

test('only the author edits or deletes a post', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'Mine')
  const { body: reply } = await bo.post(`/api/forum/posts/${post.id}/reply`, { content: 'His' })
  expect((await bo.patch(`/api/forum/posts/${post.id}`, { content: 'x' })).status).toBe(404)
  expect((await bo.del(`/api/forum/posts/${post.id}`)).status).toBe(404)
  expect((await ana.del(`/api/forum/replies/${reply.id}`)).status).toBe(404)
  expect((await bo.patch(`/api/forum/replies/${reply.id}`, { content: 'His, mended' })).body).toMatchObject({
    content: 'His, mended',
    isMine: true,
  })
  expect((await bo.del(`/api/forum/replies/${reply.id}`)).status).toBe(200)
  expect((await ana.get('/api/forum/posts')).body[0].replies).toEqual([])
  expect((await ana.del(`/api/forum/posts/${post.id}`)).status).toBe(200)
  expect((await bo.get('/api/forum/posts')).body).toEqual([])
})

const answersUnder = async (who: TestPerson, id: string) =>
  (await who.get(`/api/forum/posts/${id}`)).body.replies.filter(
    (reply: { isAIModerator: boolean }) => reply.isAIModerator,
  )

test('twenty concurrent requests for support get exactly one answer, even if the worker is killed and restarted', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const { body: post } = await share(ana, 'I have a craving and the evening is long')
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? ana : bo).post(`/api/forum/posts/${post.id}/request-support`),
    ),
  )
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  expect((await ana.get('/api/forum/posts')).body[0].supportPending).toBe(true)
  const [request] = await rows<{ id: string }>(app.db, sql`select id from forum_requests`)
  await Promise.all([1, 2, 3].map(() => app.runJob('forum.answer', { id: request?.id })))
  await app.runJobs()
  const answers = await answersUnder(ana, post.id)
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ author: 'Community Support (AI)', isAIModerator: true })
  expect((await ana.get('/api/forum/posts')).body[0].supportPending).toBe(false)
  expect((await ana.del(`/api/forum/replies/${answers[0].id}`)).status).toBe(200)
})

test('if the engine is down or its text is refused, prepared guidance answers', async () => {
  await using app = await testApp({ settings: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' } })
  const ana = await app.member('Ana')
  const { body: post } = await share(ana, 'Hoy cumplo 30 dias limpio y estoy muy agradecido con ustedes')
  await ana.post(`/api/forum/posts/${post.id}/request-support`)
  await app.runJobs()
  const [answer] = await answersUnder(ana, post.id)
  expect(answer.content).toMatch(/piedra|bien leer/)
})

test('a post shows which kinds of support it got, never how many', async () => {
  await using app = await testApp()
  const [ana, bo, cy] = [await app.member('Ana'), await app.member('Bo'), await app.member('Cy')]
  const { body: post } = await share(ana, 'Ninety days')
  for (const who of [bo, cy, cy])
    await who.put(`/api/forum/posts/${post.id}/support`, { kind: 'with_you', given: true })
  expect((await bo.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({
    supports: ['with_you'],
    mySupports: ['with_you'],
  })
  await bo.put(`/api/forum/posts/${post.id}/support`, { kind: 'with_you', given: false })
  expect((await ana.get(`/api/forum/posts/${post.id}`)).body).toMatchObject({
    supports: ['with_you'],
    mySupports: [],
  })
})

test('a member who deletes the account deletes their posts or leaves them without a name', async () => {
  await using app = await testApp()
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  await share(ana, 'Stays')
  await share(bo, 'Goes')
  const leave = (who: TestPerson, forum: string) =>
    who.post('/api/account/delete', { password: app.password, forum })
  await leave(ana, 'keep-unnamed')
  await leave(bo, 'delete')
  const cy = await app.member('Cy')
  const list = await cy.get('/api/forum/posts')
  expect(list.body).toMatchObject([{ author: 'Former member', content: 'Stays' }])
})

test('a change is published to other processes, without its text', async () => {
  await using app = await testApp()
  await using second = await testApp({ connection: app.connection })
  const ana = await app.member('Ana')
  const message = new Promise<string>((resolve) => {
    second.services.pubsub.subscribe('forum', resolve)
  })
  const { body: post } = await share(ana, 'secret words', 'challenges')
  expect(await message).toBe(`post challenges ${post.id}`)
})

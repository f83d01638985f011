import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'

test('the coach needs a signed-in member whose plan includes it', async () => {
  await using app = await testApp()
  expect(await app.visitor.post('/api/ai-chat', { message: 'hi' })).toMatchObject({ status: 401 })
  const free = await app.member('Ana')
  expect(await free.post('/api/ai-chat', { message: 'hi' })).toMatchObject({ status: 403 })
})

test('a message that shows danger is answered on every plan, and not stored for a free member (B2 23)', async () => {
  await using app = await testApp()
  const free = await app.member('Ana')
  const answer = await free.post('/api/ai-chat', { message: 'I want to kill myself' })
  expect(answer.status).toBe(200)
  expect(answer.body.messages[1].content).toMatch(/988/)
  expect(await rows(app.db, sql`select 1 from coach_messages`)).toEqual([])
})

test('blank, overlong and invalid messages are refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  expect(await ana.post('/api/ai-chat', { message: ' \u200b ' })).toMatchObject({
    status: 400,
    body: { message: 'Write something first; a message cannot be blank.' },
  })
  expect(await ana.post('/api/ai-chat', { message: 'x'.repeat(4001) })).toMatchObject({
    status: 400,
    body: { message: 'A message can be at most 4,000 characters.' },
  })
  expect(await ana.post('/api/ai-chat', { message: 'hi', role: 'assistant' })).toMatchObject({ status: 400 })
  expect(await ana.post('/api/ai-chat', { message: 'hi', conversationId: 'nothing' })).toMatchObject({
    status: 404,
    body: { message: 'There is no such conversation.' },
  })
})

test('a conversation is stored under its id, and each response contains all of its messages', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const first = await ana.post('/api/ai-chat', {
    message: '  I want a drink so badly  ',
    conversationId: null,
  })
  expect(first.body.messages).toMatchObject([
    { role: 'user', content: 'I want a drink so badly' },
    { role: 'assistant', by: 'guide' },
  ])
  expect(first.body.messages[0].timestamp).toMatch(/^\d{4}-\d\d-\d\dT/)
  const second = await ana.post('/api/ai-chat', { message: '8', conversationId: first.body.conversationId })
  expect(second.body.conversationId).toBe(first.body.conversationId)
  expect(second.body.messages).toHaveLength(4)
  expect(second.body.messages.slice(0, 2)).toEqual(first.body.messages)
})

test('a member cannot read, rename, continue or delete another member’s conversation', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const ben = await app.member('Ben', { plan: 'premium' })
  const { conversationId, messages } = (await ana.post('/api/ai-chat', { message: 'my secret day' })).body
  const path = `/api/coach/conversations/${conversationId}`
  for (const answer of [
    await ben.get(path),
    await ben.patch(path, { title: 'mine' }),
    await ben.del(path),
    await ben.del(`${path}/messages/${messages[0].id}`),
    await ben.post('/api/ai-chat', { message: 'hi', conversationId }),
  ])
    expect(answer.status).toBe(404)
  expect((await ben.get('/api/coach/conversations')).body.conversations).toEqual([])
  expect((await ana.get(path)).body.messages).toHaveLength(2)
})

test('conversations can be listed, renamed and exported, and deleted whole or by message', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { conversationId, messages } = (await ana.post('/api/ai-chat', { message: 'I cannot sleep' })).body
  const path = `/api/coach/conversations/${conversationId}`
  expect((await ana.get('/api/coach/conversations')).body.conversations).toMatchObject([
    { id: conversationId, title: 'Trouble with sleep' },
  ])
  expect((await ana.patch(path, { title: 'Nights' })).status).toBe(200)
  expect((await ana.get('/api/coach/export')).body.conversations).toMatchObject([
    { title: 'Nights', messages: [{ content: 'I cannot sleep' }, { role: 'assistant' }] },
  ])
  expect((await ana.del(`${path}/messages/${messages[0].id}`)).body.messages).toHaveLength(1)
  expect((await ana.del(path)).status).toBe(200)
  expect((await ana.get(path)).status).toBe(404)
  await ana.post('/api/ai-chat', { message: 'another' })
  expect((await ana.del('/api/coach/conversations')).status).toBe(200)
  expect(await rows(app.db, sql`select 1 from coach_messages`)).toEqual([])
})

test('a message that is sent twice is stored once, even if the first response was lost', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const body = { message: 'I feel angry at my brother', attempt: '0190a000-0000-7000-8000-000000000001' }
  const answers = await Promise.all([
    ana.post('/api/ai-chat', body),
    ana.post('/api/ai-chat', body),
    ana.post('/api/ai-chat', body),
  ])
  for (const answer of answers) expect(answer.body.messages).toEqual(answers[0]?.body.messages)
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toHaveLength(1)
})

test('a conversation with danger continues after the plan ended, and for free members through the API', async () => {
  await using app = await testApp()
  const free = await app.member('Fee')
  const first = await free.post('/api/ai-chat', { message: 'I want to kill myself tonight' })
  expect(first.status).toBe(200)
  const next = await free.post('/api/ai-chat', {
    message: 'in the garage',
    sealed: first.body.sealed,
    temporary: true,
  })
  expect(next.status).toBe(200)
  expect(next.body.messages).toHaveLength(4)
  expect((await free.post('/api/ai-chat', { message: 'in the garage' })).status).toBe(403)
})

test('the newest answer has suggested replies', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { body } = await ana.post('/api/ai-chat', { message: 'I am craving hard right now' })
  expect(body.messages.at(-1).choices).toContain('10')
})

test('the member sees that a safety check ran and what it did (B2 40)', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { messages } = (await ana.post('/api/ai-chat', { message: 'quiero matarme' })).body
  expect(messages[1].check).toMatch(/revisión de seguridad/)
  expect(messages[1].links.map(({ href }: { href: string }) => href)).toContain('tel:988')
})

test('phone numbers are those of the chosen region, or of the time zone’s region if none was chosen (B2 32)', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const chosen = await ana.post('/api/ai-chat', { message: 'I want to kill myself', region: 'GB' })
  expect(chosen.body.messages[1].content).toMatch(/116 ?123/)
  const zoned = await ana.post(
    '/api/ai-chat',
    { message: 'I want to kill myself' },
    { headers: { 'time-zone': 'Europe/Madrid' } },
  )
  expect(zoned.body.messages[1].content).toMatch(/024/)
})

test('with COACH=off every call of the coach is refused, and the status says so (B2 52)', async () => {
  await using app = await testApp({ settings: { COACH: 'off' } })
  const ana = await app.member('Ana', { plan: 'premium' })
  expect((await app.visitor.get('/api/coach')).body).toMatchObject({ on: false, engine: null })
  for (const answer of [
    await ana.post('/api/ai-chat', { message: 'hi' }),
    await ana.get('/api/coach/conversations'),
    await ana.get('/api/coach/export'),
  ])
    expect(answer).toMatchObject({ status: 404, body: { message: expect.stringMatching(/switched off/) } })
})

test('a flood of messages is rate limited, and danger is still answered (B2 23)', async () => {
  await using app = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const ana = await app.member('Ana', { plan: 'premium' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      ana.post('/api/ai-chat', { message: `line ${at}`, temporary: true }),
    ),
  )
  const limited = answers.find(({ status }) => status === 429)
  expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ana.post('/api/ai-chat', { message: 'I want to kill myself' })).status).toBe(200)
})

test('an article and a meeting that starts soon are suggested if they fit', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  let conversationId: string | null = null
  const links: string[] = []
  for (const message of [
    'I want to drink so badly',
    '7',
    'a long day',
    'two rooms away',
    'a bath',
    'my sister',
  ]) {
    const { body } = await ana.post('/api/ai-chat', { message, conversationId })
    conversationId = body.conversationId
    links.push(...(body.messages.at(-1).links ?? []).map(({ href }: { href: string }) => href))
  }
  expect(links.some((href) => href.startsWith('/library/'))).toBe(true)
})

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

test('danger is answered on every plan, and nothing of it is stored for a free member (B2 23)', async () => {
  await using app = await testApp()
  const free = await app.member('Ana')
  const answer = await free.post('/api/ai-chat', { message: 'I want to kill myself' })
  expect(answer.status).toBe(200)
  expect(answer.body.messages[1].content).toMatch(/988/)
  expect(await rows(app.db, sql`select 1 from coach_messages`)).toEqual([])
})

test('a blank, a too long and an invalid message are refused', async () => {
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

test('a conversation is stored under its id and returned whole after each message', async () => {
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

test('no member reads, renames, continues or deletes the conversation of another', async () => {
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

test('conversations are listed, renamed, exported and deleted, message by message or whole', async () => {
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

test('after danger a conversation continues when the plan has ended, and for free members by the API', async () => {
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

test('messages are in no table, log or safety check as plain text (B2 37)', async () => {
  const logged: string[] = []
  await using app = await testApp({ logged })
  const ana = await app.member('Ana', { plan: 'premium' })
  const canary = 'zebracanary'
  await ana.post('/api/ai-chat', { message: `${canary} I want to kill myself` })
  await ana.post('/api/ai-chat', {
    message: `how do I hide my drinking and ${canary} from my wife`,
    temporary: true,
  })
  const tables = await rows<{ name: string }>(
    app.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const found = await rows(
      app.db,
      sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${canary}%`} or encode(convert_to(t::text, 'UTF8'), 'escape') ilike ${`%${Buffer.from(canary).toString('hex')}%`}`,
    )
    expect(found, name).toEqual([])
  }
  expect(logged.join('\n')).not.toContain(canary)
  expect(
    await rows(app.db, sql`select label, urgency, action from coach_checks order by at, id`),
  ).toMatchObject([{ label: 'suicide', action: 'crisis' }, { action: 'boundary' }])
})

test('the person sees that a safety check ran and what it did (B2 40)', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { messages } = (await ana.post('/api/ai-chat', { message: 'quiero matarme' })).body
  expect(messages[1].check).toMatch(/revisión de seguridad/)
  expect(messages[1].links.map(({ href }: { href: string }) => href)).toContain('tel:988')
})

test('the numbers follow the region that was chosen, else the time zone (B2 32)', async () => {
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

test('a temporary chat remembers its danger and is stored nowhere (B2 7)', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const first = (await ana.post('/api/ai-chat', { message: 'I want to kill myself', temporary: true })).body
  expect(first.conversationId).toBe('temporary')
  const second = (
    await ana.post('/api/ai-chat', { message: 'no plan', temporary: true, sealed: first.sealed })
  ).body
  expect(second.messages).toHaveLength(4)
  expect(second.messages[3].links.length).toBeGreaterThan(0)
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toEqual([])
  const ben = await app.member('Ben', { plan: 'premium' })
  expect(
    await ben.post('/api/ai-chat', { message: 'hi', temporary: true, sealed: first.sealed }),
  ).toMatchObject({ status: 400 })
})

test('a temporary chat of forty long messages still fits into a request', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  let sealed: string | undefined
  for (let at = 0; at < 12; at += 1) {
    const answer = await ana.post('/api/ai-chat', {
      message: `${'my day was long and I am tired '.repeat(100)} ${at}`,
      temporary: true,
      ...(sealed ? { sealed } : {}),
    })
    expect(answer.status).toBe(200)
    sealed = answer.body.sealed
  }
})

test('conversations are deleted after the time that their owner chose, and checks become counts after ninety days (B2 38)', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const ben = await app.member('Ben', { plan: 'premium' })
  await ana.put('/api/coach/choices', { keepDays: 7 })
  await ana.post('/api/ai-chat', { message: 'I want to kill myself' })
  await ben.post('/api/ai-chat', { message: 'I feel lonely' })
  app.clock.advance({ days: 6 })
  await app.runJob('coach.forget')
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toHaveLength(2)
  app.clock.advance({ days: 2 })
  await app.runJob('coach.forget')
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toHaveLength(1)
  expect(await rows(app.db, sql`select 1 from coach_checks`)).toHaveLength(1)
  app.clock.advance({ days: 90 })
  await app.runJob('coach.forget')
  expect(await rows(app.db, sql`select 1 from coach_checks`)).toEqual([])
})

test('conversations are part of the export and deleted with the account', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: 'I feel lonely' })
  await sql`delete from members where id = ${ana.id}`.execute(app.db)
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toEqual([])
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
  const slowed = answers.find(({ status }) => status === 429)
  expect(Number(slowed?.headers['retry-after'])).toBeGreaterThan(0)
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

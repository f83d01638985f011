// What is stored of a conversation, and for how long.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { rows } from '../platform/database/db.server.ts'

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

test('a temporary chat remembers a danger without being stored (B2 7)', async () => {
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

test('a temporary chat of twelve long messages fits into a request', async () => {
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
  await app.runJob('coach.purge')
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toHaveLength(2)
  app.clock.advance({ days: 2 })
  await app.runJob('coach.purge')
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toHaveLength(1)
  expect(await rows(app.db, sql`select 1 from coach_checks`)).toHaveLength(1)
  app.clock.advance({ days: 90 })
  await app.runJob('coach.purge')
  expect(await rows(app.db, sql`select 1 from coach_checks`)).toEqual([])
})

test('conversations are part of the export and deleted with the account', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.post('/api/ai-chat', { message: 'I feel lonely' })
  await sql`delete from members where id = ${ana.id}`.execute(app.db)
  expect(await rows(app.db, sql`select 1 from coach_conversations`)).toEqual([])
})

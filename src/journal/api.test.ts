import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { exportOf } from './store.server.ts'
import { content, key, nowhere, record, seal } from './testing/journal-records.server.ts'

test('the journal needs a signed-in member whose plan includes it', async () => {
  await using app = await testApp()
  const free = await app.member('Fay')
  for (const [who, status] of [
    [app.visitor, 401],
    [free, 403],
  ] as const) {
    expect((await who.get('/api/journal')).status).toBe(status)
    expect((await who.get('/api/journal/key')).status).toBe(status)
    expect((await who.post('/api/journal', { encryptedContent: content() })).status).toBe(status)
    expect((await who.put('/api/journal/key', key())).status).toBe(status)
    expect((await who.del(`/api/journal/${nowhere}`)).status).toBe(status)
  }
  expect((await free.get('/api/journal')).body.message).toContain('Premium')
})

test('every member may ask whether they have a journal, also after their plan ended', async () => {
  await using app = await testApp()
  expect((await app.visitor.get('/api/journal/exists')).status).toBe(401)
  const ana = await app.member('Ana', { plan: 'premium' })
  expect((await ana.get('/api/journal/exists')).body).toEqual({ exists: false })
  await ana.put('/api/journal/key', key())
  await sql`delete from memberships where member_id = ${ana.id}`.execute(app.db)
  expect((await ana.get('/api/journal/exists')).body).toEqual({ exists: true })
})

test('data that is not ciphertext is refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const refused = [
    'My plain words',
    'b25lIGRheSBhdCBhIHRpbWU',
    `${content()}\n`,
    content().replace('A', '-'),
    content(1, 27),
    '',
    7,
    null,
  ]
  for (const encryptedContent of refused) {
    const answer = await ana.post('/api/journal', { encryptedContent })
    expect([encryptedContent, answer.status]).toEqual([encryptedContent, 400])
    expect(answer.body.message).not.toBe('')
  }
  expect((await ana.post('/api/journal', { encryptedContent: content(), text: 'plain' })).status).toBe(400)
  expect((await ana.post('/api/journal', { encryptedContent: content(1, 786_432) })).status).toBe(200)
  expect((await ana.post('/api/journal', { encryptedContent: content(1, 786_435) })).status).toBe(413)
  expect((await ana.post('/api/journal', { encryptedContent: content(1, 2_000_000) })).status).toBe(413)
  expect((await ana.get('/api/journal')).body).toHaveLength(1)
})

test('another member’s entry is a 404', async () => {
  await using app = await testApp()
  const [ana, ben] = [
    await app.member('Ana', { plan: 'premium' }),
    await app.member('Ben', { plan: 'professional' }),
  ]
  const { body } = await ana.post('/api/journal', { encryptedContent: content(), enc: seal() })
  expect((await ben.get(`/api/journal/${body.id}`)).status).toBe(404)
  expect(
    (await ben.put(`/api/journal/${body.id}`, { encryptedContent: content(2), enc: seal(2) })).status,
  ).toBe(404)
  expect((await ben.post(`/api/journal/${body.id}/confirm`, { seq: 1 })).status).toBe(404)
  expect((await ben.del(`/api/journal/${body.id}`)).status).toBe(404)
  expect((await ben.del('/api/journal/7')).status).toBe(404)
  expect((await ben.get('/api/journal')).body).toEqual([])
  expect((await ana.get('/api/journal')).body).toEqual([body])
})

test('an entry in the spec’s own form is stored, listed newest first, and deleted', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const first = await ana.post('/api/journal', { encryptedContent: content(1) })
  expect(first).toMatchObject({
    status: 200,
    body: { createdAt: '2026-03-01T10:00:00.000Z', encryptedContent: content(1) },
  })
  app.clock.advance({ minutes: 1 })
  const second = await ana.post('/api/journal', { encryptedContent: content(2) })
  expect((await ana.get('/api/journal')).body).toEqual([second.body, first.body])
  expect((await ana.del(`/api/journal/${first.body.id}`)).status).toBe(200)
  expect((await ana.del(`/api/journal/${first.body.id}`)).status).toBe(404)
  expect((await ana.get('/api/journal')).body).toEqual([second.body])
})

test('an entry that is sent twice is stored once; a different one with the same id is refused', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const body = { encryptedContent: content(), enc: seal() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => ana.post('/api/journal', body)))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
  expect((await ana.post('/api/journal', { ...body, encryptedContent: content(2) })).status).toBe(409)
  const key = { headers: { 'idempotency-key': 'one press' } }
  const pressed = await ana.post('/api/journal', { encryptedContent: content(3) }, key)
  expect((await ana.post('/api/journal', { encryptedContent: content(3) }, key)).body).toEqual(pressed.body)
  expect((await ana.post('/api/journal', { encryptedContent: content(4) }, key)).status).toBe(409)
  expect((await ana.get('/api/journal')).body).toHaveLength(2)
})

test('an edit keeps the older version until it is confirmed, and never overwrites another edit', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { id } = (await ana.post('/api/journal', { encryptedContent: content(1), enc: seal(1) })).body
  const path = `/api/journal/${id}`
  const second = { encryptedContent: content(2), enc: seal(2) }
  expect((await ana.put(path, second)).body.previous).toEqual({ encryptedContent: content(1), enc: seal(1) })
  expect((await ana.put(path, second)).status).toBe(200)
  expect((await ana.put(path, { encryptedContent: content(9), enc: seal(2) })).status).toBe(409)
  const third = await ana.put(path, { encryptedContent: content(3), enc: seal(3) })
  expect(third.body.previous).toEqual({ encryptedContent: content(1), enc: seal(1) })
  expect((await ana.post(`${path}/confirm`, { seq: 2 })).status).toBe(409)
  expect((await ana.post(`${path}/confirm`, { seq: 3 })).status).toBe(200)
  expect((await ana.get(path)).body).toEqual({
    id,
    createdAt: third.body.createdAt,
    encryptedContent: content(3),
    enc: seal(3),
  })
})

test('a migrated entry has its original date, but never a future one', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const dated = (createdAt: string, filling: number) =>
    ana.post('/api/journal', { encryptedContent: content(filling), createdAt })
  expect((await dated('2024-02-29T08:00:00+01:00', 1)).body.createdAt).toBe('2024-02-29T07:00:00.000Z')
  expect((await dated('2036-01-01T00:00:00Z', 2)).body.createdAt).toBe('2026-03-01T10:00:00.000Z')
  expect((await dated('yesterday', 3)).status).toBe(400)
})

test('a long journal is read page by page, each entry once', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  await sql`insert into journal_entries (id, member_id, created_at, updated_at, content, posted_hash)
    select gen_random_uuid(), ${ana.id}, timestamptz '2026-01-01' + (i / 3) * interval '1 minute', now(), decode(repeat('ab', 300), 'hex'), ''
    from generate_series(1, 2203) i`.execute(app.db)
  await sql`insert into journal_entries (id, member_id, created_at, updated_at, content, posted_hash)
    select gen_random_uuid(), ${ana.id}, timestamptz '2025-01-01' + i * interval '1 minute', now(), decode(repeat('ab', 700000), 'hex'), ''
    from generate_series(1, 12) i`.execute(app.db)
  const seen: string[] = []
  let path = '/api/journal'
  for (let pages = 0; pages < 20; pages += 1) {
    const answer = await ana.get(path)
    expect(answer.text.length).toBeLessThan(7_000_000)
    if (answer.body.length === 0) break
    for (const entry of answer.body) seen.push(entry.id)
    path = /^<(.+)>; rel="next"$/.exec(answer.headers['link'] ?? '')?.[1] ?? ''
  }
  expect([seen.length, new Set(seen).size]).toEqual([2215, 2215])
  for (const before of ['x', '2026_1', `2026-01-01T00:00:00Z_${"'"}`]) {
    expect((await ana.get(`/api/journal?before=${encodeURIComponent(before)}`)).status).toBe(400)
  }
})

test('after the plan ended a member can still read, export and delete, but not add', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  const { id } = (await ana.post('/api/journal', { encryptedContent: content(), enc: seal() })).body
  await ana.put('/api/journal/key', key())
  await sql`delete from memberships where member_id = ${ana.id}`.execute(app.db)
  expect((await ana.post('/api/journal', { encryptedContent: content(2) })).status).toBe(403)
  expect((await ana.put(`/api/journal/${id}`, { encryptedContent: content(2), enc: seal(2) })).status).toBe(
    403,
  )
  expect((await ana.get('/api/journal')).body).toHaveLength(1)
  expect((await ana.get('/api/journal/key')).body.record).toEqual(record())
  expect((await ana.put('/api/journal/manifest', { revision: 1, encryptedContent: content() })).status).toBe(
    200,
  )
  expect((await ana.del(`/api/journal/${id}`)).status).toBe(200)
})

test('a member’s export contains the journal, and deleting the account deletes it', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const { body } = await ana.post('/api/journal', { encryptedContent: content(), enc: seal() })
  await ana.put('/api/journal/key', key())
  await ana.put('/api/journal/manifest', { revision: 1, encryptedContent: content(5) })
  expect(await exportOf(app.db, ana.id)).toEqual({
    journal: [body],
    journalKey: record(),
    journalKeysReplaced: [],
    journalManifest: { revision: 1, encryptedContent: content(5) },
  })
  await sql`delete from members where id = ${ana.id}`.execute(app.db)
  expect(await exportOf(app.db, ana.id)).toEqual({
    journal: [],
    journalKey: null,
    journalKeysReplaced: [],
    journalManifest: null,
  })
})

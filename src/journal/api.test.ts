import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { purgeReplacedKeys } from './key-store.server.ts'
import { exportOf } from './store.server.ts'

const content = (filling = 1, bytes = 284) => Buffer.alloc(bytes, filling).toString('base64')
const seal = (seq = 1, eid = '5f8f4e3a-1c2d-4b5e-9a6f-7b8c9d0e1f2a') => ({
  v: 2,
  kid: '2b0c4c7e-9d55-4c39-8f0a-6f7c1f2a3b4c',
  eid,
  seq,
})
const record = (revision = 1, kid = '2b0c4c7e-9d55-4c39-8f0a-6f7c1f2a3b4c') => ({
  kid,
  revision,
  wrap: 'opaque',
})
// What an opened journal derives from its data key, and the hash that the server checks it with.
const proof = (filling: number) => Buffer.alloc(32, filling).toString('base64')
const verifier = (filling: number) => createHash('sha256').update(Buffer.alloc(32, filling)).digest('base64')
const key = (revision = 1, kid?: string) => ({
  record: record(revision, kid),
  verifier: verifier(revision),
  ...(revision > 1 ? { proof: proof(revision - 1) } : {}),
})
const nowhere = '018f0000-0000-7000-8000-000000000001'

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

test('a write whose answer was lost is recognized behind newer versions and after a deletion', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const written = { encryptedContent: content(1), enc: seal(1) }
  const { id } = (await ana.post('/api/journal', written)).body
  const edit = { encryptedContent: content(2), enc: seal(2) }
  expect((await ana.put(`/api/journal/${id}`, edit)).status).toBe(200)
  const newer = (await ana.put(`/api/journal/${id}`, { encryptedContent: content(3), enc: seal(3) })).body
  expect((await ana.put(`/api/journal/${id}`, edit)).body).toMatchObject({ enc: seal(3) })
  expect((await ana.post('/api/journal', written)).body.encryptedContent).toBe(newer.encryptedContent)
  // The same version with other words was never stored.
  expect((await ana.put(`/api/journal/${id}`, { ...edit, encryptedContent: content(9) })).status).toBe(409)
  expect((await ana.del(`/api/journal/${id}?seq=2`)).status).toBe(409)
  expect((await ana.del(`/api/journal/${id}?seq=x`)).status).toBe(400)
  expect((await ana.del(`/api/journal/${id}?seq=3`)).status).toBe(200)
  expect((await ana.del(`/api/journal/${id}?seq=3`)).status).toBe(404)
  expect((await ana.post('/api/journal', written)).status).toBe(410)
  expect((await ana.get('/api/journal')).body).toEqual([])
})

test('what is no ciphertext is refused', async () => {
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

test("another's entry is not there", async () => {
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

test('an entry sent twice is stored once; another one under the same id is refused', async () => {
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

test('an entry brought over keeps its date, but none lies ahead', async () => {
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

test('two devices do not overwrite each other’s key or list', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  expect((await ana.get('/api/journal/key')).body).toEqual({ owner: ana.id, record: null, protected: false })
  const keep = async (value: object) => (await ana.put('/api/journal/key', value)).status
  expect(await keep(key(1))).toBe(200)
  expect(await keep(key(1))).toBe(200)
  expect(await keep(key(1, nowhere))).toBe(409)
  expect(await keep(key(3))).toBe(409)
  expect(await keep(key(2))).toBe(200)
  expect(await keep({ ...key(3), record: { ...record(3), filling: 'x'.repeat(50_000) } })).toBe(413)
  expect((await ana.get('/api/journal/key')).body.record).toEqual(record(2))
  const list = async (revision: number, filling: number) =>
    (await ana.put('/api/journal/manifest', { revision, encryptedContent: content(filling) })).status
  expect((await ana.get('/api/journal/manifest')).body).toEqual({ manifest: null, unchanged: false })
  expect([await list(1, 1), await list(1, 1), await list(1, 2), await list(3, 3), await list(2, 2)]).toEqual([
    200, 200, 409, 409, 200,
  ])
  // A device that has seen revision 9 before a restored backup goes on above it, and never downwards.
  const skip = async (revision: number, replaces: number) =>
    (await ana.put('/api/journal/manifest', { revision, replaces, encryptedContent: content(9) })).status
  expect([await skip(10, 1), await skip(2, 2), await skip(1, 2)]).toEqual([409, 409, 409])
  expect((await ana.get('/api/journal/manifest')).body.manifest).toEqual({
    revision: 2,
    encryptedContent: content(2),
  })
})

test('a session alone cannot change the key: a change needs the proof of the key before', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const keep = (value: object) => ana.put('/api/journal/key', value)
  expect((await keep({ record: record() })).body.message).toContain('Please load the page again')
  expect((await keep(key(1))).status).toBe(200)
  const { record: next, verifier: check } = key(2, nowhere)
  for (const tried of [undefined, proof(7), verifier(1)]) {
    const answer = await keep({ record: next, verifier: check, ...(tried ? { proof: tried } : {}) })
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'The key of this journal changes only with its password or recovery code. Nothing was changed.',
    ])
  }
  expect((await keep({ record: next, verifier: check, proof: 'short' })).status).toBe(400)
  expect((await ana.get('/api/journal/key')).body).toEqual({
    owner: ana.id,
    record: record(),
    protected: true,
  })
  expect((await keep(key(2, nowhere))).status).toBe(200)
  // The proof was shown once and opens nothing more.
  expect((await keep({ ...key(3, nowhere), proof: proof(1) })).status).toBe(403)
  expect((await keep(key(3, nowhere))).status).toBe(200)
})

test('the key of an earlier version gets its check at the next unlock, and changes only with it', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/journal/key', key())
  await sql`update journal_keys set verifier = null`.execute(app.db)
  expect((await ana.get('/api/journal/key')).body.protected).toBe(false)
  expect((await ana.put('/api/journal/key', key(2))).status).toBe(403)
  expect((await ana.put('/api/journal/key', key())).status).toBe(200)
  expect((await ana.get('/api/journal/key')).body.protected).toBe(true)
  // It is set once.
  await ana.put('/api/journal/key', { ...key(), verifier: verifier(9) })
  expect((await ana.put('/api/journal/key', key(2))).status).toBe(200)
})

test('a replaced key record stays for 30 days, in the export too', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/journal/key', key(1))
  await ana.put('/api/journal/key', key(2, nowhere))
  const replaced = async () => {
    await purgeReplacedKeys(app.db, app.clock.now())
    return (await exportOf(app.db, ana.id)) as { journalKeysReplaced: object[] }
  }
  app.clock.advance({ days: 29 })
  expect((await replaced()).journalKeysReplaced).toEqual([
    { record: record(1), replacedAt: '2026-03-01T10:00:00.000Z' },
  ])
  app.clock.advance({ days: 2 })
  expect((await replaced()).journalKeysReplaced).toEqual([])
})

test('a replaced key comes back with its proof and the account’s password, for 30 days', async () => {
  await using app = await testApp({ now: '2026-03-01T10:00:00Z' })
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/journal/key', key(1))
  const restored = { record: record(3, nowhere), verifier: verifier(3) }
  const restore = async (change: object = {}) =>
    ana.post('/api/journal/key/restore', {
      ...restored,
      proof: proof(1),
      password: app.password,
      ...change,
    })
  expect((await ana.get('/api/journal/key/replaced')).body).toEqual({ records: [] })
  expect((await restore({ record: record(2, nowhere) })).body.message).toContain('No key of the last 30 days')
  await ana.put('/api/journal/key', key(2, nowhere))
  expect((await ana.get('/api/journal/key/replaced')).body).toEqual({
    records: [{ record: record(1), replacedAt: '2026-03-01T10:00:00.000Z' }],
  })
  expect([
    (await restore({ password: 'a guess at it' })).status,
    (await restore({ proof: proof(7) })).status,
  ]).toEqual([403, 403])
  expect((await restore({ record: record(2) })).status).toBe(409)
  expect((await restore({ proof: undefined })).status).toBe(400)
  const filling = 'x'.repeat(50_000)
  expect((await restore({ record: { ...record(3), filling } })).status).toBe(413)
  expect((await ana.get('/api/journal/key')).body.record).toEqual(record(2, nowhere))
  expect([(await restore()).status, (await restore()).status]).toEqual([200, 200])
  expect((await ana.get('/api/journal/key')).body.record).toEqual(record(3, nowhere))
  expect((await ana.get('/api/journal/key/replaced')).body.records).toHaveLength(2)
  await sql`update journal_key_history set replaced_at = replaced_at - interval '31 days'`.execute(app.db)
  expect((await restore({ record: record(4), proof: proof(2) })).status).toBe(403)
})

test('after a key change entries are stored under the new key alone, also without a plan', async () => {
  await using app = await testApp()
  const [ana, ben] = [
    await app.member('Ana', { plan: 'premium' }),
    await app.member('Ben', { plan: 'premium' }),
  ]
  const eids = [crypto.randomUUID(), crypto.randomUUID()]
  await ana.put('/api/journal/key', key(1))
  const ids: string[] = []
  for (const eid of eids)
    ids.push((await ana.post('/api/journal', { encryptedContent: content(), enc: seal(1, eid) })).body.id)
  await ana.put('/api/journal/key', key(2, nowhere))
  const late = await ana.post('/api/journal', {
    encryptedContent: content(),
    enc: seal(1, crypto.randomUUID()),
  })
  expect([late.status, late.body.message]).toEqual([
    423,
    'The password of this journal was changed on another device. Please lock it and unlock it with the new one.',
  ])
  const edit = { encryptedContent: content(3), enc: seal(2, eids[0]) }
  expect((await ana.put(`/api/journal/${ids[0]}`, edit)).status).toBe(423)
  await sql`delete from memberships where member_id = ${ana.id}`.execute(app.db)
  const again = (at: number, seq = 2) => ({
    id: ids[at],
    encryptedContent: content(4),
    enc: { ...seal(seq, eids[at]), kid: nowhere },
  })
  const send = async (by: typeof ana, ...entries: object[]) =>
    (await by.put('/api/journal/reencryption', { entries })).body.entries
  expect(await send(ben, again(0))).toEqual([])
  expect(await send(ana, again(0, 3), again(1))).toMatchObject([
    { id: ids[1], previous: { enc: seal(1, eids[1]) } },
  ])
  // What is under the new key already is not a re-encryption: that is an edit, which needs a plan.
  expect(await send(ana, again(1, 3))).toEqual([])
  const confirmed = { entries: [{ id: ids[1], seq: 2 }] }
  expect((await ben.post('/api/journal/reencryption/confirm', confirmed)).status).toBe(200)
  expect((await ana.get(`/api/journal/${ids[1]}`)).body.previous).toBeDefined()
  expect((await ana.post('/api/journal/reencryption/confirm', confirmed)).status).toBe(200)
  expect((await ana.get(`/api/journal/${ids[1]}`)).body.previous).toBeUndefined()
})

test('after the paid time a person still reads, takes along and deletes, but adds nothing', async () => {
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

test('a person’s export holds their journal, and deleting the account deletes it', async () => {
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

test('a device learns what was added, edited and deleted since its last visit, and nothing of another member’s', async () => {
  await using app = await testApp()
  const [ana, ben] = [
    await app.member('Ana', { plan: 'premium' }),
    await app.member('Ben', { plan: 'premium' }),
  ]
  const since = async (count?: number) =>
    (await ana.get(`/api/journal/changes${count === undefined ? '' : `?since=${count}`}`)).body
  expect(await since()).toEqual({ version: 0, count: 0, entries: [], removed: [], more: false })
  const eids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const ids: string[] = []
  for (const eid of eids)
    ids.push((await ana.post('/api/journal', { encryptedContent: content(), enc: seal(1, eid) })).body.id)
  await ben.post('/api/journal', { encryptedContent: content(9), enc: seal() })
  const first = await since(0)
  expect([first.count, first.entries.map(({ id }: { id: string }) => id), first.more]).toEqual([
    3,
    ids,
    false,
  ])
  expect(await since()).toEqual({ ...first, entries: [] })
  expect(await since(first.version)).toEqual({ ...first, entries: [] })
  await ana.put(`/api/journal/${ids[1]}`, { encryptedContent: content(2), enc: seal(2, eids[1]) })
  await ana.del(`/api/journal/${ids[0]}`)
  const second = await since(first.version)
  expect([second.count, second.entries.map(({ enc }: { enc: object }) => enc), second.removed]).toEqual([
    2,
    [seal(2, eids[1])],
    [ids[0]],
  ])
  expect((await since(second.version)).removed).toEqual([])
  expect(await since(999)).toMatchObject({ version: second.version, entries: [] })
  expect((await ana.get('/api/journal/changes?since=-1')).status).toBe(400)
})

test('many changes come in several answers, each once and in order', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  for (let at = 0; at < 7; at += 1)
    await ana.post('/api/journal', {
      encryptedContent: content(at + 1, 780_000),
      enc: seal(1, crypto.randomUUID()),
    })
  const seen: string[] = []
  let [version, answers] = [0, 0]
  for (let more = true; more; answers += 1) {
    const { body } = await ana.get(`/api/journal/changes?since=${version}`)
    seen.push(...body.entries.map(({ id }: { id: string }) => id))
    ;({ version, more } = body)
  }
  expect([seen.length, new Set(seen).size, answers > 1]).toEqual([7, 7, true])
  expect((await ana.get('/api/journal?limit=2')).body).toHaveLength(2)
  const list = { revision: 1, encryptedContent: content() }
  await ana.put('/api/journal/manifest', list)
  expect((await ana.get('/api/journal/manifest?known=1')).body).toEqual({ manifest: null, unchanged: true })
  expect((await ana.get('/api/journal/manifest?known=2')).body).toEqual({ manifest: list, unchanged: false })
})

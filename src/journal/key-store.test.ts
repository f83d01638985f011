import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { purgeReplacedKeys } from './key-store.server.ts'
import { exportOf } from './store.server.ts'
import { content, key, nowhere, proof, record, seal, verifier } from './testing/journal-records.server.ts'

test('two devices do not overwrite each other’s key record or manifest', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  expect((await ana.get('/api/journal/key')).body).toEqual({ owner: ana.id, record: null, protected: false })
  const save = async (value: object) => (await ana.put('/api/journal/key', value)).status
  expect(await save(key(1))).toBe(200)
  expect(await save(key(1))).toBe(200)
  expect(await save(key(1, nowhere))).toBe(409)
  expect(await save(key(3))).toBe(409)
  expect(await save(key(2))).toBe(200)
  expect(await save({ ...key(3), record: { ...record(3), filling: 'x'.repeat(50_000) } })).toBe(413)
  expect((await ana.get('/api/journal/key')).body.record).toEqual(record(2))
  const list = async (revision: number, filling: number) =>
    (await ana.put('/api/journal/manifest', { revision, encryptedContent: content(filling) })).status
  expect((await ana.get('/api/journal/manifest')).body).toEqual({ manifest: null, unchanged: false })
  expect([await list(1, 1), await list(1, 1), await list(1, 2), await list(3, 3), await list(2, 2)]).toEqual([
    200, 200, 409, 409, 200,
  ])
  // A device that saw revision 9 before a backup was restored continues above it, and never below.
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
  const save = (value: object) => ana.put('/api/journal/key', value)
  expect((await save({ record: record() })).body.message).toContain('Please load the page again')
  expect((await save(key(1))).status).toBe(200)
  const { record: next, verifier: check } = key(2, nowhere)
  for (const tried of [undefined, proof(7), verifier(1)]) {
    const answer = await save({ record: next, verifier: check, ...(tried ? { proof: tried } : {}) })
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'The key of this journal changes only with its password or recovery code. Nothing was changed.',
    ])
  }
  expect((await save({ record: next, verifier: check, proof: 'short' })).status).toBe(400)
  expect((await ana.get('/api/journal/key')).body).toEqual({
    owner: ana.id,
    record: record(),
    protected: true,
  })
  expect((await save(key(2, nowhere))).status).toBe(200)
  // A proof works only once.
  expect((await save({ ...key(3, nowhere), proof: proof(1) })).status).toBe(403)
  expect((await save(key(3, nowhere))).status).toBe(200)
})

test('a key of an earlier version gets a verifier at the next unlock, and changes only with its proof', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/journal/key', key())
  await sql`update journal_keys set verifier = null`.execute(app.db)
  expect((await ana.get('/api/journal/key')).body.protected).toBe(false)
  expect((await ana.put('/api/journal/key', key(2))).status).toBe(403)
  expect((await ana.put('/api/journal/key', key())).status).toBe(200)
  expect((await ana.get('/api/journal/key')).body.protected).toBe(true)
  // The verifier can be set only once.
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

test('a replaced key can be restored with its proof and the account’s password, for 30 days', async () => {
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
  // An entry that is already encrypted with the new key would be edited, not re-encrypted, and editing needs a plan.
  expect(await send(ana, again(1, 3))).toEqual([])
  const confirmed = { entries: [{ id: ids[1], seq: 2 }] }
  expect((await ben.post('/api/journal/reencryption/confirm', confirmed)).status).toBe(200)
  expect((await ana.get(`/api/journal/${ids[1]}`)).body.previous).toBeDefined()
  expect((await ana.post('/api/journal/reencryption/confirm', confirmed)).status).toBe(200)
  expect((await ana.get(`/api/journal/${ids[1]}`)).body.previous).toBeUndefined()
})

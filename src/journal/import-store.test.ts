import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'

const kid = '2b0c4c7e-9d55-4c39-8f0a-6f7c1f2a3b4c'
const content = (filling: number) => Buffer.alloc(284, filling).toString('base64')
const key = (revision: number, of = kid) => ({
  record: { kid: of, revision },
  verifier: Buffer.from(
    revision === 1 ? '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925' : '00'.repeat(32),
    'hex',
  ).toString('base64'),
  // The verifier of the first record is the hash of 32 zero bytes.
  ...(revision > 1 ? { proof: Buffer.alloc(32).toString('base64') } : {}),
})
const nowhere = '018f0000-0000-7000-8000-000000000001'

test('an import is stored in one call, once, and leaves out ids that are in use or deleted', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  await ana.put('/api/journal/key', key(1))
  const entry = (eid: string, letter = 1, createdAt = '2020-05-01T08:00:00.000Z') => ({
    encryptedContent: content(letter),
    enc: { v: 2, kid, eid, seq: 1 },
    createdAt,
  })
  const [one, two, deleted] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const { body } = await ana.post('/api/journal', entry(deleted))
  await ana.del(`/api/journal/${body.id}`)
  const entries = [entry(one), entry(two, 2, '2999-01-01T00:00:00.000Z'), entry(deleted)]
  const first = await ana.post('/api/journal/import', { entries })
  expect(first.body.entries.map((each: { enc: { eid: string } }) => each.enc.eid)).toEqual([one, two])
  expect(first.body.entries[0]).toMatchObject(entry(one))
  expect(Date.parse(first.body.entries[1].createdAt)).toBeLessThan(Date.parse('2999-01-01'))
  const [again, other] = await Promise.all([
    ana.post('/api/journal/import', { entries }),
    ana.post('/api/journal/import', { entries: [entry(one, 9)] }),
  ])
  expect(new Set(again.body.entries.map((each: { id: string }) => each.id))).toEqual(
    new Set(first.body.entries.map((each: { id: string }) => each.id)),
  )
  expect(other.body.entries).toEqual([])
  expect((await ana.get('/api/journal')).body).toHaveLength(2)
  await ana.put('/api/journal/key', key(2, nowhere))
  expect((await ana.post('/api/journal/import', { entries: [entry(crypto.randomUUID())] })).status).toBe(423)
  for (const sent of [[], Array.from({ length: 101 }, () => entry(crypto.randomUUID()))])
    expect((await ana.post('/api/journal/import', { entries: sent })).status).toBe(400)
})

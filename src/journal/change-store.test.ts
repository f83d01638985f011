import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { content, seal } from './testing/journal-records.server.ts'

test('a write whose response was lost is recognized after newer versions and after a deletion', async () => {
  await using app = await testApp()
  const ana = await app.member('Ana', { plan: 'premium' })
  const written = { encryptedContent: content(1), enc: seal(1) }
  const { id } = (await ana.post('/api/journal', written)).body
  const edit = { encryptedContent: content(2), enc: seal(2) }
  expect((await ana.put(`/api/journal/${id}`, edit)).status).toBe(200)
  const newer = (await ana.put(`/api/journal/${id}`, { encryptedContent: content(3), enc: seal(3) })).body
  expect((await ana.put(`/api/journal/${id}`, edit)).body).toMatchObject({ enc: seal(3) })
  expect((await ana.post('/api/journal', written)).body.encryptedContent).toBe(newer.encryptedContent)
  // An edit with the same version and another text is a conflict.
  expect((await ana.put(`/api/journal/${id}`, { ...edit, encryptedContent: content(9) })).status).toBe(409)
  expect((await ana.del(`/api/journal/${id}?seq=2`)).status).toBe(409)
  expect((await ana.del(`/api/journal/${id}?seq=x`)).status).toBe(400)
  expect((await ana.del(`/api/journal/${id}?seq=3`)).status).toBe(200)
  expect((await ana.del(`/api/journal/${id}?seq=3`)).status).toBe(404)
  expect((await ana.post('/api/journal', written)).status).toBe(410)
  expect((await ana.get('/api/journal')).body).toEqual([])
})

test('a device gets additions, edits and deletions since its last visit, and nothing of other members', async () => {
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

test('many changes come in several responses, each once and in order', async () => {
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

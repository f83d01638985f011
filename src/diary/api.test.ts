import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'

const now = '2026-03-10T20:00:00Z'
const urge = { date: '2026-03-10', minute: 1_200, craving: 8 }
const review = '/api/diary/reviews/2026-03-10'

test('a review needs at least one field, and a date in the last two weeks', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  for (const empty of [{}, { line: ' \u200b ' }]) {
    expect(await ana.put(review, empty)).toMatchObject({
      status: 400,
      body: { message: 'Tap or write at least one thing.' },
    })
  }
  for (const date of ['2026-03-12', '2026-02-23', '2026-02-30', 'today'])
    expect((await ana.put(`/api/diary/reviews/${date}`, { mood: 3 })).status, date).toBe(400)
  for (const body of [{ mood: 0 }, { mood: 6 }, { craving: 11 }, { craving: 2.5 }, { triggers: ['moon'] }])
    expect((await ana.put(review, body)).status, JSON.stringify(body)).toBe(400)
  expect((await ana.put(review, { line: 'x'.repeat(501) })).body.message).toBe(
    'Your line can be at most 500 characters.',
  )
  expect((await ana.get('/api/diary')).body.entries).toEqual([])
})

test('a day has one review, which a later one replaces, also when two arrive at once', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const moods = [1, 2, 3, 4, 5]
  for (const answer of await Promise.all(moods.map((mood) => ana.put(review, { mood }))))
    expect(answer.status).toBe(200)
  await ana.put(review, { mood: 4, line: 'مساء 🌙 “evening”' })
  const { entries } = (await ana.get('/api/diary')).body
  expect(entries).toMatchObject([{ kind: 'review', mood: 4, craving: null, line: 'مساء 🌙 “evening”' }])
  expect((await ana.get('/api/diary/tonight')).body.review).toMatchObject({ mood: 4 })
  app.clock.set('2026-03-11T08:00:00Z')
  expect((await ana.get('/api/diary/tonight')).body.review).toBeNull()
})

test('a review does not silently replace one that its writer has not seen', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const phone = { mood: 2, line: 'From the phone', base: null }
  expect((await ana.put(review, phone)).status).toBe(200)
  // The response was lost.
  expect((await ana.put(review, phone)).status).toBe(200)
  app.clock.advance({ minutes: 5 })
  const laptop = { mood: 4, line: 'From the laptop' }
  expect(await ana.put(review, { ...laptop, base: null })).toMatchObject({
    status: 409,
    body: { message: 'Another device saved a review of this day. Yours is not saved yet.' },
  })
  const [{ version }] = (await ana.get('/api/diary')).body.entries
  expect((await ana.put(review, { ...laptop, base: version })).status).toBe(200)
  expect((await ana.put(review, { ...phone, base: version })).status).toBe(409)
  expect((await ana.put(review, { ...phone, base: Number.MIN_SAFE_INTEGER })).status).toBe(400)
  expect((await ana.put(review, { ...phone, base: Number.MAX_SAFE_INTEGER })).status).toBe(409)
  expect((await ana.get('/api/diary')).body.entries).toMatchObject([laptop])
})

test('an urge that is sent twice is stored once, and a day has at most forty', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  const id = randomUUID()
  await Promise.all([1, 2, 3].map(() => ana.put(`/api/diary/urges/${id}`, urge)))
  await ana.put(`/api/diary/urges/${id}`, { ...urge, cravingAfter: 3, actions: ['walked'] })
  expect((await ana.get('/api/diary')).body.entries).toMatchObject([{ id, craving: 8, cravingAfter: 3 }])
  const more = await Promise.all(
    Array.from({ length: 45 }, () => ana.put(`/api/diary/urges/${randomUUID()}`, urge)),
  )
  expect(more.filter(({ status }) => status === 200)).toHaveLength(39)
  expect(more.find(({ status }) => status === 409)?.body.message).toBe('You can save up to 40 urges a day.')
  // Existing entries can still be changed, and another day accepts new ones.
  expect((await ana.put(`/api/diary/urges/${id}`, urge)).status).toBe(200)
  expect((await ana.put(`/api/diary/urges/${randomUUID()}`, { ...urge, date: '2026-03-09' })).status).toBe(
    200,
  )
  const moved = { ...urge, date: '2026-03-10' }
  const [other] = (await ana.get('/api/diary')).body.entries.filter(
    ({ date }: { date: string }) => date === '2026-03-09',
  )
  expect((await ana.put(`/api/diary/urges/${other.id}`, moved)).status).toBe(409)
})

test('a review cannot become an urge by its id', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  await ana.put(review, { mood: 2 })
  const [{ id }] = (await ana.get('/api/diary')).body.entries
  expect((await ana.put(`/api/diary/urges/${id}`, urge)).status).toBe(404)
  expect((await ana.get('/api/diary/tonight')).body.review).toMatchObject({ mood: 2 })
})

test('two members with the same id each have their own entry, and neither reads or removes the other’s', async () => {
  await using app = await testApp({ now })
  const [ana, bo] = [await app.member('Ana'), await app.member('Bo')]
  const id = randomUUID()
  await Promise.all([
    ana.put(`/api/diary/urges/${id}`, { ...urge, line: 'of Ana' }),
    bo.put(`/api/diary/urges/${id}`, { ...urge, line: 'of Bo' }),
  ])
  const lines = async (who: typeof ana) =>
    (await who.get('/api/diary')).body.entries.map(({ line }: { line: string }) => line)
  expect(await lines(ana)).toEqual(['of Ana'])
  expect((await bo.del(`/api/diary/entries/${id}`)).status).toBe(200)
  expect((await bo.del(`/api/diary/entries/${id}`)).status).toBe(404)
  expect(await lines(bo)).toEqual([])
  await bo.del('/api/diary')
  expect(await lines(ana)).toEqual(['of Ana'])
  const staff = await app.member('Mo', { role: 'admin' })
  expect((await staff.get('/api/diary')).body.entries).toEqual([])
})

test('the last eight weeks come first, and the rest on demand', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  await ana.put(review, { mood: 3 })
  await sql`update diary_entries set date = '2026-01-01'`.execute(app.db)
  await ana.put(review, { mood: 5 })
  expect((await ana.get('/api/diary')).body).toMatchObject({ entries: [{ mood: 5 }], earlier: true })
  const all = (await ana.get('/api/diary?from=2000-01-01')).body
  expect(all).toMatchObject({ entries: [{ mood: 5 }, { mood: 3 }], earlier: false })
})

test('all entries are part of the export and of a CSV file without formulas', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  await ana.put(`/api/diary/urges/${randomUUID()}`, {
    ...urge,
    triggers: ['stress'],
    ownTrigger: 'the shop',
    actions: ['walked'],
    line: '=1+1,"x"\nnext',
  })
  await ana.put(review, { mood: 4 })
  const table = await ana.get('/api/diary/export.csv')
  expect(table.headers['content-type']).toContain('text/csv')
  expect(table.text.split('\r\n')[1]).toBe(
    '"2026-03-10","20:00","urge","","8","","Stress; the shop","Walked or moved","\'=1+1,""x""\nnext"',
  )
  expect(table.text).toContain('"2026-03-10","","review","Good"')
  const whole = (await ana.post('/api/account/export', { password: app.password })).text
  expect(whole).toContain('the shop')
})

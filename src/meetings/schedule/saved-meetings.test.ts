import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app/testing/test-app.server.ts'
import { addTestList } from '../testing/imported-list.server.ts'

// Saturday, 10 a.m. in New York.
const now = '2026-03-14T14:00:00Z'
const place = { formatted_address: '1 Main St, Albany, NY 12207, USA' }

async function listed(app: TestApp): Promise<string[]> {
  const list = [
    { name: 'Right Now', slug: 'now', day: 6, time: '09:30', end_time: '10:30', ...place },
    { name: 'Tonight', slug: 'tonight', day: 6, time: '19:00', ...place },
  ]
  await addTestList(app, list)
  return (await app.visitor.get('/api/meetings')).body.map(({ id }: { id: string }) => id)
}

test('there is one home group, even if two are chosen at the same time', async () => {
  await using app = await testApp({ now })
  const ids = await listed(app)
  const ana = await app.member('Ana')
  for (const id of ids) await ana.put(`/api/meetings/saved/${id}`)
  const homes = async () =>
    (await ana.get('/api/meetings/saved')).body.meetings.filter(({ home }: { home?: boolean }) => home)
  const answers = await Promise.all(ids.map((id) => ana.patch(`/api/meetings/saved/${id}`, { home: true })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await homes()).toHaveLength(1)
  await ana.patch(`/api/meetings/saved/${ids[1]}`, { home: true })
  expect(await homes()).toMatchObject([{ name: 'Tonight' }])
  await ana.patch(`/api/meetings/saved/${ids[0]}`, { home: false })
  expect(await homes()).toMatchObject([{ name: 'Tonight' }])
  await ana.patch(`/api/meetings/saved/${ids[1]}`, { home: false })
  expect(await homes()).toEqual([])
})

test('a private calendar URL lists the saved meetings, with names only if chosen, and is revoked when replaced', async () => {
  await using app = await testApp({ now })
  const ids = await listed(app)
  const ana = await app.member('Ana')
  await ana.put(`/api/meetings/saved/${ids[1]}`)
  expect((await ana.get('/api/meetings/calendar-link')).body).toEqual({ link: null })
  const make = async (names: boolean) => {
    const { url } = (await ana.post('/api/meetings/calendar-link', { names })).body
    return new URL(url).pathname
  }
  const quiet = await make(false)
  const read = await app.visitor.get(quiet)
  expect(read.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(read.text).toContain('SUMMARY:Busy')
  expect(read.text).toContain('RRULE:FREQ=WEEKLY')
  expect(read.text).not.toMatch(/Tonight|AA|Main St|meetings\?meeting|URL/)
  expect((await ana.get('/api/meetings/calendar-link')).body.link).toMatchObject({ readOn: '2026-03-14' })
  const named = await make(true)
  expect((await app.visitor.get(quiet)).status).toBe(404)
  expect((await app.visitor.get(named)).text).toContain('SUMMARY:Tonight (AA)')
  await ana.del(`/api/meetings/saved/${ids[1]}`)
  expect((await app.visitor.get(named)).text).not.toContain('BEGIN:VEVENT')
  await ana.del('/api/meetings/calendar-link')
  expect((await app.visitor.get(named)).status).toBe(404)
  expect((await app.visitor.get('/api/meetings/mine/short.ics')).status).toBe(400)
})

test('attendance has a note, and accepts a code once, only during the meeting and only from its member', async () => {
  await using app = await testApp({ now })
  const ids = await listed(app)
  const [ana, ben] = [await app.member('Ana', { zone: 'America/New_York' }), await app.member('Ben')]
  const visit = (await ana.put(`/api/meetings/${ids[0]}/attended`, { date: '2026-03-14', note: 'Warm.' }))
    .body
  expect(visit).toMatchObject({ note: 'Warm.', chairCode: null })
  const at = `/api/meetings/attended/${visit.id}`
  expect((await ben.patch(at, { note: 'x' })).status).toBe(404)
  expect((await ben.put(`${at}/code`, { code: 'ABC' })).status).toBe(404)
  expect((await ana.patch(at, { note: 'x'.repeat(1_001) })).status).toBe(400)
  expect((await ana.patch(at, { note: '' })).body.note).toBe('')
  expect((await ana.put(`${at}/code`, { code: '<b>' })).status).toBe(400)
  const [one, two] = await Promise.all([
    ana.put(`${at}/code`, { code: 'Kay 12' }),
    ana.put(`${at}/code`, { code: 'Other' }),
  ])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  const before = (await ana.put(`/api/meetings/${ids[0]}/attended`, { date: '2026-03-07' })).body
  expect(await ana.put(`/api/meetings/attended/${before.id}/code`, { code: 'Kay 12' })).toMatchObject({
    status: 409,
    body: { message: 'A code can be entered while the meeting is on, and for an hour after it.' },
  })
  expect((await ana.get('/api/meetings/attended')).body.attended).toMatchObject([
    { date: '2026-03-14', chairCodeAt: expect.any(String) },
    { date: '2026-03-07', chairCode: null },
  ])
})

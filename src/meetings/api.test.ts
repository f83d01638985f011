import { expect, test } from 'vitest'
import { testApp } from '../app/testing/test-app.server.ts'
import { openPubSub } from '../platform/database/pg-notify.server.ts'
import type { Meeting } from './contract.ts'
import { parseMeetingGuide } from './feeds/meeting-guide.ts'
import { prepareMeetings } from './feeds/refresh.server.ts'
import type { Listing } from './meeting.ts'
import { importList, listRows, names, now } from './testing/imported-list.server.ts'

test('an invalid filter is refused with a message', async () => {
  await using app = await testApp({ now })
  expect(await app.visitor.get('/api/meetings?type=XX')).toMatchObject({
    status: 400,
    body: { message: 'There is no such kind of meeting here.' },
  })
  expect((await app.visitor.get('/api/meetings?day=9')).status).toBe(400)
  expect((await app.visitor.get('/api/meetings?isOnline=maybe')).status).toBe(400)
  expect((await app.visitor.get('/api/meetings?limit=1000000')).status).toBe(400)
  expect((await app.visitor.get(`/api/meetings/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await app.visitor.get('/api/meetings/no-id')).status).toBe(400)
})

test('without lists the response is an empty array', async () => {
  await using app = await testApp({ now })
  expect(await app.visitor.get('/api/meetings')).toMatchObject({ status: 200, body: [] })
})

test('meetings are sorted by next start: running, next, and by appointment last', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const all = await app.visitor.get('/api/meetings')
  expect(names(all)).toEqual([
    'Right Now',
    'In Half an Hour',
    'Pacific Coffee',
    'Sunday Dawn',
    'Over Already',
    'When You Call',
  ])
  expect(all.headers['total-count']).toBe('6')
  expect(all.body[0]).toMatchObject({
    name: 'Right Now',
    type: 'AA',
    address: '1 Main St',
    city: 'Bronx',
    state: 'NY',
    dayOfWeek: 6,
    time: '09:30',
    endTime: '10:30',
    isOnline: false,
    meetingLink: '',
    contactInfo: '',
    timezone: 'America/New_York',
    attendance: 'in_person',
    tags: ['closed', 'women'],
    source: { name: 'AA Testville' },
  })
  app.clock.advance({ minutes: 31 })
  expect(names(await app.visitor.get('/api/meetings')).slice(0, 2)).toEqual([
    'In Half an Hour',
    'Pacific Coffee',
  ])
  app.clock.advance({ hours: 2 })
  expect(names(await app.visitor.get('/api/meetings'))).toEqual([
    'Sunday Dawn',
    'Over Already',
    'Right Now',
    'In Half an Hour',
    'Pacific Coffee',
    'When You Call',
  ])
})

test('type, state, online, day, time of day, language, tags and words narrow the list', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const found = async (query: string) => names(await app.visitor.get(`/api/meetings?${query}`))
  expect(await found('type=NA')).toEqual([])
  expect(await found('type=AA&state=CA')).toEqual(['Pacific Coffee'])
  expect(await found('type=&state=&isOnline=true')).toEqual(['In Half an Hour'])
  expect(await found('day=0')).toEqual(['Sunday Dawn'])
  expect(await found('time=midday')).toEqual([])
  expect(await found('time=morning&state=NY&day=6')).toEqual(['Right Now', 'In Half an Hour', 'Over Already'])
  expect(await found('language=es')).toEqual(['Sunday Dawn'])
  expect(await found('tags=open,newcomer')).toEqual(['In Half an Hour'])
  expect(await found('q=BRONX')).toEqual(['Right Now'])
})

test('a long list comes in pages that name the next one', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const first = await app.visitor.get('/api/meetings?state=NY&limit=2')
  expect(first.body).toHaveLength(2)
  const next = /<(.+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? ''
  const second = await app.visitor.get(next)
  const last = await app.visitor.get(/<(.+)>; rel="next"/.exec(second.headers.link ?? '')?.[1] ?? '')
  expect([...names(first), ...names(second), ...names(last)]).toEqual(
    names(await app.visitor.get('/api/meetings?state=NY')),
  )
  expect(last.headers.link).toBeUndefined()
})

test('the next hour includes meetings that began at most ten minutes ago, and never a sample', async () => {
  await using app = await testApp({ now })
  await prepareMeetings(app.services)
  const samples = await app.visitor.get('/api/meetings')
  expect(samples.body.length).toBeGreaterThan(50)
  expect(samples.body.every((one: { sample?: boolean }) => one.sample === true)).toBe(true)
  expect((await app.visitor.get('/api/meetings/overview')).body).toMatchObject({ sample: true })
  expect((await app.visitor.get('/api/meetings/soon?minutes=1440')).body).toEqual({ meetings: [] })

  await importList(app, listRows)
  const soon = await app.visitor.get('/api/meetings/soon')
  expect(soon.body.meetings).toMatchObject([
    { name: 'In Half an Hour', startsAt: '2026-03-14T14:30:00.000Z' },
    { name: 'Pacific Coffee', startsAt: '2026-03-14T14:45:00.000Z' },
  ])
})

test('a running meeting counts as now, however long ago it began', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const soon = await app.visitor.get('/api/meetings/soon?running=true')
  expect(soon.body.meetings.map(({ name }: { name: string }) => name)).toEqual([
    'Right Now',
    'In Half an Hour',
    'Pacific Coffee',
  ])
  expect(names(await app.visitor.get('/api/meetings?soon=30'))).toEqual(['Right Now', 'In Half an Hour'])
  expect((await app.visitor.get('/api/meetings?soon=30&limit=1')).headers['total-count']).toBe('2')
})

test('the list can be exported as Meeting Guide JSON, and importing that gives the same list', async () => {
  await using app = await testApp({ now })
  await prepareMeetings(app.services)
  expect((await app.visitor.get('/api/meetings.json')).body).toEqual([])
  await importList(app, listRows)
  const feed = await app.visitor.get('/api/meetings.json')
  expect(feed.headers['access-control-allow-origin']).toBe('*')
  expect(feed.body).toHaveLength(6)
  expect(feed.body[0]).toMatchObject({
    name: 'Right Now',
    day: 6,
    time: '09:30',
    end_time: '10:30',
    timezone: 'America/New_York',
    formatted_address: '1 Main St, Bronx, NY 10001, USA',
    types: ['C', 'W'],
    entity: 'AA Testville',
  })
  const { listings, report } = parseMeetingGuide(JSON.stringify(feed.body), { fellowship: 'AA' })
  expect(report).toMatchObject({ rows: 6, imported: 6, skipped: [] })
  const ours = (await app.visitor.get('/api/meetings')).body
  function facts({ name, dayOfWeek, time, timezone, attendance, city, state, tags }: Meeting | Listing) {
    return { name, dayOfWeek, time, timezone, attendance, city, state, tags }
  }
  expect(listings.map(facts)).toEqual(ours.map(facts))
  expect((await app.visitor.get('/api/meetings.json?state=CA')).body).toHaveLength(1)
})

test('the list can be exported as a calendar', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const calendar = await app.visitor.get('/api/meetings.ics?state=NY')
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  expect(calendar.text).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU')
  expect(calendar.text).toContain('DTSTART;TZID=America/New_York:20260314T093000')
})

test('saved meetings are private, and say if they are no longer in their list', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const { id } = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  expect((await app.visitor.put(`/api/meetings/saved/${id}`)).status).toBe(401)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  expect((await ana.put(`/api/meetings/saved/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await ana.put(`/api/meetings/saved/${id}`)).status).toBe(200)
  expect((await ana.put(`/api/meetings/saved/${id}`)).status).toBe(200)
  expect((await ana.get('/api/meetings/saved')).body.meetings).toMatchObject([{ id, name: 'Right Now' }])
  expect((await ben.get('/api/meetings/saved')).body.meetings).toEqual([])
  await ben.del(`/api/meetings/saved/${id}`)
  await importList(
    app,
    listRows.filter(({ slug }) => slug !== 'now'),
  )
  expect((await ana.get('/api/meetings/saved')).body.meetings).toMatchObject([{ id, isUnlisted: true }])
  await ana.del(`/api/meetings/saved/${id}`)
  expect((await ana.get('/api/meetings/saved')).body.meetings).toEqual([])
})

test('a calendar entry repeats weekly on the meeting’s own clock', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const { id } = (await app.visitor.get('/api/meetings?q=fresno')).body[0]
  expect((await app.visitor.get('/api/meetings/calendar.ics?ids=none')).status).toBe(404)
  const file = await app.visitor.get(`/api/meetings/calendar.ics?ids=${id}`)
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.text).toContain('DTSTART;TZID=America/Los_Angeles:20260314T074500')
  expect(file.text).toContain('RRULE:FREQ=WEEKLY')
  expect(file.text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/Los_Angeles/)
  expect(file.text).toContain(
    'DTSTART:20260308T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU\r\nTZOFFSETFROM:-0800\r\nTZOFFSETTO:-0700\r\nTZNAME:PDT',
  )
})

test('a list that another process imports is visible at the next request', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(6)
  // A second process on the same database, with a separate pub/sub connection and list.
  const pubsub = await openPubSub(app.connection, app.services.log)
  const elsewhere = { ...app, services: { ...app.services, pubsub } }
  await importList(elsewhere, listRows.slice(0, 5))
  await expect.poll(async () => (await app.visitor.get('/api/meetings')).body.length).toBe(5)
  await pubsub.stop()
})

test('the state of the lists is for staff', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  expect((await ana.get('/api/admin/meetings/feeds')).status).toBe(403)
  expect((await ana.put(`/api/admin/meetings/feeds/${crypto.randomUUID()}/refresh`)).status).toBe(403)
})

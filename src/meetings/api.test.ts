import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../app/testing/test-app.server.ts'
import { openPubSub } from '../platform/database/pg-notify.server.ts'
import type { Meeting } from './contract.ts'
import { importMeetings } from './feeds/import.server.ts'
import { parseMeetingGuide } from './feeds/meeting-guide.ts'
import { prepareMeetings, soonestMeeting } from './feeds/refresh.server.ts'
import type { Listing } from './meeting.ts'

// Saturday, ten in the morning in New York.
const now = '2026-03-14T14:00:00Z'
const zoom = { conference_url: 'https://zoom.us/j/1' }
const street = (city: string, state: string) => ({
  formatted_address: `1 Main St, ${city}, ${state} 10001, USA`,
})

const rows = [
  { name: 'Sunday Dawn', slug: 'dawn', day: 0, time: '06:00', types: ['O', 'S'], ...street('Albany', 'NY') },
  {
    name: 'Right Now',
    slug: 'now',
    day: 6,
    time: '09:30',
    end_time: '10:30',
    types: ['C', 'W'],
    ...street('Bronx', 'NY'),
  },
  {
    name: 'In Half an Hour',
    slug: 'half',
    day: 6,
    time: '10:30',
    types: ['O', 'BE'],
    ...zoom,
    formatted_address: 'New York, NY, USA',
  },
  { name: 'Over Already', slug: 'over', day: 6, time: '08:00', types: ['O'], ...street('Yonkers', 'NY') },
  {
    name: 'Pacific Coffee',
    slug: 'coffee',
    day: 6,
    time: '07:45',
    timezone: 'America/Los_Angeles',
    ...street('Fresno', 'CA'),
  },
  { name: 'When You Call', slug: 'call', ...street('Albany', 'NY') },
]

async function bring(app: TestApp, list: object[], args: string[] = [], name = 'AA Testville') {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feed-'))
  const file = join(folder, 'feed.json')
  writeFileSync(file, JSON.stringify(list))
  const printed: string[] = []
  const code = await importMeetings(
    app.services,
    [
      file,
      '--format',
      'meeting-guide',
      '--fellowship',
      'AA',
      '--zone',
      'America/New_York',
      '--name',
      name,
      ...args,
    ],
    (line) => printed.push(line),
  )
  rmSync(folder, { recursive: true })
  return { code, text: printed.join('\n') }
}

const names = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name)

test('a filter that means nothing is refused in words', async () => {
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

test('without any list the answer is an empty array', async () => {
  await using app = await testApp({ now })
  expect(await app.visitor.get('/api/meetings')).toMatchObject({ status: 200, body: [] })
})

test('meetings come sorted from now: going on, next, and by appointment last', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
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
  await bring(app, rows)
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
  await bring(app, rows)
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

test('the next hour holds what began ten minutes ago at most, and never a sample', async () => {
  await using app = await testApp({ now })
  await prepareMeetings(app.services)
  const samples = await app.visitor.get('/api/meetings')
  expect(samples.body.length).toBeGreaterThan(50)
  expect(samples.body.every((one: { sample?: boolean }) => one.sample === true)).toBe(true)
  expect((await app.visitor.get('/api/meetings/overview')).body).toMatchObject({ sample: true })
  expect((await app.visitor.get('/api/meetings/soon?minutes=1440')).body).toEqual({ meetings: [] })
  expect(await soonestMeeting(app.services, app.clock.now())).toBeUndefined()

  await bring(app, rows)
  const soon = await app.visitor.get('/api/meetings/soon')
  expect(soon.body.meetings).toMatchObject([
    { name: 'In Half an Hour', startsAt: '2026-03-14T14:30:00.000Z' },
    { name: 'Pacific Coffee', startsAt: '2026-03-14T14:45:00.000Z' },
  ])
  expect((await soonestMeeting(app.services, app.clock.now()))?.meeting.name).toBe('In Half an Hour')
})

test('what is going on counts as now, however long ago it began', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const soon = await app.visitor.get('/api/meetings/soon?running=true')
  expect(soon.body.meetings.map(({ name }: { name: string }) => name)).toEqual([
    'Right Now',
    'In Half an Hour',
    'Pacific Coffee',
  ])
  expect(names(await app.visitor.get('/api/meetings?soon=30'))).toEqual(['Right Now', 'In Half an Hour'])
  expect((await app.visitor.get('/api/meetings?soon=30&limit=1')).headers['total-count']).toBe('2')
})

const albany = { latitude: 42.65, longitude: -73.75 }
const bronx = { latitude: 40.85, longitude: -73.87 }
const placed = [
  { ...rows[0], ...albany },
  { ...rows[1], ...bronx },
  {
    name: 'Bronx Next',
    slug: 'next',
    day: 6,
    time: '10:15',
    ...street('Bronx', 'NY'),
    ...bronx,
    latitude: 40.9,
  },
  { name: 'Bronx Nearest', slug: 'nearest', day: 6, time: '10:15', ...street('Bronx', 'NY'), ...bronx },
  rows[2],
]

test('near a ZIP, a city or an address are the rooms within a radius, by time and then by distance', async () => {
  await using app = await testApp({ now })
  await bring(app, placed as object[])
  const near = async (query: string) => (await app.visitor.get(`/api/meetings/near?${query}`)).body
  expect(await near('place=10451')).toMatchObject({
    place: 'Bronx, NY 10451',
    radius: 10,
    total: 3,
    nearest: [],
  })
  expect((await near('place=10451')).meetings.map(({ name }: { name: string }) => name)).toEqual([
    'Right Now',
    'Bronx Nearest',
    'Bronx Next',
  ])
  expect((await near('place=Bronx&limit=1')).meetings).toHaveLength(1)
  expect((await near('place=10451&soon=30&tags=women')).meetings).toMatchObject([{ name: 'Right Now' }])
  expect((await near('place=10451&type=NA')).total).toBe(0)
})

test('the radius grows by itself, and a place without meetings says so and names the nearest', async () => {
  await using app = await testApp({ now })
  await bring(app, placed as object[])
  const near = async (query: string) => (await app.visitor.get(`/api/meetings/near?${query}`)).body
  expect(await near('place=12010&radius=5')).toMatchObject({
    radius: 50,
    meetings: [{ name: 'Sunday Dawn' }],
  })
  const far = await near('place=San+Jose,+CA')
  expect(far).toMatchObject({ place: 'San Jose, CA', radius: null, total: 0, meetings: [] })
  expect(far.nearest).toHaveLength(4)
  expect(far.nearest[0].kilometres).toBeGreaterThan(3_000)
  expect(await app.visitor.get('/api/meetings/near?place=Nowhereville')).toMatchObject({
    status: 404,
    body: { message: 'We don’t know this place. Try a ZIP code, or a city with its state.' },
  })
  expect((await app.visitor.get('/api/meetings/near?place=10451&radius=7')).status).toBe(400)
  expect((await app.visitor.get('/api/meetings/near')).status).toBe(400)
})

test('the sheet of filters shows how many would remain with each choice', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const facets = (await app.visitor.get('/api/meetings/facets?state=NY&viewer=Asia/Tokyo')).body
  expect(facets).toMatchObject({
    total: 5,
    days: [1, 0, 0, 0, 0, 0, 3],
    times: { morning: 3, night: 1 },
    tags: { open: 3, closed: 1, newcomer: 1, men: 0 },
    languages: [{ value: 'es', count: 1 }],
  })
  expect(names(await app.visitor.get('/api/meetings?time=night&viewer=Asia/Tokyo'))).toEqual([
    'In Half an Hour',
  ])
  expect((await app.visitor.get('/api/meetings?viewer=Mars')).status).toBe(400)
  expect(names(await app.visitor.get('/api/meetings?room=true&zone=America/Los_Angeles'))).toEqual([
    'Pacific Coffee',
  ])
})

test('a ZIP, a typo and the name of a state are found as words', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const found = async (q: string) => names(await app.visitor.get(`/api/meetings?q=${encodeURIComponent(q)}`))
  expect(await found('10001')).toHaveLength(5)
  expect(await found('pacfic coffe')).toEqual(['Pacific Coffee'])
  expect(await found('california')).toEqual(['Pacific Coffee'])
})

test('the list can be taken as Meeting Guide JSON, and what comes back in is the same list', async () => {
  await using app = await testApp({ now })
  await prepareMeetings(app.services)
  expect((await app.visitor.get('/api/meetings.json')).body).toEqual([])
  await bring(app, rows)
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
  expect(report).toMatchObject({ rows: 6, taken: 6, skipped: [] })
  const ours = (await app.visitor.get('/api/meetings')).body
  function facts({ name, dayOfWeek, time, timezone, attendance, city, state, tags }: Meeting | Listing) {
    return { name, dayOfWeek, time, timezone, attendance, city, state, tags }
  }
  expect(listings.map(facts)).toEqual(ours.map(facts))
  expect((await app.visitor.get('/api/meetings.json?state=CA')).body).toHaveLength(1)
})

test('the list can be taken as a calendar', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const calendar = await app.visitor.get('/api/meetings.ics?state=NY')
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  expect(calendar.text).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU')
  expect(calendar.text).toContain('DTSTART;TZID=America/New_York:20260314T093000')
})

test('samples are removed as soon as there is a real list', async () => {
  await using app = await testApp({ now })
  await prepareMeetings(app.services)
  await bring(app, rows)
  const all = await app.visitor.get('/api/meetings')
  expect(all.body.some((one: { sample?: boolean }) => one.sample)).toBe(false)
  expect(all.body).toHaveLength(6)
  await prepareMeetings(app.services)
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(6)
})

test('a list that is empty, broken or suddenly tiny never empties what is shown', async () => {
  await using app = await testApp({ now })
  const many = Array.from({ length: 40 }, (_, at) => ({ ...rows[0], slug: `s${at}`, name: `Group ${at}` }))
  expect((await bring(app, many)).code).toBe(0)
  expect(await bring(app, [])).toMatchObject({
    code: 1,
    text: expect.stringContaining('the last good one stays'),
  })
  expect((await bring(app, many.slice(0, 4))).code).toBe(1)
  expect((await bring(app, [{ name: 'nothing' }])).code).toBe(1)
  expect((await app.visitor.get('/api/meetings?limit=100')).body).toHaveLength(40)
  const staff = await app.member('Mo', { role: 'moderator' })
  const { body } = await staff.get('/api/admin/meetings/feeds')
  expect(body.feeds).toMatchObject([
    { name: 'AA Testville', taken: 40, problem: expect.stringContaining('stays'), failures: 3 },
  ])
  expect((await bring(app, many.slice(0, 4), ['--force'])).code).toBe(0)
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(4)
})

test('the report alone is printed as JSON, with each skipped row and its reason', async () => {
  await using app = await testApp({ now })
  const { code, text } = await bring(app, [...rows, { name: 'No slug' }], ['--json'])
  expect(code).toBe(0)
  expect(JSON.parse(text)).toMatchObject({ taken: 6, skipped: [{ row: 7, reason: 'no slug' }], meetings: 6 })
})

test('a command that is wrong is refused with how it is used', async () => {
  await using app = await testApp({ now })
  const wrong: [string[], string][] = [
    [[], 'Name one file'],
    [['a.json'], '--format is'],
    [['a.json', '--format', 'bmlt'], '--fellowship is one of'],
    [['a.json', '--format', 'bmlt', '--fellowship', 'NA', '--zone', 'Mars/Base'], 'Mars/Base'],
    [['a.json', '--colour', 'red'], 'colour'],
  ]
  for (const [args, words] of wrong) {
    const printed: string[] = []
    expect(await importMeetings(app.services, args, (line) => printed.push(line))).toBe(64)
    expect(printed.join()).toContain(words)
    expect(printed.join()).toContain('meetings import FILE|URL')
  }
})

test('a missing file is reported and changes nothing', async () => {
  await using app = await testApp({ now })
  const printed: string[] = []
  const args = ['/nowhere/feed.json', '--format', 'bmlt', '--fellowship', 'NA', '--json']
  expect(await importMeetings(app.services, args, (line) => printed.push(line))).toBe(1)
  expect(JSON.parse(printed.join())).toEqual({
    taken: 0,
    skipped: [],
    problem: '/nowhere/feed.json cannot be read.',
  })
  const staff = await app.member('Mo', { role: 'moderator' })
  expect((await staff.get('/api/admin/meetings/feeds')).body).toEqual({ feeds: [] })
})

test('a meeting keeps its id when its list is read again, and is removed when it left the list', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const before = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  await bring(
    app,
    rows
      .filter(({ slug }) => slug !== 'over')
      .map((row) => (row.slug === 'now' ? { ...row, name: 'Right Now (new room)' } : row)),
  )
  const after = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  expect(after).toMatchObject({ id: before.id, name: 'Right Now (new room)' })
  expect((await app.visitor.get('/api/meetings?q=over')).body).toEqual([])
})

test('a meeting that moves to another hour or day keeps its id, and two that change places do not mix', async () => {
  await using app = await testApp({ now })
  const daily = (days: number[], time: string) =>
    days.map((day) => ({ name: 'Daily', slug: 'daily', day, time, ...street('Bronx', 'NY') }))
  const idsByDay = async () => {
    const { body } = await app.visitor.get('/api/meetings')
    return new Map(
      body.map((one: { dayOfWeek: number; id: string; time: string }) => [one.dayOfWeek, one.id]),
    )
  }
  await bring(app, daily([1, 2, 3], '18:00'))
  const before = await idsByDay()
  await bring(app, daily([1, 2, 3], '19:00'))
  expect(await idsByDay()).toEqual(before)
  await bring(app, daily([1, 2, 4], '19:00'))
  const moved = await idsByDay()
  expect(moved.get(4)).toBe(before.get(3))
  await bring(app, [...daily([1], '19:00'), ...daily([5, 6], '20:00')])
  const unclear = await idsByDay()
  expect([...before.values()]).toContain(unclear.get(1))
  expect([...before.values()]).not.toContain(unclear.get(5))
})

test('saved meetings are the member’s own, and say when they left their list', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const { id } = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  expect((await app.visitor.put(`/api/meetings/kept/${id}`)).status).toBe(401)
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  expect((await ana.put(`/api/meetings/kept/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await ana.put(`/api/meetings/kept/${id}`)).status).toBe(200)
  expect((await ana.put(`/api/meetings/kept/${id}`)).status).toBe(200)
  expect((await ana.get('/api/meetings/kept')).body.meetings).toMatchObject([{ id, name: 'Right Now' }])
  expect((await ben.get('/api/meetings/kept')).body.meetings).toEqual([])
  await ben.del(`/api/meetings/kept/${id}`)
  await bring(
    app,
    rows.filter(({ slug }) => slug !== 'now'),
  )
  expect((await ana.get('/api/meetings/kept')).body.meetings).toMatchObject([{ id, gone: true }])
  await ana.del(`/api/meetings/kept/${id}`)
  expect((await ana.get('/api/meetings/kept')).body.meetings).toEqual([])
})

test('a visit is noted only for a date on which the meeting took place', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const ana = await app.member('Ana', { zone: 'America/New_York' })
  const idOf = async (words: string) => (await app.visitor.get(`/api/meetings?q=${words}`)).body[0].id
  const visit = async (words: string, date: string) =>
    (await ana.put(`/api/meetings/${await idOf(words)}/attended`, { date })).status
  expect(await visit('bronx', '2026-03-14')).toBe(200)
  expect(await visit('bronx', '2026-03-07')).toBe(200)
  expect(await visit('bronx', '2026-03-13')).toBe(400)
  // It is Saturday, and this one has not begun.
  expect(await visit('half', '2026-03-14')).toBe(400)
  expect(await visit('half', '2026-03-07')).toBe(200)
  // By appointment: any day.
  expect(await visit('call', '2026-03-11')).toBe(200)
})

test('a visit is noted once a day, is private, and can be taken back', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  const { id } = (await app.visitor.get('/api/meetings?q=bronx')).body[0]
  const [ana, ben] = [await app.member('Ana'), await app.member('Ben')]
  expect((await ana.put(`/api/meetings/${id}/attended`, { date: '2026-04-01' })).status).toBe(400)
  expect((await ana.put(`/api/meetings/${id}/attended`, { date: 'today' })).status).toBe(400)
  const first = await ana.put(`/api/meetings/${id}/attended`, { date: '2026-03-14' })
  const again = await ana.put(`/api/meetings/${id}/attended`, { date: '2026-03-14' })
  expect(first.body).toMatchObject({
    meetingId: id,
    name: 'Right Now',
    type: 'AA',
    place: '1 Main St, Bronx',
    date: '2026-03-14',
  })
  expect(again.body.id).toBe(first.body.id)
  expect((await ben.get('/api/meetings/attended')).body).toEqual({ attended: [] })
  await ben.del(`/api/meetings/attended/${first.body.id}`)
  expect((await ana.get('/api/meetings/attended')).body.attended).toHaveLength(1)
  await ana.del(`/api/meetings/attended/${first.body.id}`)
  expect((await ana.get('/api/meetings/attended')).body).toEqual({ attended: [] })
})

test('a calendar entry repeats weekly on the meeting’s own clock', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
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

test('a list that another process takes over is seen here at the next question', async () => {
  await using app = await testApp({ now })
  await bring(app, rows)
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(6)
  // Another process has a pubsub and a copy of its own on the same database.
  const pubsub = await openPubSub(app.connection, app.services.log)
  const elsewhere = { ...app, services: { ...app.services, pubsub } }
  await bring(elsewhere, rows.slice(0, 5))
  await expect.poll(async () => (await app.visitor.get('/api/meetings')).body.length).toBe(5)
  await pubsub.stop()
})

test('the state of the lists is for staff', async () => {
  await using app = await testApp({ now })
  const ana = await app.member('Ana')
  expect((await ana.get('/api/admin/meetings/feeds')).status).toBe(403)
  expect((await ana.put(`/api/admin/meetings/feeds/${crypto.randomUUID()}/refresh`)).status).toBe(403)
})

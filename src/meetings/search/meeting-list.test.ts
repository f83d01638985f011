import { expect, test } from 'vitest'
import { testApp } from '../../app/testing/test-app.server.ts'
import { importList, listRows, names, now, street } from '../testing/imported-list.server.ts'

const albany = { latitude: 42.65, longitude: -73.75 }

const bronx = { latitude: 40.85, longitude: -73.87 }

const placed = [
  { ...listRows[0], ...albany },
  { ...listRows[1], ...bronx },
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
  listRows[2],
]

test('near a ZIP, a city or an address lists meetings within a radius, by time and then by distance', async () => {
  await using app = await testApp({ now })
  await importList(app, placed as object[])
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

test('the radius grows until something is found, and a place without meetings says so and names the nearest', async () => {
  await using app = await testApp({ now })
  await importList(app, placed as object[])
  const near = async (query: string) => (await app.visitor.get(`/api/meetings/near?${query}`)).body
  expect(await near('place=12010&radius=5')).toMatchObject({
    radius: 50,
    meetings: [{ name: 'Sunday Dawn' }],
  })
  const far = await near('place=San+Jose,+CA')
  expect(far).toMatchObject({ place: 'San Jose, CA', radius: null, total: 0, meetings: [] })
  expect(far.nearest).toHaveLength(4)
  expect(far.nearest[0].kilometers).toBeGreaterThan(3_000)
  expect(await app.visitor.get('/api/meetings/near?place=Nowhereville')).toMatchObject({
    status: 404,
    body: { message: 'We don’t know this place. Try a ZIP code, or a city with its state.' },
  })
  expect((await app.visitor.get('/api/meetings/near?place=10451&radius=7')).status).toBe(400)
  expect((await app.visitor.get('/api/meetings/near')).status).toBe(400)
})

test('the filter sheet shows the number of results of each choice', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
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
  expect(names(await app.visitor.get('/api/meetings?inPerson=true&zone=America/Los_Angeles'))).toEqual([
    'Pacific Coffee',
  ])
})

test('a ZIP, a typo and the name of a state are found as words', async () => {
  await using app = await testApp({ now })
  await importList(app, listRows)
  const namesMatching = async (q: string) =>
    names(await app.visitor.get(`/api/meetings?q=${encodeURIComponent(q)}`))
  expect(await namesMatching('10001')).toHaveLength(5)
  expect(await namesMatching('pacfic coffe')).toEqual(['Pacific Coffee'])
  expect(await namesMatching('california')).toEqual(['Pacific Coffee'])
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addTestList } from '../src/meetings/testing/imported-list.server.ts'
import { mapArchive } from '../src/meetings/testing/map-archive.server.ts'
import { accessibilityViolations, type Journey, journey, phone } from './journey.ts'

// WebGL without a GPU.
const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const now = '2026-03-14T14:00:00Z'
const meeting = (name: string, latitude: number, longitude: number, more: object = {}) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  day: 6,
  time: '10:30',
  formatted_address: '1 Main St, Bronx, NY 10451, USA',
  latitude,
  longitude,
  ...more,
})
const list = [
  meeting('Corner Room', 40.85, -73.87),
  meeting('Corner Room Late', 40.85, -73.87, { time: '20:00' }),
  meeting('Hill Room', 41.6, -74.6),
  meeting('Hidden Room', 40.9, -73.9, { formatted_address: 'Bronx, NY, USA' }),
]

async function visit() {
  const visitor = await journey({
    now,
    look: { viewport: phone, locale: 'en-US', timezoneId: 'America/New_York', flags },
  })
  await visitor.page.clock.setFixedTime(now)
  await addTestList(visitor.app, list)
  return visitor
}

function bringMap({ app }: Pick<Journey, 'app'>) {
  writeFileSync(join(app.services.settings.DATA_DIR, 'map.pmtiles'), mapArchive(41.2, -74.2))
}

test('without a file there is no map button', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.goto('/meetings')
  await page.getByText('4 meetings', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Map', exact: true }).count()).toBe(0)
})

test('the map is loaded on request, from this server, and its points open the meetings there', async () => {
  await using visitor = await visit()
  const { page, problems } = visitor
  bringMap(visitor)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/meetings')
  await page.getByText('4 meetings', { exact: true }).waitFor()
  expect(requests.filter((url) => /map\.pmtiles|map-panel|maplibre/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByText('Map: © Test Maps.').waitFor()
  expect(requests.some((url) => url.endsWith('/api/meetings/map.pmtiles'))).toBe(true)
  expect(await page.getByRole('button', { name: 'Hill Room', exact: true }).count()).toBe(2)
  await page.getByRole('button', { name: /^2 meetings/ }).press('Enter')
  const place = page.getByRole('region', { name: 'At this place' })
  await place.getByRole('heading', { name: 'Corner Room', exact: true }).waitFor()
  expect(await place.getByRole('heading', { level: 3 }).count()).toBe(2)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hide map' }).click()
  await page.getByText('Map: © Test Maps.').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('if the browser cannot draw a map, the page says so and still shows the list', async () => {
  await using visitor = await visit()
  const { page } = visitor
  bringMap(visitor)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByText('This browser can’t draw the map. The list has every meeting.').waitFor()
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(4)
})

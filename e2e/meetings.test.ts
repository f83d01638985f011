import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestApp } from '../src/app/testing/test-app.server.ts'
import { importMeetings } from '../src/meetings/feeds/import.server.ts'
import { prepareMeetings } from '../src/meetings/feeds/refresh.server.ts'
import { asMember, barriers, journey, type Look, phone } from './journey.ts'

// Saturday, ten in the morning in New York, three in the afternoon in London.
const now = '2026-03-14T14:00:00Z'
const street = (city: string, state: string, latitude: number, longitude: number) => ({
  formatted_address: `1 Main St, ${city}, ${state} 10001, USA`,
  latitude,
  longitude,
})
const zoom = { conference_url: 'https://zoom.us/j/1', formatted_address: 'New York, NY, USA' }
const rows = [
  {
    name: 'Right Now',
    slug: 'now',
    day: 6,
    time: '09:30',
    end_time: '10:30',
    types: ['C', 'W'],
    ...street('Bronx', 'NY', 40.85, -73.87),
  },
  { name: 'In Half an Hour', slug: 'half', day: 6, time: '10:30', types: ['O', 'BE'], ...zoom },
  {
    name: 'Corner Room',
    slug: 'corner',
    day: 6,
    time: '10:45',
    types: ['O'],
    ...street('Yonkers', 'NY', 40.93, -73.9),
  },
  {
    name: 'Pacific Coffee',
    slug: 'coffee',
    day: 6,
    time: '09:00',
    timezone: 'America/Los_Angeles',
    types: ['O', 'S'],
    ...street('Fresno', 'CA', 36.74, -119.78),
  },
  {
    name: 'Sunday Dawn',
    slug: 'dawn',
    day: 0,
    time: '06:00',
    types: ['O'],
    ...street('Albany', 'NY', 42.65, -73.75),
  },
]

async function bring({ app }: { app: TestApp }, list: object[] = rows) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feed-'))
  const file = join(folder, 'feed.json')
  writeFileSync(file, JSON.stringify(list))
  const args = [
    file,
    '--format',
    'meeting-guide',
    '--fellowship',
    'AA',
    '--zone',
    'America/New_York',
    '--name',
    'AA Testville',
    '--feedback',
    'list@aa.example',
  ]
  expect(await importMeetings(app.services, args, () => undefined)).toBe(0)
  rmSync(folder, { recursive: true })
}

/** The program on that Saturday, and a phone in New York. */
async function visit(look: Look = {}) {
  const visitor = await journey({
    now,
    look: { viewport: phone, locale: 'en-US', timezoneId: 'America/New_York', ...look },
  })
  const requests: string[] = []
  await visitor.page.clock.setFixedTime(now)
  visitor.page.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  return { ...visitor, requests }
}

const names = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts()

test('a fresh install shows samples that say so on every row, and leads nobody to them', async () => {
  await using visitor = await visit()
  const { page, troubles, app } = visitor
  await prepareMeetings(app.services)
  await page.goto('/meetings')
  await page.getByText('These are samples, not meetings that are on.').waitFor()
  const shown = await page.getByRole('heading', { level: 3 }).count()
  expect(await page.getByText('Sample, not current').count()).toBe(shown)
  expect(await page.getByRole('link', { name: /^(Join|Directions|Call)$/ }).count()).toBe(0)
  expect(await page.getByText(/Starts in|On now/).count()).toBe(0)
  await page.goto('/help')
  await page.getByRole('button', { name: 'Meetings starting soon' }).click()
  await page.getByText('Nothing on our list is on now or starts in the next hour').waitFor()
  await page.getByText('Always open, the fellowship’s own list').first().waitFor()
  expect(troubles).toEqual([])
})

test('the list is sorted from now, and says what is going on and what starts when', async () => {
  await using visitor = await visit()
  const { page, troubles } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  expect(await names(page)).toEqual([
    'Right Now',
    'In Half an Hour',
    'Corner Room',
    'Pacific Coffee',
    'Sunday Dawn',
  ])
  expect(await page.getByText('On now, 30 min left').count()).toBe(1)
  await page.getByText('Starts in 30 min').waitFor()
  await page.getByText('Going on now').waitFor()
  await page.getByText('Tomorrow, Sunday').waitFor()
  await page.getByText(/Saturday, 9:00\sAM – 10:00\sAM PDT/).waitFor()
  expect(troubles).toEqual([])
})

test('a visitor in another zone sees an online meeting in their own time', async () => {
  await using visitor = await visit({ timezoneId: 'Asia/Tokyo' })
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings?online=1')
  await page.getByText(/Saturday, 10:30\sAM – 11:30\sAM EDT/).waitFor()
  expect(await page.getByText(/Saturday, 11:30\sPM where you are/).count()).toBe(1)
})

test('words and filters narrow the list, nothing found says what to change, and the search stands in the address', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  const search = page.getByLabel('Search by name, city, address, or ZIP')
  await search.fill('BRONX')
  await page.getByText('1 of 5 meetings').waitFor()
  expect(await names(page)).toEqual(['Right Now'])
  await search.fill('no such room')
  await page.getByText('No meetings found').waitFor()
  await page.getByRole('button', { name: 'Without the words “no such room”: 5' }).click()
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await page.getByLabel('State').selectOption('CA')
  await page.getByText('1 of 5 meetings').waitFor()
  await page.getByLabel('State').selectOption('FL')
  await page.getByText('No meetings found').waitFor()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Newcomers (1)').check()
  await page.getByRole('button', { name: 'Show meetings' }).click()
  await page.getByText('1 of 5 meetings').waitFor()
  await page.waitForURL(/tags=newcomer/)
  await page.reload()
  await page.getByText('1 of 5 meetings').waitFor()
  expect(await names(page)).toEqual(['In Half an Hour'])
})

const newYork = {
  permissions: ['geolocation'],
  geolocation: { latitude: 40.8612345, longitude: -73.8812345 },
}

test('near me shows the meetings within reach, by time and distance, and the location never leaves the browser', async () => {
  await using visitor = await visit(newYork)
  const { page, requests, troubles } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('2 meetings within 10 mi of you').waitFor()
  expect(await names(page)).toEqual(['Right Now', 'Corner Room'])
  await page.getByText(/1\.0 mi away/).waitFor()
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await page.getByLabel('Distance').selectOption('50')
  await page.getByText('2 meetings within 50 mi of you').waitFor()
  expect(requests.filter((request) => /40\.8|73\.8|40%2E8/.test(request))).toEqual([])
  expect(troubles).toEqual([])
})

test('a visitor in San Jose sees that nothing is near, what is nearest, and how far away it is', async () => {
  await using visitor = await visit({
    permissions: ['geolocation'],
    geolocation: { latitude: 37.3382, longitude: -121.8863 },
    timezoneId: 'America/Los_Angeles',
  })
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('No in-person meetings on our list within 50 mi of you.').waitFor()
  expect((await names(page))[1]).toBe('Pacific Coffee')
  await page.getByText(/12\d mi away/).waitFor()
  await page.getByRole('heading', { name: 'Online soon' }).waitFor()
})

test('a ZIP and a city are found offline, a place without meetings says so, and an unknown place is named', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  const search = page.getByLabel('Search by name, city, address, or ZIP')
  await search.fill('10451')
  await page.getByText('2 meetings within 10 mi of Bronx, NY 10451').waitFor()
  expect(await names(page)).toEqual(['Right Now', 'Corner Room'])
  await search.fill('San Jose, CA')
  await page.getByText('No in-person meetings on our list within 50 mi of San Jose, CA.').waitFor()
  await search.fill('12010')
  await page.getByText('Nothing within 10 mi, so this shows 50 mi.').waitFor()
  expect(await names(page)).toEqual(['Sunday Dawn'])
  await search.fill('Yonkers')
  await page.getByText('1 of 5 meetings').waitFor()
  await page.getByRole('button', { name: 'Show meetings near “Yonkers”' }).click()
  await page.getByText('2 meetings within 10 mi of Yonkers, NY').waitFor()
  await page.waitForURL(/near=Yonkers/)
  await page.goto('/meetings?near=Nowhereville')
  await page.getByText('We don’t know a place called “Nowhereville”.').waitFor()
})

test('now shows what is on and what starts within the hour, and what is next where that is nothing', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Right Now', 'In Half an Hour', 'Corner Room'])
  await page.getByLabel('State').selectOption('CA')
  await page.getByText('Nothing on our list is on now or starts in the next hour. These are next.').waitFor()
  expect(await names(page)).toEqual(['Pacific Coffee'])
})

test('on a phone the first meeting stands on the first screen', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  const first = page.getByRole('button', { name: 'Right Now', exact: true })
  await first.waitFor()
  const box = await first.boundingBox()
  expect(box && box.y + box.height).toBeLessThan(500)
})

test('a long list arrives as less than 60 KB, and more of it when asked', async () => {
  await using visitor = await visit()
  const { page } = visitor
  const many = Array.from({ length: 500 }, (_, at) => ({
    ...rows[at % 5],
    slug: `s${at}`,
    name: `Group ${at}`,
  }))
  await bring(visitor, many)
  let bytes = 0
  page.on('response', async (response) => {
    if (response.url().includes('/api/meetings')) bytes += (await response.body()).length
  })
  await page.goto('/meetings')
  await page.getByText('500 meetings', { exact: true }).waitFor()
  expect(bytes).toBeLessThan(60_000)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(100)
})

test('a refused location is only logged', async () => {
  await using visitor = await visit()
  const { page, troubles } = visitor
  await bring(visitor)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await expect.poll(() => said.some((line) => line.includes('The location was not given'))).toBe(true)
  expect(await page.getByText('Your browser didn’t share').count()).toBe(0)
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('Your browser didn’t share where you are').waitFor()
  expect(await names(page)).toHaveLength(5)
  expect(troubles).toEqual([])
})

test('a meeting opens with everything about it, can be shared by its address, and goes into a calendar', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Pacific Coffee', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/12:00\sPM where you are/).waitFor()
  expect(
    await dialog.getByRole('link', { name: 'Is this right? Tell its publisher' }).getAttribute('href'),
  ).toContain('mailto:list@aa.example')
  await dialog.getByText('Cairn is not affiliated with Alcoholics Anonymous').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  const stored = await download.path()
  expect(readFileSync(stored, 'utf8')).toContain('DTSTART;TZID=America/Los_Angeles:20260314T090000')
  await page.waitForURL(/meeting=/)
  await page.keyboard.press('Escape')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Pacific Coffee')
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.reload()
  await page.getByRole('dialog').getByText('Pacific Coffee').waitFor()
  await page.goto('/meetings?meeting=00000000-0000-7000-8000-000000000000')
  await page.getByRole('dialog').getByText('This meeting is not on our list.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pacific Coffee', exact: true }).click()
})

test('what a visitor keeps stays in the browser, and moves to the account at sign-in, private', async () => {
  await using visitor = await visit()
  const { page, app } = visitor
  await bring(visitor)
  const ana = await app.member('Ana')
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Save Corner Room' }).click()
  await page.getByRole('button', { name: 'Remove Corner Room' }).first().waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'My week' }).getByText('Corner Room').waitFor()
  expect((await ana.get('/api/meetings/kept')).body.meetings).toEqual([])
  await page.evaluate((token) => localStorage.setItem('cairn.token', token), ana.token)
  await page.reload()
  await expect.poll(async () => (await ana.get('/api/meetings/kept')).body.meetings.length).toBe(1)
  await page.getByRole('region', { name: 'My week' }).getByText('Corner Room').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('cairn.meetings.kept'))).toBeNull()
})

test('without an answer the last list is shown, marked as old; without one, the doors that are always open', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.route('**/api/meetings?*', (route) => route.abort())
  await page.goto('/meetings')
  await page.getByText('Failed to fetch meetings').waitFor()
  await page.getByRole('link', { name: 'Open' }).first().waitFor()
  await page.unroute('**/api/meetings?*')
  await page.reload()
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
  await page.route('**/api/meetings?*', (route) => route.abort())
  await page.reload()
  await page.getByText('The list can’t be reached. This one is from').waitFor()
  expect(await names(page)).toContain('Corner Room')
})

test('when the server has no list at all, four doors that are always open take its place, filtered like it', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await page.goto('/meetings')
  await expect.poll(() => page.getByText('Always open, the fellowship’s own list').count()).toBe(4)
  await page.getByLabel('Type').selectOption('GA')
  await expect.poll(() => page.getByText('Always open, the fellowship’s own list').count()).toBe(1)
  await page.getByLabel('State').selectOption('NY')
  await page.getByText('No meetings found').waitFor()
})

test('a fellowship without a list here is named with its own finder', async () => {
  await using visitor = await visit()
  const { page } = visitor
  await bring(visitor)
  await page.goto('/meetings?state=NY')
  await page.getByLabel('Type').selectOption('CODA')
  await page.getByText('Co-Dependents Anonymous: find a meeting').waitFor()
  expect(await page.getByText('Always open, the fellowship’s own list').count()).toBe(1)
})

test('an admin pastes the address of a site, sees the list that is there, and connects it', async () => {
  const site = createServer(({ url }, response) =>
    url?.includes('action=meetings')
      ? response.end(JSON.stringify(rows))
      : response.writeHead(404).end('<html>Not here</html>'),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  await using visitor = await journey({ now, settings: { MEETING_FEEDS_PRIVATE: 'on' } })
  const { page, app, troubles } = visitor
  await asMember(visitor, 'Ada', { role: 'admin' })
  await page.goto('/admin?desk=meetings')
  await page.getByLabel('Address of the site, list or sheet').fill(`http://127.0.0.1:${port}/meetings`)
  await page.getByLabel('Time zone, if rows name none').fill('America/New_York')
  await page.getByRole('button', { name: 'Look for lists' }).click()
  await page.getByText('5 of 5 rows can be used, such as Right Now, Bronx').waitFor()
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  expect(await connect.isDisabled()).toBe(true)
  await page.getByLabel('The publisher agreed that we show this list').check()
  expect(await barriers(page)).toEqual([])
  await connect.click()
  await page.getByText('Connected by staff').waitFor()
  await app.runJobs()
  expect((await app.visitor.get('/api/meetings')).body).toHaveLength(5)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(async () => (await app.visitor.get('/api/meetings')).body.length).toBe(0)
  expect(troubles).toEqual([])
  site.closeAllConnections()
  site.close()
})

test.each([
  [390, 'light'],
  [1280, 'dark'],
] as const)('the finder is accessible, steady and fits at %i px, %s', async (width, colorScheme) => {
  await using visitor = await visit({
    viewport: { width, height: 844 },
    colorScheme,
    // why: half-way through its fade a dialog has other colours.
    reducedMotion: 'reduce',
  })
  const { page } = visitor
  await bring(visitor)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/meetings')
  await page.getByText('5 meetings', { exact: true }).waitFor()
  await page.getByText('Where this list comes from').waitFor()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Newcomers (1)').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'In Half an Hour', exact: true }).click()
  await page.getByRole('dialog').getByText('Alcoholics Anonymous', { exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addTestList } from '../src/meetings/testing/imported-list.server.ts'
import { journey, type Look, phone } from './journey.ts'

const names = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts()

/** A list in one zone, and a phone at a position and time. */
async function visit(now: string, zone: string, list: object[], look: Look = {}) {
  const visitor = await journey({
    now,
    look: { viewport: phone, locale: 'en-US', timezoneId: zone, ...look },
  })
  await visitor.page.clock.setFixedTime(now)
  const { app } = visitor
  await addTestList(app, list, zone)
  await visitor.page.goto('/meetings')
  return visitor
}

const sanJose = {
  formatted_address: '1 N 1st St, San Jose, CA 95113, USA',
  latitude: 37.336,
  longitude: -121.89,
}
const berlin = { formatted_address: 'Torstraße 1, 10119 Berlin, Germany', latitude: 52.528, longitude: 13.41 }

test('with the location refused in San Jose, Now still shows every meeting that is on, and a ZIP code finds the near ones', async () => {
  // Saturday, 6:30 p.m. in California.
  const on = Array.from({ length: 27 }, (_, at) => ({
    name: `Room ${at + 1}`,
    slug: `room-${at}`,
    day: 6,
    time: '18:00',
    ...sanJose,
  }))
  await using visitor = await visit('2026-03-15T01:30:00Z', 'America/Los_Angeles', on, { permissions: [] })
  const { page } = visitor
  await page.getByText('27 meetings', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('Your browser didn’t share where you are').waitFor()
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect.poll(async () => (await names(page)).length).toBe(27)
  expect(await page.getByText('On now, 30 min left').count()).toBe(27)
  expect(await page.getByText(/Nothing on our list/).count()).toBe(0)
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await page.getByLabel('Search by name, city, address, or ZIP').fill('95112')
  await page.getByText('27 meetings within 10 mi of San Jose, CA 95112').waitFor()
})

test('around midnight yesterday’s late meeting is still on, and one after midnight is today’s', async () => {
  // Sunday, 12:10 a.m. in New York.
  const list = [
    { name: 'Late Candle', slug: 'late', day: 6, time: '23:30', end_time: '00:30' },
    { name: 'Past Midnight', slug: 'past', day: 0, time: '00:30', end_time: '01:30' },
    { name: 'Sunday Dawn', slug: 'dawn', day: 0, time: '06:00' },
    { name: 'Saturday Evening', slug: 'evening', day: 6, time: '20:00' },
  ].map((one) => ({ ...one, formatted_address: '1 Main St, Albany, NY 12207, USA' }))
  await using visitor = await visit('2026-03-15T04:10:00Z', 'America/New_York', list)
  const { page } = visitor
  await page.getByText('On now, 20 min left').waitFor()
  expect(await names(page)).toEqual(['Late Candle', 'Past Midnight', 'Sunday Dawn', 'Saturday Evening'])
  await page.getByText('Today, Sunday').waitFor()
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Late Candle', 'Past Midnight'])
})

test('in Berlin distances are in kilometers, and days are those of Berlin’s time zone', async () => {
  // Monday, 7:30 p.m. in Berlin.
  const list = [
    { name: 'Montagsgruppe', slug: 'montag', day: 1, time: '20:00', ...berlin },
    { name: 'Dienstagsgruppe', slug: 'dienstag', day: 2, time: '07:00', ...berlin },
  ]
  await using visitor = await visit('2026-03-16T18:30:00Z', 'Europe/Berlin', list, {
    locale: 'de-DE',
    permissions: ['geolocation'],
    geolocation: { latitude: 52.5, longitude: 13.4 },
  })
  const { page } = visitor
  await page.getByText('Starts in 30 min').waitFor()
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.getByText('2 meetings within 10 km of you').waitFor()
  expect(await names(page)).toEqual(['Montagsgruppe', 'Dienstagsgruppe'])
  expect(await page.getByText(/3[.,]\d km away/).count()).toBe(2)
  await page.getByText('Tomorrow, Tuesday').waitFor()
})

test('on the weekend when clocks change, running meetings and start times are right', async () => {
  // Sunday, March 8, 2026: daylight saving time starts at 2 a.m. in New York. It is 1:50 a.m. there.
  const list = [
    { name: 'Before the Change', slug: 'before', day: 0, time: '01:30', end_time: '02:30' },
    { name: 'After the Change', slug: 'after', day: 0, time: '03:30', end_time: '04:30' },
    { name: 'Sunday Noon', slug: 'noon', day: 0, time: '12:00' },
  ].map((one) => ({ ...one, formatted_address: '1 Main St, Albany, NY 12207, USA' }))
  await using visitor = await visit('2026-03-08T06:50:00Z', 'America/New_York', list)
  const { page } = visitor
  await page.getByText('On now, 40 min left').waitFor()
  // From 1:50 to 3:30 are only forty minutes in this night.
  await page.getByText('Starts in 40 min').waitFor()
  // Noon is nine hours and ten minutes away, not ten hours and ten minutes.
  await page.getByText('Starts in 9 h').waitFor()
  expect(await names(page)).toEqual(['Before the Change', 'After the Change', 'Sunday Noon'])
})

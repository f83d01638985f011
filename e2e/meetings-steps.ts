// Shared steps of the meetings' journeys: a list of five meetings, and a visitor.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestApp } from '../src/app/testing/test-app.server.ts'
import { importList } from '../src/meetings/testing/imported-list.server.ts'
import { journey, type Look, phone } from './journey.ts'

// Saturday, 10 a.m. in New York, 3 p.m. in London.
export const now = '2026-03-14T14:00:00Z'

const street = (city: string, state: string, latitude: number, longitude: number) => ({
  formatted_address: `1 Main St, ${city}, ${state} 10001, USA`,
  latitude,
  longitude,
})

const zoom = { conference_url: 'https://zoom.us/j/1', formatted_address: 'New York, NY, USA' }

export const rows = [
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

/** Imports the list as an operator would. */
export async function bring({ app }: { app: TestApp }, list: object[] = rows) {
  const { code } = await importList(app, list, ['--feedback', 'list@aa.example'])
  expect(code).toBe(0)
}

/** The program at that time, and a phone in New York. */
export async function visit(look: Look = {}) {
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

export const names = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts()

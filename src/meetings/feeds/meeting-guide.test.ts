import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { monday, only, parse } from '../testing/meeting-guide-rows.ts'
import { parseMeetingGuide } from './meeting-guide.ts'

function feed(name: string): string {
  return gunzipSync(
    readFileSync(new URL(`../../../checks/feeds/${name}.json.gz`, import.meta.url)),
  ).toString()
}

test.each([
  ['no JSON', 'moved <a href="/">here</a>'],
  ['an error page in JSON', '{"error":"gone"}'],
  ['half a list', '[{"name":"A"'],
  ['nothing', ''],
])('%s is not a feed', (_, body) => {
  expect(() => parseMeetingGuide(body, { fellowship: 'AA' })).toThrow(/list of meetings|not JSON/)
})

test.each([
  ['a row that is no meeting', 'text', 'not a meeting'],
  ['a row without a name', { ...monday, name: ' ' }, 'no name'],
  ['a row without a slug', { ...monday, slug: null }, 'no slug'],
  ['a day that does not exist', { ...monday, day: 9 }, 'day is not a day of the week: 9'],
  ['a time that does not exist', { ...monday, time: '25:00' }, 'time is not a time: 25:00'],
  [
    'a row of a place with two zones',
    { ...monday, timezone: null, city: 'El Paso', state: 'TX' },
    'no time zone',
  ],
  ['an offset in place of a zone', { ...monday, timezone: '+05:00' }, 'no time zone'],
])('%s is skipped with its reason, and the rest is imported', (_, row, reason) => {
  const { report, listings } = parse([row, { ...monday, slug: 'next' }])
  expect(report).toMatchObject({ rows: 2, imported: 1, skipped: [{ row: 1, reason }] })
  expect(listings).toHaveLength(1)
})

test('the same slug on the same day and time is one meeting; on another day it is another', () => {
  const { report } = parse([monday, monday, { ...monday, day: 2 }])
  expect(report).toMatchObject({
    imported: 2,
    skipped: [{ row: 2, reason: 'same slug, day and time as row 1' }],
  })
})

test('a link that is not a web URL is not stored', () => {
  expect(only({ conference_url: 'javascript:alert(1)' }).meetingLink).toBe('')
  expect(only({ conference_url: 'https://me:secret@example.org/' }).meetingLink).toBe('')
})

test('names and numbers of contacts are not stored', () => {
  const listing = only({
    contact_1_name: 'Sam',
    contact_1_phone: '+1 555 0100',
    contact_1_email: 'sam@example.org',
  })
  expect(JSON.stringify(listing)).not.toMatch(/Sam|0100|example\.org/)
})

test('Orange County: 1,967 of 1,967 rows, nine of them past midnight, one by appointment', () => {
  const { report, listings } = parseMeetingGuide(feed('meeting-guide.aa-orange-county'), {
    fellowship: 'AA',
    zone: 'America/Los_Angeles',
  })
  expect(report).toMatchObject({ rows: 1967, imported: 1967, skipped: [], meetings: 1967 })
  expect(report.attendance).toEqual({ in_person: 1432, online: 385, hybrid: 148, inactive: 2 })
  expect(report.repaired).toEqual({ 'end after midnight': 9 })
  expect(listings.filter((one) => one.dayOfWeek === null)).toHaveLength(1)
  expect(listings.find((one) => one.name === '40 Minutes to Freedom')).toMatchObject({
    address: '3186 Pullman St',
    city: 'Costa Mesa',
    state: 'CA',
    postalCode: '92626',
    dayOfWeek: 1,
    time: '19:30',
    durationMinutes: 45,
    attendance: 'in_person',
    tags: expect.arrayContaining(['closed', 'men', 'discussion']),
  })
})

test('San Francisco: 658 of 658 rows, with their own zones', () => {
  const { report } = parseMeetingGuide(feed('meeting-guide.aa-san-francisco'), { fellowship: 'AA' })
  expect(report).toMatchObject({ rows: 658, imported: 658, skipped: [] })
  expect(report.attendance).toEqual({ online: 514, hybrid: 89, in_person: 55 })
})

test('Northwest Texas: 613 of 613 rows with types as text; 52 impossible positions are dropped, .TX is TX', () => {
  const { report, listings } = parseMeetingGuide(feed('meeting-guide.aa-northwest-texas'), {
    fellowship: 'AA',
    zone: 'America/Chicago',
  })
  expect(report).toMatchObject({ rows: 613, imported: 613, skipped: [] })
  expect(report.repaired).toEqual({ 'types as one text': 613, 'impossible position': 52 })
  expect(new Set(listings.map((one) => one.state))).toEqual(new Set(['TX']))
  expect(listings.filter((one) => one.tags.includes('open'))).toHaveLength(407)
  expect(listings.filter((one) => one.tags.includes('closed'))).toHaveLength(206)
  expect(listings.some((one) => one.latitude === 0)).toBe(false)
})

test('Northwest Texas without a zone: no row is guessed, because Texas has two', () => {
  const { report } = parseMeetingGuide(feed('meeting-guide.aa-northwest-texas'), { fellowship: 'AA' })
  expect(report).toMatchObject({ imported: 0 })
  expect(report.skipped).toHaveLength(613)
})

test('Edmonton: 315 of 315 rows, days as lists and times with AM and PM; closed locations with a link are online', () => {
  const { report, listings } = parseMeetingGuide(feed('meeting-guide.aa-edmonton'), { fellowship: 'AA' })
  expect(report).toMatchObject({ rows: 315, imported: 315, skipped: [] })
  expect(report.repaired).toEqual({ 'time in another form': 315, 'empty type code': 1 })
  expect(report.attendance).toEqual({ in_person: 220, hybrid: 30, online: 44, inactive: 21 })
  expect(listings[1]).toMatchObject({
    dayOfWeek: 5,
    time: '20:00',
    city: 'Edmonton',
    state: 'AB',
    timezone: 'America/Edmonton',
  })
  expect(listings[0]?.updatedAt).toBe('2022-08-25T11:17:07.000Z')
})

test('odd times: 9 of 9 rows, one by appointment, the zone from the place', () => {
  const { report, listings } = parseMeetingGuide(feed('meeting-guide.times'), { fellowship: 'AA' })
  expect(report).toMatchObject({ rows: 9, imported: 9, skipped: [] })
  expect(listings.find((one) => one.group === 'appointment')).toMatchObject({ dayOfWeek: null, time: '' })
  expect(listings.find((one) => one.group === 'approximate')?.attendance).toBe('inactive')
  expect(new Set(listings.map((one) => one.timezone))).toEqual(new Set(['America/Chicago']))
})

test('online groups: 149 of 150 rows without a zone for the feed, 150 with one', () => {
  const body = feed('meeting-guide.aa-online-timezones')
  const alone = parseMeetingGuide(body, { fellowship: 'AA' }).report
  expect(alone).toMatchObject({ rows: 150, imported: 149, skipped: [{ row: 142, reason: 'no time zone' }] })
  const helped = parseMeetingGuide(body, { fellowship: 'AA', zone: 'America/New_York' }).report
  expect(helped).toMatchObject({ imported: 150, skipped: [] })
  expect(helped.repaired).toEqual({ 'day 7 read as Sunday': 23, 'end after midnight': 3 })
  expect(helped.attendance).toEqual({ online: 142, phone: 2, inactive: 6 })
})

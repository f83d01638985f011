import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseMeetingGuide } from './meeting-guide.ts'

function feed(name: string): string {
  return gunzipSync(
    readFileSync(new URL(`../../../checks/feeds/${name}.json.gz`, import.meta.url)),
  ).toString()
}

const monday = {
  name: 'Morning light',
  slug: 'morning-light',
  day: 1,
  time: '07:00',
  timezone: 'America/Chicago',
}

function parse(rows: unknown, zone?: string) {
  return parseMeetingGuide(JSON.stringify(rows), { fellowship: 'AA', ...(zone ? { zone } : {}) })
}

function only(row: object, zone?: string) {
  const { listings, report } = parse([{ ...monday, ...row }], zone)
  expect(report.skipped).toEqual([])
  const [listing] = listings
  if (!listing) throw new Error('nothing was taken')
  return listing
}

describe('refused', () => {
  test.each([
    ['no JSON', 'moved <a href="/">here</a>'],
    ['an error page in JSON', '{"error":"gone"}'],
    ['half a list', '[{"name":"A"'],
    ['nothing', ''],
  ])('%s is no feed', (_, body) => {
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
  ])('%s is skipped with its reason, and the rest is taken', (_, row, reason) => {
    const { report, listings } = parse([row, { ...monday, slug: 'next' }])
    expect(report).toMatchObject({ rows: 2, taken: 1, skipped: [{ row: 1, reason }] })
    expect(listings).toHaveLength(1)
  })

  test('the same slug on the same day and time is one meeting; on another day it is another', () => {
    const { report } = parse([monday, monday, { ...monday, day: 2 }])
    expect(report).toMatchObject({
      taken: 2,
      skipped: [{ row: 2, reason: 'same slug, day and time as row 1' }],
    })
  })

  test('a link that is no web address is not stored', () => {
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
})

describe('real feeds', () => {
  test('Orange County: 1,967 of 1,967 rows, nine of them past midnight, one by appointment', () => {
    const { report, listings } = parseMeetingGuide(feed('meeting-guide.aa-orange-county'), {
      fellowship: 'AA',
      zone: 'America/Los_Angeles',
    })
    expect(report).toMatchObject({ rows: 1967, taken: 1967, skipped: [], meetings: 1967 })
    expect(report.attendance).toEqual({ in_person: 1432, online: 385, hybrid: 148, inactive: 2 })
    expect(report.mended).toEqual({ 'end after midnight': 9 })
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
    expect(report).toMatchObject({ rows: 658, taken: 658, skipped: [] })
    expect(report.attendance).toEqual({ online: 514, hybrid: 89, in_person: 55 })
  })

  test('Northwest Texas: 613 of 613 rows with types as text; 52 impossible positions are dropped, .TX is TX', () => {
    const { report, listings } = parseMeetingGuide(feed('meeting-guide.aa-northwest-texas'), {
      fellowship: 'AA',
      zone: 'America/Chicago',
    })
    expect(report).toMatchObject({ rows: 613, taken: 613, skipped: [] })
    expect(report.mended).toEqual({ 'types as one text': 613, 'impossible position': 52 })
    expect(new Set(listings.map((one) => one.state))).toEqual(new Set(['TX']))
    expect(listings.filter((one) => one.tags.includes('open'))).toHaveLength(407)
    expect(listings.filter((one) => one.tags.includes('closed'))).toHaveLength(206)
    expect(listings.some((one) => one.latitude === 0)).toBe(false)
  })

  test('Northwest Texas without a zone: no row is guessed, because Texas has two', () => {
    const { report } = parseMeetingGuide(feed('meeting-guide.aa-northwest-texas'), { fellowship: 'AA' })
    expect(report).toMatchObject({ taken: 0 })
    expect(report.skipped).toHaveLength(613)
  })

  test('Edmonton: 315 of 315 rows, days as lists and times with AM and PM; closed rooms with a link are online', () => {
    const { report, listings } = parseMeetingGuide(feed('meeting-guide.aa-edmonton'), { fellowship: 'AA' })
    expect(report).toMatchObject({ rows: 315, taken: 315, skipped: [] })
    expect(report.mended).toEqual({ 'time in another form': 315, 'empty type code': 1 })
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
    expect(report).toMatchObject({ rows: 9, taken: 9, skipped: [] })
    expect(listings.find((one) => one.group === 'appointment')).toMatchObject({ dayOfWeek: null, time: '' })
    expect(listings.find((one) => one.group === 'approximate')?.attendance).toBe('inactive')
    expect(new Set(listings.map((one) => one.timezone))).toEqual(new Set(['America/Chicago']))
  })

  test('online groups: 149 of 150 rows without a zone for the feed, 150 with one', () => {
    const body = feed('meeting-guide.aa-online-timezones')
    const alone = parseMeetingGuide(body, { fellowship: 'AA' }).report
    expect(alone).toMatchObject({ rows: 150, taken: 149, skipped: [{ row: 142, reason: 'no time zone' }] })
    const helped = parseMeetingGuide(body, { fellowship: 'AA', zone: 'America/New_York' }).report
    expect(helped).toMatchObject({ taken: 150, skipped: [] })
    expect(helped.mended).toEqual({ 'day 7 read as Sunday': 23, 'end after midnight': 3 })
    expect(helped.attendance).toEqual({ online: 142, phone: 2, inactive: 6 })
  })
})

describe('oddities', () => {
  test('several days become one meeting a day with one group', () => {
    const { report, listings } = parse([{ ...monday, day: [1, '3', 5] }])
    expect(report).toMatchObject({ rows: 1, taken: 1, meetings: 3 })
    expect(listings.map((one) => one.dayOfWeek)).toEqual([1, 3, 5])
    expect(new Set(listings.map((one) => one.group)).size).toBe(1)
    expect(new Set(listings.map((one) => one.key)).size).toBe(3)
  })

  test('a feed that mixes days and lists of days loses no row', () => {
    const { report } = parse([
      { ...monday, day: [1, 2] },
      { ...monday, slug: 'b' },
      { ...monday, slug: 'c', day: [3] },
      { ...monday, slug: 'd', day: null },
    ])
    expect(report).toMatchObject({ taken: 4, meetings: 5 })
  })

  test.each([
    ['8:00 PM', '20:00'],
    ['12:00 AM', '00:00'],
    ['12:30 pm', '12:30'],
    ['19:00:00', '19:00'],
    ['noon', '12:00'],
    ['7 p.m.', '19:00'],
  ])('the time %s is %s', (time, expected) => {
    expect(only({ time }).time).toBe(expected)
  })

  test('an end after midnight is the next day, an end equal to its start is an hour later', () => {
    expect(only({ time: '23:30', end_time: '00:30' }).durationMinutes).toBe(60)
    expect(only({ time: '23:00', end_time: '01:00' }).durationMinutes).toBe(120)
    expect(only({ time: '19:00', end_time: '19:00' }).durationMinutes).toBe(60)
    expect(only({ time: '19:00', end_time: '18:00' }).durationMinutes).toBe(60)
    expect(only({ time: '19:00' }).durationMinutes).toBe(60)
  })

  test('an integer slug, a position in strings and HTML in a name are understood', () => {
    const listing = only({
      slug: 17,
      latitude: '41.9',
      longitude: '-87.6',
      name: 'Ladies&#39; night &amp;amp; <b>tea</b>',
      address: '1 Main St',
      city: 'Chicago',
      state: 'IL',
    })
    expect(listing).toMatchObject({
      group: '17',
      latitude: 41.9,
      longitude: -87.6,
      name: "Ladies' night & tea",
    })
  })

  test('text after the list, and a byte order mark before it, are passed over', () => {
    const { report } = parseMeetingGuide(`\uFEFF${JSON.stringify([monday])}\n<!-- served in 0.2 s -->`, {
      fellowship: 'AA',
    })
    expect(report).toMatchObject({ taken: 1, mended: { 'text after the list': 1 } })
  })

  test('types are understood in lower case, as one text, empty and missing', () => {
    expect(only({ types: ['o', 'be', ''] }).tags).toEqual(['open', 'newcomer'])
    expect(only({ types: '[closed]' }).tags).toEqual(['closed'])
    expect(only({}).tags).toEqual([])
  })

  test('the three forms of the date of change are one', () => {
    expect(only({ updated: '2021-04-28 11:53:20' }).updatedAt).toBe('2021-04-28T11:53:20.000Z')
    expect(only({ updated: '10/1/2021' }).updatedAt).toBe('2021-10-01T00:00:00.000Z')
    expect(only({ updated: '8/25/2022 11:17:07 PM' }).updatedAt).toBe('2022-08-25T23:17:07.000Z')
    expect(only({ updated: 'soon' }).updatedAt).toBeUndefined()
  })

  const street = { formatted_address: '1 Main St, Chicago, IL 60601, USA' }
  const town = { formatted_address: 'Chicago, IL, USA' }
  const zoom = { conference_url: 'https://zoom.us/j/1' }
  const dial = { conference_phone: '+1 312 626 6799' }
  test.each([
    ['a street', street, 'in_person'],
    ['a street and a link', { ...street, ...zoom }, 'hybrid'],
    ['a street and a phone', { ...street, ...dial }, 'hybrid'],
    ['a town and a link', { ...town, ...zoom }, 'online'],
    ['a town and a phone', { ...town, ...dial }, 'phone'],
    ['a town alone', town, 'inactive'],
    ['a closed room', { ...street, types: ['TC'] }, 'inactive'],
    ['a closed room with a link', { ...street, ...zoom, types: ['TC'] }, 'online'],
    ['what the publisher says', { ...street, ...zoom, attendance_option: 'in_person' }, 'in_person'],
  ])('%s makes the meeting what it is', (_, row, attendance) => {
    expect(only(row).attendance).toBe(attendance)
  })

  test('the same letters mean what they mean in each fellowship', () => {
    const tagsIn = (fellowship: 'AA' | 'NA' | 'SLAA' | 'GA' | 'CODA', type: string) =>
      parseMeetingGuide(JSON.stringify([{ ...monday, ...street, types: [type] }]), { fellowship }).listings[0]
        ?.tags
    expect(tagsIn('SLAA', 'NC')).toEqual(['newcomer'])
    expect(tagsIn('NA', 'NC')).toEqual([])
    expect(tagsIn('NA', 'BEG')).toEqual(['newcomer'])
    expect(tagsIn('AA', '12x12')).toEqual(['literature'])
    expect(tagsIn('SLAA', '12x12')).toEqual([])
    expect(tagsIn('NA', 'STEP')).toEqual(['step'])
  })
})

const exact = { latitude: 41.9, longitude: -87.7 }

test.each([
  [{ formatted_address: 'Chicago, IL, USA', ...exact, attendance_option: 'in_person' }],
  [
    {
      formatted_address: '1 Main St, Chicago, IL 60641, USA',
      approximate: 'yes',
      ...exact,
      attendance_option: 'in_person',
    },
  ],
  [{ address: 'Email for the address', city: 'Chicago', state: 'IL', ...exact }],
])('a place that is not told exactly (%j) keeps no position', (row) => {
  const listing = only(row)
  expect(listing.latitude).toBeUndefined()
  expect(listing.approximate).toBe(true)
})

test('a named room keeps its position though its street is missing', () => {
  expect(
    only({
      formatted_address: 'Chicago, IL, USA',
      location: 'Hope Church',
      ...exact,
      attendance_option: 'in_person',
    }),
  ).toMatchObject(exact)
})

test.each([
  ['09:30', '22:30', 60],
  ['19:00', '08:30', 60],
  ['06:00', '22:00', 60],
  ['18:00', '23:30', 330],
  ['00:00', '23:59', 1439],
])(
  'from %s to %s are %i minutes: a meeting lasts hours or the whole day, never half of it',
  (time, end_time, minutes) => {
    expect(only({ time, end_time }).durationMinutes).toBe(minutes)
  },
)

test('an accessible bathroom is a mark of its own', () => {
  expect(only({ formatted_address: '1 Main St, Chicago, IL 60641, USA', types: ['X', 'XB'] }).tags).toEqual([
    'wheelchair',
    'accessible-bathroom',
  ])
})

test('an address in Europe has three parts and is a place to go to, a town alone is not', () => {
  const row = (formatted_address: string) => ({
    name: 'Gruppe',
    slug: formatted_address,
    day: 1,
    time: '20:00',
    formatted_address,
    latitude: 52.528,
    longitude: 13.41,
  })
  const { listings } = parseMeetingGuide(
    JSON.stringify([row('Torstraße 1, 10119 Berlin, Germany'), row('10119 Berlin, Germany')]),
    { fellowship: 'AA', zone: 'Europe/Berlin' },
  )
  expect(listings).toMatchObject([
    {
      attendance: 'in_person',
      address: 'Torstraße 1',
      city: 'Berlin',
      postalCode: '10119',
      latitude: 52.528,
    },
    { attendance: 'inactive', address: '' },
  ])
})

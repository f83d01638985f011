import { expect, test } from 'vitest'
import { monday, only, parse } from '../testing/meeting-guide-rows.ts'
import { parseMeetingGuide } from './meeting-guide.ts'

test('several days become one meeting a day with one group', () => {
  const { report, listings } = parse([{ ...monday, day: [1, '3', 5] }])
  expect(report).toMatchObject({ rows: 1, imported: 1, meetings: 3 })
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
  expect(report).toMatchObject({ imported: 4, meetings: 5 })
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

test('an integer slug, a position as strings and HTML in a name are parsed', () => {
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

test('text after the list, and a byte order mark before it, are ignored', () => {
  const { report } = parseMeetingGuide(`\uFEFF${JSON.stringify([monday])}\n<!-- served in 0.2 s -->`, {
    fellowship: 'AA',
  })
  expect(report).toMatchObject({ imported: 1, repaired: { 'text after the list': 1 } })
})

test('types can be in lower case, one string, empty or missing', () => {
  expect(only({ types: ['o', 'be', ''] }).tags).toEqual(['open', 'newcomer'])
  expect(only({ types: '[closed]' }).tags).toEqual(['closed'])
  expect(only({}).tags).toEqual([])
})

test('the three date formats are parsed alike', () => {
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
  ['a closed location', { ...street, types: ['TC'] }, 'inactive'],
  ['a closed location with a link', { ...street, ...zoom, types: ['TC'] }, 'online'],
  ['what the publisher says', { ...street, ...zoom, attendance_option: 'in_person' }, 'in_person'],
])('%s determines the attendance of the meeting', (_, row, attendance) => {
  expect(only(row).attendance).toBe(attendance)
})

test('the same letters have different meanings in different fellowships', () => {
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
])('an inexact place (%j) is stored without a position', (row) => {
  const listing = only(row)
  expect(listing.latitude).toBeUndefined()
  expect(listing.approximate).toBe(true)
})

test('a named place has its position even if its street is missing', () => {
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

test('an accessible bathroom has its own tag', () => {
  expect(only({ formatted_address: '1 Main St, Chicago, IL 60641, USA', types: ['X', 'XB'] }).tags).toEqual([
    'wheelchair',
    'accessible-bathroom',
  ])
})

test('an address in Europe with three parts is a place to go to, a town alone is not', () => {
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

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseBmlt, parseBmltFormats } from './bmlt.ts'
import { parseMeetingGuide } from './meeting-guide.ts'

function feed(name: string): string {
  return gunzipSync(
    readFileSync(new URL(`../../../checks/feeds/${name}.json.gz`, import.meta.url)),
  ).toString()
}

const facts = { fellowship: 'NA', zone: 'America/New_York' } as const
const row = {
  id_bigint: '7',
  meeting_name: 'Clean start',
  weekday_tinyint: '1',
  start_time: '19:30:00',
  duration_time: '01:30:00',
  venue_type: '1',
  time_zone: '',
  formats: 'O',
  format_shared_id_list: '17',
  location_street: '1 Main St',
  location_municipality: 'Bronx',
  location_province: 'New York',
}

function only(change: object) {
  const { listings, report } = parseBmlt(JSON.stringify([{ ...row, ...change }]), facts)
  expect(report.skipped).toEqual([])
  const [listing] = listings
  if (!listing) throw new Error('nothing was imported')
  return listing
}

test.each([
  ['a server that says no', '{"error":"no"}'],
  ['a page', '<html>'],
])('%s is not a feed', (_, body) => {
  expect(() => parseBmlt(body, facts)).toThrow(/list of meetings|not JSON/)
})

test.each([
  [{ weekday_tinyint: '0' }, 'weekday is not 1 to 7: 0'],
  [{ weekday_tinyint: '' }, 'weekday is not 1 to 7: '],
  [{ start_time: '' }, 'start is not a time: '],
  [{ meeting_name: '' }, 'no name'],
  [{ id_bigint: '' }, 'no id'],
  [{ published: '0' }, 'not published'],
])('a row with %j is skipped with its reason', (change, reason) => {
  const { report } = parseBmlt(JSON.stringify([{ ...row, ...change }, row]), facts)
  expect(report).toMatchObject({ imported: 1, skipped: [{ row: 1, reason }] })
})

test('Greater New York: 1,513 of 1,513 rows without a venue type, their letters joined to the formats', () => {
  const formats = parseBmltFormats(feed('bmlt.na-greater-new-york.GetFormats'))
  expect(formats.byId.size).toBe(52)
  const { report, listings } = parseBmlt(feed('bmlt.na-greater-new-york.GetSearchResults'), facts, formats)
  expect(report).toMatchObject({ rows: 1513, imported: 1513, skipped: [], meetings: 1513 })
  expect(report.attendance).toEqual({ in_person: 1513 })
  expect(report.repaired).toEqual({ 'no venue type': 1513, 'longer than 8 hours': 1 })
  const tagged = (tag: string) => listings.filter((one) => one.tags.includes(tag)).length
  expect([tagged('open'), tagged('closed'), tagged('newcomer'), tagged('wheelchair')]).toEqual([
    859, 324, 229, 306,
  ])
  expect(listings[0]).toMatchObject({
    dayOfWeek: 6,
    time: '14:00',
    durationMinutes: 90,
    city: 'New York',
    state: 'NY',
  })
})

test('without the table of formats the same rows are imported', () => {
  expect(parseBmlt(feed('bmlt.na-greater-new-york.GetSearchResults'), facts).report).toMatchObject({
    imported: 1513,
  })
})

test('weekday 1 is Sunday and 7 is Saturday', () => {
  expect(only({ weekday_tinyint: '1' }).dayOfWeek).toBe(0)
  expect(only({ weekday_tinyint: '7' }).dayOfWeek).toBe(6)
})

test.each([
  ['1', '', 'in_person'],
  ['2', '', 'online'],
  ['3', '', 'hybrid'],
  ['', 'VM', 'online'],
  ['', 'HY', 'hybrid'],
  ['', 'TC', 'inactive'],
  ['', 'VM,TC', 'online'],
  ['', 'O', 'in_person'],
  ['1', 'TC', 'inactive'],
])('venue type %j with formats %j is %s', (venue_type, formats, attendance) => {
  expect(only({ venue_type, formats, format_shared_id_list: '' }).attendance).toBe(attendance)
})

test('an online meeting has no position, because servers invent one', () => {
  const virtual = only({
    venue_type: '2',
    latitude: '-33.86',
    longitude: '151.2',
    virtual_meeting_link: 'zoom.us/j/1',
  })
  expect(virtual.latitude).toBeUndefined()
  expect(virtual.meetingLink).toBe('https://zoom.us/j/1')
})

test.each([
  ['24:00:00', 1440],
  ['08:00:00', 480],
  ['13:00:00', 60],
  ['10:30:00', 60],
  ['00:00:00', 60],
])('a duration of %s is read as %i minutes', (duration_time, minutes) => {
  expect(only({ duration_time }).durationMinutes).toBe(minutes)
})

test('the response with its formats inside is supported', () => {
  const body = JSON.stringify({
    meetings: [row],
    formats: [{ id: '17', key_string: 'X', world_id: 'CLOSED' }],
  })
  expect(parseBmlt(body, facts).listings[0]?.tags).toEqual(['closed'])
})

test("the server's own Meeting Guide form is read as Meeting Guide, with the codes of NA", () => {
  const tsml = [
    {
      slug: 'clean-start-7',
      name: 'Clean start',
      day: 0,
      time: '19:30',
      coordinates: '40.88,-73.88',
      formatted_address: '1 Main St, Bronx, NY 10467, USA',
      types: ['BEG', 'X'],
    },
  ]
  const { listings } = parseMeetingGuide(JSON.stringify(tsml), facts)
  expect(listings[0]).toMatchObject({
    dayOfWeek: 0,
    latitude: 40.88,
    tags: ['newcomer', 'wheelchair'],
    timezone: 'America/New_York',
  })
})

const where = { latitude: '40.88', longitude: '-73.88', location_text: 'Hope Hall' }

test.each([
  [{ location_street: '', location_text: '' }],
  [{ location_street: 'Address withheld' }],
  [{ location_street: '', location_text: 'Contact us for the address' }],
  [{ location_street: 'Private residence, call for address' }],
])('a withheld address (%j) has no position and is marked as approximate', (change) => {
  const hidden = only({ ...where, ...change })
  expect([hidden.latitude, hidden.longitude]).toEqual([undefined, undefined])
  expect(hidden).toMatchObject({ approximate: true, attendance: 'in_person' })
})

test('a place with a name but no street has its position', () => {
  expect(only({ ...where, location_street: '' })).toMatchObject({ latitude: 40.88, longitude: -73.88 })
})

test('without shared ids the letters of the formats are looked up in the table of the server', () => {
  const formats = parseBmltFormats(
    JSON.stringify([
      { id: '17', key_string: 'AB', world_id: 'CLOSED', lang: 'en' },
      { id: '17', key_string: 'GE', world_id: 'CLOSED', lang: 'de' },
      { id: '9', key_string: 'NK', world_id: 'BEG', lang: 'en' },
    ]),
  )
  const tagsOf = (letters: string) =>
    parseBmlt(
      JSON.stringify([{ ...row, formats: letters, format_shared_id_list: undefined }]),
      facts,
      formats,
    ).listings[0]?.tags
  expect(tagsOf('AB,NK')).toEqual(['closed', 'newcomer'])
  expect(tagsOf('GE')).toEqual(['closed'])
})

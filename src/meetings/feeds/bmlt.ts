// Parses the responses of a BMLT server (GetSearchResults, joined with GetFormats): https://bmlt.app/semantic/
// Every value is a string, weekdays count from 1 = Sunday, and format letters differ from server to server.

import { type Attendance, isInPerson, type Listing } from '../meeting.ts'
import { stateCode } from '../place.ts'
import {
  countRemark,
  dialablePhone,
  type FeedFacts,
  isRow,
  openFeed,
  type ParsedFeed,
  parseClockTime,
  plainText,
  type Row,
  safeLink,
  UnreadableFeed,
  validPosition,
} from './feed.ts'
import {
  attendanceOf,
  isWithheld,
  notesOf,
  plausibleMinutes,
  readRows,
  usualMinutes,
  type WaysToJoin,
  withoutEmpty,
} from './feed-rows.ts'
import { zoneOfRow } from './meeting-zone.ts'
import { normalizeCodes } from './type-codes.ts'

export type BmltFormat = { key: string; world: string }
/** The formats of a server by their shared id, and by their letters in every language. */
export type BmltFormats = { byId: ReadonlyMap<string, BmltFormat>; byKey: ReadonlyMap<string, BmltFormat> }

export function parseBmltFormats(body: string): BmltFormats {
  const { value } = openFeed(body)
  if (!Array.isArray(value)) throw new UnreadableFeed('The formats of the BMLT server are not a list.')
  return formatsOf(value)
}

const noFormats: BmltFormats = { byId: new Map(), byKey: new Map() }

function formatsOf(rows: unknown[]): BmltFormats {
  const byId = new Map<string, BmltFormat>()
  const byKey = new Map<string, BmltFormat>()
  for (const row of rows) {
    if (!isRow(row)) continue
    const format = { key: plainText(row.key_string), world: plainText(row.world_id) }
    // A format is listed once per language; its worldwide id is the same.
    const id = plainText(row.id)
    if (id !== '' && !byId.has(id)) byId.set(id, format)
    if (format.key !== '' && !byKey.has(format.key)) byKey.set(format.key, format)
  }
  return { byId, byKey }
}

export function parseBmlt(body: string, facts: FeedFacts, formats: BmltFormats = noFormats): ParsedFeed {
  const { value, junk } = openFeed(body)
  // With get_used_formats=1 the answer is { meetings, formats }.
  const rows = isRow(value) && Array.isArray(value.meetings) ? value.meetings : value
  if (!Array.isArray(rows))
    throw new UnreadableFeed('The response of the BMLT server is not a list of meetings.')
  const known = isRow(value) && Array.isArray(value.formats) ? formatsOf(value.formats) : formats
  return readRows(rows, { facts, junk, same: 'id' }, (row, repairs) => listingsOf(row, facts, known, repairs))
}

function listingsOf(
  row: Row,
  facts: FeedFacts,
  formats: BmltFormats,
  repairs: Record<string, number>,
): Listing[] | string {
  const id = plainText(row.id_bigint, 40)
  if (id === '') return 'no id'
  const name = plainText(row.meeting_name, 255)
  if (name === '') return 'no name'
  if (row.published === '0' || row.published === false) return 'not published'
  const weekday = Number(plainText(row.weekday_tinyint) || Number.NaN)
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7)
    return `weekday is not 1 to 7: ${plainText(row.weekday_tinyint, 40)}`
  const time = parseClockTime(row.start_time)
  if (time === undefined) return `start is not a time: ${plainText(row.start_time, 40)}`
  const state = stateCode(plainText(row.location_province))
  const country = plainText(row.location_nation)
  const zone = zoneOfRow(row.time_zone, facts, { state, country }, repairs)
  if (!zone) return 'no time zone'
  const { codes, languages } = meaningsOf(row, formats)
  const meetingLink = safeLink(row.virtual_meeting_link)
  const dial = dialablePhone(row.phone_meeting_number)
  const street = plainText(row.location_street)
  const location = plainText(row.location_text)
  const ways = { link: meetingLink !== '', phone: dial !== '', approximate: street === '' && location === '' }
  const attendance = venueOf(plainText(row.venue_type), codes, ways, repairs)
  const inPerson = isInPerson(attendance) || attendance === 'inactive'
  const meaning = normalizeCodes(facts.fellowship, codes, { inPerson })
  const { city, ...position } = placeOfRow(row, inPerson, repairs)
  const listing: Listing = {
    key: id,
    group: id,
    name,
    type: facts.fellowship,
    address: street,
    city,
    state,
    dayOfWeek: weekday - 1,
    time,
    durationMinutes: durationOf(plainText(row.duration_time), repairs),
    timezone: zone,
    attendance,
    meetingLink,
    contactInfo: plainText(row.service_body_name),
    ...withoutEmpty({
      phone: dial,
      linkNotes: plainText(row.virtual_meeting_additional_info, 500),
      location,
      postalCode: plainText(row.location_postal_code_1),
      country,
      notes: notesOf(row.location_info, row.comments),
    }),
    ...position,
    tags: meaning.tags,
    rawTypes: codes,
    languages: [...new Set([...meaning.languages, ...languages])],
  }
  return [listing]
}

/** City, region and position. A hidden address has no position. */
function placeOfRow(row: Row, inPerson: boolean, repairs: Record<string, number>) {
  const neighborhood = plainText(row.location_neighborhood)
  const city = plainText(row.location_municipality) || plainText(row.location_city_subsection) || neighborhood
  const hidden = isWithheld({
    address: plainText(row.location_street),
    location: plainText(row.location_text),
    city,
  })
  if (inPerson && hidden) countRemark(repairs, 'position of a withheld address dropped')
  const parts = [
    row.location_province,
    row.location_sub_province,
    row.location_city_subsection,
    row.location_neighborhood,
  ]
  const region = [...new Set(parts.map((part) => plainText(part, 100)).filter((part) => part !== ''))]
  return {
    city,
    // An online meeting may have an arbitrary position that its server required, often on another continent.
    ...(inPerson && !hidden ? validPosition(row.latitude, row.longitude) : undefined),
    ...(inPerson && hidden ? { approximate: true } : {}),
    ...(region.length > 0 ? { region } : {}),
  }
}

/** Maps format letters to the worldwide codes, if the server lists them. */
function meaningsOf(row: Row, formats: BmltFormats): { codes: string[]; languages: string[] } {
  const ids = plainText(row.format_shared_id_list, 1_000).split(',').filter(Boolean)
  const keys = plainText(row.formats, 1_000)
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  const codes = new Set<string>()
  const languages = new Set<string>()
  const byId = ids.flatMap((id) => formats.byId.get(id) ?? [])
  const found = byId.length > 0 ? byId : keys.flatMap((key) => formats.byKey.get(key) ?? [])
  for (const format of found) {
    if (format.world === 'LANG')
      for (const one of normalizeCodes('NA', [format.key], { inPerson: true }).languages) languages.add(one)
    codes.add((format.world === '' || format.world === 'LANG' ? format.key : format.world).toUpperCase())
  }
  // Without the server's table only letters with the same meaning everywhere are used.
  if (codes.size === 0) for (const key of keys) codes.add(key.toUpperCase())
  for (const key of keys) if (['VM', 'HY', 'TC'].includes(key.toUpperCase())) codes.add(key.toUpperCase())
  return { codes: [...codes], languages: [...languages] }
}

function venueOf(
  venue: string,
  codes: string[],
  ways: WaysToJoin,
  repairs: Record<string, number>,
): Attendance {
  const isClosed = codes.includes('TC')
  const canJoinRemotely = ways.link || ways.phone
  const remote: Attendance = !ways.link && ways.phone ? 'phone' : 'online'
  switch (venue) {
    case '1':
      if (!isClosed) return 'in_person'
      return canJoinRemotely ? remote : 'inactive'
    case '2':
      return remote
    case '3':
      return isClosed ? remote : 'hybrid'
  }
  countRemark(repairs, 'no venue type')
  if (!isClosed && (codes.includes('HY') || codes.includes('HYBR'))) return 'hybrid'
  if (codes.includes('VM')) return remote
  // A row of an old server is in person unless it says otherwise.
  return attendanceOf('', codes, { ...ways, approximate: ways.approximate && canJoinRemotely })
}

function durationOf(duration: string, repairs: Record<string, number>): number {
  const found = /^(\d{1,2}):(\d\d)/.exec(duration)
  const minutes = found ? Number(found[1]) * 60 + Number(found[2]) : 0
  if (minutes > 0 && minutes <= 1440) return plausibleMinutes(minutes, repairs)
  countRemark(repairs, 'no duration')
  return usualMinutes
}

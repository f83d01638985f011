// Meeting Guide JSON, as feeds really are: https://github.com/code4recovery/spec

import { hasRoom, type Listing, minutesOf } from '../meeting.ts'
import { type Place, placeOf, stateCode } from '../place.ts'
import { normaliseCodes } from '../tags.ts'
import {
  changedAt,
  clockTime,
  count,
  type FeedFacts,
  link,
  openFeed,
  type ParsedFeed,
  phone,
  position,
  type Row,
  UnreadableFeed,
  words,
} from './feed.ts'
import { attendanceOf, notesOf, readRows, some, zoneOfRow } from './feed-rows.ts'

const usualMinutes = 60
// An end before its start is the next day's, up to here; past that it is a slip of the pen.
const longestNightMinutes = 8 * 60

export function parseMeetingGuide(body: string, facts: FeedFacts): ParsedFeed {
  const { value, junk } = openFeed(body)
  if (!Array.isArray(value))
    throw new UnreadableFeed('A Meeting Guide feed is a list of meetings; this is not one.')
  return readRows(value, { facts, junk, same: 'slug, day and time' }, (row, mended) =>
    listingsOf(row, facts, mended),
  )
}

function listingsOf(row: Row, facts: FeedFacts, mended: Record<string, number>): Listing[] | string {
  const name = words(row.name, 255)
  if (name === '') return 'no name'
  const group = words(row.slug ?? row.ID, 100)
  if (group === '') return 'no slug'
  const days = daysOf(row.day, mended)
  if (days === undefined) return `day is not a day of the week: ${words(JSON.stringify(row.day), 40)}`
  const clock = words(row.time) === '' ? '' : clockTime(row.time)
  if (clock === undefined) return `time is not a time: ${words(row.time, 40)}`
  if (clock !== '' && !/^\d\d:\d\d$/.test(words(row.time))) count(mended, 'time in another form')
  const place = placeOfRow(row)
  const zone = zoneOfRow(row.timezone, facts, place, mended)
  if (!zone) return 'no time zone'
  const codes = codesOf(row.types, mended)
  const meetingLink = link(row.conference_url)
  const dial = phone(row.conference_phone)
  const approximate = isApproximate(row, place)
  const attendance = attendanceOf(row.attendance_option, codes, {
    link: meetingLink !== '',
    phone: dial !== '',
    approximate,
  })
  const where = hasRoom(attendance) || !approximate ? positionOf(row, mended) : undefined
  // Without a day there is no weekly hour, and without an hour no weekly day: both mean "by appointment".
  const weekly = days.length > 0 && clock !== ''
  const { tags, languages } = normaliseCodes(facts.fellowship, codes, hasRoom(attendance))
  const shared = {
    group,
    name,
    type: facts.fellowship,
    address: place.address,
    city: place.city,
    state: place.state,
    time: weekly ? clock : '',
    durationMinutes: durationOf(clock, row.end_time, mended),
    timezone: zone,
    attendance,
    meetingLink,
    contactInfo:
      words(row.entity_phone) || words(row.entity_email) || words(row.entity_website_url ?? row.entity_url),
    ...some({
      phone: dial,
      linkNotes: words(row.conference_url_notes, 500),
      location: words(row.location),
      formattedAddress: words(row.formatted_address),
      postalCode: place.postalCode,
      country: place.country,
      notes: notesOf(row.notes, row.location_notes, row.group_notes),
      feedback:
        link(row.feedback_url) || words(Array.isArray(row.feedback_emails) ? row.feedback_emails[0] : ''),
      updatedAt: changedAt(row.updated) ?? '',
    }),
    ...where,
    ...(approximate ? { approximate } : {}),
    ...regionOf(row),
    tags,
    rawTypes: codes,
    languages,
  }
  if (!weekly) return [{ ...shared, key: group, dayOfWeek: null }]
  return days.map((day) => ({ ...shared, key: `${group} ${day} ${clock}`, dayOfWeek: day }))
}

function daysOf(day: unknown, mended: Record<string, number>): number[] | undefined {
  const given = Array.isArray(day) ? day : [day]
  const days: number[] = []
  for (const one of given) {
    if (one === null || one === undefined || one === '') continue
    const number = typeof one === 'number' || typeof one === 'string' ? Number(one) : Number.NaN
    if (!Number.isInteger(number) || number < 0 || number > 7) return undefined
    // Some publishers count from Monday = 1, as ISO 8601 does; 1 to 6 agree with the format, and 7 can only be Sunday.
    if (number === 7) count(mended, 'day 7 read as Sunday')
    if (!days.includes(number % 7)) days.push(number % 7)
  }
  return days
}

function codesOf(types: unknown, mended: Record<string, number>): string[] {
  const given =
    typeof types === 'string' ? types.replace(/[[\]]/g, '').split(/[,;|]/) : Array.isArray(types) ? types : []
  if (typeof types === 'string' && types !== '') count(mended, 'types as one text')
  const codes = given.map((type) => words(type, 40).toUpperCase()).filter((code) => code !== '')
  if (codes.length < given.length && typeof types !== 'string') count(mended, 'empty type code')
  return [...new Set(codes)]
}

function placeOfRow(row: Row): Place {
  const whole = words(row.formatted_address)
  const street = words(row.address)
  const city = words(row.city)
  // Some feeds put the whole formatted address where the street belongs.
  const found = placeOf(whole !== '' ? whole : city === '' ? street : '')
  return {
    address: whole !== '' || city === '' ? found.address : street,
    city: city || found.city,
    state: stateCode(words(row.state)) || found.state,
    postalCode: words(row.postal_code) || found.postalCode,
    country: words(row.country) || found.country,
  }
}

function isApproximate(row: Row, place: Place): boolean {
  const said = words(
    typeof row.approximate === 'boolean' ? String(row.approximate) : row.approximate,
  ).toLowerCase()
  if (said === 'yes' || said === 'true') return true
  if (said === 'no' || said === 'false') return false
  if (words(row.coordinates).split(',').length === 4) return true
  const whole = words(row.formatted_address)
  return whole !== '' ? whole.split(',').length < 4 : place.address === ''
}

function positionOf(
  row: Row,
  mended: Record<string, number>,
): { latitude: number; longitude: number } | undefined {
  const [north, east, ...bounds] = words(row.coordinates).split(',')
  const found =
    position(row.latitude, row.longitude) ?? (bounds.length === 0 ? position(north, east) : undefined)
  if (!found && words(row.latitude) !== '') count(mended, 'impossible position')
  return found
}

function durationOf(start: string, end: unknown, mended: Record<string, number>): number {
  const until = clockTime(end)
  if (start === '' || until === undefined) return usualMinutes
  const minutes = minutesOf(until) - minutesOf(start)
  if (minutes === 0) {
    count(mended, 'end equal to its start')
    return usualMinutes
  }
  if (minutes > 0) return minutes
  if (minutes + 1440 > longestNightMinutes) {
    count(mended, 'end before its start')
    return usualMinutes
  }
  count(mended, 'end after midnight')
  return minutes + 1440
}

function regionOf(row: Row): { region?: string[] } {
  const given = Array.isArray(row.regions)
    ? row.regions
    : [...words(row.region).split('>'), row.sub_region, row.sub_sub_region]
  const region = given.map((part) => words(part, 100)).filter((part) => part !== '')
  return region.length > 0 ? { region } : {}
}

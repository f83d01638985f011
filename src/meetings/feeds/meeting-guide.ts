// Parses Meeting Guide JSON, with the deviations of real feeds: https://github.com/code4recovery/spec

import { isInPerson, type Listing, minutesOf } from '../meeting.ts'
import { type Place, placeOf, stateCode } from '../place.ts'
import {
  countRemark,
  dialablePhone,
  type FeedFacts,
  openFeed,
  type ParsedFeed,
  parseChangedAt,
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
  longestMinutes,
  notesOf,
  plausibleMinutes,
  readRows,
  usualMinutes,
  withoutEmpty,
} from './feed-rows.ts'
import { zoneOfRow } from './meeting-zone.ts'
import { normalizeCodes } from './type-codes.ts'

export function parseMeetingGuide(body: string, facts: FeedFacts): ParsedFeed {
  const { value, junk } = openFeed(body)
  if (!Array.isArray(value)) throw new UnreadableFeed('The Meeting Guide feed is not a list of meetings.')
  return parseMeetingGuideRows(value, facts, junk)
}

/** Parses Meeting Guide rows that were converted from another format. */
export function parseMeetingGuideRows(rows: unknown[], facts: FeedFacts, junk = false): ParsedFeed {
  return readRows(rows, { facts, junk, same: 'slug, day and time' }, (row, repairs) =>
    listingsOf(row, facts, repairs),
  )
}

function listingsOf(row: Row, facts: FeedFacts, repairs: Record<string, number>): Listing[] | string {
  const name = plainText(row.name, 255)
  if (name === '') return 'no name'
  const group = plainText(row.slug ?? row.ID, 100)
  if (group === '') return 'no slug'
  const days = daysOf(row.day, repairs)
  if (days === undefined) return `day is not a day of the week: ${plainText(JSON.stringify(row.day), 40)}`
  const clock = plainText(row.time) === '' ? '' : parseClockTime(row.time)
  if (clock === undefined) return `time is not a time: ${plainText(row.time, 40)}`
  if (clock !== '' && !/^\d\d:\d\d$/.test(plainText(row.time))) countRemark(repairs, 'time in another form')
  const place = placeOfRow(row)
  const zone = zoneOfRow(row.timezone, facts, place, repairs)
  if (!zone) return 'no time zone'
  const codes = codesOf(row.types, repairs)
  const meetingLink = safeLink(row.conference_url)
  const dial = dialablePhone(row.conference_phone)
  const location = plainText(row.location)
  const approximate = isApproximate(row, place)
  const ways = { link: meetingLink !== '', phone: dial !== '', approximate }
  const attendance = attendanceOf(row.attendance_option, codes, ways)
  const hidden = approximateFlag(row) === true || isWithheld({ ...place, location })
  const where = hidden || (!isInPerson(attendance) && approximate) ? undefined : positionOf(row, repairs)
  // Without a day or without a time a meeting is by appointment.
  const weekly = days.length > 0 && clock !== ''
  const { tags, languages } = normalizeCodes(facts.fellowship, codes, { inPerson: isInPerson(attendance) })
  const shared = {
    group,
    name,
    type: facts.fellowship,
    address: place.address,
    city: place.city,
    state: place.state,
    time: weekly ? clock : '',
    durationMinutes: durationOf(clock, row.end_time, repairs),
    timezone: zone,
    attendance,
    meetingLink,
    contactInfo: contactOf(row),
    ...withoutEmpty({
      phone: dial,
      linkNotes: plainText(row.conference_url_notes, 500),
      location,
      formattedAddress: plainText(row.formatted_address),
      postalCode: place.postalCode,
      country: place.country,
      notes: notesOf(row.notes, row.location_notes, row.group_notes),
      feedback: feedbackOf(row),
      updatedAt: parseChangedAt(row.updated) ?? '',
    }),
    ...where,
    ...(approximate || (hidden && isInPerson(attendance)) ? { approximate: true } : {}),
    ...regionOf(row),
    tags,
    rawTypes: codes,
    languages,
  }
  if (!weekly) return [{ ...shared, key: group, dayOfWeek: null }]
  return days.map((day) => ({ ...shared, key: `${group} ${day} ${clock}`, dayOfWeek: day }))
}

function contactOf(row: Row): string {
  return (
    plainText(row.entity_phone) ||
    plainText(row.entity_email) ||
    plainText(row.entity_website_url ?? row.entity_url)
  )
}

/** Where to report that a listing is wrong. */
function feedbackOf(row: Row): string {
  const emails: unknown = row.feedback_emails
  return safeLink(row.feedback_url) || plainText(Array.isArray(emails) ? emails[0] : '')
}

function daysOf(day: unknown, repairs: Record<string, number>): number[] | undefined {
  const values = Array.isArray(day) ? day : [day]
  const days: number[] = []
  for (const one of values) {
    if (one === null || one === undefined || one === '') continue
    const number = typeof one === 'number' || typeof one === 'string' ? Number(one) : Number.NaN
    if (!Number.isInteger(number) || number < 0 || number > 7) return undefined
    // Some publishers count from Monday = 1, as ISO 8601 does; 1 to 6 agree with the format, and 7 can only be Sunday.
    if (number === 7) countRemark(repairs, 'day 7 read as Sunday')
    if (!days.includes(number % 7)) days.push(number % 7)
  }
  return days
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function codesOf(types: unknown, repairs: Record<string, number>): string[] {
  const isText = typeof types === 'string'
  if (isText && types !== '') countRemark(repairs, 'types as one text')
  const list: unknown[] = isText ? types.replace(/[[\]]/g, '').split(/[,;|]/) : arrayOf(types)
  const codes = list.map((type) => plainText(type, 40).toUpperCase()).filter((code) => code !== '')
  if (codes.length < list.length && !isText) countRemark(repairs, 'empty type code')
  return [...new Set(codes)]
}

function placeOfRow(row: Row): Place {
  const whole = plainText(row.formatted_address)
  const street = plainText(row.address)
  const city = plainText(row.city)
  // Some feeds have the whole formatted address in the street field.
  const isWholeInStreet = whole === '' && city === ''
  const found = placeOf(isWholeInStreet ? street : whole)
  return {
    address: whole !== '' || isWholeInStreet ? found.address : street,
    city: city || found.city,
    state: stateCode(plainText(row.state)) || found.state,
    postalCode: plainText(row.postal_code) || found.postalCode,
    country: plainText(row.country) || found.country,
  }
}

/** The precision of the position, if given. Bounds instead of a point mean an area. */
function approximateFlag(row: Row): boolean | undefined {
  const approximate = plainText(
    typeof row.approximate === 'boolean' ? String(row.approximate) : row.approximate,
  ).toLowerCase()
  if (approximate === 'yes' || approximate === 'true') return true
  if (approximate === 'no' || approximate === 'false') return false
  return plainText(row.coordinates).split(',').length === 4 ? true : undefined
}

function isApproximate(row: Row, place: Place): boolean {
  const approximate = approximateFlag(row)
  if (approximate !== undefined) return approximate
  const whole = plainText(row.formatted_address)
  if (whole === '') return place.address === ''
  // Most countries have no state, so there an address with a street number can have three parts.
  return whole.split(',').length < 4 && !/\d/.test(place.address)
}

function positionOf(
  row: Row,
  repairs: Record<string, number>,
): { latitude: number; longitude: number } | undefined {
  const [north, east, ...bounds] = plainText(row.coordinates).split(',')
  const found =
    validPosition(row.latitude, row.longitude) ??
    (bounds.length === 0 ? validPosition(north, east) : undefined)
  if (!found && plainText(row.latitude) !== '') countRemark(repairs, 'impossible position')
  return found
}

function durationOf(start: string, end: unknown, repairs: Record<string, number>): number {
  const until = parseClockTime(end)
  if (start === '' || until === undefined) return usualMinutes
  const minutes = minutesOf(until) - minutesOf(start)
  if (minutes === 0) {
    countRemark(repairs, 'end equal to its start')
    return usualMinutes
  }
  if (minutes > 0) return plausibleMinutes(minutes, repairs)
  if (minutes + 1440 > longestMinutes) {
    countRemark(repairs, 'end before its start')
    return usualMinutes
  }
  countRemark(repairs, 'end after midnight')
  return minutes + 1440
}

function regionOf(row: Row): { region?: string[] } {
  const regions = Array.isArray(row.regions)
    ? row.regions
    : [...plainText(row.region).split('>'), row.sub_region, row.sub_sub_region]
  const region = regions.map((part) => plainText(part, 100)).filter((part) => part !== '')
  return region.length > 0 ? { region } : {}
}

import { expect, test } from 'vitest'
import { parseBmlt, parseBmltFormats } from '../feeds/bmlt.ts'
import type { ParsedFeed } from '../feeds/feed.ts'
import { parseMeetingGuide } from '../feeds/meeting-guide.ts'
import { parseSheet } from '../feeds/sheet.ts'
import type { Listing } from '../meeting.ts'
import {
  formatList,
  formatsResponse,
  type GeneratedMeeting,
  generateMeetings,
  type ListFormat,
} from './generated-lists.ts'

// Random lists on every run; the seed is in the test's name, and GENERATED_SEED reproduces them.
const first = Number(process.env['GENERATED_SEED'] ?? Date.now() % 1_000_000)
const rowsPerList = 800

const readers: Record<ListFormat, (body: string) => ParsedFeed> = {
  'meeting-guide': (body) => parseMeetingGuide(body, { fellowship: 'AA' }),
  bmlt: (body) => parseBmlt(body, { fellowship: 'NA' }, parseBmltFormats(formatsResponse)),
  sheet: (body) => parseSheet(body, { fellowship: 'AA' }),
}

/** The expected result, computed from the meeting itself. */
function understood(meeting: GeneratedMeeting, at: number, format: ListFormat) {
  const isInPerson = meeting.attendance === 'in_person' || meeting.attendance === 'hybrid'
  const inPersonTags = new Set(['wheelchair'])
  // An inactive in-person meeting keeps its position; only BMLT marks it as in person, so only there it keeps those tags.
  const marked = isInPerson || (meeting.attendance === 'inactive' && format === 'bmlt')
  const shown = meeting.attendance !== 'online' && !meeting.withheld
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    key:
      format === 'bmlt'
        ? String(at + 1)
        : `${meeting.id} ${meeting.day} ${two(Math.floor(meeting.start / 60))}:${two(meeting.start % 60)}`,
    name: meeting.name,
    dayOfWeek: meeting.day,
    minutes: meeting.start,
    durationMinutes: meeting.minutes,
    timezone: meeting.zone,
    attendance: meeting.attendance,
    city: meeting.city,
    state: meeting.state,
    link: meeting.link,
    latitude: shown ? meeting.position.latitude : undefined,
    longitude: shown ? meeting.position.longitude : undefined,
    leadsThere: shown,
    tags: meeting.topics.filter((topic) => marked || !inPersonTags.has(topic)).toSorted(),
  }
}

function read(listing: Listing | undefined) {
  if (!listing) return undefined
  const [hours = 0, minutes = 0] = listing.time.split(':').map(Number)
  const { key, name, dayOfWeek, durationMinutes, timezone, attendance, city, state, latitude, longitude } =
    listing
  return {
    key,
    name,
    dayOfWeek,
    minutes: hours * 60 + minutes,
    durationMinutes,
    timezone,
    attendance,
    city,
    state,
    link: listing.meetingLink,
    latitude,
    longitude,
    leadsThere: latitude !== undefined && !listing.approximate,
    tags: listing.tags.toSorted(),
  }
}

const lists = (['meeting-guide', 'bmlt', 'sheet'] as const).flatMap((format, at) =>
  [0, 1, 2].map((round) => [format, first + at * 10 + round] as const),
)

test.each(lists)('a random %s list is parsed correctly, seed %d', (format, seed) => {
  const meetings = generateMeetings(seed, rowsPerList)
  const { listings, report } = readers[format](formatList(format, meetings, seed))
  expect(report).toMatchObject({ rows: rowsPerList, imported: rowsPerList, skipped: [], unknownCodes: {} })
  const byName = new Map(listings.map((listing) => [listing.name, listing]))
  for (const [at, meeting] of meetings.entries())
    expect(read(byName.get(meeting.name))).toEqual(understood(meeting, at, format))
})

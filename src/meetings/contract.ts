// Every call of the meeting finder. The first eleven fields of a meeting are from the specification; the others are optional.
import { z } from 'zod'
import { get } from '../platform/call.ts'
import { isZone } from '../platform/dates.ts'
import { refusal } from '../platform/refusal.ts'
import { fellowships } from './fellowship.ts'
import { attendances, partOfDayNames } from './meeting.ts'
import { radii } from './search/radius.ts'

const Source = z.object({
  name: z.string(),
  url: z.string().optional(),
  feedback: z.string().optional(),
  license: z.string().optional(),
  /** When the list was last imported from its publisher. */
  importedAt: z.string().optional(),
})

export const Meeting = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(fellowships),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  /** 0 is Sunday, in the meeting's own zone; null if it meets by appointment. */
  dayOfWeek: z.int().min(0).max(6).nullable(),
  /** HH:MM in the meeting's own zone; empty if it meets by appointment. */
  time: z.string(),
  isOnline: z.boolean(),
  meetingLink: z.string(),
  contactInfo: z.string(),
  timezone: z.string(),
  endTime: z.string().optional(),
  durationMin: z.int(),
  attendance: z.enum(attendances),
  group: z.string(),
  phone: z.string().optional(),
  linkNotes: z.string().optional(),
  location: z.string().optional(),
  formattedAddress: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  region: z.array(z.string()).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  approximate: z.boolean().optional(),
  notes: z.string().optional(),
  tags: z.array(z.string()),
  rawTypes: z.array(z.string()),
  languages: z.array(z.string()),
  source: Source,
  updatedAt: z.string().optional(),
  /** From an old list, to show how the finder works: not a real meeting. */
  sample: z.boolean().optional(),
})
export type Meeting = z.output<typeof Meeting>

/** An empty value is the same as none. */
const flag = z
  .enum(['true', 'false', ''], 'isOnline is true or false.')
  .transform((value) => (value === '' ? undefined : value === 'true'))
export const Zone = z.string().max(64).refine(isZone, 'This is not the name of a time zone.')
const commaList = z
  .string()
  .max(200)
  .transform((value) => value.split(',').filter((word) => word !== ''))

/** The number of rows at first; the prerendered page requests them before its script is loaded. */
export const firstRows = 20

/** The maximum number of meetings on one page of the list. */
export const maximumPageSize = 10_000

export const Filters = z.object({
  type: z.union([z.enum(fellowships), z.literal('')], 'There is no such kind of meeting here.').optional(),
  state: z.string().max(60).optional(),
  isOnline: flag.optional(),
  /** 0 is Sunday, in the meeting's own zone. */
  day: z.coerce.number('A day is a number from 0 (Sunday) to 6.').int().min(0).max(6).optional(),
  time: z.enum(partOfDayNames, 'A time of day is morning, midday, evening or night.').optional(),
  language: z.string().max(10).optional(),
  /** All of these, separated by commas. */
  tags: commaList.optional(),
  /** Words of a name, city, address or postal code: matches prefixes, substrings, and one typo. */
  q: z.string().max(200).optional(),
  /** Only meetings that are on, or start within this many minutes. */
  soon: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
  /** Only in-person meetings. */
  inPerson: flag.optional(),
  /** Only meetings of this time zone. */
  zone: Zone.optional(),
  /** Online meetings are filtered by day and time in this zone. */
  viewer: Zone.optional(),
  page: z.coerce.number('A page is a number from 1.').int().min(1).max(10_000).default(1),
  limit: z.coerce
    .number(`A page holds 1 to ${maximumPageSize} meetings.`)
    .int()
    .min(1)
    .max(maximumPageSize)
    .default(500),
})
export type Filters = z.output<typeof Filters>

const Count = z.object({ value: z.string(), count: z.int() })
export const Overview = z.object({
  total: z.int(),
  /** True if all meetings are samples. */
  sample: z.boolean(),
  types: z.array(Count),
  states: z.array(Count),
  languages: z.array(Count),
  /** The time zones of in-person meetings, each with the bounding box of its meetings. */
  zones: z.array(
    z.object({ zone: z.string(), south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
  sources: z.array(Source.extend({ fellowship: z.enum(fellowships), meetings: z.int() })),
  /** Whether the operator has provided a map. */
  map: z.boolean(),
})
export type Overview = z.output<typeof Overview>

const Soon = z.object({
  meetings: z.array(Meeting.extend({ startsAt: z.string(), endsAt: z.string() })),
})

/** The number of meetings with each choice. */
export const FacetCounts = z.object({
  total: z.int(),
  days: z.array(z.int()),
  times: z.record(z.string(), z.int()),
  tags: z.record(z.string(), z.int()),
  languages: z.array(Count),
})
export type FacetCounts = z.output<typeof FacetCounts>

const NearbyMeeting = Meeting.extend({ kilometers: z.number() })
/** `radius` is the one with results; null if nothing is near and `nearest` has the closest meetings. */
const NearbyMeetings = z.object({
  place: z.string(),
  radius: z.number().nullable(),
  total: z.int(),
  meetings: z.array(NearbyMeeting),
  nearest: z.array(NearbyMeeting),
})
export type NearbyMeetings = z.output<typeof NearbyMeetings>

export const Id = z.object({ id: z.uuid() })

/** Soonest first: meetings that are on, then by next start; by appointment last. `Link: rel="next"` has the next page. */
export const listMeetings = get('/api/meetings', {
  query: Filters,
  answer: z.array(Meeting),
  summary: 'Find meetings',
})
export const meetingFacets = get('/api/meetings/facets', {
  query: Filters.omit({ page: true, limit: true, soon: true }),
  answer: FacetCounts,
})
/** In-person meetings near a typed place. The radius grows until something is found. */
export const nearbyMeetings = get('/api/meetings/near', {
  query: Filters.omit({ page: true, isOnline: true, inPerson: true }).extend({
    place: z.string().min(1).max(200),
    radius: z.coerce
      .number()
      .pipe(z.literal([...radii]))
      .default(10),
    unit: z.enum(['mi', 'km']).default('mi'),
    limit: z.coerce.number().int().min(1).max(500).default(60),
  }),
  answer: NearbyMeetings,
  summary: 'Find meetings near a place',
})
export const meetingsOverview = get('/api/meetings/overview', { answer: Overview })
/** The operator's map, a PMTiles archive, in ranges of at most 4 MiB. */
export const meetingsMap = get('/api/meetings/map.pmtiles', {
  answer: z.string(),
  summary: 'Part of the map',
})
/** Meetings that start within the next `minutes`, or started at most ten minutes ago; with `running`, every meeting that is on. Never samples. */
export const soonMeetings = get('/api/meetings/soon', {
  query: z.object({
    minutes: z.coerce
      .number()
      .int()
      .min(1)
      .max(24 * 60)
      .default(60),
    type: Filters.shape.type,
    state: Filters.shape.state,
    isOnline: Filters.shape.isOnline,
    /** Includes meetings that are on, whenever they started. */
    running: flag.optional(),
  }),
  answer: Soon,
})
export const oneMeeting = get('/api/meetings/:id', { params: Id, answer: Meeting })
/** An iCalendar file with a weekly recurrence rule for each of up to 50 meetings. */
export const meetingsCalendar = get('/api/meetings/calendar.ics', {
  query: z.object({ ids: z.string().max(2_000) }),
  answer: z.string(),
})

const FeedFilters = Filters.pick({ type: true, state: true, isOnline: true, language: true, tags: true })
/** All listed meetings as Meeting Guide JSON: https://github.com/code4recovery/spec. Without samples. */
export const meetingGuideFeed = get('/api/meetings.json', {
  query: FeedFilters,
  answer: z.array(z.looseObject({ name: z.string(), slug: z.string() })),
  summary: 'All meetings as Meeting Guide JSON',
})
/** Up to 1,000 meetings as an iCalendar file with a weekly recurrence rule each, soonest first. */
export const meetingsFeedCalendar = get('/api/meetings.ics', {
  query: FeedFilters,
  answer: z.string(),
  summary: 'Meetings as iCalendar',
})

export const meetingUnknown = refusal(404, 'This meeting is not on our list. It may have moved or closed.')
export const placeUnknown = refusal(
  404,
  'We don’t know this place. Try a ZIP code, or a city with its state.',
)

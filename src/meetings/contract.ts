// Every call of the meeting finder. The first eleven fields of a meeting are the oldest; the others came later and may be missing.
import { z } from 'zod'
import { del, get, post, put } from '../platform/call.ts'
import { isDate, isZone } from '../platform/clock.ts'
import { refusal } from '../platform/refusal.ts'
import { optionalText, text } from '../platform/text.ts'
import { fellowships } from './fellowship.ts'
import { attendances, partOfDayNames } from './meeting.ts'
import { radii } from './search/radius.ts'

export const Source = z.object({
  name: z.string(),
  url: z.string().optional(),
  feedback: z.string().optional(),
  licence: z.string().optional(),
  /** When the list was last taken over from its publisher. */
  takenAt: z.string().optional(),
})

export const Meeting = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(fellowships),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  /** 0 is Sunday, in the meeting's own zone; null where it meets by appointment. */
  dayOfWeek: z.int().min(0).max(6).nullable(),
  /** HH:MM in the meeting's own zone; empty where it meets by appointment. */
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
  /** From an old list, to show how the finder works: not a meeting that is on. */
  sample: z.boolean().optional(),
})
export type Meeting = z.output<typeof Meeting>

const flag = z.enum(['true', 'false'], 'isOnline is true or false.').transform((value) => value === 'true')
const Zone = z.string().max(64).refine(isZone, 'This is not the name of a time zone.')
const commaList = z
  .string()
  .max(200)
  .transform((value) => value.split(',').filter((word) => word !== ''))

/** Most meetings that one page of the list can hold. */
export const mostAtOnce = 10_000

export const Filters = z.object({
  type: z.union([z.enum(fellowships), z.literal('')], 'There is no such kind of meeting here.').optional(),
  state: z.string().max(60).optional(),
  isOnline: z.union([flag, z.literal('').transform(() => undefined)]).optional(),
  /** 0 is Sunday, in the meeting's own zone. */
  day: z.coerce.number('A day is a number from 0 (Sunday) to 6.').int().min(0).max(6).optional(),
  time: z.enum(partOfDayNames, 'A time of day is morning, midday, evening or night.').optional(),
  language: z.string().max(10).optional(),
  /** All of these, separated by commas. */
  tags: commaList.optional(),
  /** Words of a name, city, address or postal code: their beginnings, their insides, and with one slip. */
  q: z.string().max(200).optional(),
  /** Only what is going on, or starts within so many minutes. */
  soon: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
  /** Only meetings with a room. */
  room: z.union([flag, z.literal('').transform(() => undefined)]).optional(),
  /** Only meetings of this time zone. */
  zone: Zone.optional(),
  /** Day and time of day of what is joined from afar count by the clock of this zone. */
  viewer: Zone.optional(),
  page: z.coerce.number('A page is a number from 1.').int().min(1).max(10_000).default(1),
  limit: z.coerce
    .number(`A page holds 1 to ${mostAtOnce} meetings.`)
    .int()
    .min(1)
    .max(mostAtOnce)
    .default(500),
})
export type Filters = z.output<typeof Filters>

export const Count = z.object({ value: z.string(), count: z.int() })
export const Overview = z.object({
  total: z.int(),
  /** True while all that is shown are samples. */
  sample: z.boolean(),
  types: z.array(Count),
  states: z.array(Count),
  languages: z.array(Count),
  /** The time zones of the rooms, and the box that each one's rooms are in. */
  zones: z.array(
    z.object({ zone: z.string(), south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
  sources: z.array(Source.extend({ fellowship: z.enum(fellowships), meetings: z.int() })),
})
export type Overview = z.output<typeof Overview>

export const Soon = z.object({
  meetings: z.array(Meeting.extend({ startsAt: z.string(), endsAt: z.string() })),
})

/** How many meetings would remain with each choice. */
export const FacetCounts = z.object({
  total: z.int(),
  days: z.array(z.int()),
  times: z.record(z.string(), z.int()),
  tags: z.record(z.string(), z.int()),
  languages: z.array(Count),
})
export type FacetCounts = z.output<typeof FacetCounts>

export const NearbyMeeting = Meeting.extend({ kilometres: z.number() })
/** `radius` is the one in which something was found; null where nothing is near and `nearest` has the closest rooms. */
export const NearbyMeetings = z.object({
  place: z.string(),
  radius: z.number().nullable(),
  total: z.int(),
  meetings: z.array(NearbyMeeting),
  nearest: z.array(NearbyMeeting),
})
export type NearbyMeetings = z.output<typeof NearbyMeetings>

export const Done = z.object({ done: z.literal(true) })
const Id = z.object({ id: z.uuid() })

export const SavedMeeting = z.object({ meetings: z.array(Meeting.extend({ gone: z.boolean().optional() })) })

export const Attendance = z.object({
  id: z.uuid(),
  meetingId: z.uuid().nullable(),
  date: z.string(),
  name: z.string(),
  type: z.string(),
  place: z.string(),
})

const Day = z.strictObject({ date: z.string().refine(isDate, 'This is not a date.') })

/** Sorted from now: what is going on, then what starts next; without a weekly hour last. `Link: rel="next"` pages on. */
export const listMeetings = get('/api/meetings', {
  query: Filters,
  answer: z.array(Meeting),
  summary: 'Find meetings',
})
export const meetingFacets = get('/api/meetings/facets', {
  query: Filters.omit({ page: true, limit: true, soon: true }),
  answer: FacetCounts,
})
/** Rooms near a place that was typed. The radius grows until something is found. */
export const nearbyMeetings = get('/api/meetings/near', {
  query: Filters.omit({ page: true, isOnline: true, room: true }).extend({
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
/** What starts within the next `minutes`, or began at most ten minutes ago; with `running`, all that is going on. Never samples. */
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
    /** With what is going on, however long ago it began. */
    running: z.union([flag, z.literal('').transform(() => undefined)]).optional(),
  }),
  answer: Soon,
})
export const oneMeeting = get('/api/meetings/:id', { params: Id, answer: Meeting })
/** An iCalendar file with a weekly rule for each of up to 50 meetings. */
export const meetingsCalendar = get('/api/meetings/calendar.ics', {
  query: z.object({ ids: z.string().max(2_000) }),
  answer: z.string(),
})

const FeedFilters = Filters.pick({ type: true, state: true, isOnline: true, language: true, tags: true })
/** Everything that is listed, as Meeting Guide JSON: https://github.com/code4recovery/spec. Without samples. */
export const meetingGuideFeed = get('/api/meetings.json', {
  query: FeedFilters,
  answer: z.array(z.looseObject({ name: z.string(), slug: z.string() })),
  summary: 'All meetings as Meeting Guide JSON',
})
/** Up to 1,000 meetings as an iCalendar file with a weekly rule each, those that are next first. */
export const meetingsFeedCalendar = get('/api/meetings.ics', {
  query: FeedFilters,
  answer: z.string(),
  summary: 'Meetings as iCalendar',
})

export const savedMeetings = get('/api/meetings/kept', { answer: SavedMeeting })
export const saveMeeting = put('/api/meetings/kept/:id', { params: Id, answer: Done })
export const removeSavedMeeting = del('/api/meetings/kept/:id', { params: Id, answer: Done })

export const attendedMeetings = get('/api/meetings/attended', {
  answer: z.object({ attended: z.array(Attendance) }),
})
export const markAttended = put('/api/meetings/:id/attended', { params: Id, body: Day, answer: Attendance })
export const unmarkAttended = del('/api/meetings/attended/:id', { params: Id, answer: Done })

const feedFormats = ['meeting-guide', 'bmlt', 'sheet'] as const
const Tally = z.record(z.string(), z.int())
export const FeedState = z.object({
  id: z.uuid(),
  name: z.string(),
  fellowship: z.enum(fellowships),
  format: z.enum(feedFormats),
  origin: z.enum(['settings', 'staff', 'command', 'sample']),
  url: z.string().nullable(),
  taken: z.int(),
  problem: z.string().nullable(),
  failures: z.int(),
  triedAt: z.string().nullable(),
  takenAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  report: z
    .object({
      rows: z.int(),
      taken: z.int(),
      meetings: z.int(),
      skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
      attendance: Tally,
      mended: Tally,
      unknownCodes: Tally,
    })
    .nullable(),
})
export const feedStates = get('/api/admin/meetings/feeds', {
  answer: z.object({ feeds: z.array(FeedState) }),
})
const webAddress = z
  .url({ protocol: /^https?$/, error: 'This is not a web address. It starts with https://.' })
  .max(2_000)
const FeedQuestion = z.strictObject({
  url: webAddress,
  fellowship: z.enum(fellowships),
  zone: z.union([Zone, z.literal('').transform(() => undefined)]).optional(),
})
export const FeedCandidate = z.object({
  url: z.string(),
  format: z.enum(feedFormats),
  rows: z.int(),
  taken: z.int(),
  examples: z.array(z.string()),
  skipped: z.array(z.string()),
})
export type FeedCandidate = z.output<typeof FeedCandidate>
/** Looks for lists at an address and at the places of a site where lists usually are. Nothing is stored. */
export const probeFeed = post('/api/admin/meetings/feeds/probe', {
  body: FeedQuestion,
  answer: z.object({ candidates: z.array(FeedCandidate) }),
})
/** Connects a list: it is fetched at once and then by itself. */
export const connectFeed = post('/api/admin/meetings/feeds', {
  body: FeedQuestion.extend({
    name: text({
      max: 100,
      blank: 'Give the list a name. It is shown with each of its meetings.',
      long: 'A name can be at most 100 characters.',
    }),
    format: z.enum(feedFormats),
    feedback: optionalText({ max: 300, long: 'An address can be at most 300 characters.' }),
    licence: optionalText({ max: 200, long: 'The terms can be at most 200 characters.' }),
  }),
  answer: z.object({ id: z.uuid() }),
})
/** Removes a list that staff connected, with its meetings. */
export const removeFeed = del('/api/admin/meetings/feeds/:id', { params: Id, answer: Done })
/** Asks the publisher again at the next turn, whatever the back-off says. */
export const refreshFeed = put('/api/admin/meetings/feeds/:id/refresh', { params: Id, answer: Done })

export const meetingUnknown = refusal(404, 'This meeting is not on our list. It may have moved or closed.')
export const placeUnknown = refusal(
  404,
  'We don’t know this place. Try a ZIP code, or a city with its state.',
)
export const tooManySaved = refusal(409, 'You can keep up to 200 meetings.')
export const futureAttendance = refusal(400, 'Mark a meeting once you have been there.')
export const notHeldThen = refusal(
  400,
  'This meeting did not take place on that date, or it has not begun yet. Please choose a day on which it met.',
)
export const feedNameTaken = refusal(409, 'There is a list of this name already.')
export const feedUnknown = refusal(404, 'There is no such list.')

// Filters and sorts the list in the browser, and suggests changes if nothing matches.
import type { Meeting } from '../contract.ts'
import {
  canJoinRemotely,
  isInPart,
  isInPerson,
  type PartOfDay,
  partOfDayNames,
  timeOfDay,
} from '../meeting.ts'
import { type Calendar, calendarAt, type Occurrence } from '../occurrences.ts'
import { kilometersBetween } from '../search/distance.ts'
import { type Radius, type Unit, withinReach } from '../search/radius.ts'
import { matchingRows, type SearchTexts } from '../search/search-text.ts'
import { isTag, type Tag, tagWords } from '../tags.ts'
import type { MeetingFilters } from './filters.ts'
import { nextOf } from './row-text.ts'

export type Position = { latitude: number; longitude: number }

export type ResultRow = { meeting: Meeting; next: Occurrence | undefined; kilometers: number | undefined }

/** A list prepared for filtering, once per list and minute, so that a keystroke needs only lookups. */
export type PreparedList = {
  meetings: readonly Meeting[]
  texts: SearchTexts
  calendar: Calendar
  now: number
  zone: string
  next: (Occurrence | undefined)[]
  /** Row numbers, soonest first. */
  order: number[]
  /** One bit each for weekday, part of the day and tag. */
  days: Uint8Array
  times: Uint8Array
  tags: Uint32Array
}

const tagNames = Object.keys(tagWords).filter(isTag)
const tagBits = new Map(tagNames.map((tag, bit) => [tag, 1 << bit]))

/** @param texts from `searchTextsOf` for the same list; it does not change with the minute. */
export function prepareList(
  meetings: readonly Meeting[],
  texts: SearchTexts,
  now: number,
  zone: string,
): PreparedList {
  const calendar = calendarAt(now)
  const next = meetings.map((meeting) => nextOf(meeting, calendar))
  const startsAt = Float64Array.from(next, (one) => one?.startsAt ?? Number.POSITIVE_INFINITY)
  const soon = (at: number) => startsAt[at] ?? 0
  const order = [...meetings.keys()].sort((a, b) => (soon(a) === soon(b) ? a - b : soon(a) - soon(b)))
  const days = new Uint8Array(meetings.length)
  const times = new Uint8Array(meetings.length)
  for (const [at, meeting] of meetings.entries()) {
    const clocks = clocksOf(meeting, next[at], calendar, zone)
    for (const { day, time } of clocks) {
      days[at] = (days[at] ?? 0) | (1 << day)
      for (const [bit, part] of partOfDayNames.entries())
        if (isInPart(time, part)) times[at] = (times[at] ?? 0) | (1 << bit)
    }
  }
  const tags = Uint32Array.from(meetings, (meeting) => bitsOf(meeting.tags))
  return { meetings, texts, calendar, now, zone, next, order, days, times, tags }
}

/** Online meetings use the viewer's time zone, in-person ones their own, hybrid ones both. */
function clocksOf(meeting: Meeting, next: Occurrence | undefined, calendar: Calendar, zone: string) {
  const clocks: { day: number; time: string }[] = []
  if (meeting.dayOfWeek === null || meeting.time === '') return clocks
  if (isInPerson(meeting.attendance)) clocks.push({ day: meeting.dayOfWeek, time: meeting.time })
  if (next && canJoinRemotely(meeting.attendance)) {
    clocks.push({
      day: calendar.weekday(next.startsAt, zone),
      time: timeOfDay(calendar.minutes(next.startsAt, zone)),
    })
  }
  return clocks
}

function bitsOf(tags: readonly string[]): number {
  let bits = 0
  for (const tag of tags) if (isTag(tag)) bits |= tagBits.get(tag) ?? 0
  return bits >>> 0
}

type Test = (at: number) => boolean
type Dimension = 'type' | 'state' | 'online' | 'q' | 'day' | 'time' | 'language' | 'tags' | 'soon'

function testsOf(
  { meetings, next, now, days, times, tags }: PreparedList,
  filters: MeetingFilters,
): Map<Dimension, Test> {
  const tests = new Map<Dimension, Test>()
  const { type, state, online, day, time, language } = filters
  if (type) tests.set('type', (at) => meetings[at]?.type === type)
  if (state) tests.set('state', (at) => meetings[at]?.state === state)
  if (filters.soon) tests.set('soon', (at) => (next[at]?.startsAt ?? Number.MAX_VALUE) <= now + soonMs)
  if (online) tests.set('online', (at) => meetings[at]?.isOnline ?? false)
  if (day !== '') tests.set('day', (at) => ((days[at] ?? 0) & (1 << Number(day))) !== 0)
  if (time) {
    const bit = 1 << partOfDayNames.indexOf(time)
    tests.set('time', (at) => ((times[at] ?? 0) & bit) !== 0)
  }
  if (language) tests.set('language', (at) => meetings[at]?.languages.includes(language) ?? false)
  const required = bitsOf(filters.tags)
  if (required !== 0) tests.set('tags', (at) => ((tags[at] ?? 0) & required) >>> 0 === required)
  return tests
}

function matching(
  found: readonly number[],
  tests: Map<Dimension, Test>,
  except?: Dimension,
): readonly number[] {
  let left = found
  for (const [dimension, fits] of tests) if (dimension !== except) left = left.filter(fits)
  return left
}

/** The number of meetings with each choice of each filter. */
export type FilterCounts = {
  day: number[]
  time: Record<PartOfDay, number>
  tags: Map<Tag, number>
  languages: Map<string, number>
}
export type SearchResult = {
  total: number
  shown: ResultRow[]
  counts: FilterCounts
  /** Near a place: the radius with results, or the nearest meetings if there are none. */
  radius?: Radius | undefined
  nearest: ResultRow[]
}

const soonMs = 60 * 60_000

/** The first `most` matching meetings, soonest first. Near a position only in-person meetings within the radius. */
export function findMeetings(
  prepared: PreparedList,
  filters: MeetingFilters,
  near?: { position: Position; unit: Unit },
  most = Number.POSITIVE_INFINITY,
): SearchResult {
  const { texts, order } = prepared
  const tests = testsOf(prepared, filters)
  const named = matchingRows(texts, filters.q, order)
  const found = matching(named, tests)
  const counts = countsOf(prepared, named, tests, found)
  if (near) return { ...nearby(prepared, found, { ...near, radius: filters.radius, most }), counts }
  const shown = found.slice(0, most).map((at) => resultRow(prepared, at, undefined))
  return { total: found.length, shown, counts, nearest: [] }
}

function resultRow({ meetings, next }: PreparedList, at: number, kilometers: number | undefined): ResultRow {
  const meeting = meetings[at]
  if (!meeting) throw new Error(`there is no row ${at} in the list`)
  return { meeting, next: next[at], kilometers }
}

function nearby(
  prepared: PreparedList,
  found: readonly number[],
  requested: { position: Position; unit: Unit; radius: Radius; most: number },
): Omit<SearchResult, 'counts'> {
  const { meetings, next } = prepared
  const inPerson = found.flatMap((at) => {
    const meeting = meetings[at]
    const kilometers = meeting && distanceOf(meeting, requested.position)
    return kilometers === undefined
      ? []
      : [{ at, kilometers, startsAt: next[at]?.startsAt ?? Number.MAX_VALUE }]
  })
  const { radius, within, nearest } = withinReach(inPerson, requested.radius, requested.unit)
  within.sort((a, b) => a.startsAt - b.startsAt || a.kilometers - b.kilometers)
  const rowOf = ({ at, kilometers }: (typeof inPerson)[number]) => resultRow(prepared, at, kilometers)
  return {
    total: within.length,
    shown: within.slice(0, requested.most).map(rowOf),
    radius,
    nearest: nearest.map(rowOf),
  }
}

function distanceOf(meeting: Meeting, position: Position): number | undefined {
  const { latitude, longitude } = meeting
  if (latitude === undefined || longitude === undefined || !isInPerson(meeting.attendance)) return undefined
  return kilometersBetween(position, { latitude, longitude })
}

function countsOf(
  prepared: PreparedList,
  named: readonly number[],
  tests: Map<Dimension, Test>,
  found: readonly number[],
): FilterCounts {
  const others = (dimension: Dimension) => (tests.has(dimension) ? matching(named, tests, dimension) : found)
  const times = bitCounts(prepared.times, others('time'), partOfDayNames.length)
  const tags = bitCounts(prepared.tags, found, tagNames.length)
  const languages = new Map<string, number>()
  for (const at of others('language')) {
    for (const one of prepared.meetings[at]?.languages ?? [])
      languages.set(one, (languages.get(one) ?? 0) + 1)
  }
  const [morning = 0, midday = 0, evening = 0, night = 0] = times
  return {
    day: bitCounts(prepared.days, others('day'), 7),
    time: { morning, midday, evening, night },
    tags: new Map(tagNames.map((tag, bit) => [tag, tags[bit] ?? 0])),
    languages,
  }
}

function bitCounts(bits: Uint8Array | Uint32Array, rows: readonly number[], width: number): number[] {
  const counts = Array.from({ length: width }, () => 0)
  for (const at of rows) {
    let left = bits[at] ?? 0
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      counts[bit] = (counts[bit] ?? 0) + 1
      left &= ~(1 << bit)
    }
  }
  return counts
}

/** Adds a heading before the first row of each group. */
export function withHeadings(
  shown: ResultRow[],
  headingOf: (shown: ResultRow) => string,
): { heading: string; shown: ResultRow }[] {
  const headings = shown.map(headingOf)
  return shown.map((one, at) => ({
    shown: one,
    heading: headings[at] === headings[at - 1] ? '' : (headings[at] ?? ''),
  }))
}

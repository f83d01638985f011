// Computes the occurrences of weekly meetings. A meeting has the same local time across changes of daylight saving time, so each occurrence
// is computed in the meeting's zone, never from the previous one.
import { dateIn, offsetIn } from '../platform/dates.ts'
import { dayNames, minutesOf } from './meeting.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Instants in milliseconds since 1970. */
export type Occurrence = { startsAt: number; endsAt: number }

export type Weekly = { dayOfWeek: number | null; time: string; durationMinutes: number; timezone: string }

/** From `from` on, the zone is `offset` milliseconds ahead of UTC. */
export type Segment = { from: number; offset: number }

/** The zone's offsets between two instants. Samples once a day, because no zone changes twice within a day. */
export function segmentsOf(zone: string, from: number, until: number): [Segment, ...Segment[]] {
  let offset = offsetIn(zone, from)
  const segments: [Segment, ...Segment[]] = [{ from: Number.NEGATIVE_INFINITY, offset }]
  let before = from
  while (before < until) {
    const after = before + dayMs
    const next = offsetIn(zone, after)
    if (next !== offset) segments.push({ from: changeBetween(zone, before, after, offset), offset: next })
    before = after
    offset = next
  }
  return segments
}

function changeBetween(zone: string, before: number, after: number, offset: number): number {
  let low = before
  let high = after
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (middle <= low || middle >= high) break
    if (offsetIn(zone, middle) === offset) low = middle
    else high = middle
  }
  return Math.ceil(high / 1000) * 1000
}

/**
 * The instant of the local time `wall` (given as if it were UTC): the earlier one if it occurs twice; if it is skipped, later by the length
 * of the gap.
 */
function instantOf(segments: Segment[], wall: number): number {
  for (const [index, segment] of segments.entries()) {
    const instant = wall - segment.offset
    const end = segments[index + 1]?.from ?? Number.POSITIVE_INFINITY
    if (instant < end && instant >= segment.from) return instant
    if (instant < segment.from) return wall - (segments[index - 1] ?? segment).offset
  }
  return wall - (segments.at(-1)?.offset ?? 0)
}

/** Date computations for one `now`, with cached zone offsets. */
export type Calendar = {
  /** The current occurrence, or else the next one. Undefined for a meeting by appointment. */
  next: (meeting: Weekly) => Occurrence | undefined
  /** 0 = Sunday, in the given zone. */
  weekday: (instant: number, zone: string) => number
  /** Minutes since midnight in the zone. */
  minutes: (instant: number, zone: string) => number
}

export function calendarAt(now: number): Calendar {
  const zones = new Map<string, [Segment, ...Segment[]]>()
  // Two days back for meetings that started yesterday elsewhere, nine ahead for next week's.
  const from = now - 2 * dayMs
  const until = now + 9 * dayMs

  function clockOf(zone: string) {
    let segments = zones.get(zone)
    if (!segments) {
      segments = segmentsOf(zone, from, until)
      zones.set(zone, segments)
    }
    return segments
  }

  function wallAt(instant: number, zone: string): number {
    const segments = clockOf(zone)
    let { offset } = segments[0]
    for (const segment of segments) if (instant >= segment.from) offset = segment.offset
    return instant + offset
  }

  function next(meeting: Weekly): Occurrence | undefined {
    if (meeting.dayOfWeek === null || meeting.time === '') return undefined
    const segments = clockOf(meeting.timezone)
    const wallNow = wallAt(now, meeting.timezone)
    const midnight = Math.floor(wallNow / dayMs) * dayMs
    const today = new Date(midnight).getUTCDay()
    const sinceDays = (today - meeting.dayOfWeek + 7) % 7
    const start = midnight - sinceDays * dayMs + minutesOf(meeting.time) * minuteMs
    // Last week's can still be on if it started before midnight; then this week's, then next week's.
    for (let week = sinceDays === 0 ? -1 : 0; week <= 1; week++) {
      const startsAt = instantOf(segments, start + week * 7 * dayMs)
      const endsAt = startsAt + meeting.durationMinutes * minuteMs
      if (endsAt > now && startsAt > now - 2 * dayMs) return { startsAt, endsAt }
    }
    return undefined
  }

  return {
    next,
    weekday: (instant, zone) => new Date(wallAt(instant, zone)).getUTCDay(),
    minutes: (instant, zone) => Math.floor((((wallAt(instant, zone) % dayMs) + dayMs) % dayMs) / minuteMs),
  }
}

/** The occurrences that start between two instants, or up to a day outside of them. */
function occurrencesAround(meeting: Weekly, from: number, until: number): Occurrence[] {
  if (meeting.dayOfWeek === null || meeting.time === '') return []
  const segments = segmentsOf(meeting.timezone, from - 2 * dayMs, until + 2 * dayMs)
  const found: Occurrence[] = []
  for (let day = Math.floor(from / dayMs) - 1; day <= Math.floor(until / dayMs) + 1; day++) {
    const midnight = day * dayMs
    if (new Date(midnight).getUTCDay() !== meeting.dayOfWeek) continue
    const startsAt = instantOf(segments, midnight + minutesOf(meeting.time) * minuteMs)
    found.push({ startsAt, endsAt: startsAt + meeting.durationMinutes * minuteMs })
  }
  return found
}

/** The occurrence that started last. Undefined for a meeting by appointment. */
export function lastOccurrence(meeting: Weekly, now: number): Occurrence | undefined {
  return occurrencesAround(meeting, now - 7 * dayMs, now).findLast(({ startsAt }) => startsAt <= now)
}

/**
 * The occurrences on a date, in the meeting's zone or in the given one: an online meeting can be on another date for the member, and a late
 * one ends on the next date.
 */
export function occurrencesOn(meeting: Weekly, date: string, zone: string): Occurrence[] {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return occurrencesAround(meeting, noon - dayMs, noon + dayMs).filter(({ startsAt, endsAt }) =>
    [meeting.timezone, zone].some((place) =>
      [startsAt, endsAt - 1].some((instant) => dateIn(place, instant) === date),
    ),
  )
}

/** True if the meeting took place on a date and has started. */
export function tookPlaceOn(
  meeting: Weekly,
  date: string,
  { zone, now }: { zone: string; now: number },
): boolean {
  return occurrencesOn(meeting, date, zone).some(({ startsAt }) => startsAt <= now)
}

/** The recent dates of the meeting in a zone, newest first; for a meeting by appointment, each of the last two weeks. */
export function recentDates(
  meeting: Weekly,
  { zone, now }: { zone: string; now: number },
  weeks: number,
): string[] {
  if (meeting.dayOfWeek === null || meeting.time === '')
    return Array.from({ length: 14 }, (_, days) => dateIn(zone, now - days * dayMs))

  const begun = occurrencesAround(meeting, now - weeks * 7 * dayMs, now).filter(
    ({ startsAt }) => startsAt <= now,
  )
  return begun.map(({ startsAt }) => dateIn(zone, startsAt)).toReversed()
}

/** "On now, 35 min left", "Starts in 25 min", "Starts in 1 h 26 min"; empty for later meetings. */
export function countdown(occurrence: Occurrence, now: number): string | undefined {
  if (occurrence.startsAt <= now) return `On now, ${spanWords(occurrence.endsAt - now)} left`
  const minutes = Math.ceil((occurrence.startsAt - now) / minuteMs)
  return minutes <= 12 * 60 ? `Starts in ${spanWords(occurrence.startsAt - now)}` : undefined
}

function spanWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minuteMs)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  // Exact, because a rounded hour could make a person half an hour late.
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** True until the last minutes of a meeting. Most groups welcome people who are late. */
export function latecomerWords(occurrence: Occurrence | undefined, now: number): string | undefined {
  if (!occurrence || occurrence.startsAt > now) return undefined
  return occurrence.endsAt - now > 10 * minuteMs
    ? 'You can still go. Most groups don’t mind when people come late.'
    : 'It’s almost over. People often stay and talk for a while.'
}

/** A day and time in another zone, such as a viewer's: "Tuesday 03:30". */
export function timeIn(
  calendar: Calendar,
  instant: number,
  zone: string,
): { day: string; dayOfWeek: number; minutes: number } {
  const dayOfWeek = calendar.weekday(instant, zone)
  return { day: dayNames[dayOfWeek] ?? '', dayOfWeek, minutes: calendar.minutes(instant, zone) }
}

const zoneWords = new Map<string, Intl.DateTimeFormat>()

/** The zone's name at an instant: "PDT", "GMT+1", "Eastern Time". */
export function zoneLabel(zone: string, instant: number): string {
  let format = zoneWords.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    zoneWords.set(zone, format)
  }
  return format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? zone
}

// When a weekly meeting next happens. A meeting keeps its own clock: seven o'clock there stays seven o'clock when a zone
// changes between winter and summer, so each occurrence is worked out in the zone of the meeting, never from the last one.
import { dateIn, offsetIn } from '../platform/clock.ts'
import { dayNames, minutesOf } from './meeting.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Instants in milliseconds since 1970. */
export type Occurrence = { startsAt: number; endsAt: number }

export type Weekly = { dayOfWeek: number | null; time: string; durationMinutes: number; timezone: string }

/** From `from` on, the zone's clock is `offset` milliseconds ahead of UTC. */
export type Segment = { from: number; offset: number }

/** The zone's clock between two instants, cut where it changes. Looks once a day: no zone changes twice within one. */
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

/** The instant when the zone's clock shows `wall` (as if it were UTC). The earlier one when it shows it twice; when it never does, as late as the clock jumps. */
function instantOf(segments: Segment[], wall: number): number {
  for (const [index, segment] of segments.entries()) {
    const instant = wall - segment.offset
    const end = segments[index + 1]?.from ?? Number.POSITIVE_INFINITY
    if (instant < end && instant >= segment.from) return instant
    if (instant < segment.from) return wall - (segments[index - 1] ?? segment).offset
  }
  return wall - (segments.at(-1)?.offset ?? 0)
}

/** Dates for one `now`: the offsets of the zones are computed once and cached. */
export type Calendar = {
  /** The occurrence that is going on, or else the next one. Nothing for a meeting by appointment. */
  next: (meeting: Weekly) => Occurrence | undefined
  /** 0 = Sunday, in the given zone. */
  weekday: (instant: number, zone: string) => number
  /** Minutes since midnight on the zone's clock. */
  minutes: (instant: number, zone: string) => number
}

export function calendarAt(now: number): Calendar {
  const zones = new Map<string, [Segment, ...Segment[]]>()
  // Two days back for what began yesterday evening elsewhere, nine ahead for next week's.
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
    const here = wallAt(now, meeting.timezone)
    const midnight = Math.floor(here / dayMs) * dayMs
    const today = new Date(midnight).getUTCDay()
    const sinceDays = (today - meeting.dayOfWeek + 7) % 7
    const start = midnight - sinceDays * dayMs + minutesOf(meeting.time) * minuteMs
    // Last week's can still be going on when it began before midnight; then this week's, then next week's.
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

/** The occurrences that begin between two instants, or up to a day outside of them. */
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

/** The occurrence that began last. Nothing for a meeting by appointment. */
export function lastOccurrence(meeting: Weekly, now: number): Occurrence | undefined {
  return occurrencesAround(meeting, now - 7 * dayMs, now).findLast(({ startsAt }) => startsAt <= now)
}

/**
 * The occurrences of a date, by the calendar of the meeting's own zone or of the given one: an online meeting may be
 * yesterday's for the person, and a late one ends on the next date.
 */
export function occurrencesOn(meeting: Weekly, date: string, zone: string): Occurrence[] {
  const noon = Date.parse(`${date}T12:00:00Z`)
  return occurrencesAround(meeting, noon - dayMs, noon + dayMs).filter(({ startsAt, endsAt }) =>
    [meeting.timezone, zone].some((place) =>
      [startsAt, endsAt - 1].some((instant) => dateIn(place, instant) === date),
    ),
  )
}

/** Whether the meeting took place on a date and has begun. */
export function tookPlaceOn(meeting: Weekly, date: string, zone: string, now: number): boolean {
  return occurrencesOn(meeting, date, zone).some(({ startsAt }) => startsAt <= now)
}

/** The dates in a zone on which the meeting took place lately, the last one first; of one by appointment, each of two weeks. */
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

/** "On now, 35 min left", "Starts in 25 min", "Starts in 3 h": words for the hours ahead, nothing further away. */
export function countdown(occurrence: Occurrence, now: number): string | undefined {
  if (occurrence.startsAt <= now) return `On now, ${spanWords(occurrence.endsAt - now)} left`
  const minutes = Math.ceil((occurrence.startsAt - now) / minuteMs)
  return minutes <= 12 * 60 ? `Starts in ${spanWords(occurrence.startsAt - now)}` : undefined
}

function spanWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minuteMs)
  return minutes <= 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

/** May one still come? Most groups welcome people who are late; for the last minutes the next meeting is better. */
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

/** What people call the zone at that moment: "PDT", "GMT+1", "Eastern Time". */
export function zoneLabel(zone: string, instant: number): string {
  let format = zoneWords.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    zoneWords.set(zone, format)
  }
  return format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? zone
}

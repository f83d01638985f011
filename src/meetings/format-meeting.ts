// Formats a meeting's time, place and distance.
import type { Meeting } from './contract.ts'
import { dayNames, isInPerson, minutesOf } from './meeting.ts'
import { type Calendar, type Occurrence, timeIn, zoneLabel } from './occurrences.ts'

let hourFormat: Intl.DateTimeFormat | undefined
const clocks = new Map<number, string>()

/** 19:30 in the reader's locale. */
export function formatClock(minutes: number): string {
  const known = clocks.get(minutes)
  if (known !== undefined) return known
  // Created at first use, because other pages load this file and creating a format takes milliseconds.
  hourFormat ??= new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const text = hourFormat.format(minutes * 60_000)
  clocks.set(minutes, text)
  return text
}

/** 7:30 PM, for texts of the server. */
export function clockWords(minutes: number): string {
  return new Date(minutes * 60_000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
}

/** "Saturday, 7:30 PM – 8:30 PM PDT", in the meeting's time zone. */
export function meetingLocalTime(meeting: Meeting, next: Occurrence | undefined, now: number): string {
  if (meeting.dayOfWeek === null || meeting.time === '') return 'By appointment'
  const starts = minutesOf(meeting.time)
  const span = `${formatClock(starts)} – ${formatClock((starts + meeting.durationMin) % 1440)}`
  return `${dayNames[meeting.dayOfWeek] ?? ''}, ${span} ${zoneLabel(meeting.timezone, next?.startsAt ?? now)}`
}

/** The meeting's day and time in the viewer's time zone, if it is different. */
export function viewerTime(
  meeting: Meeting,
  next: Occurrence | undefined,
  calendar: Calendar,
  zone: string,
): string | undefined {
  if (!next) return undefined
  const meetingTime = timeIn(calendar, next.startsAt, meeting.timezone)
  const { day, minutes } = timeIn(calendar, next.startsAt, zone)
  if (meetingTime.day === day && meetingTime.minutes === minutes) return undefined
  return `${day}, ${formatClock(minutes)} where you are`
}

/** "Today", "Tomorrow" or the weekday, in the viewer's time zone. */
export function dayHeading(
  next: Occurrence | undefined,
  calendar: Calendar,
  now: number,
  zone: string,
): string {
  if (!next) return 'No weekly hour'
  if (next.startsAt <= now) return 'Going on now'
  const today = calendar.weekday(now, zone)
  const day = calendar.weekday(next.startsAt, zone)
  const name = dayNames[day] ?? ''
  if (next.startsAt - now > 6 * 86_400_000) return day === today ? `${name} next week` : name
  if (day === today) return `Today, ${name}`
  return day === (today + 1) % 7 ? `Tomorrow, ${name}` : name
}

export function formatPlace(meeting: Pick<Meeting, 'city' | 'state' | 'address' | 'location'>): string {
  const town = [meeting.city, meeting.state].filter(Boolean).join(', ')
  return [meeting.location, meeting.address, town].filter(Boolean).join(' · ')
}

/** Miles in countries that use them, else kilometers. */
export function formatDistance(kilometers: number, locale = navigator.language): string {
  const inMiles = /-(US|GB|LR|MM)$/i.test(locale)
  const length = inMiles ? kilometers / 1.609_344 : kilometers
  const figure = length < 10 ? length.toFixed(1) : Math.round(length).toLocaleString(locale)
  return `${figure} ${inMiles ? 'mi' : 'km'} away`
}

/** The destination for map applications: the address, else the position. Undefined if the place is approximate. */
export function directionsTo(meeting: Meeting): string | undefined {
  const { latitude, longitude } = meeting
  if (meeting.approximate || !isInPerson(meeting.attendance)) return undefined
  if (meeting.address === '' && !meeting.location) return undefined
  const address =
    meeting.formattedAddress ??
    [meeting.address, meeting.city, meeting.state, meeting.postalCode].filter(Boolean).join(', ')
  const exact = meeting.address === '' && latitude !== undefined && longitude !== undefined
  const place = exact ? `${latitude},${longitude}` : address
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** The device's time zone. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

let languageNames: Intl.DisplayNames | undefined

export function languageName(code: string): string {
  try {
    languageNames ??= new Intl.DisplayNames(undefined, { type: 'language' })
    return languageNames.of(code) ?? code
  } catch {
    return code
  }
}

// A meeting as an entry of a person's own calendar: a weekly rule on the meeting's own clock.
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { offsetIn } from '../../platform/clock.ts'
import type { Meeting } from '../contract.ts'
import { directories } from '../fellowship.ts'
import { calendarAt, segmentsOf, zoneLabel } from '../occurrences.ts'

const dayMs = 86_400_000

/** An iCalendar file. Meetings without a weekly hour are left out. */
export function calendarOf(meetings: Meeting[], now: number, home: string): string {
  const calendar = ical({
    name: 'Meetings',
    prodId: { company: 'Cairn', product: 'Meetings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => zoneRules(zone, now) },
  })
  const times = calendarAt(now)
  for (const meeting of meetings) {
    const next = times.next({ ...meeting, durationMinutes: meeting.durationMin })
    if (!next) continue
    const place = [
      meeting.location,
      meeting.formattedAddress ?? [meeting.address, meeting.city, meeting.state].filter(Boolean).join(', '),
    ]
    calendar.createEvent({
      id: `${meeting.id}@meetings.cairn`,
      summary: `${meeting.name} (${meeting.type})`,
      start: Temporal.Instant.fromEpochMilliseconds(next.startsAt).toZonedDateTimeISO(meeting.timezone),
      end: Temporal.Instant.fromEpochMilliseconds(next.endsAt).toZonedDateTimeISO(meeting.timezone),
      timezone: meeting.timezone,
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
      location: place.filter(Boolean).join(', ') || meeting.meetingLink,
      description: [
        `${directories[meeting.type].fullName}. Listed by ${meeting.source.name}. Meetings move: look again before you set out.`,
        meeting.meetingLink,
        meeting.linkNotes ?? '',
        meeting.phone ? `Phone: ${meeting.phone}` : '',
      ]
        .filter(Boolean)
        .join('\n'),
      url: `${home}/meetings?meeting=${meeting.id}`,
      stamp: new Date(now),
    })
  }
  return calendar.toString()
}

/** VTIMEZONE with each change of the clock from a year ago to five years ahead. */
export function zoneRules(zone: string, now: number): string {
  const begin = now - 366 * dayMs
  const [first, ...changes] = segmentsOf(zone, begin, now + 5 * 366 * dayMs)
  let offset = first.offset
  // Whatever offset is the smaller one of the year is winter's.
  const winter = Math.min(offsetIn(zone, Date.UTC(2026, 0, 1)), offsetIn(zone, Date.UTC(2026, 6, 1)))
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`]
  lines.push(...rule(zone, begin, offset, offset, winter))
  for (const change of changes) {
    lines.push(...rule(zone, change.from, offset, change.offset, winter))
    offset = change.offset
  }
  lines.push('END:VTIMEZONE')
  return lines.join('\r\n')
}

function rule(zone: string, at: number, from: number, to: number, winter: number): string[] {
  const kind = to === winter ? 'STANDARD' : 'DAYLIGHT'
  const wall = new Date(at + from).toISOString().replace(/[-:]|\.\d+Z$/g, '')
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall}`,
    `TZOFFSETFROM:${signed(from)}`,
    `TZOFFSETTO:${signed(to)}`,
    `TZNAME:${zoneLabel(zone, at + 3_600_000)}`,
    `END:${kind}`,
  ]
}

function signed(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
  return `${offset < 0 ? '-' : '+'}${clock}`
}

// Creates iCalendar files: each meeting is a weekly event in its own time zone.
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { Meeting } from '../contract.ts'
import { directories } from '../fellowship.ts'
import { calendarAt } from '../occurrences.ts'
import { zoneRules } from './zone-rules.ts'

/** An iCalendar file. Meetings by appointment are left out. Without `names` an event only says "busy". */
export function calendarOf(
  meetings: Meeting[],
  now: number,
  home: string,
  { names } = { names: true },
): string {
  const calendar = ical({
    name: names ? 'Meetings' : 'Plans',
    ttl: 3_600,
    prodId: { company: 'Cairn', product: 'Meetings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => zoneRules(zone, now) },
  })
  const times = calendarAt(now)
  for (const meeting of meetings) {
    const next = times.next({ ...meeting, durationMinutes: meeting.durationMin })
    if (!next) continue
    const event = calendar.createEvent({
      id: `${meeting.id}@meetings.cairn`,
      summary: names ? `${meeting.name} (${meeting.type})` : 'Busy',
      start: Temporal.Instant.fromEpochMilliseconds(next.startsAt).toZonedDateTimeISO(meeting.timezone),
      end: Temporal.Instant.fromEpochMilliseconds(next.endsAt).toZonedDateTimeISO(meeting.timezone),
      timezone: meeting.timezone,
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
      stamp: new Date(now),
    })
    if (!names) continue
    event.location(placeOf(meeting))
    event.description(descriptionOf(meeting))
    event.url(`${home}/meetings?meeting=${meeting.id}`)
  }
  return calendar.toString()
}

function placeOf(meeting: Meeting): string {
  const address =
    meeting.formattedAddress ?? [meeting.address, meeting.city, meeting.state].filter(Boolean).join(', ')
  return [meeting.location, address].filter(Boolean).join(', ') || meeting.meetingLink
}

function descriptionOf(meeting: Meeting): string {
  return [
    `${directories[meeting.type].fullName}. Listed by ${meeting.source.name}. Meetings move: check again before you go.`,
    meeting.meetingLink,
    meeting.linkNotes ?? '',
    meeting.phone ? `Phone: ${meeting.phone}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

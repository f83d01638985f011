// A meeting as an entry of a person's own calendar: a weekly rule on the meeting's own clock.
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { Meeting } from '../contract.ts'
import { directories } from '../fellowship.ts'
import { calendarAt } from '../occurrences.ts'
import { zoneRules } from './zone-rules.ts'

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
        `${directories[meeting.type].fullName}. Listed by ${meeting.source.name}. Meetings move: check again before you go.`,
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

// Computes when a reminder is due: a number of minutes before the meeting starts.
import type { Listing } from '../meeting.ts'
import { reminderLeads } from '../my-meetings-contract.ts'
import { calendarAt, type Occurrence } from '../occurrences.ts'

export type ReminderLead = (typeof reminderLeads)[number]

type ReminderMeeting = Pick<Listing, 'dayOfWeek' | 'time' | 'durationMinutes' | 'timezone' | 'attendance'>

const minuteMs = 60_000

/** The first occurrence that starts after an instant. Undefined for a meeting by appointment or an inactive one. */
function firstAfter(meeting: ReminderMeeting, instant: number): Occurrence | undefined {
  if (meeting.attendance === 'inactive') return undefined
  const next = calendarAt(instant).next(meeting)
  if (!next || next.startsAt > instant) return next
  return calendarAt(next.endsAt).next(meeting)
}

/** The instant of the next reminder; missed ones are skipped. */
export function nextReminderAt(meeting: ReminderMeeting, lead: number, now: number): number | undefined {
  const next = firstAfter(meeting, now + lead * minuteMs)
  return next && next.startsAt - lead * minuteMs
}

/** The occurrence whose reminder is due now. */
export function dueOccurrence(meeting: ReminderMeeting, lead: number, now: number): Occurrence | undefined {
  const next = firstAfter(meeting, now)
  return next && next.startsAt - lead * minuteMs <= now ? next : undefined
}

/** "15 minutes", "1 hour", "a day". */
export function leadWords(lead: number): string {
  if (lead === 1_440) return 'a day'
  if (lead < 60) return `${lead} minutes`
  return lead === 60 ? '1 hour' : `${lead / 60} hours`
}

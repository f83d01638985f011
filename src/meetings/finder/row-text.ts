// The texts of a row. Shared by React's row and the rows that the page's head writes before React loads.
import type { Meeting } from '../contract.ts'
import {
  dayHeading,
  directionsTo,
  formatClock,
  formatDistance,
  formatPlace,
  meetingLocalTime,
  viewerTime,
} from '../format-meeting.ts'
import { attendanceWords, minutesOf } from '../meeting.ts'
import { type Calendar, countdown, type Occurrence } from '../occurrences.ts'
import { isTag, tagWords } from '../tags.ts'
import type { ResultRow } from './finder.ts'

export type Moment = { calendar: Calendar; now: number; zone: string }

export const joinKinds = ['video', 'directions', 'phone'] as const
export type JoinKind = (typeof joinKinds)[number]

export type RowText = {
  name: string
  hour: string
  time: string
  /** The start in the viewer's time zone, if it is different. */
  elsewhere?: string | undefined
  status?: string | undefined
  distance?: string | undefined
  place: string
  details: string
  sample?: boolean | undefined
  /** Join online, directions or dial: the first that this meeting has. */
  join?: { kind: JoinKind; href: string } | undefined
}

export function nextOf(meeting: Meeting, calendar: Calendar): Occurrence | undefined {
  if (meeting.attendance === 'inactive') return undefined
  return calendar.next({ ...meeting, durationMinutes: meeting.durationMin })
}

export function rowText({ meeting, next, kilometers }: ResultRow, moment: Moment): RowText {
  const { now, calendar, zone } = moment
  return {
    name: meeting.name,
    hour: meeting.time === '' ? '–' : formatClock(minutesOf(meeting.time)),
    time: meetingLocalTime(meeting, next, now),
    elsewhere: meeting.isOnline ? viewerTime(meeting, next, calendar, zone) : undefined,
    status: next && !meeting.sample ? countdown(next, now) : undefined,
    distance: kilometers === undefined ? undefined : formatDistance(kilometers),
    place: formatPlace(meeting),
    details: [meeting.type, attendanceWords[meeting.attendance], ...tagLabels(meeting.tags)].join(' · '),
    sample: meeting.sample,
    join: joinOf(meeting),
  }
}

/** The day heading of a row, in the viewer's time zone. */
export function rowHeading({ next }: ResultRow, { calendar, now, zone }: Moment): string {
  return dayHeading(next, calendar, now, zone)
}

export function tagLabels(tags: readonly string[]): string[] {
  return tags.filter(isTag).map((tag) => tagWords[tag])
}

/** Samples have no link. */
function joinOf(meeting: Meeting): RowText['join'] {
  if (meeting.sample || meeting.attendance === 'inactive') return undefined
  if (meeting.meetingLink !== '') return { kind: 'video', href: meeting.meetingLink }
  const directions = directionsTo(meeting)
  if (directions) return { kind: 'directions', href: directions }
  return meeting.phone ? { kind: 'phone', href: `tel:${meeting.phone}` } : undefined
}

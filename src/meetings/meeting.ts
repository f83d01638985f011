import type { Fellowship } from './fellowship.ts'

/** In person, online, hybrid, by phone only, or inactive. */
export const attendances = ['in_person', 'online', 'hybrid', 'phone', 'inactive'] as const

export type Attendance = (typeof attendances)[number]

/**
 * A weekly meeting as stored. `dayOfWeek` 0 is Sunday; without a day it meets by appointment. Day and time are in `timezone`.
 */
export type Listing = {
  /** Stable within its feed, because saved meetings refer to it. */
  key: string
  /** Identifies the group: the same for all weekdays of one meeting. */
  group: string
  name: string
  type: Fellowship
  address: string
  city: string
  state: string
  dayOfWeek: number | null
  time: string
  durationMinutes: number
  timezone: string
  attendance: Attendance
  meetingLink: string
  contactInfo: string
  phone?: string
  linkNotes?: string
  location?: string
  formattedAddress?: string
  postalCode?: string
  country?: string
  region?: string[]
  latitude?: number
  longitude?: number
  approximate?: boolean
  notes?: string
  tags: string[]
  rawTypes: string[]
  languages: string[]
  feedback?: string
  updatedAt?: string
}

export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Parts of the day, which overlap on purpose, so that 16:30 is found in both. */
export const partsOfDay = {
  morning: { label: 'Morning', from: 4 * 60, to: 12 * 60 },
  midday: { label: 'Midday', from: 11 * 60, to: 17 * 60 },
  evening: { label: 'Evening', from: 16 * 60, to: 21 * 60 },
  night: { label: 'Night', from: 20 * 60, to: 29 * 60 },
} as const

export type PartOfDay = keyof typeof partsOfDay

export const partOfDayNames = ['morning', 'midday', 'evening', 'night'] as const satisfies PartOfDay[]

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

export function timeOfDay(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

export function isInPart(time: string, part: PartOfDay): boolean {
  if (time === '') return false
  const minutes = minutesOf(time)
  const { from, to } = partsOfDay[part]
  return (minutes >= from && minutes < to) || (minutes + 1440 >= from && minutes + 1440 < to)
}

/** True if a person can join from anywhere. */
export function canJoinRemotely(attendance: Attendance): boolean {
  return attendance === 'online' || attendance === 'hybrid' || attendance === 'phone'
}

/** True if there is a place to attend in person. */
export function isInPerson(attendance: Attendance): boolean {
  return attendance === 'in_person' || attendance === 'hybrid'
}

export const attendanceWords: Record<Attendance, string> = {
  in_person: 'In person',
  online: 'Online',
  hybrid: 'In person and online',
  phone: 'By phone',
  inactive: 'Not meeting at present',
}

// Calendar dates (YYYY-MM-DD) in time zones. Dates are computed by the zone's calendar, never by dividing milliseconds.

// Caches by zone. Visitors send zone names, which are valid in any case: without lower case, their spellings would fill the memory.
const keyOf = (zone: string) => zone.toLowerCase()
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(keyOf(zone))
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
    formats.set(keyOf(zone), format)
  }
  return format
}

/** True for an IANA zone name that this runtime knows (RFC 9557 names, no offsets). */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone)) return false
  try {
    formatFor(zone)
    return true
  } catch {
    return false
  }
}

type Minute = { minute: number; date: string }
const lastMinutes = new Map<string, Minute>()

/** The calendar date in a zone at an instant, as YYYY-MM-DD. */
export function dateIn(zone: string, milliseconds: number): string {
  // Cached per minute, because every request needs it: midnight is on a full minute in every zone.
  const minute = Math.floor(milliseconds / 60_000)
  const last = lastMinutes.get(keyOf(zone))
  if (last?.minute === minute) return last.date
  const date = new Date(milliseconds + offsetIn(zone, milliseconds)).toISOString().slice(0, 10)
  lastMinutes.set(keyOf(zone), { minute, date })
  return date
}

/** A zone's offset from UTC at an instant, in milliseconds; negative west of Greenwich. */
export function offsetIn(zone: string, milliseconds: number): number {
  const fields: Record<string, number> = {}
  for (const part of formatFor(zone).formatToParts(milliseconds)) fields[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields
  const wholeSecond = Math.floor(milliseconds / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond
}

const hours = new Map<string, Intl.DateTimeFormat>()

function hourIn(zone: string, milliseconds: number): number {
  const format =
    hours.get(keyOf(zone)) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
  hours.set(keyOf(zone), format)
  return Number(format.format(milliseconds))
}

/** The latest full hour at which a person's day can start. */
export const latestDayStart = 6

/** The date of a person's day that starts at a full hour from 0 to 6: earlier hours belong to the day before. */
export function dayIn(zone: string, milliseconds: number, startsAt: number): string {
  const date = dateIn(zone, milliseconds)
  return startsAt > 0 && hourIn(zone, milliseconds) < startsAt ? plusDays(date, -1) : date
}

/** Adds whole days to a calendar date. */
export function plusDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Whole days between two calendar dates; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** True for a real calendar date written YYYY-MM-DD, from the year 1: PostgreSQL has no year 0. */
export function isDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

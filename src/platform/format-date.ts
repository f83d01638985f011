// Formats calendar dates (YYYY-MM-DD) and times.

const formats = {
  day: new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  monthAlone: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
}

/** Formats a date: `day` March 3, 2026, `weekday` Tuesday, March 3, `short` Mar 3, `month` March 2026, `monthAlone` March. */
export function formatDate(date: string, as: keyof typeof formats): string {
  return formats[as].format(new Date(`${date}T12:00:00Z`))
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The name of a weekday: 1 Monday to 7 Sunday; larger numbers wrap around. */
export function weekdayName(day: number): string {
  return weekdays[(day - 1) % 7] ?? ''
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Such as "Jan 2, 2026, 3:04 PM", in the reader's time zone. */
export function formatTime(at: string): string {
  return timeFormat.format(new Date(at))
}

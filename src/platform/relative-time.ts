// How long ago something was, in the reader's language.
import { dateIn, daysBetween } from './dates.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** From this many calendar days on, the date is more useful than a count. */
const maxDays = 7

type RelativeTimeOptions = { locale?: string | undefined; zone: string }

/** "now", "5 minutes ago", "yesterday"; the date once a week has passed. Days are calendar days in the zone. */
export function relativeTime(at: number, now: number, { locale, zone }: RelativeTimeOptions): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const ago = now - at
  if (ago < minuteMs) return words.format(0, 'second')
  if (ago < hourMs) return words.format(-Math.floor(ago / minuteMs), 'minute')
  const days = daysBetween(dateIn(zone, at), dateIn(zone, now))
  if (days === 0) return words.format(-Math.floor(ago / hourMs), 'hour')
  if (days < maxDays) return words.format(-days, 'day')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(at)
}

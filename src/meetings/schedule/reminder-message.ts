// The text of a reminder. Others may read lock screens and mailboxes, so a meeting is named only in the email of a member who wants that.

import { clockWords, formatPlace } from '../format-meeting.ts'
import { isInPerson, type Listing } from '../meeting.ts'
import { calendarAt, type Occurrence, zoneLabel } from '../occurrences.ts'

type ReminderFacts = {
  listing: Listing
  occurrence: Occurrence
  isUnlisted: boolean
  now: number
  /** The member's time zone. */
  zone: string
}

/** In-person meetings use their own time zone, online ones the member's. */
function timeWords({ listing, occurrence, now, zone }: ReminderFacts): { time: string; day: string } {
  const shown = isInPerson(listing.attendance) ? listing.timezone : zone
  const calendar = calendarAt(now)
  const clock = clockWords(calendar.minutes(occurrence.startsAt, shown))
  const today = calendar.weekday(occurrence.startsAt, shown) === calendar.weekday(now, shown)
  const label = shown === zone ? '' : ` ${zoneLabel(shown, occurrence.startsAt)}`
  return { time: `${clock}${label}`, day: today ? 'today' : 'tomorrow' }
}

function waitWords({ occurrence, now }: ReminderFacts): string {
  const minutes = Math.max(1, Math.round((occurrence.startsAt - now) / 60_000))
  if (minutes < 90) return minutes === 1 ? 'In 1 minute' : `In ${minutes} minutes`
  return `In ${Math.round(minutes / 60)} hours`
}

export function reminderNotification(
  facts: ReminderFacts,
  path: string,
): { title: string; body: string; tag: string; path: string } {
  const { time, day } = timeWords(facts)
  return {
    title: `Your plan for ${day} at ${time}`,
    body: `${waitWords(facts)}. Tap to open.`,
    tag: path,
    path,
  }
}

export function reminderEmail(
  facts: ReminderFacts & { discreet: boolean },
  { more, stop }: { more: string; stop: string },
): { subject: string; text: string } {
  const { time, day } = timeWords(facts)
  const subject = `Reminder: ${day} at ${time}`
  const { listing, isUnlisted, discreet } = facts
  if (discreet)
    return {
      subject,
      text: `${waitWords(facts)}, ${day} at ${time}.\n\nWhere, and how to join: ${more}\n\nStop these emails: ${stop}\n`,
    }
  const lines = [
    `${waitWords(facts)}: ${listing.name} (${listing.type})`,
    `When: ${day} at ${time}`,
    isInPerson(listing.attendance) ? `Where: ${formatPlace(listing)}` : '',
    listing.meetingLink === '' ? '' : `Join: ${listing.meetingLink}`,
    listing.linkNotes ? `To join: ${listing.linkNotes}` : '',
    listing.phone ? `Phone: ${listing.phone}` : '',
  ]
  const caution = isUnlisted
    ? 'This meeting is no longer on its publisher’s list. Ask before you go.'
    : 'Meetings move. Check before you go.'
  return {
    subject,
    text: `${lines.filter(Boolean).join('\n')}\n\n${caution} ${more}\n\nStop these emails: ${stop}\n`,
  }
}

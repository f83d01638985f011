import { Bookmark, BookmarkCheck, Navigation, Phone, Video } from 'lucide-react'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import type { Meeting } from '../contract.ts'
import { attendanceWords } from '../meeting.ts'
import { type Calendar, countdown } from '../occurrences.ts'
import { isTag, tagWords } from '../tags.ts'
import { directionsTo, formatDistance, formatPlace, meetingLocalTime, viewerTime } from '../words.ts'
import type { ResultRow } from './finder.ts'

export type Moment = { calendar: Calendar; now: number; zone: string }

type CardProps = {
  shown: ResultRow
  moment: Moment
  kept: boolean
  onKeep?: ((meeting: Meeting) => void) | undefined
  onOpen?: ((meeting: Meeting) => void) | undefined
}

/** One row of the list: what, when, where, and the one way in. */
export function MeetingCard({ shown, moment, kept, onKeep, onOpen }: CardProps) {
  const { meeting, next, kilometres } = shown
  const { now, calendar, zone } = moment
  const wait = next && !meeting.sample ? countdown(next, now) : undefined
  const elsewhere = meeting.isOnline ? viewerTime(meeting, next, calendar, zone) : undefined
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper-raised p-4 shadow-card sm:grid-cols-[1fr_auto] sm:p-5 print:break-inside-avoid print:shadow-none">
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="moss">{meeting.type}</Badge>
          <Badge tone="plain">{attendanceWords[meeting.attendance]}</Badge>
          {wait ? <Badge tone="dawn">{wait}</Badge> : null}
          {meeting.sample ? <Badge tone="sand">Sample, not current</Badge> : null}
          {kilometres === undefined ? null : <Badge tone="sky">{formatDistance(kilometres)}</Badge>}
        </div>
        <h3 className="text-xl">
          {onOpen ? (
            <button
              type="button"
              className="min-h-11 text-left hover:underline"
              onClick={() => onOpen(meeting)}
            >
              <bdi>{meeting.name}</bdi>
            </button>
          ) : (
            <bdi>{meeting.name}</bdi>
          )}
        </h3>
        <p className="font-medium">{meetingLocalTime(meeting, next, now)}</p>
        {elsewhere ? <p className="text-ink-soft">{elsewhere}</p> : null}
        <p className="text-ink-soft">
          <bdi>{formatPlace(meeting)}</bdi>
        </p>
        <TagLine tags={meeting.tags} />
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:flex-col sm:items-stretch print:hidden">
        <JoinLink meeting={meeting} />
        {onKeep ? (
          <Button
            variant="quiet"
            aria-pressed={kept}
            aria-label={kept ? `Let go of ${meeting.name}` : `Keep ${meeting.name}`}
            onClick={() => onKeep(meeting)}
          >
            {kept ? (
              <BookmarkCheck aria-hidden strokeWidth={1.75} />
            ) : (
              <Bookmark aria-hidden strokeWidth={1.75} />
            )}
            {kept ? 'Kept' : 'Keep'}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

export function TagLine({ tags }: { tags: string[] }) {
  const words = tags.filter(isTag).map((tag) => tagWords[tag])
  if (words.length === 0) return null
  return <p className="text-sm text-ink-soft">{words.join(' · ')}</p>
}

/** Join, dial or go there: the first of them that this meeting has. A sample leads nowhere. */
export function JoinLink({ meeting }: { meeting: Meeting }) {
  if (meeting.sample || meeting.attendance === 'inactive') return null
  if (meeting.meetingLink !== '') {
    return (
      <a className={buttonClass()} href={meeting.meetingLink} target="_blank" rel="noreferrer">
        <Video aria-hidden strokeWidth={1.75} /> Join
      </a>
    )
  }
  const directions = directionsTo(meeting)
  if (directions) {
    return (
      <a className={buttonClass({ variant: 'outline' })} href={directions} target="_blank" rel="noreferrer">
        <Navigation aria-hidden strokeWidth={1.75} /> Directions
      </a>
    )
  }
  if (!meeting.phone) return null
  return (
    <a className={buttonClass()} href={`tel:${meeting.phone}`}>
      <Phone aria-hidden strokeWidth={1.75} /> Call
    </a>
  )
}

import { Bookmark, BookmarkCheck, Navigation, Phone, Video } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import type { Meeting } from '../contract.ts'
import { attendanceWords, minutesOf } from '../meeting.ts'
import { type Calendar, countdown } from '../occurrences.ts'
import { isTag, tagWords } from '../tags.ts'
import {
  directionsTo,
  formatClock,
  formatDistance,
  formatPlace,
  meetingLocalTime,
  viewerTime,
} from '../words.ts'
import type { ResultRow } from './finder.ts'

export type Moment = { calendar: Calendar; now: number; zone: string }

type RowProps = {
  shown: ResultRow
  moment: Moment
  kept: boolean
  onKeep?: ((meeting: Meeting) => void) | undefined
  onOpen?: ((meeting: Meeting) => void) | undefined
}

/** One row of the list: when, what, where, and the one way in. */
export const MeetingRow = memo(function MeetingRow({ shown, moment, kept, onKeep, onOpen }: RowProps) {
  const { meeting, next, kilometres } = shown
  const { now, calendar, zone } = moment
  const status = next && !meeting.sample ? countdown(next, now) : undefined
  const elsewhere = meeting.isOnline ? viewerTime(meeting, next, calendar, zone) : undefined
  const distance = kilometres === undefined ? '' : formatDistance(kilometres)
  return (
    <li className="-mx-1 grid grid-cols-[1fr_auto] gap-x-3 border-b border-line px-1 py-3 [contain-intrinsic-size:auto_12rem] [content-visibility:auto] sm:grid-cols-[6rem_1fr_auto] print:break-inside-avoid print:[content-visibility:visible]">
      <p aria-hidden className="hidden pt-2.5 text-lg font-semibold sm:block">
        {meeting.time === '' ? '–' : formatClock(minutesOf(meeting.time))}
      </p>
      <div className="grid min-w-0 content-start">
        <h3 className="text-lg leading-snug">
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
        {status || distance ? (
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {status ? (
              <span className="rounded-full bg-dawn px-2.5 text-sm text-on-dawn">{status}</span>
            ) : null}
            {distance}
          </p>
        ) : null}
        <p className="text-ink-soft">
          <bdi>{formatPlace(meeting)}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {[meeting.type, attendanceWords[meeting.attendance], ...tagsOf(meeting)].join(' · ')}
        </p>
        {meeting.sample ? (
          <p>
            <Badge tone="sand">Sample, not current</Badge>
          </p>
        ) : null}
      </div>
      <div className="flex flex-col items-end gap-1 print:hidden">
        <JoinLink meeting={meeting} />
        {onKeep ? (
          <Button
            variant="quiet"
            size="icon"
            aria-pressed={kept}
            aria-label={kept ? `Remove ${meeting.name}` : `Save ${meeting.name}`}
            onClick={() => onKeep(meeting)}
          >
            {kept ? (
              <BookmarkCheck aria-hidden strokeWidth={1.75} />
            ) : (
              <Bookmark aria-hidden strokeWidth={1.75} />
            )}
          </Button>
        ) : null}
      </div>
    </li>
  )
})

function tagsOf({ tags }: Meeting): string[] {
  return tags.filter(isTag).map((tag) => tagWords[tag])
}

export function TagLine({ tags }: { tags: string[] }) {
  const words = tags.filter(isTag).map((tag) => tagWords[tag])
  if (words.length === 0) return null
  return <p className="text-sm text-ink-soft">{words.join(' · ')}</p>
}

/** Join, dial or go there: the first of them that this meeting has. A sample leads nowhere. */
function JoinLink({ meeting }: { meeting: Meeting }) {
  if (meeting.sample || meeting.attendance === 'inactive') return null
  const small = 'sm:w-auto sm:px-4'
  if (meeting.meetingLink !== '') {
    return (
      <a
        className={`${buttonClass({ size: 'icon' })} ${small}`}
        href={meeting.meetingLink}
        target="_blank"
        rel="noreferrer"
      >
        <Video aria-hidden strokeWidth={1.75} /> <span className="sr-only sm:not-sr-only">Join</span>
      </a>
    )
  }
  const directions = directionsTo(meeting)
  if (directions) {
    return (
      <a
        className={`${buttonClass({ variant: 'outline', size: 'icon' })} ${small}`}
        href={directions}
        target="_blank"
        rel="noreferrer"
      >
        <Navigation aria-hidden strokeWidth={1.75} />{' '}
        <span className="sr-only sm:not-sr-only">Directions</span>
      </a>
    )
  }
  if (!meeting.phone) return null
  return (
    <a className={`${buttonClass({ size: 'icon' })} ${small}`} href={`tel:${meeting.phone}`}>
      <Phone aria-hidden strokeWidth={1.75} /> <span className="sr-only sm:not-sr-only">Call</span>
    </a>
  )
}

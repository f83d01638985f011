import { CalendarPlus, Trash2 } from 'lucide-react'
import { useSession } from '../../accounts/session.tsx'
import { Button, ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { type Meeting, meetingsCalendar } from '../contract.ts'
import type { Moment } from '../finder/row-text.ts'
import { meetingLocalTime } from '../format-meeting.ts'
import { dayNames } from '../meeting.ts'
import type { SavedMeetings } from '../saved-meetings.browser.ts'
import { NoSavedMeetings, WeekFrame } from './week-frame.tsx'

type MyWeekProps = { saved: SavedMeetings; moment: Moment; onOpen: (meeting: Meeting) => void }

/** The saved meetings as a week. */
export function MyMeetings({ saved, moment, onOpen }: MyWeekProps) {
  const { user } = useSession()
  const weekly = saved.meetings
    .map((meeting) => ({
      meeting,
      next: moment.calendar.next({ ...meeting, durationMinutes: meeting.durationMin }),
    }))
    .sort(
      (a, b) =>
        (a.next?.startsAt ?? Number.POSITIVE_INFINITY) - (b.next?.startsAt ?? Number.POSITIVE_INFINITY),
    )
  const dayOf = (startsAt: number | undefined) =>
    startsAt === undefined
      ? 'By appointment'
      : (dayNames[moment.calendar.weekday(startsAt, moment.zone)] ?? '')
  const ids = weekly.filter(({ meeting, next }) => next && !meeting.sample).map(({ meeting }) => meeting.id)
  return (
    <WeekFrame
      aside={
        ids.length > 0 ? (
          <a
            className={buttonClass({ variant: 'outline' })}
            href={`${meetingsCalendar.path}?ids=${ids.join(',')}`}
            download
          >
            <CalendarPlus aria-hidden strokeWidth={1.75} /> My week as a calendar
          </a>
        ) : null
      }
    >
      {weekly.length === 0 ? (
        <NoSavedMeetings signedIn={Boolean(user)} />
      ) : (
        <ul className="grid gap-2">
          {weekly.map(({ meeting, next }) => (
            <li
              key={meeting.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-paper-raised px-4 py-2"
            >
              <div className="min-w-0">
                <p className="font-semibold">{dayOf(next?.startsAt)}</p>
                <button
                  type="button"
                  className="min-h-11 text-left underline"
                  onClick={() => onOpen(meeting)}
                >
                  <bdi>{meeting.name}</bdi>
                </button>
                <p className="text-sm text-ink-soft">
                  {meetingLocalTime(meeting, next, moment.now)}
                  {meeting.isUnlisted ? '. No longer on its publisher’s list: ask before you go.' : ''}
                </p>
              </div>
              <Button
                variant="quiet"
                className="print:hidden"
                aria-label={`Remove ${meeting.name}`}
                onClick={() => void saved.toggle(meeting)}
              >
                <Trash2 aria-hidden strokeWidth={1.75} /> Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {user ? (
        <ButtonLink to="/my-meetings" variant="outline" className="justify-self-start print:hidden">
          Reminders, calendar, and where I went
        </ButtonLink>
      ) : null}
    </WeekFrame>
  )
}

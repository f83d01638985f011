import { CalendarPlus, Trash2 } from 'lucide-react'
import { useSession } from '../../accounts/session.tsx'
import { useRead, useSend } from '../../platform/browser/call.browser.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { attendedMeetings, type Meeting, meetingsCalendar, unmarkAttended } from '../contract.ts'
import type { Moment } from '../finder/meeting-row.tsx'
import { dayNames } from '../meeting.ts'
import type { SavedMeetings } from '../saved-meetings.browser.ts'
import { meetingLocalTime } from '../words.ts'
import { NoSavedMeetings, WeekFrame } from './week-frame.tsx'

type MyWeekProps = { kept: SavedMeetings; moment: Moment; onOpen: (meeting: Meeting) => void }

/** The meetings somebody keeps, as a week; for members also where they have been. Both are theirs alone. */
export function MyMeetings({ kept, moment, onOpen }: MyWeekProps) {
  const { user } = useSession()
  const weekly = kept.meetings
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
                  {meeting.gone ? '. No longer on its publisher’s list: ask before you go.' : ''}
                </p>
              </div>
              <Button
                variant="quiet"
                className="print:hidden"
                aria-label={`Remove ${meeting.name}`}
                onClick={() => void kept.toggle(meeting)}
              >
                <Trash2 aria-hidden strokeWidth={1.75} /> Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {user ? <Attended /> : null}
    </WeekFrame>
  )
}

function Attended() {
  const { data } = useRead(attendedMeetings)
  const undo = useSend(unmarkAttended, { refreshes: [attendedMeetings], failTitle: 'Error' })
  if (!data || data.attended.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-paper-raised px-4">
      <summary className="min-h-11 content-center font-semibold">
        Meetings I went to ({data.attended.length})
      </summary>
      <p className="pb-2 text-sm text-ink-soft">
        Only you can see this. You noted it yourself; printed, it has room for a signature. Some groups sign,
        and some prefer not to.
      </p>
      <p className="hidden pb-2 print:block">
        Self-reported: entered by the person. Cairn only checked that each meeting was listed for that day; it
        does not confirm that anyone attended. Someone at the meeting can confirm it by signing.
      </p>
      <table className="w-full text-left">
        <thead>
          <tr>
            <th className="py-2 pr-3">Date</th>
            <th className="py-2 pr-3">Meeting</th>
            <th className="hidden py-2 print:table-cell">Signature</th>
            <th className="py-2 print:hidden">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.attended.map((visit) => (
            <tr key={visit.id} className="border-t border-line">
              <td className="py-2 pr-3 whitespace-nowrap">{visit.date}</td>
              <td className="py-2 pr-3">
                <bdi>{visit.name}</bdi> ({visit.type})
                <span className="block text-sm text-ink-soft">
                  <bdi>{visit.place}</bdi>
                </span>
              </td>
              <td className="hidden w-48 border-b border-line-strong print:table-cell">&nbsp;</td>
              <td className="py-1 text-right print:hidden">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove ${visit.name} on ${visit.date}`}
                  disabled={undo.isPending}
                  onClick={() => undo.mutate({ params: { id: visit.id } })}
                >
                  <Trash2 aria-hidden strokeWidth={1.75} />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

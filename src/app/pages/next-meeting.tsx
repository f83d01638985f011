import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { meetingLocalTime } from '../../meetings/format-meeting.ts'
import { calendarAt } from '../../meetings/occurrences.ts'
import { savedMeetings } from '../../meetings/saved-contract.ts'
import { useRead } from '../../platform/browser/call.browser.ts'

/** The member's next saved meeting, or a link to find one. Its height does not depend on the name, so that nothing moves. */
export function NextMeeting() {
  const saved = useRead(savedMeetings)
  const now = Date.now()
  const calendar = calendarAt(now)
  const [next] = (saved.data?.meetings ?? [])
    .flatMap((meeting) => {
      const occurrence = calendar.next({ ...meeting, durationMinutes: meeting.durationMin })
      return occurrence && !meeting.isUnlisted ? [{ meeting, occurrence }] : []
    })
    .toSorted((a, b) => a.occurrence.startsAt - b.occurrence.startsAt)
  return (
    <Link
      to={next ? '/my-meetings' : '/meetings'}
      className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-paper-raised px-5 py-2 sm:min-h-22 sm:py-3 shadow-card hover:border-pine hover:bg-moss"
    >
      <MapPin aria-hidden strokeWidth={1.75} className="shrink-0 text-pine" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">Next meeting</span>
        <bdi className={next ? 'line-clamp-1 font-semibold' : 'font-semibold'}>
          {next ? next.meeting.name : 'Find a meeting'}
        </bdi>
        <span className="block text-sm text-ink-soft">
          {next ? meetingLocalTime(next.meeting, next.occurrence, now) : 'Save one, and it shows up here.'}
        </span>
      </span>
    </Link>
  )
}

import { Suspense } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useRead } from '../platform/browser/call.browser.ts'
import { Loading } from '../platform/ui/skeleton.tsx'
import { useCurrentTime } from './current-time.browser.ts'
import { savedMeetings } from './saved-contract.ts'
import { AttendanceCard } from './schedule/attendance-card.tsx'
import { CalendarLinkCard } from './schedule/calendar-link-card.tsx'
import { ReminderCard } from './schedule/reminder-card.tsx'
import { NothingSaved, SavedList } from './schedule/saved-list.tsx'

// The page's head requests the list, and shows the empty state if there is nothing (early-state.browser.ts).
const whenEmpty = `${savedMeetings.path} meetings`

/** A member's own meetings: the week, reminders, calendar, and attendance. Printing gives the attendance slip. */
export function MyMeetingsPage() {
  const { user } = useSession()
  const moment = useCurrentTime()
  const saved = useRead(savedMeetings, {}, { enabled: user !== undefined })
  const meetings = saved.data?.meetings
  return (
    <div className="page grid gap-6 pt-4 pb-16 sm:pt-10">
      <header className="print:hidden">
        <h1 className="text-2xl sm:text-4xl">My meetings</h1>
        <p className="text-ink-soft">Only you can see this page.</p>
      </header>
      {saved.error ? (
        <p role="alert">{saved.error.message}</p>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] print:block">
          <div className="grid min-w-0 gap-6">
            {meetings ? null : (
              <div data-early={`unless ${whenEmpty}`}>
                <Loading />
              </div>
            )}
            {meetings && meetings.length > 0 ? (
              <SavedList meetings={meetings} moment={moment} />
            ) : (
              <div hidden={!meetings} data-early={`empty ${whenEmpty}`}>
                <NothingSaved />
              </div>
            )}
            {meetings ? <AttendanceCard meetings={meetings} moment={moment} /> : null}
          </div>
          {meetings ? (
            <div className="grid min-w-0 gap-6 print:hidden">
              <Suspense fallback={<Loading />}>
                <ReminderCard reminded={meetings.some(({ remindMinutes }) => remindMinutes !== undefined)} />
                <CalendarLinkCard />
              </Suspense>
            </div>
          ) : null}
        </div>
      )}
    </div>
  )
}

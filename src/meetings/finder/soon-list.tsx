// The list of meetings that start soon, loaded once someone asks for it.
import type { ReactNode } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { soonMeetings } from '../contract.ts'
import { deviceZone } from '../format-meeting.ts'
import { calendarAt } from '../occurrences.ts'
import type { ResultRow } from './finder.ts'
import { MeetingRow } from './meeting-row.tsx'
import { OfficialDirectories } from './official-directories.tsx'
import type { Moment } from './row-text.ts'

type SoonMeetings = { online: ResultRow[]; inPerson: number; moment: Moment }
export type LoadedSoonList = { meetings: SoonMeetings; SoonList: (meetings: SoonMeetings) => ReactNode }

const maxShown = 6

export async function loadSoonList(): Promise<LoadedSoonList> {
  const [online, inPerson] = await Promise.all([
    send(soonMeetings, { query: { isOnline: 'true', running: 'true' } }),
    send(soonMeetings, { query: { isOnline: 'false', running: 'true' } }),
  ])
  const now = Date.now()
  const meetings = {
    online: online.meetings.slice(0, maxShown).map(({ startsAt, endsAt, ...meeting }) => ({
      meeting,
      next: { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
      kilometers: undefined,
    })),
    inPerson: inPerson.meetings.length,
    moment: { now, zone: deviceZone(), calendar: calendarAt(now) },
  }
  return { meetings, SoonList }
}

function SoonList({ online, inPerson, moment }: SoonMeetings) {
  return (
    <>
      {online.length > 0 ? (
        <div>
          <h3 className="text-lg">Online and by phone</h3>
          <ul>
            {online.map((one) => (
              <MeetingRow key={one.meeting.id} shown={one} moment={moment} isSaved={false} />
            ))}
          </ul>
        </div>
      ) : null}
      {inPerson > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>In-person meetings are on now too, or start within the hour.</p>
          <ButtonLink to="/meetings?soon=1" variant="outline">
            See them all
          </ButtonLink>
        </div>
      ) : null}
      {online.length + inPerson === 0 ? (
        <p>Nothing on our list is on now or starts in the next hour. You can always find one here:</p>
      ) : null}
      {online.length === 0 ? <OfficialDirectories /> : null}
    </>
  )
}

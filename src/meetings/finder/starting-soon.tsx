// "Meetings starting soon" on the help page, without requesting the location.
import { Clock3 } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { soonMeetings } from '../contract.ts'
import { calendarAt } from '../occurrences.ts'
import { deviceZone } from '../words.ts'
import type { ResultRow } from './finder.ts'
import { MeetingRow } from './meeting-row.tsx'
import { OfficialDirectories } from './official-directories.tsx'
import type { Moment } from './row-text.ts'

type SoonAnswer = { online: ResultRow[]; rooms: number; moment: Moment }

const maxShown = 6

async function meetingsSoon(): Promise<SoonAnswer> {
  const [online, rooms] = await Promise.all([
    send(soonMeetings, { query: { isOnline: 'true', running: 'true' } }),
    send(soonMeetings, { query: { isOnline: 'false', running: 'true' } }),
  ])
  const now = Date.now()
  return {
    online: online.meetings.slice(0, maxShown).map(({ startsAt, endsAt, ...meeting }) => ({
      meeting,
      next: { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
      kilometres: undefined,
    })),
    rooms: rooms.meetings.length,
    moment: { now, zone: deviceZone(), calendar: calendarAt(now) },
  }
}

export function StartingSoon() {
  const [answer, setAnswer] = useState<SoonAnswer | 'asking' | 'failed'>()
  const ask = () => {
    setAnswer('asking')
    meetingsSoon().then(setAnswer, () => setAnswer('failed'))
  }
  return (
    <section aria-labelledby="soon" className="grid gap-4 rounded-card bg-moss p-4 sm:px-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="soon" className="text-2xl">
            Need people now?
          </h2>
          <p className="hidden text-ink-soft sm:block">No account needed.</p>
        </div>
        <Button size="large" disabled={answer === 'asking'} onClick={ask}>
          <Clock3 aria-hidden strokeWidth={1.75} /> Meetings starting soon
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {answer === 'asking' ? <Loading label="Looking for meetings…" lines={2} /> : null}
        {answer === 'failed' ? (
          <>
            <p>The list can’t be reached right now. You can always find one here:</p>
            <OfficialDirectories />
          </>
        ) : null}
        {typeof answer === 'object' ? <SoonRows {...answer} /> : null}
      </div>
    </section>
  )
}

function SoonRows({ online, rooms, moment }: SoonAnswer) {
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
      {rooms > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>In-person meetings are on now too, or start within the hour.</p>
          <ButtonLink to="/meetings?soon=1" variant="outline">
            See them all
          </ButtonLink>
        </div>
      ) : null}
      {online.length + rooms === 0 ? (
        <p>Nothing on our list is on now or starts in the next hour. You can always find one here:</p>
      ) : null}
      {online.length === 0 ? <OfficialDirectories /> : null}
    </>
  )
}

// "A room in the next hour": one press, and the doors that open soonest. Also on the help page.
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Loading } from '../../platform/ui/skeleton.tsx'
import { type Meeting, soonMeetings } from '../contract.ts'
import { calendarAt } from '../occurrences.ts'
import { deviceZone } from '../words.ts'
import type { Position, ResultRow } from './finder.ts'
import { MeetingCard, type Moment } from './meeting-card.tsx'
import { OpenDoors } from './open-doors.tsx'
import { kilometresBetween } from './search-text.ts'

type Soon = Meeting & { startsAt: string; endsAt: string }
type Answer = { online: ResultRow[]; rooms: ResultRow[]; moment: Moment }

const nearKilometres = 60

type RoomNowProps = {
  type?: string
  state?: string
  position?: Position | undefined
  kept?: ReadonlySet<string> | undefined
  onKeep?: ((meeting: Meeting) => void) | undefined
  onOpen?: ((meeting: Meeting) => void) | undefined
}

export function StartingSoon({ type = '', state = '', position, kept, onKeep, onOpen }: RoomNowProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)

  async function ask() {
    setAsking(true)
    setFailed(false)
    try {
      const kind = type === '' ? {} : { type: type as Soon['type'] }
      const [afar, rooms] = await Promise.all([
        send(soonMeetings, { query: { ...kind, isOnline: 'true' } }),
        send(soonMeetings, { query: { ...kind, ...(state ? { state } : {}), isOnline: 'false' } }),
      ])
      const now = Date.now()
      const zone = deviceZone()
      setAnswer({
        online: afar.meetings.map((one) => shownOf(one, undefined)).slice(0, 6),
        rooms: roomsOf(rooms.meetings, position, state),
        moment: { now, zone, calendar: calendarAt(now) },
      })
    } catch {
      setFailed(true)
    } finally {
      setAsking(false)
    }
  }

  return (
    <section aria-labelledby="room-now" className="grid gap-4 rounded-card bg-moss p-4 sm:px-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="room-now" className="text-2xl">
            Need people now?
          </h2>
          <p className="hidden text-ink-soft sm:block">What opens in the next hour. No account needed.</p>
        </div>
        <Button size="large" disabled={asking} onClick={() => void ask()}>
          <DoorOpen aria-hidden strokeWidth={1.75} /> A room in the next hour
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {asking ? <Loading label="Looking for open doors…" lines={2} /> : null}
        {failed ? <p>The list cannot be reached right now. These doors are always open:</p> : null}
        {failed ? <OpenDoors /> : null}
        {answer && !asking && !failed ? (
          <Doors
            answer={answer}
            located={position !== undefined || state !== ''}
            kept={kept}
            onKeep={onKeep}
            onOpen={onOpen}
          />
        ) : null}
      </div>
    </section>
  )
}

function shownOf({ startsAt, endsAt, ...meeting }: Soon, position: Position | undefined): ResultRow {
  const { latitude, longitude } = meeting
  const placed = position && latitude !== undefined && longitude !== undefined
  return {
    meeting,
    next: { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
    kilometres: placed ? kilometresBetween(position, { latitude, longitude }) : undefined,
  }
}

/** Rooms somebody can reach: those nearby, or those in the chosen state. The position is compared here and never sent. */
function roomsOf(meetings: Soon[], position: Position | undefined, state: string): ResultRow[] {
  const rooms = meetings.map((one) => shownOf(one, position))
  if (!position) return state === '' ? [] : rooms.slice(0, 6)
  return rooms
    .filter(({ kilometres }) => kilometres !== undefined && kilometres <= nearKilometres)
    .sort((a, b) => (a.kilometres ?? 0) - (b.kilometres ?? 0))
    .slice(0, 6)
}

type DoorsProps = Pick<RoomNowProps, 'onKeep' | 'onOpen'> & {
  answer: Answer
  located: boolean
  kept: RoomNowProps['kept']
}

function Doors({ answer: { online, rooms, moment }, located, kept, onKeep, onOpen }: DoorsProps) {
  const list = (label: string, shown: ResultRow[]) => (
    <div className="grid gap-3">
      <h3 className="text-lg">{label}</h3>
      <ul className="grid gap-3">
        {shown.map((one) => (
          <MeetingCard
            key={one.meeting.id}
            shown={one}
            moment={moment}
            kept={kept?.has(one.meeting.id) ?? false}
            onKeep={onKeep}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  )
  return (
    <>
      {rooms.length > 0 ? list('Rooms near you', rooms) : null}
      {online.length > 0 ? list('Online and by phone', online) : null}
      {rooms.length === 0 && online.length === 0 ? (
        <p>Nothing on our list opens in the next hour. These doors of the fellowships are always open:</p>
      ) : null}
      {rooms.length === 0 && !located ? (
        <p className="text-ink-soft">
          Choose a state, or share your location, to see rooms near you as well.
        </p>
      ) : null}
      {online.length === 0 ? <OpenDoors /> : null}
    </>
  )
}

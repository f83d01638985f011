// What was found, sorted from now, and what is offered instead where nothing was.
import { Fragment } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { Meeting } from '../contract.ts'
import { allDoors, directories, fellowships, openDoors } from '../fellowship.ts'
import { dayHeading } from '../words.ts'
import { type MeetingFilters, noFilters } from './filters.ts'
import {
  type PreparedList,
  type ResultRow,
  relaxationsFor,
  type SearchResult,
  withHeadings,
} from './finder.ts'
import { MeetingCard, type Moment } from './meeting-card.tsx'
import type { List } from './meeting-list.browser.ts'
import { DoorLinks, OpenDoors } from './open-doors.tsx'

type ResultsProps = {
  list: List
  found: SearchResult
  prepared: PreparedList
  filters: MeetingFilters
  moment: Moment
  byDistance: boolean
  kept: ReadonlySet<string>
  onKeep: (meeting: Meeting) => void
  onOpen: (meeting: Meeting) => void
  onWishes: (filters: MeetingFilters) => void
  onMore: () => void
}

export function Results({
  list,
  found,
  prepared,
  filters,
  moment,
  byDistance,
  kept,
  onKeep,
  onOpen,
  onWishes,
  onMore,
}: ResultsProps) {
  const sample = list.meetings.length > 0 && list.meetings.every((meeting) => meeting.sample)
  const headingOf = ({ next }: ResultRow) =>
    byDistance || sample ? '' : dayHeading(next, moment.calendar, moment.now, moment.zone)
  const rows = withHeadings(found.shown, headingOf)
  if (list.error && !list.old) {
    return (
      <div className="grid gap-4">
        <div role="alert" className="rounded-card bg-sand p-5">
          <p className="font-semibold">Failed to fetch meetings</p>
          <p>{list.error.message}</p>
        </div>
        <p>These doors of the fellowships are always open:</p>
        <OpenDoors />
      </div>
    )
  }
  if (list.meetings.length === 0) return <NoList filters={filters} onWishes={onWishes} />
  if (found.shown.length === 0)
    return <NothingFits prepared={prepared} filters={filters} onWishes={onWishes} />
  return (
    <div className="grid gap-4">
      {sample ? <SampleNotice /> : null}
      {list.old ? (
        <output className="block rounded-card bg-sand p-4">
          The list cannot be reached. This is the one from{' '}
          {new Date(list.old.keptAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}:
          look again before you set out.
        </output>
      ) : null}
      <ul className="grid gap-3">
        {rows.map(({ heading, shown }) => (
          <Fragment key={shown.meeting.id}>
            {heading ? <li className="pt-2 font-display text-lg font-semibold">{heading}</li> : null}
            <MeetingCard
              shown={shown}
              moment={moment}
              kept={kept.has(shown.meeting.id)}
              onKeep={onKeep}
              onOpen={onOpen}
            />
          </Fragment>
        ))}
      </ul>
      {found.total > found.shown.length ? (
        <Button variant="outline" className="justify-self-center print:hidden" onClick={onMore}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

function SampleNotice() {
  return (
    <div role="note" className="rounded-card bg-sand p-5">
      <p className="font-semibold">These are samples, not meetings that are on.</p>
      <p>
        They come from lists of 2021 to 2025 and show how the finder works until a current list is connected.
        To find a meeting today, use the fellowship’s own list:{' '}
        <DoorLinks doors={Object.values(directories)} by="fellowship" />.
      </p>
    </div>
  )
}

/** The server has no meeting for this: the doors that are always open, filtered as the list would be. */
function NoList({
  filters,
  onWishes,
}: {
  filters: MeetingFilters
  onWishes: (filters: MeetingFilters) => void
}) {
  const q = filters.q.trim().toLowerCase()
  const doors = (filters.type === '' ? openDoors : allDoors).filter(
    ({ fellowship, title, hint }) =>
      filters.state === '' &&
      (filters.type === '' || filters.type === fellowship) &&
      `${title} ${hint}`.toLowerCase().includes(q),
  )
  if (doors.length === 0) return <NothingFits filters={filters} onWishes={onWishes} />
  return (
    <div className="grid gap-4">
      <p>
        There is no current list here for this. These are the fellowships’ own directories, with meetings
        around the clock.
      </p>
      <OpenDoors doors={doors} />
      {filters.type === '' ? (
        <p className="text-ink-soft">
          Also: <DoorLinks doors={allDoors.filter((door) => !openDoors.includes(door))} by="title" />
        </p>
      ) : null}
    </div>
  )
}

type NothingFitsProps = {
  /** What the hints are worked out from; without it there are none. */
  prepared?: PreparedList
  filters: MeetingFilters
  onWishes: (filters: MeetingFilters) => void
}

function NothingFits({ prepared, filters, onWishes }: NothingFitsProps) {
  const hints = prepared ? relaxationsFor(prepared, filters) : []
  const own = fellowships.find((one) => one === filters.type)
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="font-display text-xl font-semibold">No meetings found</p>
      {hints.map((hint) => (
        <Button key={hint.key} variant="outline" onClick={() => onWishes(hint.without)}>
          Without {hint.words}: {hint.count.toLocaleString()}
        </Button>
      ))}
      {hints.length === 0 && (filters.state !== '' || filters.online || filters.type !== '') ? (
        <Button variant="outline" onClick={() => onWishes(noFilters)}>
          Clear all filters
        </Button>
      ) : null}
      <p className="text-ink-soft">
        Always open: <DoorLinks doors={own ? [directories[own]] : openDoors} by="title" />
      </p>
    </div>
  )
}

/** The shape of the list while it is on its way. */
export function ResultsSkeleton() {
  return (
    <output className="grid gap-3">
      <span className="sr-only">Loading meetings…</span>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="grid h-44 content-start gap-3 rounded-card border border-line p-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </output>
  )
}

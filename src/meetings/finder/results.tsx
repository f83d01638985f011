// What was found, sorted from now, and what is offered instead where nothing was.
import { Button } from '../../platform/ui/button.tsx'
import { directories } from '../fellowship.ts'
import { DayRows, type RowsProps } from './day-rows.tsx'
import { type MeetingFilters, noFilters } from './filters.ts'
import type { FoundMeetings } from './found-meetings.browser.ts'
import type { LastList } from './last-list.browser.ts'
import { NoList, NothingFits, NothingNear, NothingSoon, UnknownPlace } from './nothing-found.tsx'
import { DoorLinks, OpenDoors } from './open-doors.tsx'

type ResultsProps = RowsProps & {
  found: FoundMeetings
  /** What the server has no list of: anything, or the fellowship that was chosen. */
  missing: 'everything' | 'fellowship' | undefined
  filters: MeetingFilters
  onChange: (filters: MeetingFilters) => void
  onMore: () => void
}

export function Results({ found, missing, filters, onChange, onMore, ...rows }: ResultsProps) {
  const { error, near, old } = found
  if (error && !old) return <Failed message={error.message} />
  if (missing === 'everything' && found.rows.length === 0)
    return <NoList filters={filters} onChange={onChange} />
  if (missing === 'fellowship')
    return <NoList filters={{ ...noFilters, type: filters.type }} onChange={onChange} />
  if (found.unknownPlace)
    return <UnknownPlace place={filters.near || filters.q} onChange={onChange} filters={filters} />
  if (near && near.radius === undefined) return <NothingNear found={found} filters={filters} {...rows} />
  if (found.rows.length === 0 && filters.soon)
    return <NothingSoon filters={filters} onChange={onChange} {...rows} />
  if (found.rows.length === 0) return <NothingFits filters={filters} onChange={onChange} />
  const sample = found.rows.every(({ meeting }) => meeting.sample)
  return (
    <div className="grid gap-4">
      {sample ? <SampleNotice /> : null}
      {old ? <OldNotice old={old} /> : null}
      <DayRows rows={found.rows} headed={!sample} {...rows} />
      {found.more ? (
        <Button variant="outline" className="justify-self-center print:hidden" onClick={onMore}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <div className="grid gap-4">
      <div role="alert" className="rounded-card bg-sand p-5">
        <p className="font-semibold">Failed to fetch meetings</p>
        <p>{message}</p>
      </div>
      <p>You can always find one here:</p>
      <OpenDoors />
    </div>
  )
}

function OldNotice({ old }: { old: LastList }) {
  return (
    <output className="block rounded-card bg-sand p-4">
      The list can’t be reached. This one is from{' '}
      {new Date(old.keptAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}. Check
      again before you go.
    </output>
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

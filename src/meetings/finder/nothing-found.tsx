// Alternatives if nothing was found.
import { useRead } from '../../platform/browser/call.browser.ts'
import { Button } from '../../platform/ui/button.tsx'
import { listMeetings, meetingFacets } from '../contract.ts'
import { allDirectories, defaultDirectories, directories, fellowships } from '../fellowship.ts'
import { deviceZone } from '../format-meeting.ts'
import { unitFor } from '../search/radius.ts'
import { DayRows, ResultsSkeleton, type RowsProps, resultRow } from './day-rows.tsx'
import { hasFilters, type MeetingFilters, noFilters } from './filters.ts'
import type { FoundMeetings } from './found-meetings.browser.ts'
import { meetingsQuery } from './meetings-query.ts'
import { DirectoryLinks, OfficialDirectories } from './official-directories.tsx'
import { type Relaxation, relaxationsOf } from './relaxations.ts'
import type { ResultsProps } from './results.tsx'

type FilterProps = { filters: MeetingFilters; onChange: (filters: MeetingFilters) => void }

/** The server has no meetings: shows the official directories, filtered like the list. */
function NoList({ filters, onChange }: FilterProps) {
  const q = filters.q.trim().toLowerCase()
  const fitting = (filters.type === '' ? defaultDirectories : allDirectories).filter(
    ({ fellowship, title, hint }) =>
      filters.state === '' &&
      (filters.type === '' || filters.type === fellowship) &&
      `${title} ${hint}`.toLowerCase().includes(q),
  )
  if (fitting.length === 0) return <NothingFits filters={filters} onChange={onChange} />
  return (
    <div className="grid gap-4">
      <p>
        There’s no current list here for this. These are the fellowships’ own directories, with meetings
        around the clock.
      </p>
      <OfficialDirectories directories={fitting} />
      {filters.type === '' ? (
        <p className="text-ink-soft">
          Also:{' '}
          <DirectoryLinks
            directories={allDirectories.filter((each) => !defaultDirectories.includes(each))}
            by="title"
          />
        </p>
      ) : null}
    </div>
  )
}

function UnknownPlace({ place, filters, onChange }: FilterProps & { place: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sand p-5">
      <p className="font-semibold">We don’t know a place called “{place}”.</p>
      <p>Try a ZIP code, or a city with its state, like San Jose, CA.</p>
      <Button variant="outline" onClick={() => onChange({ ...filters, near: '', q: '' })}>
        Show all meetings
      </Button>
      <OfficialFinder type={filters.type} />
    </div>
  )
}

/** No meeting is near: offers the nearest ones with their distance, and online meetings. */
function NothingNear({
  found,
  filters,
  ...rows
}: RowsProps & { found: FoundMeetings; filters: MeetingFilters }) {
  const unit = unitFor(navigator.language)
  const nearest = found.near?.nearest ?? []
  return (
    <div className="grid gap-6">
      <div className="rounded-card bg-sand p-5">
        <p className="font-semibold">
          No in-person meetings on our list within 50 {unit} of {found.near?.name || 'you'}
          {filters.soon ? ' in the next hour' : ''}.
        </p>
        <p>Our list may not have every meeting there.</p>
        <OfficialFinder type={filters.type} />
      </div>
      {nearest.length > 0 ? (
        <div>
          <h3 className="text-xl">The nearest ones</h3>
          <DayRows rows={nearest} headed={false} {...rows} />
        </div>
      ) : null}
      <OnlineNow filters={filters} {...rows} />
    </div>
  )
}

function OnlineNow({ filters, ...rows }: RowsProps & { filters: MeetingFilters }) {
  const query = meetingsQuery({ ...noFilters, type: filters.type, online: true }, rows.moment.zone)
  const { data } = useRead(listMeetings, { query: { ...query, soon: 180, limit: 5 } })
  if (!data || data.length === 0) return null
  return (
    <div>
      <h3 className="text-xl">Online soon</h3>
      <DayRows rows={data.map((one) => resultRow(one, rows.moment))} headed={false} {...rows} />
    </div>
  )
}

/** Nothing starts within the hour: the next meetings are listed below. */
function NothingSoon({ filters, onChange, ...rows }: RowsProps & FilterProps) {
  const { data } = useRead(listMeetings, {
    query: { ...meetingsQuery(filters, rows.moment.zone), limit: 10 },
  })
  if (data?.length === 0) return <NothingFits filters={{ ...filters, soon: false }} onChange={onChange} />
  return (
    <div className="grid gap-4">
      <p className="rounded-card bg-sand p-5">
        Nothing on our list is on now or starts in the next hour. These are next. You can also find one here
        any time: <DirectoryLinks directories={defaultDirectories} by="fellowship" />.
      </p>
      {data ? (
        <DayRows rows={data.map((one) => resultRow(one, rows.moment))} headed {...rows} />
      ) : (
        <ResultsSkeleton />
      )}
    </div>
  )
}

function NothingFits({ filters, onChange }: FilterProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="font-display text-xl font-semibold">No meetings found</p>
      {relaxationsOf(filters).map((relaxation) => (
        <RelaxButton key={relaxation.key} relaxation={relaxation} onChange={onChange} />
      ))}
      {hasFilters(filters) ? (
        <Button variant="outline" onClick={() => onChange(noFilters)}>
          Clear all filters
        </Button>
      ) : null}
      <OfficialFinder type={filters.type} />
    </div>
  )
}

/** Removes one filter, with the number of results; renders nothing if that does not help. */
function RelaxButton({
  relaxation,
  onChange,
}: {
  relaxation: Relaxation
  onChange: (filters: MeetingFilters) => void
}) {
  const { data } = useRead(meetingFacets, { query: meetingsQuery(relaxation.without, deviceZone()) })
  if (!data || data.total === 0) return null
  return (
    <Button variant="outline" onClick={() => onChange(relaxation.without)}>
      Without {relaxation.label}: {data.total.toLocaleString()}
    </Button>
  )
}

function OfficialFinder({ type }: { type: string }) {
  const own = fellowships.find((one) => one === type)
  return (
    <p className="text-ink-soft">
      Always open: <DirectoryLinks directories={own ? [directories[own]] : allDirectories} by="title" />
    </p>
  )
}

/** Chooses the case: no list, an unknown place, nothing near, or filters without results. */
export function NothingFound({ found, missing, filters, onChange, onMore: _, ...rows }: ResultsProps) {
  if (missing === 'everything' && found.rows.length === 0)
    return <NoList filters={filters} onChange={onChange} />
  if (missing === 'fellowship')
    return <NoList filters={{ ...noFilters, type: filters.type }} onChange={onChange} />
  if (found.unknownPlace)
    return <UnknownPlace place={filters.near || filters.q} onChange={onChange} filters={filters} />
  if (found.near && found.near.radius === undefined)
    return <NothingNear found={found} filters={filters} {...rows} />
  if (filters.soon) return <NothingSoon filters={filters} onChange={onChange} {...rows} />
  return <NothingFits filters={filters} onChange={onChange} />
}

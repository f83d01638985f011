import { Fragment } from 'react'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { Meeting } from '../contract.ts'
import { type ResultRow, withHeadings } from './finder.ts'
import { MeetingRow, RowView } from './meeting-row.tsx'
import { joinKinds, type Moment, nextOf, rowHeading } from './row-text.ts'

export type RowsProps = {
  moment: Moment
  savedIds: ReadonlySet<string>
  onToggleSaved: (meeting: Meeting) => void
  onOpen: (meeting: Meeting) => void
}

/** Groups rows by day in the viewer's time zone. */
export function DayRows({
  rows,
  headed,
  moment,
  savedIds,
  onToggleSaved,
  onOpen,
}: RowsProps & { rows: ResultRow[]; headed: boolean }) {
  const headingOf = (row: ResultRow) => (headed ? rowHeading(row, moment) : '')
  return (
    <ul>
      {withHeadings(rows, headingOf).map(({ heading, shown }) => (
        <Fragment key={shown.meeting.id}>
          {heading ? <DayHeading>{heading}</DayHeading> : null}
          <MeetingRow
            shown={shown}
            moment={moment}
            isSaved={savedIds.has(shown.meeting.id)}
            onToggleSaved={onToggleSaved}
            onOpen={onOpen}
          />
        </Fragment>
      ))}
    </ul>
  )
}

function DayHeading({ children }: { children: string }) {
  return (
    <li
      data-part="heading"
      className="sticky top-16 z-10 -mx-1 border-b border-line bg-paper px-1 py-1.5 font-display font-semibold lg:top-28"
    >
      {children}
    </li>
  )
}

const rowsAt = new WeakMap<Moment, WeakMap<Meeting, ResultRow>>()

/** Returns the same object for the same meeting and time, so that unchanged rows are not rendered again. */
export function resultRow(meeting: Meeting, moment: Moment, kilometers?: number): ResultRow {
  const rows = rowsAt.get(moment) ?? new WeakMap<Meeting, ResultRow>()
  rowsAt.set(moment, rows)
  const known = rows.get(meeting)
  if (known && known.kilometers === kilometers) return known
  const row = { meeting, next: nextOf(meeting, moment.calendar), kilometers }
  rows.set(meeting, row)
  return row
}

/** The parts of the list for early-rows.browser.ts, in this order: a heading, and a row for each way to join. */
export function RowTemplates() {
  return (
    <ul>
      <DayHeading>-</DayHeading>
      {joinKinds.map((kind) => (
        <RowView
          key={kind}
          text={{ ...template, join: { kind, href: '#' } }}
          onToggleSaved={ignore}
          onOpen={ignore}
        />
      ))}
    </ul>
  )
}

const template = {
  name: '-',
  hour: '-',
  time: '-',
  elsewhere: '-',
  status: '-',
  place: '-',
  details: '-',
}
const ignore = () => undefined

/** A placeholder while the list is loading. */
export function ResultsSkeleton() {
  return (
    <div className="grid" data-early="results-skeleton">
      <output className="sr-only">Loading meetings…</output>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="grid h-32 content-start gap-3 border-b border-line py-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  )
}

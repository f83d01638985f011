import { Fragment } from 'react'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { Meeting } from '../contract.ts'
import { dayHeading } from '../words.ts'
import { type ResultRow, withHeadings } from './finder.ts'
import { MeetingRow, type Moment } from './meeting-row.tsx'

export type RowsProps = {
  moment: Moment
  kept: ReadonlySet<string>
  onKeep: (meeting: Meeting) => void
  onOpen: (meeting: Meeting) => void
}

/** Rows under the day that they are on, by the viewer's calendar. */
export function DayRows({
  rows,
  headed,
  moment,
  kept,
  onKeep,
  onOpen,
}: RowsProps & { rows: ResultRow[]; headed: boolean }) {
  const headingOf = ({ next }: ResultRow) =>
    headed ? dayHeading(next, moment.calendar, moment.now, moment.zone) : ''
  return (
    <ul>
      {withHeadings(rows, headingOf).map(({ heading, shown }) => (
        <Fragment key={shown.meeting.id}>
          {heading ? (
            <li className="sticky top-16 z-10 border-b border-line bg-paper py-1.5 font-display font-semibold lg:top-28">
              {heading}
            </li>
          ) : null}
          <MeetingRow
            shown={shown}
            moment={moment}
            kept={kept.has(shown.meeting.id)}
            onKeep={onKeep}
            onOpen={onOpen}
          />
        </Fragment>
      ))}
    </ul>
  )
}

export function resultRow(meeting: Meeting, { calendar }: Moment, kilometres?: number): ResultRow {
  const meets = meeting.attendance !== 'inactive'
  const next = meets ? calendar.next({ ...meeting, durationMinutes: meeting.durationMin }) : undefined
  return { meeting, next, kilometres }
}

/** The shape of the list while it is on its way. */
export function ResultsSkeleton() {
  return (
    <output className="grid">
      <span className="sr-only">Loading meetings…</span>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="grid h-32 content-start gap-3 border-b border-line py-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </output>
  )
}

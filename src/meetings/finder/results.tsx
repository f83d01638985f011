// The results, soonest first, or alternatives if there are none.
import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { directories } from '../fellowship.ts'
import { DayRows, type RowsProps, RowTemplates } from './day-rows.tsx'
import type { MeetingFilters } from './filters.ts'
import type { FoundMeetings } from './found-meetings.browser.ts'
import type { LastList } from './last-list.browser.ts'
import { DirectoryLinks, OfficialDirectories } from './official-directories.tsx'

// Loaded only if nothing was found.
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }))

export type ResultsProps = RowsProps & {
  found: FoundMeetings
  /** What the server has no list for: any fellowship, or the chosen one. */
  missing: 'everything' | 'fellowship' | undefined
  filters: MeetingFilters
  onChange: (filters: MeetingFilters) => void
  onMore: () => void
}

export function Results(props: ResultsProps) {
  const { found, missing, filters, onChange, onMore, ...rows } = props
  const { error, near, old } = found
  if (error && !old) return <Failed message={error.message} />
  const isEmpty = found.rows.length === 0 || missing === 'fellowship' || found.unknownPlace
  if (isEmpty || (near && near.radius === undefined))
    return (
      <Suspense>
        <NothingFound {...props} />
      </Suspense>
    )
  const sample = found.rows.every(({ meeting }) => meeting.sample)
  return (
    <ResultsFrame>
      {sample ? <SampleNotice /> : null}
      {old ? <OldNotice old={old} /> : null}
      <DayRows rows={found.rows} headed={!sample} {...rows} />
      {found.more ? (
        <Button variant="outline" className="justify-self-center print:hidden" onClick={onMore}>
          Show more
        </Button>
      ) : null}
    </ResultsFrame>
  )
}

function ResultsFrame({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4">{children}</div>
}

/** The templates from which early-rows.browser.ts makes the first rows. */
export function ResultsTemplate() {
  return (
    <div hidden data-early="results-template">
      <ResultsFrame>
        <RowTemplates />
      </ResultsFrame>
    </div>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="alert" className="rounded-card bg-sand p-5">
        <p className="font-semibold">Failed to fetch meetings</p>
        <p>{message}</p>
      </div>
      <p>You can always find one here:</p>
      <OfficialDirectories />
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
        <DirectoryLinks directories={Object.values(directories)} by="fellowship" />.
      </p>
    </div>
  )
}

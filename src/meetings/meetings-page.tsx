import { Printer } from 'lucide-react'
import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useHydrating } from '../platform/browser/hydrating.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { Skeleton } from '../platform/ui/skeleton.tsx'
import { firstRows, type Meeting, type Overview } from './contract.ts'
import { useCurrentTime } from './current-time.browser.ts'
import { ResultsSkeleton, resultRow } from './finder/day-rows.tsx'
import { type EarlyMeetings, useEarlyMeetings } from './finder/early-meetings.browser.ts'
import { filtersFromSearch, isZipCode, type MeetingFilters, noFilters } from './finder/filters.ts'
import type { ResultRow } from './finder/finder.ts'
import { FinderBar } from './finder/finder-bar.tsx'
import { FirstMeeting } from './finder/first-meeting.tsx'
import { type FoundMeetings, maxOnMap, useFoundMeetings } from './finder/found-meetings.browser.ts'
import { useStoredList } from './finder/last-list.browser.ts'
import { ListHeading } from './finder/list-heading.tsx'
import { useFiltersInAddress, usePageAddress } from './finder/meetings-address.browser.ts'
import { useNearby } from './finder/nearby.browser.ts'
import { Results as ResultList, ResultsTemplate } from './finder/results.tsx'
import type { Moment } from './finder/row-text.ts'
import { Sources } from './finder/sources.tsx'
import { type SavedMeetings, useSavedMeetings } from './saved-meetings.browser.ts'
import { NoSavedMeetings, WeekFrame } from './schedule/week-frame.tsx'

// Loaded only if something is saved; other visitors see how to start.
const MeetingById = lazy(async () => ({ default: (await import('./finder/meeting-by-id.tsx')).MeetingById }))
const MapPanel = lazy(async () => ({ default: (await import('./map/map-panel.tsx')).MapPanel }))
const MyMeetings = lazy(async () => ({ default: (await import('./schedule/my-week.tsx')).MyMeetings }))

const Results = memo(ResultList)
const rowsMore = 80
const noRows: ResultRow[] = []

export function MeetingsPage() {
  const { filters, setFilters, opened, setPicked } = useAddressedFilters()
  const early = useEarlyMeetings()
  const moment = useCurrentTime(early?.now)
  const near = useNearby()
  const [nearMe, setNearMe] = useState(false)
  const [rowLimit, setRowLimit] = useState(firstRows)
  const [needsCounts, setNeedsCounts] = useState(false)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const saved = useSavedMeetings()
  const me = nearMe ? near.position : undefined
  const shown = filters ?? noFilters
  // "Now" means all meetings that are on, up to one page.
  const rows = shown.soon ? Math.max(rowLimit, rowsMore) : rowLimit
  const found = useFoundMeetings({ filters, me, moment, rowLimit: rows, needsCounts, isMapOpen })
  useStoredList(found.unfiltered)
  // A response that arrives while the visitor types must not delay the next keystroke.
  const list = useDeferredValue(found)
  const listed = useDeferredValue(shown)
  const open = useCallback((meeting: Meeting) => setPicked(meeting.id), [setPicked])
  const more = useCallback(() => setRowLimit((before) => before + rowsMore), [])
  const { toggle } = saved
  const toggleSaved = useCallback((meeting: Meeting) => void toggle(meeting), [toggle])
  const change = useCallback(
    (next: MeetingFilters) => {
      setRowLimit(firstRows)
      setFilters(next)
    },
    [setFilters],
  )
  const earlyList = useMemo(() => early && earlyResults(early, moment), [early, moment])
  const shownList = list.isLoaded ? list : earlyList
  const hydrating = useHydrating()
  const rowProps = { moment, savedIds: saved.ids, onToggleSaved: toggleSaved, onOpen: open }
  return (
    <div className="page grid grid-cols-1 gap-10 pb-16">
      <div className="grid grid-cols-1 gap-3 pt-4 sm:pt-10">
        <PageTitle />
        <FinderBar
          filters={shown}
          onChange={change}
          overview={found.overview}
          counts={found.counts}
          nearMe={nearMe && !near.refused}
          onNearMe={() => {
            const turnsOn = !nearMe || near.refused
            if (!near.position) near.ask()
            setNearMe(turnsOn)
            if (turnsOn) change({ ...shown, near: '', q: isZipCode(shown.q) ? '' : shown.q, online: false })
          }}
          onSheet={() => setNeedsCounts(true)}
        />
        <section aria-labelledby="list" className="grid grid-cols-1 content-start gap-2">
          <ListHeading
            found={found}
            overview={found.overview}
            filters={shown}
            onChange={change}
            onLeaveNear={() => {
              setNearMe(false)
              change({ ...shown, near: '', q: '' })
            }}
            isMapOpen={isMapOpen}
            onMap={() => setIsMapOpen(!isMapOpen)}
          />
          <NearNotices refused={nearMe && near.refused} filters={shown} onChange={change} />
          <div className={isMapOpen ? 'grid content-start gap-4 lg:grid-cols-2 lg:gap-8' : undefined}>
            {isMapOpen ? (
              <div className="lg:order-last">
                <Suspense fallback={<Skeleton className="h-[50svh]" />}>
                  <MapPanel
                    rows={list.onMap ?? noRows}
                    more={(list.onMap?.length ?? 0) >= maxOnMap}
                    {...rowProps}
                  />
                </Suspense>
              </div>
            ) : null}
            <div className="min-h-dvh content-start">
              {shownList ? (
                <Results
                  found={shownList}
                  missing={missingFrom(list.overview, listed)}
                  filters={listed}
                  onChange={change}
                  onMore={more}
                  {...rowProps}
                />
              ) : (
                <ResultsSkeleton />
              )}
            </div>
          </div>
          {hydrating ? <ResultsTemplate /> : null}
        </section>
      </div>
      {found.isLoaded ? <MyWeek saved={saved} moment={moment} onOpen={open} /> : null}
      <FirstMeeting />
      <Sources overview={found.overview} />
      {opened ? (
        <Suspense>
          <MeetingById
            id={opened}
            meetings={found.rows.map(({ meeting }) => meeting)}
            moment={moment}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function earlyResults({ meetings }: EarlyMeetings, moment: Moment): FoundMeetings {
  const rows = meetings.map((meeting) => resultRow(meeting, moment))
  return { isLoaded: true, rows, total: undefined, more: false, counts: undefined }
}

function missingFrom(overview: Overview | undefined, { type }: MeetingFilters) {
  if (overview?.total === 0) return 'everything'
  const listed = type === '' || !overview || overview.types.some(({ value }) => value === type)
  return listed ? undefined : 'fellowship'
}

function PageTitle() {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h1 className="text-2xl sm:text-4xl">Find a meeting</h1>
        <p className="hidden text-ink-soft sm:block">NA, AA, SLAA, CODA and GA in one list, soonest first.</p>
      </div>
      <Button variant="quiet" className="print:hidden" onClick={() => print()}>
        <Printer aria-hidden strokeWidth={1.75} /> Print
      </Button>
    </header>
  )
}

type NoticeProps = { refused: boolean; filters: MeetingFilters; onChange: (filters: MeetingFilters) => void }

/** Explains what to do without a location, and offers to search by place. */
function NearNotices({ refused, filters, onChange }: NoticeProps) {
  const words = filters.q.trim()
  const place = words.length > 2 && !isZipCode(words) && !filters.online && filters.near === ''
  if (refused && words === '' && filters.near === '')
    return (
      <output className="block rounded-xl bg-sand p-4">
        Your browser didn’t share where you are, so this shows everything, soonest first. Type a ZIP code or a
        city above instead.
      </output>
    )
  if (!place) return null
  return (
    <button
      type="button"
      className="min-h-11 justify-self-start underline print:hidden"
      onClick={() => onChange({ ...filters, q: '', near: words })}
    >
      Show meetings near “{words}”
    </button>
  )
}

function MyWeek(props: { saved: SavedMeetings; moment: Moment; onOpen: (meeting: Meeting) => void }) {
  const { user } = useSession()
  if (user === undefined && props.saved.meetings.length === 0)
    return (
      <WeekFrame>
        <NoSavedMeetings signedIn={false} />
      </WeekFrame>
    )
  return (
    <Suspense fallback={<WeekFrame />}>
      <MyMeetings {...props} />
    </Suspense>
  )
}

/** The filters and the open meeting, from the query string of the page. */
function useAddressedFilters() {
  const address = usePageAddress()
  const [chosen, setFilters] = useState<MeetingFilters>()
  const [picked, setPicked] = useState<string | null>()
  const filters = useMemo(() => chosen ?? (address && filtersFromSearch(address)), [chosen, address])
  const opened = picked === undefined ? (address?.get('meeting') ?? undefined) : (picked ?? undefined)
  useFiltersInAddress(chosen, picked)
  return { filters, setFilters, opened, setPicked }
}

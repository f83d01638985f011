import { LocateFixed, Printer } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSession } from '../accounts/session.tsx'
import { useRead } from '../platform/browser/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { type Meeting, meetingsOverview } from './contract.ts'
import { filtersFromSearch, type MeetingFilters, noFilters } from './finder/filters.ts'
import { findMeetings, prepareList } from './finder/finder.ts'
import { FirstMeeting } from './finder/first-meeting.tsx'
import type { Moment } from './finder/meeting-card.tsx'
import { FilterBar } from './finder/meeting-filters.tsx'
import { useList } from './finder/meeting-list.browser.ts'
import { useFiltersInAddress, usePageAddress } from './finder/meetings-address.browser.ts'
import { useNearby } from './finder/nearby.browser.ts'
import { MeetingById } from './finder/opened-meeting.tsx'
import { Results, ResultsSkeleton } from './finder/results.tsx'
import { StartingSoon } from './finder/room-now.tsx'
import { searchTextsOf } from './finder/search-text.ts'
import { Sources } from './finder/sources.tsx'
import { useSavedMeetings } from './saved-meetings.browser.ts'
import { NoSavedMeetings, WeekFrame } from './schedule/week-frame.tsx'
import { deviceZone } from './words.ts'

// Fetched for who has one: a stranger with nothing kept is shown how it begins.
const MyMeetings = lazy(async () => ({ default: (await import('./schedule/my-week.tsx')).MyMeetings }))

const atATime = 40

export function MeetingsPage() {
  const address = usePageAddress()
  const [chosen, setFilters] = useState<MeetingFilters>()
  const [picked, setPicked] = useState<string | null>()
  const filters = useMemo(() => chosen ?? (address && filtersFromSearch(address)), [chosen, address])
  const opened = picked === undefined ? (address?.get('meeting') ?? undefined) : (picked ?? undefined)
  const now = useMinutes()
  const [zone] = useState(deviceZone)
  const near = useNearby()
  const [nearFirst, setNearFirst] = useState(false)
  const [many, setMany] = useState(atATime)
  const kept = useSavedMeetings()
  const list = useList(filters)
  const overview = useRead(meetingsOverview, {}, { enabled: list.arrived })
  const haystack = useMemo(() => searchTextsOf(list.meetings), [list.meetings])
  const prepared = useMemo(
    () => prepareList(list.meetings, haystack, now, zone),
    [list.meetings, haystack, now, zone],
  )
  const asked = useDeferredValue(filters ?? noFilters)
  const found = useMemo(
    () => findMeetings(prepared, asked, near.position && { position: near.position, first: nearFirst }, many),
    [prepared, asked, near.position, nearFirst, many],
  )
  const moment: Moment = useMemo(() => ({ calendar: prepared.calendar, now, zone }), [prepared, now, zone])
  useFiltersInAddress(chosen, picked)
  const { user } = useSession()
  const hasWeek = user !== undefined || kept.meetings.length > 0

  const open = (meeting: Meeting) => setPicked(meeting.id)
  const keep = (meeting: Meeting) => void kept.toggle(meeting)
  return (
    <div className="page grid gap-8 pb-16">
      <PageHead title="Find a meeting" lead="NA, AA, SLAA, CODA and GA in one list, sorted from now." />
      <div className="-mt-4 grid gap-6 lg:grid-cols-[19rem_1fr] lg:gap-x-10">
        <div className="lg:col-span-2">
          <StartingSoon
            type={filters?.type ?? ''}
            state={filters?.state ?? ''}
            position={near.position}
            kept={kept.ids}
            onKeep={keep}
            onOpen={open}
          />
        </div>
        <div className="lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto lg:pb-1">
          <FilterBar
            filters={filters ?? noFilters}
            onChange={setFilters}
            overview={overview.data}
            counts={list.arrived ? found.counts : undefined}
          />
        </div>
        <section aria-labelledby="list" className="grid content-start gap-4">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <h2 id="list" className="text-2xl" aria-live="polite">
              {list.arrived && list.meetings.length > 0 ? countWords(found.total, list.total) : 'Meetings'}
            </h2>
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button
                variant="outline"
                aria-pressed={nearFirst && near.position !== undefined}
                onClick={() => {
                  if (!near.position) near.ask()
                  setNearFirst(!nearFirst || !near.position)
                }}
              >
                <LocateFixed aria-hidden strokeWidth={1.75} /> Near me first
              </Button>
              <Button variant="quiet" onClick={() => print()}>
                <Printer aria-hidden strokeWidth={1.75} /> Print
              </Button>
            </div>
          </div>
          {nearFirst && near.refused ? (
            <output className="block rounded-xl bg-sand p-4">
              Your browser did not share where you are, so the list stays sorted by time. Choosing a state
              works as well.
            </output>
          ) : null}
          <div className="min-h-dvh content-start">
            {list.arrived ? (
              <Results
                list={list}
                found={found}
                prepared={prepared}
                filters={asked}
                moment={moment}
                byDistance={nearFirst && near.position !== undefined}
                kept={kept.ids}
                onKeep={keep}
                onOpen={open}
                onWishes={setFilters}
                onMore={() => setMany(many + 2 * atATime)}
              />
            ) : (
              <ResultsSkeleton />
            )}
          </div>
        </section>
      </div>
      {list.arrived && hasWeek ? (
        <Suspense fallback={<WeekFrame />}>
          <MyMeetings kept={kept} moment={moment} onOpen={open} />
        </Suspense>
      ) : null}
      {list.arrived && !hasWeek ? (
        <WeekFrame>
          <NoSavedMeetings signedIn={false} />
        </WeekFrame>
      ) : null}
      <FirstMeeting />
      <Sources overview={overview.data} />
      {opened ? (
        <MeetingById
          id={opened}
          meetings={prepared.meetings}
          moment={moment}
          onClose={() => setPicked(null)}
        />
      ) : null}
    </div>
  )
}

function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function countWords(shown: number, total: number): string {
  if (shown === total) return shown === 1 ? '1 meeting' : `${shown.toLocaleString()} meetings`
  return `${shown.toLocaleString()} of ${total.toLocaleString()} meetings`
}

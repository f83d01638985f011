import { LocateFixed, Printer } from 'lucide-react'
import {
  Fragment,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { type CallError, useRead } from '../platform/call.browser.ts'
import { Button } from '../platform/ui/button.tsx'
import { PageHead } from '../platform/ui/page-head.tsx'
import { Skeleton } from '../platform/ui/skeleton.tsx'
import { listMeetings, meetingsOverview, mostAtOnce, oneMeeting } from './calls.ts'
import type { Meeting, Overview } from './contract.ts'
import { directories, fellowships, openDoors } from './fellowship.ts'
import {
  hintsFor,
  look,
  noWishes,
  type Prepared,
  prepare,
  type Shown,
  searchFrom,
  type Wishes,
  wishesFrom,
  withHeadings,
} from './finder.ts'
import { FirstMeeting } from './first-meeting.tsx'
import { useKeptMeetings } from './kept.browser.ts'
import { keepLastList, type LastList, lastList } from './last-list.browser.ts'
import { MeetingCard, type Moment } from './meeting-card.tsx'
import { MeetingFilters } from './meeting-filters.tsx'
import { useNearby } from './nearby.browser.ts'
import { OpenDoors } from './open-doors.tsx'
import { RoomNow } from './room-now.tsx'
import { haystackOf } from './search.ts'
import { dayHeading, viewersZone } from './words.ts'

const MeetingDetail = lazy(async () => ({ default: (await import('./meeting-detail.tsx')).MeetingDetail }))
const MyWeek = lazy(async () => ({ default: (await import('./my-week.tsx')).MyWeek }))

const firstScreen = 60
const atATime = 40

export function MeetingsPage() {
  const address = useAddress()
  const [chosen, setWishes] = useState<Wishes>()
  const [picked, setPicked] = useState<string | null>()
  const wishes = useMemo(() => chosen ?? (address && wishesFrom(address)), [chosen, address])
  const opened = picked === undefined ? (address?.get('meeting') ?? undefined) : (picked ?? undefined)
  const now = useMinutes()
  const [zone] = useState(viewersZone)
  const near = useNearby()
  const [nearFirst, setNearFirst] = useState(false)
  const [many, setMany] = useState(atATime)
  const kept = useKeptMeetings()
  const list = useList(wishes)
  const overview = useRead(meetingsOverview, {}, { enabled: list.arrived })
  const haystack = useMemo(() => haystackOf(list.meetings), [list.meetings])
  const prepared = useMemo(
    () => prepare(list.meetings, haystack, now, zone),
    [list.meetings, haystack, now, zone],
  )
  const asked = useDeferredValue(wishes ?? noWishes)
  const found = useMemo(
    () => look(prepared, asked, near.position && { position: near.position, first: nearFirst }, many),
    [prepared, asked, near.position, nearFirst, many],
  )
  const moment: Moment = useMemo(() => ({ calendar: prepared.calendar, now, zone }), [prepared, now, zone])
  useKeptAddress(chosen, picked)

  const open = (meeting: Meeting) => setPicked(meeting.id)
  const keep = (meeting: Meeting) => void kept.toggle(meeting)
  return (
    <div className="page grid gap-8 pb-16">
      <PageHead title="Find a meeting" lead="NA, AA, SLAA, CODA and GA in one list, sorted from now." />
      <div className="-mt-4 grid gap-6 lg:grid-cols-[19rem_1fr] lg:gap-x-10">
        <div className="lg:col-span-2">
          {' '}
          <RoomNow
            type={wishes?.type ?? ''}
            state={wishes?.state ?? ''}
            position={near.position}
            kept={kept.ids}
            onKeep={keep}
            onOpen={open}
          />
        </div>
        <div className="lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto lg:pb-1">
          {' '}
          <MeetingFilters
            wishes={wishes ?? noWishes}
            onChange={setWishes}
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
                wishes={asked}
                moment={moment}
                byDistance={nearFirst && near.position !== undefined}
                kept={kept.ids}
                onKeep={keep}
                onOpen={open}
                onWishes={setWishes}
                onMore={() => setMany(many + 2 * atATime)}
              />
            ) : (
              <Waiting />
            )}
          </div>
        </section>
      </div>
      {list.arrived ? (
        <Suspense>
          <MyWeek kept={kept} moment={moment} onOpen={open} />
        </Suspense>
      ) : null}
      <FirstMeeting />
      <Sources overview={overview.data} />
      {opened ? (
        <Opened id={opened} meetings={prepared.meetings} moment={moment} onClose={() => setPicked(null)} />
      ) : null}
    </div>
  )
}

/** What the page was opened with; unknown until it has come alive, because the prepared HTML is the same for every address. */
function useAddress(): URLSearchParams | undefined {
  const search = useSyncExternalStore(
    noNews,
    () => location.search,
    () => undefined,
  )
  return useMemo(() => (search === undefined ? undefined : new URLSearchParams(search)), [search])
}

function noNews() {
  return () => undefined
}

/** What is looked for stands in the address, so that it can be kept and shared; written once it stands still. */
function useKeptAddress(wishes: Wishes | undefined, opened: string | null | undefined) {
  useEffect(() => {
    if (!wishes && opened === undefined) return
    const timer = setTimeout(() => {
      const before = new URLSearchParams(location.search)
      const search = wishes ? searchFrom(wishes) : before
      const meeting = opened === undefined ? before.get('meeting') : opened
      if (meeting) search.set('meeting', meeting)
      else search.delete('meeting')
      const address = search.size === 0 ? location.pathname : `${location.pathname}?${search.toString()}`
      history.replaceState(history.state, '', address)
    }, 400)
    return () => clearTimeout(timer)
  }, [wishes, opened])
}

function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

type List = {
  meetings: readonly Meeting[]
  /** How many there are in all, as far as is known. */
  total: number
  arrived: boolean
  complete: boolean
  error: CallError | undefined
  old: LastList | undefined
}

const nothing: Meeting[] = []

/** The first screen at once, then everything else for the search while typing; what even that leaves out is asked of the server by its words. */
function useList(wishes: Wishes | undefined): List {
  const { type, state, online, q } = wishes ?? noWishes
  const kind = fellowships.find((one) => one === type)
  const query = {
    ...(kind ? { type: kind } : {}),
    ...(state ? { state } : {}),
    ...(online ? { isOnline: 'true' as const } : {}),
  }
  const first = useRead(
    listMeetings,
    { query: { ...query, limit: firstScreen } },
    { enabled: wishes !== undefined },
  )
  const more = first.data !== undefined && first.data.length === firstScreen
  const all = useRead(listMeetings, { query: { ...query, limit: mostAtOnce } }, { enabled: more })
  const full = all.data?.length === mostAtOnce
  const words = useSettled(q.trim())
  const named = useRead(
    listMeetings,
    { query: { ...query, q: words, limit: 500 } },
    { enabled: full && words.length > 1 },
  )
  const [old, setOld] = useState<LastList>()
  useEffect(() => {
    if (first.error) void lastList().then(setOld, () => undefined)
    else if (first.data && type === '' && state === '' && !online)
      void keepLastList(all.data ?? first.data).catch(() => undefined)
  }, [first.error, first.data, all.data, type, state, online])
  const known = all.data ?? first.data
  const meetings = useMemo(() => {
    if (!known) return old?.meetings ?? nothing
    if (!named.data || !full) return known
    const ids = new Set(known.map(({ id }) => id))
    return [...known, ...named.data.filter(({ id }) => !ids.has(id))]
  }, [known, named.data, full, old])
  return {
    meetings,
    total: meetings.length,
    arrived: wishes !== undefined && (first.data !== undefined || first.error !== null),
    complete: first.data !== undefined && !full && (!more || all.data !== undefined),
    error: first.error ?? undefined,
    old: first.error ? old : undefined,
  }
}

/** A value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function countWords(shown: number, total: number): string {
  if (shown === total) return shown === 1 ? '1 meeting' : `${shown.toLocaleString()} meetings`
  return `${shown.toLocaleString()} of ${total.toLocaleString()} meetings`
}

type ResultsProps = {
  list: List
  found: ReturnType<typeof look>
  prepared: Prepared
  wishes: Wishes
  moment: Moment
  byDistance: boolean
  kept: ReadonlySet<string>
  onKeep: (meeting: Meeting) => void
  onOpen: (meeting: Meeting) => void
  onWishes: (wishes: Wishes) => void
  onMore: () => void
}

function Results({
  list,
  found,
  prepared,
  wishes,
  moment,
  byDistance,
  kept,
  onKeep,
  onOpen,
  onWishes,
  onMore,
}: ResultsProps) {
  const sample = list.meetings.length > 0 && list.meetings.every((meeting) => meeting.sample)
  const headingOf = ({ next }: Shown) =>
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
  if (list.meetings.length === 0) return <NoList wishes={wishes} onWishes={onWishes} />
  if (found.shown.length === 0) return <NothingFits prepared={prepared} wishes={wishes} onWishes={onWishes} />
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
        {Object.values(directories).map((door, at) => (
          <span key={door.fellowship}>
            {at > 0 ? ', ' : ''}
            <a href={door.url} target="_blank" rel="noreferrer">
              {door.fellowship}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  )
}

/** The server has no meeting for this: the doors that are always open, filtered as the list would be. */
function NoList({ wishes, onWishes }: { wishes: Wishes; onWishes: (wishes: Wishes) => void }) {
  const q = wishes.q.trim().toLowerCase()
  const doors = openDoors.filter(
    ({ fellowship, title, hint }) =>
      wishes.state === '' &&
      (wishes.type === '' || wishes.type === fellowship) &&
      `${title} ${hint}`.toLowerCase().includes(q),
  )
  if (doors.length === 0) return <NothingFits prepared={undefined} wishes={wishes} onWishes={onWishes} />
  return (
    <div className="grid gap-4">
      <p>
        There is no current list here for this. These are the fellowships’ own directories, with meetings
        around the clock.
      </p>
      <OpenDoors doors={doors} />
    </div>
  )
}

function NothingFits({
  prepared,
  wishes,
  onWishes,
}: {
  prepared: Prepared | undefined
  wishes: Wishes
  onWishes: (wishes: Wishes) => void
}) {
  const hints = prepared ? hintsFor(prepared, wishes) : []
  const own = fellowships.find((one) => one === wishes.type)
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="font-display text-xl font-semibold">No meetings found</p>
      {hints.map((hint) => (
        <Button key={hint.key} variant="outline" onClick={() => onWishes(hint.without)}>
          Without {hint.words}: {hint.count.toLocaleString()}
        </Button>
      ))}
      {hints.length === 0 && (wishes.state !== '' || wishes.online || wishes.type !== '') ? (
        <Button variant="outline" onClick={() => onWishes(noWishes)}>
          Clear all filters
        </Button>
      ) : null}
      <p className="text-ink-soft">
        Always open:{' '}
        {(own ? [directories[own]] : openDoors).map((door, at) => (
          <span key={door.fellowship}>
            {at > 0 ? ', ' : ''}
            <a href={door.url} target="_blank" rel="noreferrer">
              {door.title}
            </a>
          </span>
        ))}
      </p>
    </div>
  )
}

function Waiting() {
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

function Opened({
  id,
  meetings,
  moment,
  onClose,
}: {
  id: string
  meetings: readonly Meeting[]
  moment: Moment
  onClose: () => void
}) {
  const known = meetings.find((meeting) => meeting.id === id)
  const asked = useRead(oneMeeting, { params: { id } }, { enabled: known === undefined })
  const meeting = known ?? asked.data
  if (!meeting) {
    return asked.error ? (
      <p role="alert" className="rounded-card bg-sand p-5">
        {asked.error.message}
      </p>
    ) : null
  }
  return (
    <Suspense>
      <MeetingDetail meeting={meeting} moment={moment} onClose={onClose} />
    </Suspense>
  )
}

function Sources({ overview }: { overview: Overview | undefined }) {
  const day = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
  return (
    <section aria-labelledby="sources" className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
      <h2 id="sources" className="text-lg text-ink">
        Where this list comes from
      </h2>
      <p className="measure">
        The lists are published by the fellowships’ own service offices and groups. Cairn is not affiliated
        with Narcotics Anonymous, Alcoholics Anonymous, Sex and Love Addicts Anonymous, Co-Dependents
        Anonymous or Gamblers Anonymous, and none of them endorses Cairn. Meetings move: each row says who
        published it and whom to tell when it is wrong.
      </p>
      <p className="measure">
        Your location, if you share it, is used in this browser to sort and to show distances. It is never
        sent.
      </p>
      {overview && overview.sources.length > 0 ? (
        <ul className="grid gap-1">
          {overview.sources.map((source) => (
            <li key={source.name}>
              {source.name} ({source.fellowship}): {source.meetings.toLocaleString()} meetings
              {source.takenAt ? `, as of ${day(source.takenAt)}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

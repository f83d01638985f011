// The whole list, ready in the memory of each process, and its pages as they are sent.
// A copy is right as long as it is told of every change: takeovers ring the pubsub, and a silent pubsub makes the copy suspect.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { FacetCounts, Filters, Meeting, Overview } from '../contract.ts'
import {
  meetingsIn,
  nearOf,
  type OrderedList,
  pageOf,
  type ResultPage,
  type Upcoming,
  upcomingOf,
} from './list-pages.server.ts'
import { facetsOf, type RowFilters } from './matching-rows.server.ts'
import { type Columns, loadColumns, meetingAt } from './meeting-columns.server.ts'
import { type NamedPlace, placeNamed } from './places.server.ts'
import { sortByNextStart, updateUpcomingOrder } from './upcoming-order.server.ts'

const meetingsChanged = 'meetings'

export type MeetingList = {
  /** One page of what fits, sorted from now. */
  page(filters: Filters): Promise<ResultPage>
  overview(): Promise<Overview>
  one(id: string): Promise<Meeting | undefined>
  /** What starts between `from` and `until`, soonest first; samples never count. */
  upcoming(from: number, until: number, filters: RowFilters, most: number): Promise<Upcoming[]>
  /** What is going on, and what starts until then. */
  now(until: number, filters: RowFilters, most: number): Promise<Upcoming[]>
  /** Every meeting that fits, for those who take the whole list. */
  all(filters: RowFilters): Promise<Generator<Meeting>>
  facets(filters: RowFilters): Promise<FacetCounts>
  place(typed: string): Promise<NamedPlace | undefined>
  near(...question: NearQuestion): Promise<ReturnType<typeof nearOf>>
  /** Tells every process, once the transaction commits; this one is told by `stale`. */
  ring(db: Db): Promise<void>
  /** Reads the list again before the next answer. */
  stale(): void
}

type NearQuestion = Parameters<typeof nearOf> extends [unknown, ...infer Rest] ? Rest : never

const longestCopyMs = 60_000
const patienceMs = 1_000
const lists = new WeakMap<object, MeetingList>()

/** The list of this program; made at its first use. */
export function meetingList(services: Services): MeetingList {
  let list = lists.get(services.pubsub)
  if (!list) {
    list = makeList(services)
    lists.set(services.pubsub, list)
  }
  return list
}

function makeList({ db, pubsub, clock }: Services): MeetingList {
  const self = crypto.randomUUID()
  let fresh: Columns | undefined
  let last: Columns | undefined
  let loading: Promise<Columns> | undefined
  let changes = 0
  let staleSince = 0
  let loadedAt = 0
  let order: Int32Array = new Int32Array()
  let orderedFor: Columns | undefined
  let minute = -1
  let pages = new Map<string, ResultPage>()
  let pageBytes = 0

  function stale() {
    changes += 1
    if (fresh) staleSince = Date.now()
    fresh = undefined
  }
  pubsub.subscribe(meetingsChanged, (message) => message === self || stale(), stale)

  function reading(): Promise<Columns> {
    const begun = changes
    loading ??= loadColumns(db)
      .then((columns) => {
        last = columns
        loadedAt = Date.now()
        if (begun === changes) fresh = columns
        return columns
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  /** The list as it is now. A large one takes a moment to read anew: past that, or without a database, the last one answers. */
  async function newest(): Promise<Columns> {
    if (!pubsub.connected() && Date.now() - loadedAt > longestCopyMs) stale()
    if (fresh) return fresh
    const before = last
    if (!before) return reading()
    const patience = new AbortController()
    const left = Math.max(0, staleSince + patienceMs - Date.now())
    const waited = pause(left, before, { signal: patience.signal }).catch(() => before)
    const ready = await Promise.race([reading().catch(() => before), waited])
    patience.abort()
    return ready
  }

  async function current(): Promise<OrderedList> {
    const ready = await newest()
    const now = clock.now()
    if (orderedFor !== ready || Math.floor(now / 60_000) !== minute) {
      order =
        orderedFor === ready && now > minute * 60_000
          ? updateUpcomingOrder(ready, order, now)
          : sortByNextStart(ready, now)
      orderedFor = ready
      minute = Math.floor(now / 60_000)
      pages = new Map()
      pageBytes = 0
    }
    return { columns: ready, order, now }
  }

  async function page(filters: Filters): Promise<ResultPage> {
    const list = await current()
    const name = JSON.stringify(filters)
    const kept = pages.get(name)
    if (kept) return kept
    const made = pageOf(list, filters)
    // why: somebody who types many different words must not fill the memory
    if (pageBytes > 64_000_000 || pages.size > 2_000) {
      pages = new Map()
      pageBytes = 0
    }
    if (orderedFor === list.columns) {
      pages.set(name, made)
      pageBytes += made.body.length * 1.3
    }
    return made
  }

  async function one(id: string): Promise<Meeting | undefined> {
    const { columns } = await current()
    const at = columns.ids.get(id)
    return at === undefined ? undefined : meetingAt(columns, at)
  }

  const ring = (tx: Db) => pubsub.publish(tx, meetingsChanged, self)
  return {
    page,
    one,
    stale,
    ring,
    upcoming: async (from, until, filters, most) =>
      upcomingOf(await current(), { from, until }, filters, most),
    async now(until, filters, most) {
      const list = await current()
      return upcomingOf(list, { from: list.now, until, running: true }, filters, most)
    },
    all: async (filters) => meetingsIn(await current(), filters),
    async facets(filters) {
      const { columns, now } = await current()
      return facetsOf(columns, filters, now)
    },
    place: async (typed) => placeNamed(typed, (await current()).columns.places),
    near: async (...question) => nearOf(await current(), ...question),
    overview: async () => (await current()).columns.overview,
  }
}

// All queries of the meeting list, from memory.
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { FacetCounts, Filters, Meeting } from '../contract.ts'
import type { ListOverview } from './columns-builder.server.ts'
import { openListCache } from './list-cache.server.ts'
import {
  meetingsIn,
  nearOf,
  openPageCache,
  type ResultPage,
  type Upcoming,
  upcomingOf,
} from './list-pages.server.ts'
import { facetsOf, type RowFilters } from './matching-rows.server.ts'
import { meetingAt } from './meeting-columns.server.ts'
import { nextOrder, type OrderedList } from './ordered-list.server.ts'
import { type NamedPlace, placeNamed } from './places.server.ts'

export type MeetingList = {
  /** One page of matching meetings, soonest first. */
  page(filters: Filters): Promise<ResultPage>
  overview(): Promise<ListOverview>
  one(id: string): Promise<Meeting | undefined>
  /** Meetings that start between `from` and `until`, soonest first, without samples. */
  upcoming(from: number, until: number, filters: RowFilters, most: number): Promise<Upcoming[]>
  /** Meetings that are on, and those that start by then. */
  now(until: number, filters: RowFilters, most: number): Promise<Upcoming[]>
  /** Every matching meeting, for downloads of the whole list. */
  all(filters: RowFilters): Promise<Generator<Meeting>>
  facets(filters: RowFilters): Promise<FacetCounts>
  place(typed: string): Promise<NamedPlace | undefined>
  near(...question: NearQuestion): Promise<ReturnType<typeof nearOf>>
  /** Notifies every other process when the transaction commits; this one calls `invalidate`. */
  publishChange(db: Db): Promise<void>
  /** Invalidates the list, so that it is reloaded before the next response. */
  invalidate(): void
}

type NearQuestion = Parameters<typeof nearOf> extends [unknown, ...infer Rest] ? Rest : never

const lists = new WeakMap<object, MeetingList>()

/** The list of this program, created at its first use. */
export function meetingList(services: Services): MeetingList {
  let list = lists.get(services.pubsub)
  if (!list) {
    list = openList(services)
    lists.set(services.pubsub, list)
  }
  return list
}

function openList(services: Services): MeetingList {
  const cache = openListCache(services)
  const pages = openPageCache()
  let ordered: OrderedList | undefined

  async function current(): Promise<OrderedList> {
    const columns = await cache.newest()
    const now = services.clock.now()
    ordered = nextOrder(ordered, columns, now)
    // The order is computed once a minute; which meetings are on depends on the exact time.
    return ordered.now === now ? ordered : { ...ordered, now }
  }

  return {
    invalidate: cache.invalidate,
    publishChange: cache.publishChange,
    page: async (filters) => pages.page(await current(), filters),
    overview: async () => (await current()).columns.overview,
    async one(id) {
      const { columns } = await current()
      const at = columns.ids.get(id)
      return at === undefined ? undefined : meetingAt(columns, at)
    },
    upcoming: async (from, until, filters, most) =>
      upcomingOf(await current(), { from, until }, filters, most),
    async now(until, filters, most) {
      const list = await current()
      return upcomingOf(list, { from: list.now, until, running: true }, filters, most)
    },
    all: async (filters) => meetingsIn(await current(), filters),
    facets: async (filters) => facetsOf(await current(), filters),
    place: async (typed) => placeNamed(typed, (await current()).columns.places),
    near: async (...question) => nearOf(await current(), ...question),
  }
}

// The search results: from the server, computed here around a position, or from the stored list without a connection.
import { useEffect, useMemo, useState } from 'react'
import { type CallError, useRead } from '../../platform/browser/call.browser.ts'
import {
  listMeetings,
  type Meeting,
  meetingFacets,
  meetingsOverview,
  nearbyMeetings,
  type Overview,
} from '../contract.ts'
import { type Radius, radii, unitFor } from '../search/radius.ts'
import { matchingRows, searchTextsOf } from '../search/search-text.ts'
import { resultRow } from './day-rows.tsx'
import { hasFilters, isZipCode, type MeetingFilters, noFilters } from './filters.ts'
import { type FilterCounts, findMeetings, type Position, prepareList, type ResultRow } from './finder.ts'
import { useInPersonNearby } from './in-person-nearby.browser.ts'
import { type LastList, useLastList } from './last-list.browser.ts'
import { countsOfFacets, meetingsQuery } from './meetings-query.ts'
import type { Moment } from './row-text.ts'

/** Results near a place: the radius with results, or the nearest meetings if nothing is near. */
export type NearbyPlace = { name: string; radius: Radius | undefined; nearest: ResultRow[] }

export type FoundMeetings = {
  isLoaded: boolean
  error?: CallError | undefined
  rows: ResultRow[]
  /** The number of matches, once it is known. */
  total: number | undefined
  more: boolean
  /** The in-person meetings for the map, once it is open. */
  onMap?: ResultRow[] | undefined
  counts: FilterCounts | undefined
  near?: NearbyPlace | undefined
  /** The typed place is unknown. */
  unknownPlace?: boolean
  old?: LastList | undefined
}

export type FinderState = {
  /** Unknown until hydration. */
  filters: MeetingFilters | undefined
  me: Position | undefined
  moment: Moment
  rowLimit: number
  /** True if the sheet is open, which shows the number of meetings for each choice. */
  needsCounts: boolean
  /** True if the map is open, which shows more meetings than the list. */
  isMapOpen: boolean
}

export const maxOnMap = 500
/** The number of rows to request for list and map together. */
const rowsFor = ({ isMapOpen, rowLimit }: FinderState) => Math.min(maxOnMap, isMapOpen ? maxOnMap : rowLimit)

const soonMinutes = 60
const soon = (filters: MeetingFilters) => (filters.soon ? { soon: soonMinutes } : {})

type FinderResults = FoundMeetings & {
  overview: Overview | undefined
  /** The listed meetings if no filter is active. */
  unfiltered: readonly Meeting[] | undefined
}

export function useFoundMeetings(state: FinderState): FinderResults {
  const { filters = noFilters, me } = state
  const isHydrated = state.filters !== undefined
  const q = useSettled(filters.q)
  const settled = useMemo(() => ({ ...filters, q }), [filters, q])
  const overview = useRead(meetingsOverview, {}, { enabled: isHydrated }).data
  const typedPlace = settled.online ? '' : settled.near || (isZipCode(q) ? q.trim() : '')
  const position = typedPlace === '' && !settled.online ? me : undefined
  const listed = useListed(state, settled, overview, isHydrated && typedPlace === '' && !position)
  // Words that match no meeting may be the name of a place.
  const guessedPlace = listed.empty && !settled.online ? q.trim() : ''
  const place = useAroundPlace(state, settled, typedPlace || guessedPlace)
  const aroundMe = useAroundMe(state, position, overview)
  const offline = useOffline(state, (listed.found.error ?? place.error) !== undefined)
  const found = forList(aroundMe ?? offline ?? place.found ?? listed.found, state)
  const waitsForGuess = guessedPlace !== '' && place.waits
  return {
    ...found,
    error: found.error ?? (typedPlace === '' ? undefined : place.error),
    isLoaded: (found.isLoaded && !waitsForGuess) || place.unknown || place.error !== undefined,
    overview,
    unfiltered: hasFilters(settled) ? undefined : listed.meetings,
    unknownPlace: place.unknown && typedPlace !== '',
  }
}

/** The list shows the first rows, the map all of them. */
function forList(found: FoundMeetings, { rowLimit, isMapOpen }: FinderState): FoundMeetings {
  const { rows, more, onMap = rows } = found
  return {
    ...found,
    rows: rows.slice(0, rowLimit),
    more: more || rows.length > rowLimit,
    onMap: isMapOpen ? onMap : undefined,
  }
}

/** A page of the list, filtered here immediately while the visitor types. */
function useListed(
  state: FinderState,
  settled: MeetingFilters,
  overview: Overview | undefined,
  enabled: boolean,
) {
  const { moment, rowLimit, needsCounts, isMapOpen } = state
  const query = meetingsQuery(settled, moment.zone)
  const page = useRead(
    listMeetings,
    { query: { ...query, ...soon(settled), limit: rowLimit } },
    { enabled, placeholderData: (before) => before },
  )
  const facets = useRead(
    meetingFacets,
    { query },
    {
      enabled: enabled && page.data !== undefined && (needsCounts || hasFilters(settled)),
      placeholderData: (before) => before,
    },
  )
  const inPerson = useRead(
    listMeetings,
    { query: { ...query, ...soon(settled), inPerson: 'true', limit: maxOnMap } },
    { enabled: enabled && isMapOpen, placeholderData: (before) => before },
  )
  const onMap = useMemo(
    () => (inPerson.data ?? []).map((meeting) => resultRow(meeting, moment)),
    [inPerson.data, moment],
  )
  const typing = state.filters?.q ?? ''
  const rows = useMemo(() => {
    const meetings = page.data ?? []
    const texts = typing === settled.q ? undefined : searchTextsOf(meetings)
    const fitting = texts ? matchingRows(texts, typing).flatMap((at) => meetings[at] ?? []) : meetings
    return fitting.map((meeting) => resultRow(meeting, moment))
  }, [page.data, typing, settled.q, moment])
  const listedTotal = page.data && page.data.length < rowLimit ? page.data.length : undefined
  const known = hasFilters(settled) ? facets.data?.total : overview?.total
  const found: FoundMeetings = {
    isLoaded: enabled && (page.data !== undefined || page.error !== null),
    error: page.error ?? undefined,
    rows,
    total: listedTotal ?? (settled.soon ? undefined : known),
    more: page.data !== undefined && listedTotal === undefined,
    onMap,
    counts: facets.data && countsOfFacets(facets.data),
  }
  return { found, meetings: page.data, empty: page.data?.length === 0 && !page.isPlaceholderData }
}

function useAroundPlace(state: FinderState, settled: MeetingFilters, place: string) {
  const { moment } = state
  const { isOnline: _, q, ...query } = meetingsQuery(settled, moment.zone)
  const words = q === undefined || q === place ? {} : { q }
  const unit = typeof navigator === 'undefined' ? 'mi' : unitFor(navigator.language)
  const answer = useRead(
    nearbyMeetings,
    {
      query: {
        ...query,
        ...words,
        ...soon(settled),
        place: place || '-',
        radius: String(settled.radius),
        unit,
        limit: rowsFor(state),
      },
    },
    { enabled: place !== '' },
  )
  const rowsOf = (list: readonly (Meeting & { kilometers: number })[]) =>
    list.map(({ kilometers, ...meeting }) => resultRow(meeting, moment, kilometers))
  const { data } = answer
  const found: FoundMeetings | undefined =
    place !== '' && data
      ? {
          isLoaded: true,
          rows: rowsOf(data.meetings),
          total: data.total,
          more: data.total > data.meetings.length,
          counts: undefined,
          near: {
            name: data.place,
            radius: radii.find((radius) => radius === data.radius),
            nearest: rowsOf(data.nearest),
          },
        }
      : undefined
  const unknown = place !== '' && answer.error?.status === 404
  const error = unknown ? undefined : (answer.error ?? undefined)
  return { found, unknown, error, waits: place !== '' && answer.isFetching }
}

/** Around the device's position: requests whole time zones, and measures distances in this browser. */
function useAroundMe(state: FinderState, me: Position | undefined, overview: Overview | undefined) {
  const { meetings, error } = useInPersonNearby(me, overview)
  const local = useLocal(meetings, state, me)
  if (!me) return undefined
  const found: FoundMeetings = {
    isLoaded: local !== undefined || error !== undefined,
    error,
    rows: local?.shown ?? [],
    total: local?.total,
    more: local !== undefined && local.total > local.shown.length,
    counts: local?.counts,
    near: local && { name: '', radius: local.radius, nearest: local.nearest },
  }
  return found
}

/** Without a connection: the list stored on this device, with the same filters. */
function useOffline(state: FinderState, failed: boolean): FoundMeetings | undefined {
  const old = useLastList(failed)
  const local = useLocal(failed ? old?.meetings : undefined, state, undefined)
  if (!failed || !old || !local) return undefined
  const { shown: rows, total, counts } = local
  return { isLoaded: true, rows, total, more: total > rows.length, counts, old }
}

function useLocal(
  meetings: readonly Meeting[] | undefined,
  state: FinderState,
  position: Position | undefined,
) {
  const { filters = noFilters, moment } = state
  const most = Math.max(state.rowLimit, rowsFor(state))
  const texts = useMemo(() => meetings && searchTextsOf(meetings), [meetings])
  const prepared = useMemo(
    () => meetings && texts && prepareList(meetings, texts, moment.now, moment.zone),
    [meetings, texts, moment],
  )
  return useMemo(() => {
    const near = position && { position, unit: unitFor(navigator.language) }
    return prepared && findMeetings(prepared, filters, near, most)
  }, [prepared, filters, position, most])
}

/** A debounced value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 200)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

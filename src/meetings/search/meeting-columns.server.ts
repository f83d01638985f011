// The whole list in memory: filter sets, a word index, and each meeting as serialized bytes.
import type { Db } from '../../platform/database/db.server.ts'
import type { Meeting, Overview } from '../contract.ts'
import { type Attendance, canJoinFromAfar, type Listing, minutesOf, timeOfDay } from '../meeting.ts'
import { stateName } from '../place.ts'
import * as store from '../store.server.ts'
import { type FilterSets, filterSetsBuilder } from './filter-sets.ts'
import { type PackedRows, packedRowsBuilder } from './packed-rows.server.ts'
import { addListedPlace, type ListedPlaces } from './places.server.ts'
import { foldCase } from './search-text.ts'
import { type WordIndex, wordIndexBuilder } from './word-index.ts'

export type MeetingDatabaseRow = {
  id: string
  weekly: Pick<Listing, 'dayOfWeek' | 'time' | 'durationMinutes' | 'timezone'>
  attendance: Attendance
  sample: boolean
  /** NaN if the row has no position. */
  latitude: number
  longitude: number
  startsAt: number
  endsAt: number
}

/** Information about the list, without whether there is a map. */
export type ListOverview = Omit<Overview, 'map'>

export type Columns = {
  rows: MeetingDatabaseRow[]
  ids: Map<string, number>
  bytes: PackedRows
  sets: FilterSets
  words: WordIndex
  places: ListedPlaces
  overview: ListOverview
}

/** Reads all stored meetings in chunks, so that other requests are served meanwhile. */
export async function loadColumns(db: Db): Promise<Columns> {
  const feeds = new Map((await store.feeds(db)).map((feed) => [feed.id, feed]))
  const rows: MeetingDatabaseRow[] = []
  const bytes = packedRowsBuilder()
  const weeks = new Map<string, MeetingDatabaseRow['weekly']>()
  const words = wordIndexBuilder()
  const sets = filterSetsBuilder()
  const places: ListedPlaces = new Map()
  const byFeed = new Map<string, number>()
  const stateNames = new Map<string, string>()
  const size = 2_000
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const part = await store.meetingsAfter(db, after, size)
    for (const { id, feedId, listing: text } of part) {
      const feed = feeds.get(feedId)
      // A feed that is imported between the two reads publishes a change, so the list is read again.
      if (!feed) continue
      const listing = JSON.parse(text) as Listing
      const meeting = meetingOf(id, listing, feed)
      const at = rows.length
      bytes.add(JSON.stringify(meeting))
      rows.push(rowOf(meeting, weeks))
      words.add(at, searchedText(meeting))
      sets.add(at, meeting)
      addListedPlace(places, meeting)
      stateNames.set(meeting.state.toUpperCase(), meeting.state)
      byFeed.set(feed.name, (byFeed.get(feed.name) ?? 0) + 1)
    }
    const last = part.at(-1)
    if (!last || part.length < size) break
    after = last.id
  }
  const filterSets = sets.finish(rows.length)
  const ids = new Map(rows.map(({ id }, at) => [id, at]))
  const overview = overviewOf(rows, filterSets, [...feeds.values()], byFeed, stateNames)
  return {
    rows,
    bytes: bytes.finish(),
    ids,
    places,
    sets: filterSets,
    words: words.finish(rows.length),
    overview,
  }
}

/** Rows with the same times share one `weekly` to save memory. */
function rowOf(meeting: Meeting, weeks: Map<string, MeetingDatabaseRow['weekly']>): MeetingDatabaseRow {
  // An inactive meeting has no next time.
  const dayOfWeek = meeting.attendance === 'inactive' ? null : meeting.dayOfWeek
  const { time, durationMin: durationMinutes, timezone } = meeting
  const key = `${dayOfWeek} ${time} ${durationMinutes} ${timezone}`
  const weekly = weeks.get(key) ?? { dayOfWeek, time, durationMinutes, timezone }
  weeks.set(key, weekly)
  return {
    id: meeting.id,
    weekly,
    attendance: meeting.attendance,
    sample: meeting.sample === true,
    latitude: meeting.latitude ?? Number.NaN,
    longitude: meeting.longitude ?? Number.NaN,
    startsAt: 0,
    endsAt: 0,
  }
}

function searchedText(meeting: Meeting): string {
  const { name, city, address, location, postalCode, state, region } = meeting
  return foldCase(
    [
      name,
      city,
      address,
      location,
      postalCode,
      state,
      state === '' ? '' : stateName(state),
      ...(region ?? []),
    ]
      .filter(Boolean)
      .join('\n'),
  )
}

function overviewOf(
  rows: readonly MeetingDatabaseRow[],
  sets: FilterSets,
  feeds: store.Feed[],
  byFeed: ReadonlyMap<string, number>,
  stateNames: ReadonlyMap<string, string>,
): ListOverview {
  return {
    total: rows.length,
    sample: rows.length > 0 && rows.every(({ sample }) => sample),
    types: sets.counts('type:'),
    states: sets
      .counts('state:')
      .map(({ value, count }) => ({ value: stateNames.get(value) ?? value, count })),
    languages: sets.counts('language:'),
    zones: zonesOf(rows),
    sources: feeds
      .map((feed) => ({
        name: feed.name,
        fellowship: feed.fellowship,
        meetings: byFeed.get(feed.name) ?? 0,
        ...(feed.url ? { url: new URL(feed.url).origin } : {}),
        ...(feed.licence ? { licence: feed.licence } : {}),
        ...(feed.takenAt && feed.origin !== 'sample' ? { takenAt: feed.takenAt } : {}),
      }))
      .filter(({ meetings: many }) => many > 0),
  }
}

/** The bounding box of each time zone's meetings, so that browsers can choose zones without sending their position. */
function zonesOf(rows: readonly MeetingDatabaseRow[]): Overview['zones'] {
  const zones = new Map<string, Overview['zones'][number]>()
  for (const { weekly, latitude, longitude } of rows) {
    if (Number.isNaN(latitude)) continue
    const known = zones.get(weekly.timezone)
    if (!known) {
      zones.set(weekly.timezone, {
        zone: weekly.timezone,
        south: latitude,
        west: longitude,
        north: latitude,
        east: longitude,
      })
      continue
    }
    known.south = Math.min(known.south, latitude)
    known.north = Math.max(known.north, latitude)
    known.west = Math.min(known.west, longitude)
    known.east = Math.max(known.east, longitude)
  }
  return [...zones.values()]
}

export function meetingOf(id: string, listing: Listing, feed: store.Feed): Meeting {
  const { key: _, feedback, durationMinutes, attendance, ...rest } = listing
  const told = feedback ?? feed.feedback ?? undefined
  return {
    id,
    ...rest,
    attendance,
    isOnline: canJoinFromAfar(attendance),
    durationMin: durationMinutes,
    ...(listing.time === '' ? {} : { endTime: timeOfDay(minutesOf(listing.time) + durationMinutes) }),
    source: {
      name: feed.name,
      ...(feed.url ? { url: new URL(feed.url).origin } : {}),
      ...(told ? { feedback: told } : {}),
      ...(feed.licence ? { licence: feed.licence } : {}),
      ...(feed.takenAt && feed.origin !== 'sample' ? { takenAt: feed.takenAt } : {}),
    },
    ...(feed.origin === 'sample' ? { sample: true } : {}),
  }
}

export function meetingAt(columns: Columns, at: number): Meeting {
  const bytes = columns.bytes.at(at)
  if (!bytes) throw new Error(`there is no row ${at} in the list`)
  return JSON.parse(bytes.toString()) as Meeting
}

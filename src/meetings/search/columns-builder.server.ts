// Builds the list from stored meetings: filter sets, a word index, and each meeting as serialized bytes. It runs in a worker thread for long lists.
import type { Meeting, Overview } from '../contract.ts'
import { attendances, canJoinRemotely, type Listing, minutesOf, timeOfDay } from '../meeting.ts'
import type { Weekly } from '../occurrences.ts'
import { stateName } from '../place.ts'
import type { Feed, StoredMeeting } from '../store.server.ts'
import { type FilterSets, type FilterSetsData, filterSetsBuilder, openFilterSets } from './filter-sets.ts'
import { type PackedBytes, packedRowsBuilder } from './packed-rows.server.ts'
import { addListedPlace, type ListedPlaces } from './places.server.ts'
import { foldCase } from './search-text.ts'
import { type WordIndexData, wordIndexBuilder } from './word-index.ts'

/** Information about the list, without whether there is a map. */
export type ListOverview = Omit<Overview, 'map'>

/** The list in a form that can be transferred from a worker thread: the large parts are typed arrays. */
export type ColumnsData = {
  ids: string[]
  /** The distinct times, and the number of each row's. */
  weeks: Weekly[]
  week: Uint32Array
  /** The number of each row's attendance. */
  attendance: Uint8Array
  /** 1 for a sample. */
  sample: Uint8Array
  latitude: Float64Array
  longitude: Float64Array
  bytes: PackedBytes
  sets: FilterSetsData
  words: WordIndexData
  places: ListedPlaces
  overview: ListOverview
}

export type ColumnsBuilder = { add(part: readonly StoredMeeting[]): void; finish(): ColumnsData }

export function columnsBuilder(allFeeds: readonly Feed[]): ColumnsBuilder {
  const feeds = new Map(allFeeds.map((feed) => [feed.id, feed]))
  const rows = rowsBuilder()
  const bytes = packedRowsBuilder()
  const words = wordIndexBuilder()
  const sets = filterSetsBuilder()
  const places: ListedPlaces = new Map()
  const byFeed = new Map<string, number>()
  const stateNames = new Map<string, string>()
  return {
    add(part) {
      for (const { id, feedId, listing } of part) {
        const feed = feeds.get(feedId)
        // A feed that is imported between the two reads publishes a change, so the list is read again.
        if (!feed) continue
        const meeting = meetingOf(id, JSON.parse(listing) as Listing, feed)
        const at = rows.add(meeting)
        bytes.add(JSON.stringify(meeting))
        words.add(at, searchedText(meeting))
        sets.add(at, meeting)
        addListedPlace(places, meeting)
        stateNames.set(meeting.state.toUpperCase(), meeting.state)
        byFeed.set(feed.name, (byFeed.get(feed.name) ?? 0) + 1)
      }
    },
    finish() {
      const columns = rows.finish()
      const filterSets = sets.finish(columns.ids.length)
      return {
        ...columns,
        bytes: bytes.finish(),
        sets: filterSets,
        words: words.finish(),
        places,
        overview: overviewOf(columns, {
          sets: openFilterSets(filterSets),
          feeds: allFeeds,
          byFeed,
          stateNames,
        }),
      }
    },
  }
}

type RowColumns = Pick<
  ColumnsData,
  'ids' | 'weeks' | 'week' | 'attendance' | 'sample' | 'latitude' | 'longitude'
>

function rowsBuilder(): { add(meeting: Meeting): number; finish(): RowColumns } {
  const ids: string[] = []
  const weeks: Weekly[] = []
  const weekNumbers = new Map<string, number>()
  const week: number[] = []
  const attendance: number[] = []
  const sample: number[] = []
  const latitude: number[] = []
  const longitude: number[] = []
  function weekOf({ dayOfWeek: day, attendance: how, time, durationMin, timezone }: Meeting): number {
    // An inactive meeting has no next time.
    const dayOfWeek = how === 'inactive' ? null : day
    const key = `${dayOfWeek} ${time} ${durationMin} ${timezone}`
    const known = weekNumbers.get(key)
    if (known !== undefined) return known
    weekNumbers.set(key, weeks.length)
    return weeks.push({ dayOfWeek, time, durationMinutes: durationMin, timezone }) - 1
  }
  return {
    add(meeting) {
      week.push(weekOf(meeting))
      attendance.push(attendances.indexOf(meeting.attendance))
      sample.push(meeting.sample === true ? 1 : 0)
      latitude.push(meeting.latitude ?? Number.NaN)
      longitude.push(meeting.longitude ?? Number.NaN)
      return ids.push(meeting.id) - 1
    },
    finish: () => ({
      ids,
      weeks,
      week: Uint32Array.from(week),
      attendance: Uint8Array.from(attendance),
      sample: Uint8Array.from(sample),
      latitude: Float64Array.from(latitude),
      longitude: Float64Array.from(longitude),
    }),
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

type OverviewParts = {
  sets: FilterSets
  feeds: readonly Feed[]
  /** The number of meetings by the name of their feed. */
  byFeed: ReadonlyMap<string, number>
  stateNames: ReadonlyMap<string, string>
}

function overviewOf(columns: RowColumns, { sets, feeds, byFeed, stateNames }: OverviewParts): ListOverview {
  return {
    total: columns.ids.length,
    sample: columns.ids.length > 0 && columns.sample.every((sample) => sample === 1),
    types: sets.counts('type:'),
    states: sets
      .counts('state:')
      .map(({ value, count }) => ({ value: stateNames.get(value) ?? value, count })),
    languages: sets.counts('language:'),
    zones: zonesOf(columns),
    sources: feeds
      .map((feed) => ({
        ...sourceOf(feed),
        fellowship: feed.fellowship,
        meetings: byFeed.get(feed.name) ?? 0,
      }))
      .filter(({ meetings: many }) => many > 0),
  }
}

/** The bounding box of each time zone's meetings, so that browsers can choose zones without sending their position. */
function zonesOf({ weeks, week, latitude: norths, longitude: easts }: RowColumns): Overview['zones'] {
  const zones = new Map<string, Overview['zones'][number]>()
  for (const [row, number] of week.entries()) {
    const zone = weeks[number]?.timezone ?? ''
    const [north = Number.NaN, east = Number.NaN] = [norths[row], easts[row]]
    if (Number.isNaN(north)) continue
    const known = zones.get(zone)
    if (!known) {
      zones.set(zone, { zone, south: north, west: east, north, east })
      continue
    }
    known.south = Math.min(known.south, north)
    known.north = Math.max(known.north, north)
    known.west = Math.min(known.west, east)
    known.east = Math.max(known.east, east)
  }
  return [...zones.values()]
}

export function meetingOf(id: string, listing: Listing, feed: Feed): Meeting {
  const { key: _, feedback, durationMinutes, attendance, ...rest } = listing
  const contact = feedback ?? feed.feedback ?? undefined
  return {
    id,
    ...rest,
    attendance,
    isOnline: canJoinRemotely(attendance),
    durationMin: durationMinutes,
    ...(listing.time === '' ? {} : { endTime: timeOfDay(minutesOf(listing.time) + durationMinutes) }),
    source: { ...sourceOf(feed), ...(contact ? { feedback: contact } : {}) },
    ...(feed.origin === 'sample' ? { sample: true } : {}),
  }
}

const sources = new WeakMap<Feed, Meeting['source']>()

/** The source of a feed; each of its meetings repeats it. */
function sourceOf(feed: Feed): Meeting['source'] {
  const known = sources.get(feed)
  if (known) return known
  const source = {
    name: feed.name,
    ...(feed.url ? { url: new URL(feed.url).origin } : {}),
    ...(feed.license ? { license: feed.license } : {}),
    ...(feed.importedAt && feed.origin !== 'sample' ? { importedAt: feed.importedAt } : {}),
  }
  sources.set(feed, source)
  return source
}

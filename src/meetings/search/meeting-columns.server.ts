// The whole list in memory.
import type { Meeting } from '../contract.ts'
import { type Attendance, attendances } from '../meeting.ts'
import type { Weekly } from '../occurrences.ts'
import type { ColumnsData, ListOverview } from './columns-builder.server.ts'
import { type FilterSets, openFilterSets } from './filter-sets.ts'
import { openPackedRows, type PackedRows } from './packed-rows.server.ts'
import type { ListedPlaces } from './places.server.ts'
import { openWordIndex, type WordIndex } from './word-index.ts'

export type ListRow = {
  id: string
  /** Shared by all rows with the same times. */
  weekly: Weekly
  attendance: Attendance
  sample: boolean
  /** NaN if the row has no position. */
  latitude: number
  longitude: number
  startsAt: number
  endsAt: number
}

export type Columns = {
  rows: ListRow[]
  ids: Map<string, number>
  bytes: PackedRows
  sets: FilterSets
  words: WordIndex
  places: ListedPlaces
  overview: ListOverview
}

const rowsAtOnce = 10_000

/** Makes the rows in parts, so that other requests are served meanwhile. */
export async function openColumns(data: ColumnsData): Promise<Columns> {
  const rows: ListRow[] = []
  const ids = new Map<string, number>()
  for (const [at, id] of data.ids.entries()) {
    rows.push(rowOf(data, at, id))
    ids.set(id, at)
    if (at % rowsAtOnce === rowsAtOnce - 1) await new Promise(setImmediate)
  }
  return {
    rows,
    ids,
    bytes: openPackedRows(data.bytes),
    sets: openFilterSets(data.sets),
    words: openWordIndex(data.words, rows.length),
    places: data.places,
    overview: data.overview,
  }
}

function rowOf(data: ColumnsData, at: number, id: string): ListRow {
  const weekly = data.weeks[data.week[at] ?? 0]
  const attendance = attendances[data.attendance[at] ?? 0]
  if (!weekly || !attendance) throw new Error(`row ${at} of the list is not complete`)
  return {
    id,
    weekly,
    attendance,
    sample: data.sample[at] === 1,
    latitude: data.latitude[at] ?? Number.NaN,
    longitude: data.longitude[at] ?? Number.NaN,
    startsAt: 0,
    endsAt: 0,
  }
}

export function meetingAt(columns: Columns, at: number): Meeting {
  const bytes = columns.bytes.at(at)
  if (!bytes) throw new Error(`there is no row ${at} in the list`)
  return JSON.parse(bytes.toString()) as Meeting
}

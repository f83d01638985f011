// Builds responses from the list in memory: pages, meetings that start soon, meetings nearby.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Filters, Meeting } from '../contract.ts'
import { kilometersBetween } from './distance.ts'
import { choiceSet, type RowFilters, rowsMatching } from './matching-rows.server.ts'
import { type Columns, meetingAt } from './meeting-columns.server.ts'
import type { OrderedList } from './ordered-list.server.ts'
import { type Near, type Radius, type Unit, withinReach } from './radius.ts'
import { countRows, firstRows, intersection, membersAfter, rowsIn } from './row-set.ts'

/** `zipped` compresses the body once; undefined if compression does not make it smaller. */
export type ResultPage = {
  body: Buffer
  zipped: () => Promise<Buffer> | undefined
  total: number
  more: boolean
}
export type Upcoming = { meeting: Meeting; startsAt: number; endsAt: number }
export type NearRow = { meeting: Meeting; startsAt: number; kilometers: number }

const zip = promisify(gzip)
const minuteMs = 60_000
const open = Buffer.from('[')
const comma = Buffer.from(',')
const close = Buffer.from(']')
const none = Buffer.from('[]')
const maxPages = 2_000
const maxPageBytes = 64_000_000

/** Serialized pages, cached for equal requests within a minute. */
export function openPageCache(): { page(list: OrderedList, filters: Filters): ResultPage } {
  let pages = new Map<string, ResultPage>()
  let bytes = 0
  let minute = -1
  let order: Int32Array | undefined
  return {
    page(list, filters) {
      const at = Math.floor(list.now / minuteMs)
      // Limited, so that many different searches do not fill the memory.
      if (at !== minute || list.order !== order || bytes > maxPageBytes || pages.size >= maxPages) {
        pages = new Map()
        bytes = 0
        minute = at
        order = list.order
      }
      const name = JSON.stringify(filters)
      const ready = pages.get(name)
      if (ready) return ready
      const page = pageOf(list, filters)
      pages.set(name, page)
      bytes += page.body.length * 1.3
      return page
    },
  }
}

function pageOf(list: OrderedList, filters: Filters): ResultPage {
  const { columns, order, now } = list
  const from = (filters.page - 1) * filters.limit
  const until = from + filters.limit
  const fits = rowsMatching(list, filters)
  const soon =
    filters.soon === undefined
      ? undefined
      : firstRows(order.length, startingBy(columns, order, now + filters.soon * minuteMs))
  const ranks = intersection([fits, soon].filter((set) => set !== undefined))
  const total = ranks ? countRows(ranks) : order.length
  const rows = ranks
    ? membersAfter(ranks, from, filters.limit).map((rank) => order[rank] ?? 0)
    : order.subarray(from, until)
  const body = bodyOf(columns, rows)
  let packing: Promise<Buffer> | undefined
  const zipped = () => {
    if (body.length <= 1_400) return undefined
    packing ??= zip(body, { level: 5 })
    return packing
  }
  return { body, zipped, total, more: total > until }
}

function bodyOf(columns: Columns, rows: Iterable<number>): Buffer {
  const parts: Buffer[] = []
  for (const row of rows) parts.push(parts.length === 0 ? open : comma, columns.bytes.at(row) ?? none)
  return parts.length === 0 ? none : Buffer.concat([...parts, close])
}

/** The matching ranks in order. */
function* ranksMatching(list: OrderedList, filters: RowFilters): Generator<number> {
  const fits = rowsMatching(list, filters)
  yield* fits ? rowsIn(fits) : list.order.keys()
}

/** Iterates over every matching meeting, without samples. */
export function* meetingsIn(list: OrderedList, filters: RowFilters): Generator<Meeting> {
  const { columns, order } = list
  for (const rank of ranksMatching(list, filters)) {
    const at = order[rank] ?? 0
    if (!columns.rows[at]?.sample) yield meetingAt(columns, at)
  }
}

/** The number of rows that start at `until` or before, by binary search. */
function startingBy({ rows }: Columns, order: Int32Array, until: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[order[middle] ?? 0]?.startsAt ?? 0) <= until) low = middle + 1
    else high = middle
  }
  return low
}

/** Meetings that start between `from` and `until`, soonest first; with `running` also those that are on. Without samples. */
export function upcomingOf(
  list: OrderedList,
  span: { from: number; until: number; running?: boolean },
  filters: RowFilters,
  most: number,
): Upcoming[] {
  const { columns, order, now } = list
  const found: Upcoming[] = []
  for (const rank of ranksMatching(list, filters)) {
    const at = order[rank] ?? 0
    const row = columns.rows[at]
    if (!row || row.startsAt > span.until || found.length >= most) break
    if (row.sample || (row.startsAt < span.from && !(span.running === true && row.endsAt > now))) continue
    found.push({ meeting: meetingAt(columns, at), startsAt: row.startsAt, endsAt: row.endsAt })
  }
  return found
}

type Reach = { latitude: number; longitude: number; radius: Radius; unit: Unit; soon?: number | undefined }

/** In-person meetings around a place by next start, then distance; if none is in reach, the nearest few. */
export function nearOf(
  list: OrderedList,
  filters: RowFilters,
  reach: Reach,
  most: number,
): Near<NearRow> & { total: number } {
  const { columns, order, now } = list
  const inPerson = choiceSet(list, 'in-person')
  const fits = rowsMatching(list, filters)
  const last = reach.soon === undefined ? Number.POSITIVE_INFINITY : now + reach.soon * minuteMs
  const items: { at: number; startsAt: number; kilometers: number }[] = []
  for (const rank of rowsIn((fits ? intersection([inPerson, fits]) : inPerson) ?? inPerson)) {
    const at = order[rank] ?? 0
    const row = columns.rows[at]
    if (!row || Number.isNaN(row.latitude) || row.startsAt > last) continue
    items.push({ at, startsAt: row.startsAt, kilometers: kilometersBetween(reach, row) })
  }
  const { radius, within, nearest } = withinReach(items, reach.radius, reach.unit)
  within.sort((a, b) => a.startsAt - b.startsAt || a.kilometers - b.kilometers)
  const full = ({ at, ...rest }: (typeof items)[number]): NearRow => ({
    ...rest,
    meeting: meetingAt(columns, at),
  })
  return {
    radius,
    total: within.length,
    within: within.slice(0, most).map(full),
    nearest: nearest.map(full),
  }
}

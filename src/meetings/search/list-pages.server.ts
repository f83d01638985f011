// What is answered from the list in memory: pages sorted from now, what starts soon, what is near.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Filters, Meeting } from '../contract.ts'
import { type RowFilters, rowsMatching } from './matching-rows.server.ts'
import { type Columns, meetingAt } from './meeting-columns.server.ts'
import { type Near, type Radius, type Unit, withinReach } from './radius.ts'
import { countRows, hasRow, inAll, rowsIn } from './row-set.ts'
import { kilometresBetween } from './search-text.ts'

/** The list, and its rows in the order in which they come next. */
export type OrderedList = { columns: Columns; order: Int32Array; now: number }

/** `zipped` packs the body at its first call and keeps it; nothing where packing gains nothing. */
export type ResultPage = {
  body: Buffer
  zipped: () => Promise<Buffer> | undefined
  total: number
  more: boolean
}
export type Upcoming = { meeting: Meeting; startsAt: number; endsAt: number }
export type NearRow = { meeting: Meeting; startsAt: number; kilometres: number }

const zip = promisify(gzip)
const minuteMs = 60_000
const open = Buffer.from('[')
const comma = Buffer.from(',')
const close = Buffer.from(']')
const none = Buffer.from('[]')

export function pageOf({ columns, order, now }: OrderedList, filters: Filters): ResultPage {
  const fits = rowsMatching(columns, filters, now)
  const from = (filters.page - 1) * filters.limit
  const until = from + filters.limit
  const counted = filters.soon !== undefined
  const end =
    filters.soon === undefined ? order.length : startingBy(columns, order, now + filters.soon * minuteMs)
  const bytes: Buffer[] = []
  let seen = 0
  for (let place = 0; place < end && (counted || seen < until); place++) {
    const at = order[place] ?? 0
    if (fits && !hasRow(fits, at)) continue
    if (seen >= from && seen < until) bytes.push(bytes.length === 0 ? open : comma, columns.bytes[at] ?? none)
    seen += 1
  }
  const total = counted ? seen : fits ? countRows(fits) : order.length
  const body = bytes.length === 0 ? none : Buffer.concat([...bytes, close])
  let packing: Promise<Buffer> | undefined
  const zipped = () => {
    if (body.length <= 1_400) return undefined
    packing ??= zip(body, { level: 5 })
    return packing
  }
  return { body, zipped, total, more: total > until }
}

/** Every meeting that fits and is no sample, one after the other. */
export function* meetingsIn({ columns, order, now }: OrderedList, filters: RowFilters): Generator<Meeting> {
  const fits = rowsMatching(columns, filters, now)
  for (const at of order)
    if (!columns.rows[at]?.sample && (!fits || hasRow(fits, at))) yield meetingAt(columns, at)
}

/** How many rows of the order start by then. */
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

/** What starts between `from` and `until`, soonest first, with what is still going on where `running` is set. Samples never count. */
export function upcomingOf(
  { columns, order, now }: OrderedList,
  span: { from: number; until: number; running?: boolean },
  filters: RowFilters,
  most: number,
): Upcoming[] {
  const fits = rowsMatching(columns, filters, now)
  const found: Upcoming[] = []
  for (const at of order) {
    const row = columns.rows[at]
    if (!row || row.startsAt > span.until || found.length >= most) break
    if (row.sample || (fits && !hasRow(fits, at))) continue
    if (row.startsAt < span.from && !(span.running === true && row.endsAt > now)) continue
    found.push({ meeting: meetingAt(columns, at), startsAt: row.startsAt, endsAt: row.endsAt })
  }
  return found
}

type Reach = { latitude: number; longitude: number; radius: Radius; unit: Unit; soon?: number | undefined }

/** Rooms around a place by the next start, then by distance; where nothing is in reach, the nearest few. */
export function nearOf(
  { columns, now }: OrderedList,
  filters: RowFilters,
  reach: Reach,
  most: number,
): Near<NearRow> & { total: number } {
  const room = columns.sets.of('room')
  const fits = rowsMatching(columns, filters, now)
  const last = reach.soon === undefined ? Number.POSITIVE_INFINITY : now + reach.soon * minuteMs
  const items: { at: number; startsAt: number; kilometres: number }[] = []
  for (const at of rowsIn((fits ? inAll([room, fits]) : room) ?? room)) {
    const row = columns.rows[at]
    if (!row || Number.isNaN(row.latitude) || row.startsAt > last) continue
    items.push({ at, startsAt: row.startsAt, kilometres: kilometresBetween(reach, row) })
  }
  const { radius, within, nearest } = withinReach(items, reach.radius, reach.unit)
  within.sort((a, b) => a.startsAt - b.startsAt || a.kilometres - b.kilometres)
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

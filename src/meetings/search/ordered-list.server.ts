// The list ordered by next start. Filters are bitmaps of ranks in that order, so a page is a range of set bits.
import type { Columns } from './meeting-columns.server.ts'
import { type RowSet, renumber } from './row-set.ts'
import { sortByNextStart, updateUpcomingOrder } from './upcoming-order.server.ts'

export type OrderedList = {
  columns: Columns
  /** The row at each rank. */
  order: Int32Array
  now: number
  /** Converts a set of rows to a set of ranks, cached until the order changes. */
  ranked(name: string, rows: () => RowSet): RowSet
}

const maxSets = 600
const minuteMs = 60_000

function orderedList(columns: Columns, order: Int32Array, now: number): OrderedList {
  const ranks = new Uint32Array(order.length)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] ?? 0] = rank
  let sets = new Map<string, RowSet>()
  return {
    columns,
    order,
    now,
    ranked(name, rows) {
      const ready = sets.get(name)
      if (ready) return ready
      // Limited, so that many different searches do not fill the memory.
      if (sets.size >= maxSets) sets = new Map()
      const set = renumber(rows(), ranks)
      sets.set(name, set)
      return set
    },
  }
}

/** The order at a time, updated from the previous one if the list is the same. Computed once a minute. */
export function nextOrder(before: OrderedList | undefined, columns: Columns, now: number): OrderedList {
  if (before?.columns !== columns || now < before.now)
    return orderedList(columns, sortByNextStart(columns, now), now)
  if (Math.floor(now / minuteMs) === Math.floor(before.now / minuteMs)) return before
  const order = updateUpcomingOrder(columns, before.order, now)
  return order === before.order ? { ...before, now } : orderedList(columns, order, now)
}

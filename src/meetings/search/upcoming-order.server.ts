// Sorts meetings by next start at a given time: meetings that are on first.

import { calendarAt, type Occurrence, type Weekly } from '../occurrences.ts'
import { noTime } from './filter-sets.ts'
import type { Columns, ListRow } from './meeting-columns.server.ts'

function setNextTime(row: ListRow, next: Occurrence | undefined) {
  row.startsAt = next?.startsAt ?? noTime
  row.endsAt = next?.endsAt ?? noTime
}

/** Many rows share their times, so each is computed once, and only the different starts are sorted. */
export function sortByNextStart({ rows }: Columns, now: number): Int32Array {
  const calendar = calendarAt(now)
  const occurrences = new Map<Weekly, Occurrence | undefined>()
  const rowsByStart = new Map<number, number[]>()
  for (const [at, row] of rows.entries()) {
    if (!occurrences.has(row.weekly)) occurrences.set(row.weekly, calendar.next(row.weekly))
    setNextTime(row, occurrences.get(row.weekly))
    const together = rowsByStart.get(row.startsAt)
    if (together) together.push(at)
    else rowsByStart.set(row.startsAt, [at])
  }
  const order = new Int32Array(rows.length)
  let filled = 0
  for (const [, together] of [...rowsByStart].sort(([a], [b]) => a - b)) {
    order.set(together, filled)
    filled += together.length
  }
  return order
}

/** Updates an order: only meetings that ended move to next week, which is much cheaper than sorting again. */
export function updateUpcomingOrder(columns: Columns, order: Int32Array, now: number): Int32Array {
  const calendar = calendarAt(now)
  const { rows } = columns
  const ended: number[] = []
  const staying: number[] = []
  for (const at of order) {
    const row = rows[at]
    if (row && row.endsAt <= now) {
      setNextTime(row, calendar.next(row.weekly))
      ended.push(at)
    } else staying.push(at)
  }
  if (ended.length === 0) return order
  const before = (a: number, b: number) => (rows[a]?.startsAt ?? 0) - (rows[b]?.startsAt ?? 0) || a - b
  ended.sort(before)
  const merged = new Int32Array(order.length)
  let left = 0
  let right = 0
  for (let at = 0; at < merged.length; at++) {
    const stays = staying[left]
    const moves = ended[right]
    const takeStaying = moves === undefined || (stays !== undefined && before(stays, moves) <= 0)
    merged[at] = (takeStaying ? stays : moves) ?? 0
    if (takeStaying) left += 1
    else right += 1
  }
  return merged
}

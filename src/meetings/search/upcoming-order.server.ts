// Sorts meetings by next start at a given time: meetings that are on first.

import { type Calendar, calendarAt } from '../occurrences.ts'
import type { Columns, MeetingDatabaseRow } from './meeting-columns.server.ts'

/** Sorts last: a meeting without a next time. */
const noTime = 8.64e15

function place(row: MeetingDatabaseRow, calendar: Calendar) {
  const next = calendar.next(row.weekly)
  row.startsAt = next?.startsAt ?? noTime
  row.endsAt = next?.endsAt ?? noTime
}

export function sortByNextStart(columns: Columns, now: number): Int32Array {
  const calendar = calendarAt(now)
  for (const row of columns.rows) if (row.startsAt !== noTime || row.endsAt === 0) place(row, calendar)
  const { rows } = columns
  return Int32Array.from(rows.keys()).sort(
    (a, b) => (rows[a]?.startsAt ?? 0) - (rows[b]?.startsAt ?? 0) || a - b,
  )
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
      place(row, calendar)
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

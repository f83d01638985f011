// Which rows a question means, and how many would fit each further choice.

import type { FacetCounts, Filters } from '../contract.ts'
import { partOfDayNames } from '../meeting.ts'
import { calendarAt } from '../occurrences.ts'
import { tagWords } from '../tags.ts'
import { type ClockSets, clockSetsFor } from './filter-sets.ts'
import type { Columns } from './meeting-columns.server.ts'
import { countRows, emptySet, inAll, type RowSet } from './row-set.ts'
import { queryWords } from './search-text.ts'

export type RowFilters = Partial<Omit<Filters, 'page' | 'limit' | 'soon'>>

const clocks = new WeakMap<Columns, Map<string, { hour: number; sets: ClockSets }>>()
const mostClocks = 12

/** Made anew each hour, because a zone may change its clock. */
function clockOf(columns: Columns, zone: string, now: number): ClockSets {
  let known = clocks.get(columns)
  if (!known) {
    known = new Map()
    clocks.set(columns, known)
  }
  const hour = Math.floor(now / 3_600_000)
  const ready = known.get(zone)
  if (ready?.hour === hour) return ready.sets
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size >= mostClocks) known.delete(oldest)
  const sets = clockSetsFor(columns.rows, calendarAt(now), zone)
  known.set(zone, { hour, sets })
  return sets
}

type Choice = 'day' | 'time' | 'language'

/** The rows that fit; nothing where every row does. `but` leaves one filter out. */
export function rowsMatching(
  columns: Columns,
  filters: RowFilters,
  now: number,
  but?: Choice,
): RowSet | undefined {
  const { type, state, isOnline, room, zone, day, time, language, tags, q, viewer } = filters
  const { sets, words } = columns
  const chosen: RowSet[] = []
  if (type) chosen.push(sets.of(`type:${type}`))
  if (state) chosen.push(sets.of(`state:${state.toUpperCase()}`))
  if (isOnline !== undefined) chosen.push(sets.of(isOnline ? 'online' : 'offline'))
  if (room) chosen.push(sets.of('room'))
  if (zone) chosen.push(sets.of(`zone:${zone}`))
  const clock = viewer && (day !== undefined || time) ? clockOf(columns, viewer, now) : undefined
  if (day !== undefined && but !== 'day')
    chosen.push(clock ? (clock.days[day] ?? emptySet(columns.rows.length)) : sets.of(`day:${day}`))
  if (time && but !== 'time') chosen.push(clock ? clock.times[time] : sets.of(`time:${time}`))
  if (language && but !== 'language') chosen.push(sets.of(`language:${language}`))
  for (const tag of tags ?? []) chosen.push(sets.of(`tag:${tag}`))
  for (const word of queryWords(q ?? '').slice(0, 8)) chosen.push(words.rowsWith(word))
  return inAll(chosen)
}

/** How many would remain with each choice of the filters on the sheet. */
export function facetsOf(columns: Columns, filters: RowFilters, now: number): FacetCounts {
  const { sets, overview } = columns
  const all = () => rowsMatching(columns, filters, now)
  const without = (choice: Choice) => rowsMatching(columns, filters, now, choice)
  const count = (set: RowSet, among: RowSet | undefined) => countRows(set, among)
  const clock = filters.viewer ? clockOf(columns, filters.viewer, now) : undefined
  const found = all()
  const ofDay = without('day')
  const ofTime = without('time')
  const ofLanguage = without('language')
  return {
    total: found ? countRows(found) : columns.rows.length,
    days: Array.from({ length: 7 }, (_, day) =>
      count(clock ? (clock.days[day] ?? emptySet(0)) : sets.of(`day:${day}`), ofDay),
    ),
    times: Object.fromEntries(
      partOfDayNames.map((part) => [
        part,
        count(clock ? clock.times[part] : sets.of(`time:${part}`), ofTime),
      ]),
    ),
    tags: Object.fromEntries(Object.keys(tagWords).map((tag) => [tag, count(sets.of(`tag:${tag}`), found)])),
    languages: overview.languages
      .slice(0, 60)
      .map(({ value }) => ({ value, count: count(sets.of(`language:${value}`), ofLanguage) }))
      .filter(({ count: many }) => many > 0),
  }
}

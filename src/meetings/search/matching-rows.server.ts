// Finds the rows that match filters, and counts the rows for each further choice.

import { LruCache } from '../../platform/lru-cache.ts'
import type { FacetCounts, Filters } from '../contract.ts'
import { partOfDayNames } from '../meeting.ts'
import { calendarAt } from '../occurrences.ts'
import { tagWords } from '../tags.ts'
import { type ClockSets, clockSetsFor } from './filter-sets.ts'
import type { Columns } from './meeting-columns.server.ts'
import type { OrderedList } from './ordered-list.server.ts'
import { countRows, intersection, type RowSet } from './row-set.ts'
import { queryWords } from './search-text.ts'

export type RowFilters = Partial<Omit<Filters, 'page' | 'limit' | 'soon'>>

const clocks = new WeakMap<Columns, LruCache<string, { hour: number; sets: ClockSets }>>()
const maxClocks = 12
const hourMs = 3_600_000

/** Rebuilt each hour, because a zone may change its offset. */
function clockOf(columns: Columns, zone: string, now: number): ClockSets {
  let known = clocks.get(columns)
  if (!known) {
    known = new LruCache(maxClocks)
    clocks.set(columns, known)
  }
  const hour = Math.floor(now / hourMs)
  const ready = known.get(zone)
  if (ready?.hour === hour) return ready.sets
  const sets = clockSetsFor(columns.rows, calendarAt(now), zone)
  known.set(zone, { hour, sets })
  return sets
}

/** The ranks of one choice, such as 'type:AA'. Days and times are in the zone of `viewer`, if given. */
export function choiceSet(list: OrderedList, choice: string, viewer?: string): RowSet {
  const { columns, now, ranked } = list
  const [kind, value = ''] = choice.split(':')
  if (viewer === undefined || (kind !== 'day' && kind !== 'time'))
    return ranked(choice, () => columns.sets.of(choice))
  return ranked(`${choice} ${viewer} ${Math.floor(now / hourMs)}`, () => {
    const { days, times } = clockOf(columns, viewer, now)
    const part = partOfDayNames.find((name) => name === value)
    return (part ? times[part] : days[Number(value)]) ?? columns.sets.of('')
  })
}

type Choice = 'day' | 'time' | 'language'

/** The matching ranks; undefined if every row matches. `except` ignores one filter. */
export function rowsMatching(list: OrderedList, filters: RowFilters, except?: Choice): RowSet | undefined {
  const { type, state, isOnline, inPerson, zone, day, time, language, tags, q, viewer } = filters
  const choices = [
    type && `type:${type}`,
    state && `state:${state.toUpperCase()}`,
    isOnline !== undefined && (isOnline ? 'online' : 'offline'),
    inPerson && 'in-person',
    zone && `zone:${zone}`,
    day !== undefined && except !== 'day' && `day:${day}`,
    time && except !== 'time' && `time:${time}`,
    language && except !== 'language' && `language:${language}`,
    ...(tags ?? []).map((tag) => `tag:${tag}`),
  ].filter((choice): choice is string => typeof choice === 'string' && choice !== '')
  const words = queryWords(q ?? '').slice(0, 8)
  return intersection([
    ...choices.map((choice) => choiceSet(list, choice, viewer)),
    ...words.map((word) => list.ranked(`word:${word}`, () => list.columns.words.rowsWith(word))),
  ])
}

/** The number of rows with each choice of the filter sheet. */
export function facetsOf(list: OrderedList, filters: RowFilters): FacetCounts {
  const { columns } = list
  const found = rowsMatching(list, filters)
  const ofDay = rowsMatching(list, filters, 'day')
  const ofTime = rowsMatching(list, filters, 'time')
  const ofLanguage = rowsMatching(list, filters, 'language')
  const count = (choice: string, among: RowSet | undefined) =>
    countRows(choiceSet(list, choice, filters.viewer), among)
  return {
    total: found ? countRows(found) : columns.rows.length,
    days: Array.from({ length: 7 }, (_, day) => count(`day:${day}`, ofDay)),
    times: Object.fromEntries(partOfDayNames.map((part) => [part, count(`time:${part}`, ofTime)])),
    tags: Object.fromEntries(Object.keys(tagWords).map((tag) => [tag, count(`tag:${tag}`, found)])),
    languages: columns.overview.languages
      .slice(0, 60)
      .map(({ value }) => ({ value, count: count(`language:${value}`, ofLanguage) }))
      .filter(({ count: many }) => many > 0),
  }
}

// The set of matching rows for each choice of each filter.
import type { Meeting } from '../contract.ts'
import {
  canJoinRemotely,
  isInPart,
  isInPerson,
  type PartOfDay,
  partOfDayNames,
  timeOfDay,
} from '../meeting.ts'
import type { Calendar } from '../occurrences.ts'
import { addRow, emptySet, type RowSet, setOf } from './row-set.ts'

export type FilterSets = {
  /** Rows by choice, such as 'type:AA', 'tag:open' or 'in-person'. */
  of(choice: string): RowSet
  counts(prefix: string): { value: string; count: number }[]
}

/** Large sets are bitmaps, small ones lists of numbers, which saves memory for filters with many choices. */
export type FilterSetsData = {
  rows: number
  counts: (readonly [choice: string, count: number])[]
  large: Map<string, RowSet>
  small: Map<string, number[]>
}

type FilterSetsBuilder = { add(row: number, meeting: Meeting): void; finish(rows: number): FilterSetsData }

function choicesOf(meeting: Meeting): string[] {
  const { type, state, isOnline, attendance, timezone, dayOfWeek, time, tags, languages } = meeting
  return [
    `type:${type}`,
    ...(state === '' ? [] : [`state:${state.toUpperCase()}`]),
    isOnline ? 'online' : 'offline',
    ...(isInPerson(attendance) ? ['in-person'] : []),
    `zone:${timezone}`,
    ...(dayOfWeek === null ? [] : [`day:${dayOfWeek}`]),
    ...partOfDayNames.filter((part) => isInPart(time, part)).map((part) => `time:${part}`),
    ...tags.map((tag) => `tag:${tag}`),
    ...languages.map((language) => `language:${language}`),
  ]
}

export function filterSetsBuilder(): FilterSetsBuilder {
  const members = new Map<string, number[]>()
  return {
    add(row, meeting) {
      for (const choice of new Set(choicesOf(meeting))) {
        const rows = members.get(choice)
        if (rows) rows.push(row)
        else members.set(choice, [row])
      }
    },
    finish: (rows) => buildSets(members, rows),
  }
}

function buildSets(members: Map<string, number[]>, rows: number): FilterSetsData {
  const counts = [...members].map(([choice, { length }]) => [choice, length] as const)
  const large = new Map<string, RowSet>()
  for (const [choice, numbers] of members) {
    if (numbers.length < rows / 64) continue
    large.set(choice, setOf(rows, numbers))
    members.delete(choice)
  }
  return { rows, counts, large, small: members }
}

export function openFilterSets({ rows, counts, large, small }: FilterSetsData): FilterSets {
  return {
    of: (choice) => large.get(choice) ?? setOf(rows, small.get(choice) ?? []),
    counts: (prefix) =>
      counts
        .filter(([choice]) => choice.startsWith(prefix))
        .map(([choice, count]) => ({ value: choice.slice(prefix.length), count }))
        .sort((a, b) => b.count - a.count),
  }
}

/** The start of a meeting without a next time: it sorts last. */
export const noTime = 8.64e15

/** Sets for days and parts of the day: online meetings in the viewer's zone, in-person ones in their own. */
export type ClockSets = { days: RowSet[]; times: Record<PartOfDay, RowSet> }

type ClockRow = {
  startsAt: number
  weekly: Pick<Meeting, 'dayOfWeek' | 'time'>
  attendance: Meeting['attendance']
}

export function clockSetsFor(rows: readonly ClockRow[], calendar: Calendar, zone: string): ClockSets {
  const set = () => emptySet(rows.length)
  const days = Array.from({ length: 7 }, set)
  const times = { morning: set(), midday: set(), evening: set(), night: set() }
  function put(row: number, day: number, time: string) {
    const ofDay = days[day]
    if (ofDay) addRow(ofDay, row)
    for (const part of partOfDayNames) if (isInPart(time, part)) addRow(times[part], row)
  }
  for (const [row, { startsAt, weekly, attendance }] of rows.entries()) {
    if (weekly.dayOfWeek === null || weekly.time === '') continue
    if (isInPerson(attendance)) put(row, weekly.dayOfWeek, weekly.time)
    if (startsAt < noTime && canJoinRemotely(attendance))
      put(row, calendar.weekday(startsAt, zone), timeOfDay(calendar.minutes(startsAt, zone)))
  }
  return { days, times }
}

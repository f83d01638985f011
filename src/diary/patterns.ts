// Computes patterns over weeks of reviews and urges. Each needs a minimum number of entries.
import { plusDays } from '../platform/dates.ts'
import { actionName, triggerName } from './choices.ts'

export const patternDays = 56
const weeksShown = 8
/** A week's average needs this many entries. */
const leastInWeek = 3
const leastWeeks = 2
const leastUrges = 8
const leastUrgeDays = 5
const leastTriggerDays = 7
/** An action counts once it was measured before and after at least this many times. */
const leastMeasured = 3

export type PatternEntry = {
  kind: 'review' | 'urge'
  date: string
  minute: number | null
  mood: number | null
  craving: number | null
  cravingAfter: number | null
  triggers: readonly string[]
  actions: readonly string[]
}

export type WeekPattern = {
  from: string
  craving: number | undefined
  mood: number | undefined
  urges: number
}
export type TimePattern = { name: string; urges: number }
export type TriggerPattern = { name: string; days: number }
export type HelpPattern = { name: string; times: number; before: number; after: number }
export type Patterns = {
  weeks: WeekPattern[] | undefined
  times: TimePattern[] | undefined
  triggers: { days: number; top: TriggerPattern[] } | undefined
  helped: HelpPattern[] | undefined
}

const timesOfDay = ['0–4', '4–8', '8–12', '12–16', '16–20', '20–24'] as const
const timeNames = {
  '0–4': 'Night, midnight to 4',
  '4–8': 'Early morning, 4 to 8',
  '8–12': 'Morning, 8 to noon',
  '12–16': 'Afternoon, noon to 4',
  '16–20': 'Late afternoon, 4 to 8',
  '20–24': 'Evening, 8 to midnight',
} as const

export function patternsOf(all: readonly PatternEntry[], today: string): Patterns {
  const from = plusDays(today, 1 - patternDays)
  const entries = all.filter(({ date }) => date >= from && date <= plusDays(today, 1))
  return {
    weeks: weeksOf(entries, today),
    times: timesOf(entries),
    triggers: triggersOf(entries),
    helped: helpedOf(entries),
  }
}

function average(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}

const numbers = (values: readonly (number | null)[]) => values.filter((value) => value !== null)

/** Seven days each, the last ends today. Oldest first; weeks before the first entry are left out. */
function weeksOf(entries: readonly PatternEntry[], today: string): WeekPattern[] | undefined {
  const weeks: WeekPattern[] = []
  for (let back = weeksShown; back > 0; back -= 1) {
    const from = plusDays(today, 1 - back * 7)
    // An entry that traveling dated one day ahead belongs to the last week.
    const until = plusDays(from, back === 1 ? 7 : 6)
    const inWeek = entries.filter(({ date }) => date >= from && date <= until)
    const [cravings, moods] = [
      numbers(inWeek.map((one) => one.craving)),
      numbers(inWeek.map((one) => one.mood)),
    ]
    if (weeks.length === 0 && inWeek.length === 0) continue
    weeks.push({
      from,
      craving: cravings.length >= leastInWeek ? average(cravings) : undefined,
      mood: moods.length >= leastInWeek ? average(moods) : undefined,
      urges: inWeek.filter(({ kind }) => kind === 'urge').length,
    })
  }
  return weeks.filter(({ craving }) => craving !== undefined).length >= leastWeeks ? weeks : undefined
}

function timesOf(entries: readonly PatternEntry[]): TimePattern[] | undefined {
  const urges = entries.filter(({ kind, minute }) => kind === 'urge' && minute !== null)
  const days = new Set(urges.map(({ date }) => date))
  if (urges.length < leastUrges || days.size < leastUrgeDays) return undefined
  return timesOfDay.map((time, at) => ({
    name: timeNames[time],
    urges: urges.filter(({ minute }) => Math.floor((minute ?? 0) / 240) === at).length,
  }))
}

/**
 * The number of days on which each trigger was selected, highest first. The member's own words are not counted, because they rarely repeat.
 */
function triggersOf(entries: readonly PatternEntry[]): Patterns['triggers'] {
  const daysOf = new Map<string, Set<string>>()
  const days = new Set<string>()
  for (const { date, triggers } of entries) {
    for (const trigger of triggers) {
      days.add(date)
      daysOf.set(trigger, (daysOf.get(trigger) ?? new Set()).add(date))
    }
  }
  if (days.size < leastTriggerDays) return undefined
  const top = [...daysOf]
    .map(([id, dates]) => ({ name: triggerName(id), days: dates.size }))
    .toSorted((a, b) => b.days - a.days || a.name.localeCompare(b.name))
  return { days: days.size, top: top.slice(0, 5) }
}

/** The actions after which an urge was weaker on average, with the largest difference first. */
function helpedOf(entries: readonly PatternEntry[]): HelpPattern[] | undefined {
  const measured = new Map<string, { before: number; after: number }[]>()
  for (const { kind, craving, cravingAfter, actions } of entries) {
    if (kind !== 'urge' || craving === null || cravingAfter === null) continue
    for (const action of actions)
      measured.set(action, [...(measured.get(action) ?? []), { before: craving, after: cravingAfter }])
  }
  const helped = [...measured]
    .filter(([, pairs]) => pairs.length >= leastMeasured)
    .map(([id, pairs]) => ({
      name: actionName(id),
      times: pairs.length,
      before: average(pairs.map(({ before }) => before)),
      after: average(pairs.map(({ after }) => after)),
    }))
    .filter(({ before, after }) => after < before)
    .toSorted((a, b) => b.before - b.after - (a.before - a.after) || a.name.localeCompare(b.name))
  return helped.length > 0 ? helped.slice(0, 5) : undefined
}

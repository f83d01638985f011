// Weekly averages that a member can share with the coach. Never their own words.
import { plusDays } from '../platform/dates.ts'
import { spanishName } from './choices.ts'
import { type PatternEntry, patternsOf } from './patterns.ts'

/** An average of fewer entries would say nothing. */
const leastEntries = 3

export type WeekSummary = {
  /** Averages of the last seven days. */
  craving: number | null
  mood: number | null
  /** From the last eight weeks. */
  trigger: string | null
  helped: string | null
  spanish: { trigger: string | null; helped: string | null }
}

function averageOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < leastEntries) return null
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 10) / 10
}

/** Undefined if there are too few entries. */
export function weekSummary(entries: readonly PatternEntry[], today: string): WeekSummary | undefined {
  const week = entries.filter(({ date }) => date > plusDays(today, -7) && date <= plusDays(today, 1))
  const { triggers, helped } = patternsOf(entries, today)
  const trigger = triggers?.top[0]?.name ?? null
  const helpedMost = helped?.[0]?.name ?? null
  const summary = {
    craving: averageOf(week.map(({ craving }) => craving)),
    mood: averageOf(week.map(({ mood }) => mood)),
    trigger,
    helped: helpedMost,
  }
  if (Object.values(summary).every((value) => value === null)) return undefined
  const spanish = {
    trigger: trigger && spanishName(trigger),
    helped: helpedMost && spanishName(helpedMost),
  }
  return { ...summary, spanish }
}

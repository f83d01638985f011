// Days in recovery. A restart never removes days.
import { daysBetween, plusDays } from '../platform/dates.ts'

/** An earlier run, from its first day to the day it ended. */
export type Run = { startedOn: string; endedOn: string }

export type Recovery = {
  /** Whole days since the counter's start date. */
  daysNow: number
  /** Days of all runs, the current one included. */
  daysEver: number
  longestRun: number
}

export function recoveryOf(startedOn: string, runs: Run[], today: string): Recovery {
  const daysNow = Math.max(0, daysBetween(startedOn, today))
  const now = { startedOn, endedOn: today > startedOn ? today : startedOn }
  const allRuns = [...runs.map(({ startedOn, endedOn }) => ({ startedOn, endedOn })), now]
  return {
    daysNow,
    daysEver: daysOfAll(allRuns),
    longestRun: Math.max(...allRuns.map((run) => daysBetween(run.startedOn, run.endedOn)), 0),
  }
}

/** Counts each day once: a corrected date can overlap an earlier run. */
function daysOfAll(runs: Run[]): number {
  let days = 0
  let reached = ''
  for (const run of runs.toSorted((a, b) => (a.startedOn < b.startedOn ? -1 : 1))) {
    const from = run.startedOn > reached ? run.startedOn : reached
    if (run.endedOn <= from) continue
    days += daysBetween(from, run.endedOn)
    reached = run.endedOn
  }
  return days
}

const recentWindowDays = 30
// With fewer known days the share says little, and a share below half would discourage, so nothing is shown.
const fewestKnownDays = 7

export type RecentDays = { sober: number; of: number }

/**
 * Days in recovery among the last 30 calendar days, today included; undefined without an earlier run, or if the count would discourage. The
 * first day of a setback is not counted. Days before the first run are unknown and left out.
 */
export function recentDaysOf(startedOn: string, runs: Run[], today: string): RecentDays | undefined {
  const firstKnown = runs.map((run) => run.startedOn).sort()[0]
  const windowStart = plusDays(today, 1 - recentWindowDays)
  if (firstKnown === undefined) return undefined
  const from = firstKnown > windowStart ? firstKnown : windowStart
  const of = daysBetween(from, today) + 1
  if (of < fewestKnownDays) return undefined
  let sober = 0
  for (let day = from; day <= today; day = plusDays(day, 1)) {
    const inRun = runs.some((run) => day >= run.startedOn && day < run.endedOn)
    const setback = runs.some((run) => day === run.endedOn)
    if (!setback && (inRun || day >= startedOn)) sober += 1
  }
  return sober * 2 < of ? undefined : { sober, of }
}

const milestones: { days?: number; months?: number; title: string }[] = [
  { days: 1, title: '24 hours' },
  { days: 30, title: '30 days' },
  { days: 60, title: '60 days' },
  { days: 90, title: '90 days' },
  { months: 6, title: '6 months' },
  { months: 9, title: '9 months' },
  { months: 12, title: '1 year' },
  { months: 18, title: '18 months' },
  ...Array.from({ length: 59 }, (_, at) => ({ months: 12 * (at + 2), title: `${at + 2} years` })),
]

/** The date of a milestone: calendar months, clamped to the end of shorter months. */
function reachedOn(startedOn: string, milestone: { days?: number; months?: number }): string {
  const [year = 0, month = 1, day = 1] = startedOn.split('-').map(Number)
  if (milestone.days !== undefined)
    return new Date(Date.UTC(year, month - 1, day + milestone.days)).toISOString().slice(0, 10)
  const months = month - 1 + (milestone.months ?? 0)
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Milestones reached by today, oldest first, and the next one. */
export function milestonesOf(
  startedOn: string,
  today: string,
): { reached: { title: string; date: string }[]; next: { title: string; date: string } | undefined } {
  const all = milestones.map((milestone) => ({
    title: milestone.title,
    date: reachedOn(startedOn, milestone),
  }))
  return { reached: all.filter(({ date }) => date <= today), next: all.find(({ date }) => date > today) }
}

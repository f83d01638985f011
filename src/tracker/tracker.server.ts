// The tracker's use cases: list activities, complete, undo, stats.

import type { Db } from '../platform/database/db.server.ts'
import { offsetIn, plusDays } from '../platform/dates.ts'
import { type ActivityDefinition, activities as builtIn } from './activities/activities.ts'
import {
  addCompletion,
  dateRangesByActivity,
  removeCompletion,
  type Span,
  totalsOf,
} from './activities/completions.server.ts'
import { periodEnd, periodStart } from './activities/periods.ts'
import { type DateRange, dayStreak, periodStreak, periodsOf } from './activities/streaks.ts'
import * as contract from './contract.ts'
import { recoveryOf } from './recovery.ts'
import * as store from './store.server.ts'

export type ActivityState = ActivityDefinition & { own: boolean; hidden: boolean }

/** The built-in and own activities with the member's settings. */
async function listOf(db: Db, memberId: string): Promise<ActivityState[]> {
  const choices = await store.choicesOf(db, memberId)
  const hidden = new Set(choices.filter((choice) => choice.hidden).map(({ id }) => id))
  const own = choices.flatMap(({ id, title, description, category, frequency, points }) =>
    title === null || !category || !frequency || points === null
      ? []
      : [
          {
            id,
            title,
            description: description ?? '',
            category,
            frequency,
            points,
            isCompleted: false,
            streak: 0,
            own: true,
            hidden: hidden.has(id),
          },
        ],
  )
  return [
    ...builtIn.map((activity) => ({ ...activity, own: false, hidden: hidden.has(activity.id) })),
    ...own,
  ]
}

/** Date ranges read at first; a longer streak reads the rest. */
const firstRangeCount = 40
const unlimited = 1_000_000

export async function activitiesOf(db: Db, memberId: string, today: string): Promise<ActivityState[]> {
  const [list, { weekStart }, pauses, recent] = await Promise.all([
    listOf(db, memberId),
    store.settingsOf(db, memberId),
    store.pausesOf(db, memberId),
    dateRangesByActivity(db, memberId, firstRangeCount),
  ])
  const paused = new Set(pauses)
  const found = list.map((activity) => withStreak(activity, recent, firstRangeCount))
  if (found.every((activity) => activity !== undefined)) return found
  const allRanges = await dateRangesByActivity(db, memberId, unlimited)
  return list.map((activity) => withStreak(activity, allRanges, unlimited) ?? activity)

  // Periods are computed from dates, so that a changed week start doesn't break streaks.
  function withStreak(
    activity: ActivityState,
    known: Map<string, DateRange[]>,
    most: number,
  ): ActivityState | undefined {
    const { frequency } = activity
    const ranges = known.get(activity.id) ?? []
    const isComplete = ranges.length < most
    const { from, to } = spanOf(activity, today, weekStart)
    const isCompleted = ranges.some(({ from: first, to: last }) => first <= to && last >= from)
    if (frequency === 'daily') {
      const streak = dayStreak(ranges, { paused, today, isComplete })
      return streak === undefined ? undefined : { ...activity, isCompleted, streak }
    }
    const periods = periodsOf(frequency, ranges, weekStart)
    const streak = periodStreak(frequency, periods, { paused, today, weekStart })
    return streak >= periods.size && !isComplete ? undefined : { ...activity, isCompleted, streak }
  }
}

/** The dates of the period around a date. */
function spanOf({ frequency }: ActivityDefinition, date: string, weekStart: number): Span {
  const from = periodStart(frequency, date, weekStart)
  return { from, to: periodEnd(frequency, from) }
}

/** An activity and its week start, with as few queries as possible. */
async function activityOf(db: Db, memberId: string, id: string) {
  const known = builtIn.find((activity) => activity.id === id)
  const activity = known ?? (await listOf(db, memberId)).find((each) => each.id === id)
  if (!activity) throw contract.noSuchActivity()
  const weekStart = activity.frequency === 'weekly' ? (await store.settingsOf(db, memberId)).weekStart : 1
  return { activity, weekStart }
}

export type CompletionTime = { date: string; today: string; now: number; zone: string; isAutomatic?: boolean }

/** Completes an activity for the period of a date; idempotent per period. */
export async function complete(
  db: Db,
  memberId: string,
  activityId: string,
  { date, today, now, zone, isAutomatic = false }: CompletionTime,
): Promise<{ points: number; completedNow: boolean }> {
  // After traveling west, an offline completion can be dated one day ahead.
  if (date > plusDays(today, 1) || date < plusDays(today, -14)) throw contract.dateTooFar()
  const { activity, weekStart } = await activityOf(db, memberId, activityId)
  const completedNow = await addCompletion(db, memberId, {
    activityId,
    period: spanOf(activity, date, weekStart),
    date,
    points: activity.points,
    isAutomatic,
    now,
    offsetMinutes: date === today ? Math.round(offsetIn(zone, now) / 60_000) : null,
  })
  return { points: activity.points, completedNow }
}

export async function undo(db: Db, memberId: string, activityId: string, today: string): Promise<void> {
  const { activity, weekStart } = await activityOf(db, memberId, activityId)
  const span = spanOf(activity, today, weekStart)
  if (!(await removeCompletion(db, memberId, activityId, span))) throw contract.notCompleted()
}

export async function statsOf(db: Db, memberId: string, today: string) {
  const { points, completions, main, pauses, ranges } = await totalsOf(db, memberId, firstRangeCount)
  const paused = new Set(pauses)
  const currentStreak =
    dayStreak(ranges, { paused, today, isComplete: ranges.length < firstRangeCount }) ??
    dayStreak((await totalsOf(db, memberId, unlimited)).ranges, { paused, today, isComplete: true }) ??
    0
  const recovery = main
    ? recoveryOf(main.startedOn, main.runs, today)
    : { daysNow: 0, daysEver: 0, longestRun: 0 }
  return {
    totalPoints: points,
    currentStreak,
    activitiesCompleted: completions,
    recoveryDays: recovery.daysNow,
    daysEver: recovery.daysEver,
    longestRun: recovery.longestRun,
    startedOn: main?.startedOn ?? null,
  }
}

import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { daysBetween, plusDays } from '../../platform/dates.ts'
import { frequencies } from './activities.ts'
import { periodStart } from './periods.ts'
import { type DateRange, dayStreak, periodStreak, periodsOf } from './streaks.ts'

/** Groups dates into ranges, newest first. */
function dateRangesOf(dates: string[]): DateRange[] {
  const ranges: DateRange[] = []
  for (const date of [...new Set(dates)].sort().reverse()) {
    const last = ranges.at(-1)
    if (last && last.from === plusDays(date, 1)) last.from = date
    else ranges.push({ from: date, to: date })
  }
  return ranges
}

const streakOf = (dates: string[], paused: ReadonlySet<string>, on: string) =>
  dayStreak(dateRangesOf(dates), { paused, today: on, isComplete: true })

const today = '2026-03-10'
const none = new Set<string>()
const daysAgo = (...days: number[]) => days.map((day) => plusDays(today, -day))

test('a day that is not over does not break a streak', () => {
  expect(streakOf(daysAgo(1, 2, 3), none, today)).toBe(3)
  expect(streakOf(daysAgo(0, 1, 2, 3), none, today)).toBe(4)
  expect(streakOf(daysAgo(2, 3), none, today)).toBe(0)
  expect(streakOf([], none, today)).toBe(0)
})

test('a pause preserves a streak without making it longer', () => {
  expect(streakOf(daysAgo(0, 3, 4), new Set(daysAgo(1, 2)), today)).toBe(3)
  expect(streakOf(daysAgo(3, 4), new Set(daysAgo(1, 2)), today)).toBe(2)
  expect(streakOf(daysAgo(0, 3, 4), new Set(daysAgo(1)), today)).toBe(1)
})

test('a week counts after one completion, and a week mostly paused is skipped', () => {
  const weeks = new Set(['2026-03-02', '2026-02-16'])
  const pausedDays = new Set(['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26'])
  expect(periodStreak('weekly', weeks, { paused: none, today, weekStart: 1 })).toBe(1)
  expect(periodStreak('weekly', weeks, { paused: pausedDays, today, weekStart: 1 })).toBe(2)
})

test('consecutive months are counted across a leap day and the end of a year', () => {
  const months = new Set(['2023-11-01', '2023-12-01', '2024-01-01', '2024-02-01'])
  expect(periodStreak('monthly', months, { paused: none, today: '2024-03-31', weekStart: 1 })).toBe(4)
  expect(periodStreak('monthly', months, { paused: none, today: '2024-02-29', weekStart: 1 })).toBe(4)
})

test('if pauses bridge all given ranges, older ones are requested', () => {
  const newest = dateRangesOf(daysAgo(0, 2))
  expect(dayStreak(newest, { paused: new Set(daysAgo(1)), today, isComplete: false })).toBe(undefined)
  expect(dayStreak(newest, { paused: none, today, isComplete: false })).toBe(1)
})

test('a completion dated tomorrow after traveling west does not break a streak', () => {
  expect(streakOf([...daysAgo(-1, 0, 1)], none, today)).toBe(2)
  expect(streakOf([...daysAgo(-1), ...daysAgo(1, 2)], none, today)).toBe(2)
})

test('the periods of a range are those of its days', () => {
  const length = fc.integer({ min: 0, max: 120 })
  const inputs = fc.tuple(fc.constantFrom(...frequencies), length, length, fc.integer({ min: 1, max: 7 }))
  fc.assert(
    fc.property(inputs, ([frequency, ago, days, weekStart]) => {
      const dates = Array.from({ length: days + 1 }, (_, at) => plusDays(today, -ago - at))
      const expected = new Set(dates.map((date) => periodStart(frequency, date, weekStart)))
      expect(periodsOf(frequency, dateRangesOf(dates), weekStart)).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

test('streaks equal a day-by-day count with Temporal, also from only the newest ranges', () => {
  const day = fc.integer({ min: 0, max: 60 })
  const start = fc
    .integer({ min: 0, max: 7_300 })
    .map((days) => Temporal.PlainDate.from('2010-01-01').add({ days }))
  fc.assert(
    fc.property(
      start,
      fc.array(day, { maxLength: 80 }),
      fc.array(day, { maxLength: 30 }),
      (now, offsets, off) => {
        const done = new Set(offsets.map((days) => now.subtract({ days }).toString()))
        const paused = new Set(off.map((days) => now.subtract({ days }).toString()))
        let expected = 0
        for (let at = now; daysBetween(at.toString(), now.toString()) <= 130; at = at.subtract({ days: 1 })) {
          if (done.has(at.toString())) expected += 1
          else if (!paused.has(at.toString()) && !at.equals(now)) break
        }
        expect(streakOf([...done], paused, now.toString())).toBe(expected)
        expect(periodStreak('daily', done, { paused, today: now.toString(), weekStart: 1 })).toBe(expected)
      },
    ),
    { numRuns: 600 },
  )
})

test('another first day of the week moves a weekly streak by one at most', () => {
  const dayLists = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 120 })
  fc.assert(
    fc.property(dayLists, fc.integer({ min: 1, max: 7 }), (days, weekStart) => {
      const everyWeek = Array.from({ length: 20 }, (_, week) => plusDays(today, -7 * week))
      const dates = [...everyWeek, ...days.map((each) => plusDays(today, -each))]
      const streak = (first: number) =>
        periodStreak('weekly', new Set(dates.map((date) => periodStart('weekly', date, first))), {
          paused: none,
          today,
          weekStart: first,
        })
      expect(streak(weekStart)).toBeGreaterThanOrEqual(19)
    }),
    { numRuns: 60 },
  )
})

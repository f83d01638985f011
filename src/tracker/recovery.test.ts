import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { plusDays } from '../platform/dates.ts'
import { milestonesOf, recentDaysOf, recoveryOf } from './recovery.ts'

test('a restart preserves every earlier day', () => {
  const runs = [{ startedOn: '2025-01-01', endedOn: '2026-02-10' }]
  expect(recoveryOf('2026-02-10', runs, '2026-02-10')).toEqual({ daysNow: 0, daysEver: 405, longestRun: 405 })
  expect(recoveryOf('2026-02-10', runs, '2026-03-01')).toEqual({
    daysNow: 19,
    daysEver: 424,
    longestRun: 405,
  })
})

test('a day counts once, even if a corrected date overlaps an earlier run', () => {
  const runs = [{ startedOn: '2026-01-01', endedOn: '2026-03-01' }]
  expect(recoveryOf('2026-02-01', runs, '2026-03-11')).toMatchObject({ daysNow: 38, daysEver: 69 })
})

test('all days are the days of any run, each counted once', () => {
  const run = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 90 }))
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), fc.integer({ min: 0, max: 1_000 }), (ranges, start) => {
      const day = (at: number) => plusDays('2019-06-01', at)
      const runs = ranges.map(([from, length]) => ({ startedOn: day(from), endedOn: day(from + length) }))
      const expectedDays = new Set<number>()
      for (const [from, length] of [...ranges, [start, Math.max(0, 1_000 - start)] as const])
        for (let at = from; at < from + length; at += 1) expectedDays.add(at)
      const found = recoveryOf(day(start), runs, day(1_000))
      expect(found.daysEver).toBe(expectedDays.size)
      expect(found.longestRun).toBeGreaterThanOrEqual(found.daysNow)
    }),
    { numRuns: 300 },
  )
})

test('days are whole calendar days, over leap years and two decades, as Temporal counts them', () => {
  const day = fc.integer({ min: 0, max: 7_300 })
  fc.assert(
    fc.property(day, day, (a, b) => {
      const from = Temporal.PlainDate.from('2008-01-01').add({ days: Math.min(a, b) })
      const to = Temporal.PlainDate.from('2008-01-01').add({ days: Math.max(a, b) })
      const { daysNow } = recoveryOf(from.toString(), [], to.toString())
      expect(daysNow).toBe(from.until(to, { largestUnit: 'days' }).days)
    }),
  )
})

test('milestones follow the calendar', () => {
  const day = fc.integer({ min: 0, max: 7_300 })
  fc.assert(
    fc.property(day, day, (at, later) => {
      const from = Temporal.PlainDate.from('2004-02-29').add({ days: at })
      const today = from.add({ days: later }).toString()
      const { reached, next } = milestonesOf(from.toString(), today)
      const all = new Map([...reached, ...(next ? [next] : [])].map(({ title, date }) => [title, date]))
      for (const [title, length] of [
        ['24 hours', { days: 1 }],
        ['90 days', { days: 90 }],
        ['6 months', { months: 6 }],
        ['1 year', { years: 1 }],
        ['18 months', { months: 18 }],
        ['4 years', { years: 4 }],
      ] as const) {
        if (all.has(title)) expect(all.get(title)).toBe(from.add(length).toString())
      }
      expect(reached.every(({ date }) => date <= today)).toBe(true)
      expect(next === undefined || next.date > today).toBe(true)
    }),
  )
  expect(milestonesOf('2024-02-29', '2025-02-28').reached.at(-1)).toEqual({
    title: '1 year',
    date: '2025-02-28',
  })
})

test('the first day has no milestone yet, and the first milestone is a day away', () => {
  expect(milestonesOf('2026-03-10', '2026-03-10')).toEqual({
    reached: [],
    next: { title: '24 hours', date: '2026-03-11' },
  })
})

test('after a setback the last thirty days are counted from the person’s own runs, not from what they pressed', () => {
  const since = (endedOn: string) => [{ startedOn: '2025-01-01', endedOn }]
  expect(recentDaysOf('2026-02-08', since('2026-02-08'), '2026-03-10')).toEqual({ sober: 30, of: 30 })
  expect(recentDaysOf('2026-03-10', since('2026-03-10'), '2026-03-10')).toEqual({ sober: 29, of: 30 })
  expect(recentDaysOf('2026-03-09', since('2026-03-06'), '2026-03-10')).toEqual({ sober: 27, of: 30 })
})

test('the count of recent days is left out if it would discourage or is unknown', () => {
  expect(recentDaysOf('2026-03-01', [], '2026-03-10')).toBeUndefined()
  const long = [{ startedOn: '2025-01-01', endedOn: '2026-02-10' }]
  expect(recentDaysOf('2026-03-10', long, '2026-03-10')).toBeUndefined()
  const short = [{ startedOn: '2026-03-05', endedOn: '2026-03-08' }]
  expect(recentDaysOf('2026-03-08', short, '2026-03-10')).toBeUndefined()
})

test('days before the first run are unknown, and are not counted against the person', () => {
  const runs = [{ startedOn: '2026-03-01', endedOn: '2026-03-09' }]
  expect(recentDaysOf('2026-03-09', runs, '2026-03-10')).toEqual({ sober: 9, of: 10 })
})

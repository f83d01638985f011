import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { dateIn, offsetIn } from '../../platform/dates.ts'
import { frequencies } from './activities.ts'
import { periodBefore, periodEnd, periodStart } from './periods.ts'

const zones = Intl.supportedValuesOf('timeZone')
const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2030, 11, 31) })
const dates = instants.map((at) => new Date(at).toISOString().slice(0, 10))

test('a period is the day, week or month around a date, as in Temporal', () => {
  const inputs = fc.tuple(fc.constantFrom(...frequencies), dates, fc.integer({ min: 1, max: 7 }))
  fc.assert(
    fc.property(inputs, ([frequency, date, weekStart]) => {
      const day = Temporal.PlainDate.from(date)
      const start = {
        daily: day,
        weekly: day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 }),
        monthly: day.with({ day: 1 }),
      }[frequency]
      const length = { daily: { days: 1 }, weekly: { weeks: 1 }, monthly: { months: 1 } }[frequency]
      const from = periodStart(frequency, date, weekStart)
      expect(from).toBe(start.toString())
      expect(periodEnd(frequency, from)).toBe(start.add(length).subtract({ days: 1 }).toString())
      expect(periodBefore(frequency, from)).toBe(start.subtract(length).toString())
    }),
    { numRuns: 1_000 },
  )
})

test('weeks start on Monday unless another first day is given', () => {
  expect(periodStart('weekly', '2026-01-01')).toBe('2025-12-29')
  expect(periodStart('weekly', '2024-02-29')).toBe('2024-02-26')
  expect(periodStart('weekly', '2026-03-01', 7)).toBe('2026-03-01')
  expect(periodStart('weekly', '2026-02-28', 7)).toBe('2026-02-22')
})

test('today and the UTC offset agree with Temporal in every zone, over two decades', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
      const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
      expect(dateIn(zone, at)).toBe(there.toPlainDate().toString())
      expect(offsetIn(zone, at)).toBe(there.offsetNanoseconds / 1e6)
    }),
    { numRuns: 1_500 },
  )
})

test('the last moment of a date and the first of the next are two dates, in zones without midnight too', () => {
  const nights = [
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
    ['America/Havana', '2026-03-08'],
    ['Asia/Beirut', '2026-03-29'],
    ['Pacific/Apia', '2011-12-31'],
    ['America/St_Johns', '2008-03-09'],
    ['Antarctica/Troll', '2026-03-29'],
    ['UTC', '2024-02-29'],
  ] as const
  for (const [zone, date] of nights) {
    const first = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
    expect(dateIn(zone, first + 100), zone).toBe(date)
    expect(dateIn(zone, first - 100) < date, zone).toBe(true)
  }
})

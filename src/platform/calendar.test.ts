import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { adjacentMonth, monthOf, weekOf, weeksOf } from './calendar.ts'
import { formatDate, weekdayName } from './format-date.ts'

const dates = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2049, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10))
const weekStarts = fc.integer({ min: 1, max: 7 })

test('a month has each of its days once, in weeks of seven days that start on the first day of the week', () => {
  fc.assert(
    fc.property(dates, weekStarts, (date, weekStart) => {
      const month = Temporal.PlainDate.from(date).toPlainYearMonth()
      const weeks = weeksOf(date, weekStart)
      const cells = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true)
      expect(cells.filter(Boolean)).toEqual(
        Array.from({ length: month.daysInMonth }, (_, at) => month.toPlainDate({ day: at + 1 }).toString()),
      )
      const first = month.toPlainDate({ day: 1 })
      expect(cells.indexOf(first.toString())).toBe((first.dayOfWeek - weekStart + 7) % 7)
    }),
  )
})

test('the starts of weeks and months agree with Temporal', () => {
  fc.assert(
    fc.property(dates, weekStarts, (date, weekStart) => {
      const day = Temporal.PlainDate.from(date)
      expect(weekOf(date, weekStart)).toBe(
        day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 }).toString(),
      )
      const first = day.with({ day: 1 })
      expect(monthOf(date)).toBe(first.toString())
      expect(adjacentMonth(date, 1)).toBe(first.add({ months: 1 }).toString())
      expect(adjacentMonth(date, -1)).toBe(first.subtract({ months: 1 }).toString())
    }),
  )
})

test('a date is formatted the same in every zone', () => {
  expect(formatDate('2026-03-01', 'day')).toBe('March 1, 2026')
  expect(formatDate('2026-03-01', 'month')).toBe('March 2026')
  expect(formatDate('2026-03-01', 'weekday')).toBe('Sunday, March 1')
  expect([weekdayName(1), weekdayName(7), weekdayName(8)]).toEqual(['Monday', 'Sunday', 'Monday'])
})

import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test, vi } from 'vitest'
import { dateIn, dayIn, daysBetween, isDate, isZone, plusDays } from './dates.ts'

test('a date in any zone agrees with Temporal, over two decades', () => {
  const zones = [
    'UTC',
    'Africa/Cairo',
    'America/Havana',
    'America/Santiago',
    'Asia/Beirut',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Asia/Kathmandu',
    'Pacific/Pago_Pago',
    'Europe/Berlin',
    'Australia/Lord_Howe',
  ]
  const from = Date.parse('2011-01-01T00:00:00Z')
  const to = Date.parse('2031-01-01T00:00:00Z')
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: from, max: to }), (zone, at) => {
      const expected = Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(zone)
        .toPlainDate()
        .toString()
      expect(dateIn(zone, at)).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

test('a day that starts later includes the night after it, on every night of two decades', () => {
  const zones = [
    'UTC',
    'America/New_York',
    'America/Havana',
    'Asia/Kathmandu',
    'Africa/Cairo',
    'Europe/Lisbon',
  ]
  const from = Date.parse('2011-01-01T00:00:00Z')
  const to = Date.parse('2031-01-01T00:00:00Z')
  const hour = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: from, max: to }), hour, (zone, at, startsAt) => {
      const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
      const day = local.toPlainDate().subtract({ days: local.hour < startsAt ? 1 : 0 })
      expect(dayIn(zone, at, startsAt)).toBe(day.toString())
      expect(dayIn(zone, at + 60_000, startsAt) >= dayIn(zone, at, startsAt)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('zones that skip midnight have correct dates', () => {
  expect(dateIn('Africa/Cairo', Date.parse('2027-04-29T21:59:59Z'))).toBe('2027-04-29')
  expect(dateIn('Africa/Cairo', Date.parse('2027-04-29T22:00:00Z'))).toBe('2027-04-30')
  expect(dateIn('America/Santiago', Date.parse('2026-09-06T04:00:00Z'))).toBe('2026-09-06')
})

test('a zone in any spelling is one zone, so that visitors cannot fill the memory with spellings', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  dayIn('Pacific/Auckland', now, 3)
  const opened = vi.spyOn(Intl, 'DateTimeFormat')
  for (const zone of ['PACIFIC/AUCKLAND', 'pacific/auckland', 'Pacific/auckLAND']) {
    expect(isZone(zone)).toBe(true)
    expect(dayIn(zone, now, 3)).toBe('2026-11-27')
  }
  expect(opened).not.toHaveBeenCalled()
  opened.mockRestore()
})

test('days are added and counted by the calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: -4_000, max: 4_000 }),
      (start, days) => {
        const date = plusDays('1990-01-01', start)
        expect(daysBetween(date, plusDays(date, days))).toBe(days)
      },
    ),
  )
  expect(plusDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(plusDays('2023-12-31', 1)).toBe('2024-01-01')
})

test('only real dates and real zones are accepted', () => {
  expect(isDate('2024-02-29')).toBe(true)
  for (const bad of ['2023-02-29', '2024-13-01', '2024-1-1', 'today', '2024-02-29T00:00', '0000-01-01'])
    expect(isDate(bad)).toBe(false)
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])
    expect(isZone(zone)).toBe(true)
  for (const bad of ['', 'Mars/Base', '+02:00', '../etc/passwd', 'x'.repeat(200)])
    expect(isZone(bad)).toBe(false)
})

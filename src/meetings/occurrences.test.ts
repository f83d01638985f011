import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { timeOfDay } from './meeting.ts'
import {
  calendarAt,
  countdown,
  lastOccurrence,
  latecomerWords,
  tookPlaceOn,
  zoneLabel,
} from './occurrences.ts'

const zones = Intl.supportedValuesOf('timeZone')
const minute = 60_000

/** A slow reference implementation: every occurrence of five weeks by Temporal, and the first that has not ended. */
function bySlowWay(
  meeting: { dayOfWeek: number; time: string; durationMinutes: number; timezone: string },
  now: number,
) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(meeting.timezone).toPlainDate()
  const found: { startsAt: number; endsAt: number }[] = []
  for (let day = -14; day <= 21; day++) {
    const date = today.add({ days: day })
    if (date.dayOfWeek % 7 !== meeting.dayOfWeek) continue
    const startsAt = date.toZonedDateTime({
      timeZone: meeting.timezone,
      plainTime: meeting.time,
    }).epochMilliseconds
    found.push({ startsAt, endsAt: startsAt + meeting.durationMinutes * minute })
  }
  return found.find((one) => one.endsAt > now)
}

const anyMeeting = fc.record({
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  time: fc.integer({ min: 0, max: 1439 }).map(timeOfDay),
  durationMinutes: fc.integer({ min: 5, max: 1440 }),
  timezone: fc.constantFrom(...zones),
})
const twoYears = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2028, 0, 1) / minute })
  .map((at) => at * minute)

test('the next occurrence equals Temporal’s, in any zone and any week of two years', () => {
  fc.assert(
    fc.property(anyMeeting, twoYears, (meeting, now) => {
      expect(calendarAt(now).next(meeting)).toEqual(bySlowWay(meeting, now))
    }),
    { numRuns: 600 },
  )
})

test('also around every change of daylight saving time', () => {
  const changes = [
    'America/New_York',
    'America/Los_Angeles',
    'Europe/London',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/Santiago',
    'Pacific/Chatham',
  ]
  fc.assert(
    fc.property(
      anyMeeting,
      fc.constantFrom(...changes),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: -2000, max: 2000 }),
      (meeting, timezone, nth, nearby) => {
        let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${timezone}]`)
        for (let step = 0; step <= nth && at; step++) at = at.getTimeZoneTransition('next')
        if (!at) return
        const now = at.epochMilliseconds + nearby * minute
        expect(calendarAt(now).next({ ...meeting, timezone })).toEqual(
          bySlowWay({ ...meeting, timezone }, now),
        )
      },
    ),
    { numRuns: 400 },
  )
})

test("an occurrence falls on the viewer's own weekday and hour, for any pair of zones", () => {
  fc.assert(
    fc.property(anyMeeting, twoYears, fc.constantFrom(...zones), (meeting, now, viewer) => {
      const calendar = calendarAt(now)
      const next = calendar.next(meeting)
      if (!next) throw new Error('a weekly meeting has a next time')
      const there = Temporal.Instant.fromEpochMilliseconds(next.startsAt).toZonedDateTimeISO(viewer)
      expect(calendar.weekday(next.startsAt, viewer)).toBe(there.dayOfWeek % 7)
      expect(calendar.minutes(next.startsAt, viewer)).toBe(there.hour * 60 + there.minute)
    }),
    { numRuns: 400 },
  )
})

const saturdayNight = { dayOfWeek: 6, time: '23:30', durationMinutes: 90, timezone: 'America/New_York' }

test('a meeting that goes past midnight is still in progress on Sunday', () => {
  const now = Date.parse('2026-03-15T00:30:00-04:00')
  const next = calendarAt(now).next(saturdayNight)
  expect(next).toEqual({
    startsAt: Date.parse('2026-03-14T23:30:00-04:00'),
    endsAt: Date.parse('2026-03-15T01:00:00-04:00'),
  })
  expect(next && countdown(next, now)).toMatch(/^On now, \d+ min left$/)
})

test('once it has ended, the next one is a week later', () => {
  const now = Date.parse('2026-03-15T01:00:00-04:00')
  expect(calendarAt(now).next(saturdayNight)?.startsAt).toBe(Date.parse('2026-03-21T23:30:00-04:00'))
})

test('a meeting at 7 p.m. is at 7 p.m. after clocks change', () => {
  const meeting = { dayOfWeek: 0, time: '19:00', durationMinutes: 60, timezone: 'America/New_York' }
  const next = calendarAt(Date.parse('2026-03-07T12:00:00-05:00')).next(meeting)
  expect(next?.startsAt).toBe(Date.parse('2026-03-08T19:00:00-04:00'))
})

test('a meeting by appointment has no next time', () => {
  expect(calendarAt(Date.now()).next({ ...saturdayNight, dayOfWeek: null })).toBeUndefined()
})

test('the time until the start is shown only for the next hours', () => {
  const now = Date.parse('2026-03-14T22:00:00Z')
  const inMinutes = (minutes: number) =>
    countdown({ startsAt: now + minutes * minute, endsAt: now + 2 * minutes * minute }, now)
  expect(inMinutes(25)).toBe('Starts in 25 min')
  expect(inMinutes(60)).toBe('Starts in 1 h')
  expect(inMinutes(86)).toBe('Starts in 1 h 26 min')
  expect(inMinutes(100)).toBe('Starts in 1 h 40 min')
  expect(inMinutes(180)).toBe('Starts in 3 h')
  expect(inMinutes(13 * 60)).toBeUndefined()
})

test('a running meeting shows the remaining time, and whether it is too late to go', () => {
  const now = Date.parse('2026-03-14T22:00:00Z')
  const withMinutesLeft = (minutes: number) => ({
    startsAt: now - 10 * minute,
    endsAt: now + minutes * minute,
  })
  expect(countdown(withMinutesLeft(35), now)).toBe('On now, 35 min left')
  expect(countdown(withMinutesLeft(24 * 60), now)).toBe('On now, 24 h left')
  expect(latecomerWords(withMinutesLeft(35), now)).toContain('You can still go.')
  expect(latecomerWords(withMinutesLeft(5), now)).toContain('almost over')
  expect(latecomerWords({ startsAt: now + minute, endsAt: now + 60 * minute }, now)).toBeUndefined()
})

test('a zone has its common name for that time of the year', () => {
  expect(zoneLabel('America/Los_Angeles', Date.parse('2026-07-01T12:00:00Z'))).toBe('PDT')
  expect(zoneLabel('America/Los_Angeles', Date.parse('2026-01-01T12:00:00Z'))).toBe('PST')
})

const monday = { dayOfWeek: 1, time: '23:00', durationMinutes: 90, timezone: 'America/New_York' }

test('a meeting can be attended on its date in its own zone and in the person’s zone, and on the date it ended', () => {
  const now = Date.parse('2026-03-20T12:00:00Z')
  const took = (date: string, zone: string) => tookPlaceOn(monday, date, { zone, now })
  expect(took('2026-03-16', 'America/New_York')).toBe(true)
  expect(took('2026-03-17', 'America/New_York')).toBe(true)
  expect(took('2026-03-18', 'America/New_York')).toBe(false)
  expect(took('2026-03-17', 'Asia/Tokyo')).toBe(true)
  expect(took('2026-03-15', 'Pacific/Honolulu')).toBe(false)
})

test('a meeting that has not started has not taken place', () => {
  const before = Date.parse('2026-03-17T02:59:00Z')
  expect(tookPlaceOn(monday, '2026-03-16', { zone: 'America/New_York', now: before })).toBe(false)
  expect(tookPlaceOn(monday, '2026-03-16', { zone: 'America/New_York', now: before + 2 * minute })).toBe(true)
})

test('the last occurrence is the one that began before now, in any zone', () => {
  fc.assert(
    fc.property(anyMeeting, twoYears, (meeting, now) => {
      const last = lastOccurrence(meeting, now)
      expect(last?.startsAt).toBeLessThanOrEqual(now)
      expect(last?.startsAt).toBeGreaterThan(now - 7.2 * 24 * 60 * minute)
      expect(
        tookPlaceOn(meeting, dateInZone(meeting.timezone, last?.startsAt ?? 0), { zone: 'UTC', now }),
      ).toBe(true)
    }),
    { numRuns: 200 },
  )
})

function dateInZone(zone: string, instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
}

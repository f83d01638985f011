import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const at = (iso: string) => Date.parse(iso)
const en = { locale: 'en', zone: 'America/New_York' }

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23T12:00:59Z', 'now'],
  // A device whose clock is behind reads times in the future.
  ['2026-11-23T12:05:00Z', '2026-11-23T12:00:00Z', 'now'],
  ['2026-11-23T12:00:00Z', '2026-11-23T12:01:00Z', '1 minute ago'],
  ['2026-11-23T12:00:00Z', '2026-11-23T12:59:59Z', '59 minutes ago'],
  ['2026-11-23T12:00:00Z', '2026-11-23T15:00:00Z', '3 hours ago'],
  // From 9 p.m. to 12:30 a.m. in New York.
  ['2026-11-24T02:00:00Z', '2026-11-24T05:30:00Z', 'yesterday'],
  // A difference of less than an hour is in minutes, also across midnight.
  ['2026-11-24T04:30:00Z', '2026-11-24T05:20:00Z', '50 minutes ago'],
  ['2026-11-17T12:00:00Z', '2026-11-23T12:00:00Z', '6 days ago'],
  ['2026-11-16T12:00:00Z', '2026-11-23T12:00:00Z', 'Nov 16, 2026'],
  // Across the end of daylight saving time.
  ['2026-10-31T16:00:00Z', '2026-11-02T16:00:00Z', '2 days ago'],
])('a time %s reads at %s as %s', (time, now, words) => {
  expect(relativeTime(at(time), at(now), en)).toBe(words)
})

test('words follow the language of the reader', () => {
  const found = relativeTime(at('2026-11-23T12:00:00Z'), at('2026-11-23T12:05:00Z'), {
    locale: 'es',
    zone: 'UTC',
  })
  expect(found).toBe('hace 5 minutos')
})

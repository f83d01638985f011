import { expect, test } from 'vitest'
import { offsetIn } from '../../platform/dates.ts'
import { zoneRules } from './zone-rules.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const hour = 3_600_000

type Observance = { start: number; from: number; to: number; month?: number; nth?: number; weekday?: number }

function observancesOf(text: string): Observance[] {
  return text
    .split(/BEGIN:(?:STANDARD|DAYLIGHT)/)
    .slice(1)
    .map((part) => {
      const value = (name: string) => new RegExp(`${name}:(\\S+)`).exec(part)?.[1] ?? ''
      const [, y, m, d, h, min] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(value('DTSTART')) ?? []
      const offset = (name: string) => {
        const [, sign, hours, minutes] = /([+-])(\d\d)(\d\d)/.exec(value(name)) ?? []
        return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
      }
      const [, month, nth, weekday] = /BYMONTH=(\d+);BYDAY=(-?\d)(\w\w)/.exec(value('RRULE')) ?? []
      return {
        start: Date.UTC(Number(y), Number(m) - 1, Number(d), Number(h), Number(min)),
        from: offset('TZOFFSETFROM'),
        to: offset('TZOFFSETTO'),
        ...(month
          ? {
              month: Number(month) - 1,
              nth: Number(nth),
              weekday: ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(weekday ?? ''),
            }
          : {}),
      }
    })
}

/** The onset of a yearly rule in one year, as calendar clients compute it. */
function onsetIn(year: number, { start, from, month = 0, nth = 1, weekday = 0 }: Observance): number {
  const clock = start % (24 * hour)
  const days = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(year, month, at + 1))).filter(
    (day) => day.getUTCMonth() === month && day.getUTCDay() === weekday,
  )
  return (days.at(nth > 0 ? nth - 1 : nth)?.getTime() ?? 0) + clock - from
}

function offsetByRules(observances: Observance[], instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const onsets = observances.flatMap((one) => {
    if (one.month === undefined) return [{ at: one.start - one.from, to: one.to }]
    return [year - 1, year].map((each) => ({ at: onsetIn(each, one), to: one.to }))
  })
  const past = onsets.filter(({ at }) => at <= instant).sort((a, b) => a.at - b.at)
  return past.at(-1)?.to ?? Number.NaN
}

test.each([
  'America/New_York',
  'Europe/Berlin',
  'Australia/Sydney',
  'America/St_Johns',
  'America/Phoenix',
  'Asia/Kolkata',
])('a calendar client with the rules of %s has the right time for fifteen years', (zone) => {
  const observances = observancesOf(zoneRules(zone, now))
  for (let day = 0; day < 15 * 365; day++) {
    const instant = now + day * 24 * hour
    expect([day, offsetByRules(observances, instant)]).toEqual([day, offsetIn(zone, instant)])
  }
})

test('yearly changes are rules, and a zone without them has one entry', () => {
  expect(zoneRules('America/New_York', now)).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU')
  expect(zoneRules('Europe/Berlin', now)).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')
  expect(zoneRules('America/Phoenix', now)).not.toContain('RRULE')
})

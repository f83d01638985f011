import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusDays } from '../platform/dates.ts'
import { patternDays, patternsOf } from './patterns.ts'

const today = '2026-03-31'
const back = (days: number) => plusDays(today, -days)
const urge = (date: string, more: object = {}) => ({
  kind: 'urge' as const,
  date,
  minute: 21 * 60,
  mood: null,
  craving: 6,
  cravingAfter: null,
  triggers: [],
  actions: [],
  ...more,
})

test('a few entries show no pattern', () => {
  const none = { weeks: undefined, times: undefined, triggers: undefined, helped: undefined }
  expect(patternsOf([], today)).toEqual(none)
  const seven = Array.from({ length: 7 }, () => urge(today, { triggers: ['stress'], actions: ['walked'] }))
  expect(patternsOf(seven, today)).toEqual(none)
})

test('times of day need eight urges on five days, in the member’s time zone', () => {
  const eight = [0, 1, 2, 3, 4, 4, 4, 4].map((days) => urge(back(days)))
  expect(patternsOf(eight.slice(1), today).times).toBeUndefined()
  const { times } = patternsOf([...eight, urge(today, { minute: 0 })], today)
  expect(times?.map(({ urges }) => urges)).toEqual([1, 0, 0, 0, 0, 8])
})

test('triggers are counted by day, so that one bad day does not decide', () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => urge(back(day), { triggers: ['tired'] }))
  const worst = Array.from({ length: 30 }, () => urge(today, { triggers: ['money'] }))
  expect(patternsOf([...days, ...worst], today).triggers).toEqual({
    days: 7,
    top: [
      { name: 'Tired', days: 7 },
      { name: 'Money', days: 1 },
    ],
  })
})

test('what helped was measured three times before and after, and made an urge weaker', () => {
  const measured = (action: string, after: number) =>
    [0, 1, 2].map((day) => urge(back(day), { craving: 8, cravingAfter: after, actions: [action] }))
  const entries = [
    ...measured('walked', 3),
    ...measured('called', 5),
    ...measured('waited', 8),
    ...measured('rested', 2).slice(1),
  ]
  expect(patternsOf(entries, today).helped).toEqual([
    { name: 'Walked or moved', times: 3, before: 8, after: 3 },
    { name: 'Called someone', times: 3, before: 8, after: 5 },
  ])
})

test('a week with fewer than three figures has no average, and two such weeks are needed', () => {
  const week = (first: number, craving: number) =>
    [0, 1, 2].map((day) => urge(back(first + day), { craving }))
  expect(patternsOf(week(0, 4), today).weeks).toBeUndefined()
  const { weeks } = patternsOf([...week(0, 2), ...week(15, 7), urge(back(8))], today)
  expect(weeks?.map(({ craving, urges }) => [craving, urges])).toEqual([
    [7, 3],
    [undefined, 1],
    [2, 3],
  ])
})

test('no figure is out of scale, and entries older than eight weeks do not count', () => {
  const entry = fc.record({
    kind: fc.constantFrom('urge' as const, 'review' as const),
    date: fc.integer({ min: -1, max: 90 }).map(back),
    minute: fc.option(fc.integer({ min: 0, max: 1439 })),
    mood: fc.option(fc.integer({ min: 1, max: 5 })),
    craving: fc.option(fc.integer({ min: 0, max: 10 })),
    cravingAfter: fc.option(fc.integer({ min: 0, max: 10 })),
    triggers: fc.subarray(['stress', 'tired', 'of a later version']),
    actions: fc.subarray(['walked', 'called']),
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
      const found = patternsOf(entries, today)
      const recent = entries.filter(({ date }) => date > back(patternDays))
      expect(found).toEqual(patternsOf(recent, today))
      for (const { craving = 0, mood = 1 } of found.weeks ?? []) {
        expect(craving).toBeLessThanOrEqual(10)
        expect(mood).toBeLessThanOrEqual(5)
      }
      for (const { before, after } of found.helped ?? []) expect(after).toBeLessThan(before)
      for (const { days } of found.triggers?.top ?? [])
        expect(days).toBeLessThanOrEqual(found.triggers?.days ?? 0)
    }),
  )
})

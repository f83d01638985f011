import { expect, test } from 'vitest'
import { plusDays } from '../../platform/dates.ts'
import { consistencyOf } from './consistency.ts'

const today = '2026-03-01'
/** `marks`, from today backwards: x completed, p paused, anything else missed. */
const daysOf = (marks: string) =>
  [...marks].map((mark, daysAgo) => ({
    date: plusDays(today, -daysAgo),
    completed: mark === 'x' ? 1 : 0,
    paused: mark === 'p',
  }))

test('before the first completed activity there is no score', () => {
  expect(consistencyOf([], today)).toBeUndefined()
  expect(consistencyOf(daysOf('--pp-'), today)).toBeUndefined()
})

test('a completion every day is 100, and today does not lower it', () => {
  expect(consistencyOf(daysOf('x'), today)).toBe(100)
  expect(consistencyOf(daysOf('xxxxx'), today)).toBe(100)
  expect(consistencyOf(daysOf('-xxxx'), today)).toBe(100)
})

test('a pause is not a missed day', () => {
  expect(consistencyOf(daysOf('xppppx'), today)).toBe(100)
})

test('a missed day after months lowers the score slightly, and older ones less', () => {
  const steady = 'x'.repeat(120)
  const recent = consistencyOf(daysOf(`x-${steady}`), today) ?? 0
  const old = consistencyOf(daysOf(`${steady}-x`), today) ?? 0
  expect(recent).toBeGreaterThanOrEqual(96)
  expect(recent).toBeLessThan(100)
  expect(old).toBeGreaterThanOrEqual(recent)
})

test('days more than 180 days ago or after today change nothing', () => {
  const days = [...daysOf('xxx'), { date: plusDays(today, -400), completed: 2, paused: false }]
  expect(consistencyOf([...days, { date: plusDays(today, 2), completed: 1, paused: false }], today)).toBe(100)
})

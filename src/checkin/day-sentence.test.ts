import { expect, test } from 'vitest'
import { plusDays } from '../platform/dates.ts'
import { sentenceAfter, sentenceBefore } from './day-sentence.ts'

const today = '2026-03-10'
const upToToday = (count: number) => Array.from({ length: count }, (_, at) => plusDays(today, at + 1 - count))

test('a member who returns after a week is greeted with their stones, not with a count of missed days', () => {
  const away = (days: number) => ({ daysOnPath: 42, lastCheckIn: plusDays(today, -days), today })
  expect(sentenceBefore(away(41))).toBe('Good to see you. Your 42 stones are all here.')
  expect(sentenceBefore(away(6))).not.toContain('Good to see you')
  expect(sentenceBefore({ daysOnPath: 1, lastCheckIn: null, today })).not.toContain('Good to see you')
})

test('the first, seventh, thirtieth and 365th stone and every further year have their own sentence', () => {
  const words = [1, 7, 30, 100, 365, 730].map((count) => sentenceAfter(upToToday(count), today))
  expect(new Set(words).size).toBe(6)
  expect(words[0]).toContain('first stone')
  expect(words[4]).toContain('year')
  expect(words[5]).toContain('2 years')
})

test('the first stone after a gap is a welcome, and other days vary', () => {
  const back = [...Array.from({ length: 11 }, (_, at) => plusDays(today, at - 60)), today]
  expect(sentenceAfter(back, today)).toBe('Welcome back. Your stones waited for you.')
  const days = [0, 1, 2].map((at) => sentenceAfter(upToToday(12), plusDays(today, at)))
  expect(new Set(days).size).toBe(3)
})

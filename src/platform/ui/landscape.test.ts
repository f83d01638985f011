import { expect, test } from 'vitest'
import { plusDays } from '../dates.ts'
import { landscapeOf, monthNear, yearsOf } from './landscape.ts'

const today = '2026-03-10'
const upToToday = (count: number) => Array.from({ length: count }, (_, at) => plusDays(today, at + 1 - count))

test('up to thirty stones are one cairn; with more, each month has its own and this month’s is in front', () => {
  expect(landscapeOf(upToToday(30), today).cairns.map(({ count }) => count)).toEqual([30])
  const { cairns } = landscapeOf(upToToday(64), today)
  expect(cairns.map(({ month, count }) => [month, count])).toEqual([
    ['2026-01-01', 26],
    ['2026-02-01', 28],
    ['2026-03-01', 10],
  ])
  expect(cairns.map(({ scale }) => scale)).toEqual(cairns.map(({ scale }) => scale).toSorted())
})

test('an empty current month has its place in front', () => {
  const { cairns } = landscapeOf(upToToday(64), '2026-04-02')
  expect(cairns.at(-1)).toMatchObject({ month: '2026-04-01', count: 0 })
})

test('a year of months is drawn, and every cairn is inside the picture', () => {
  const { cairns, width, height } = landscapeOf(upToToday(1_000), today)
  expect(cairns).toHaveLength(13)
  for (const { x, y, scale, width: wide, height: high } of cairns) {
    expect(x - (wide * scale) / 2).toBeGreaterThan(-4)
    expect(x + (wide * scale) / 2).toBeLessThan(width + 4)
    expect(y - high * scale).toBeGreaterThan(0)
    expect(y).toBeLessThan(height)
  }
})

test('stones are grouped by month and year, newest year first', () => {
  const years = yearsOf(upToToday(400))
  expect(years.map(([year]) => year)).toEqual(['2026', '2025'])
  expect(years.flatMap(([, months]) => months.flatMap(([, dates]) => dates))).toHaveLength(400)
})

test('a tap on a cairn selects its month, also if the picture is wider than the drawing', () => {
  const scene = landscapeOf(upToToday(400), today)
  for (const { month, x, y, height: high, scale } of scene.cairns) {
    const middle = y - (high * scale) / 2
    expect(monthNear(scene, x, middle, scene)).toBe(month)
    expect(monthNear(scene, x * 2 + 140, middle * 2, { width: 1_000, height: 472 })).toBe(month)
  }
  expect(monthNear(scene, 300, 20, scene)).toBeUndefined()
  expect(monthNear(landscapeOf([], today), 236, 210, scene)).toBeUndefined()
})

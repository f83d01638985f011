import { expect, test } from 'vitest'
import { placeStones, rowsOf } from './stones.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))

test('there is one stone per check-in, for one day and for ten years', () => {
  for (const count of [0, 1, 2, 7, 30, 31, 365, 3_650]) {
    expect(placeStones(days(count)).stones).toHaveLength(count)
  }
})

test('every stone is in a row, and rows get narrower toward the top', () => {
  for (let count = 1; count <= 30; count += 1) {
    const rows = rowsOf(count)
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count)
    expect([...rows].sort((a, b) => b - a)).toEqual(rows)
  }
})

test('the stone of a date always looks the same', () => {
  const shapesOf = (dates: string[]) =>
    placeStones(dates).stones.find(({ date }) => date === '2026-01-03') ?? expect.fail('no stone')
  const early = shapesOf(days(3))
  const late = shapesOf(days(300))
  expect([late.tint, late.tilt, late.swell]).toEqual([early.tint, early.tilt, early.swell])
})

test('more than a few dozen stones form several cairns', () => {
  expect(placeStones(days(75)).width).toBeGreaterThan(placeStones(days(30)).width)
})

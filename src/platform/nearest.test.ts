import { expect, test } from 'vitest'
import { cosine, nearest } from './nearest.ts'

const unit = (...numbers: number[]) => {
  const length = Math.hypot(...numbers)
  return Float32Array.from(numbers, (number) => number / length)
}

test('the same direction is 1 and a right angle is 0', () => {
  expect(cosine(unit(1, 2), unit(2, 4))).toBeCloseTo(1)
  expect(cosine(unit(1, 0), unit(0, 1))).toBeCloseTo(0)
})

test('the most alike come first, and no more than asked for', () => {
  const items = [
    { item: 'up', vector: unit(0, 1) },
    { item: 'right', vector: unit(1, 0) },
    { item: 'between', vector: unit(1, 1) },
  ]
  expect(nearest(unit(1, 0.1), items, 2).map(({ item }) => item)).toEqual(['right', 'between'])
})

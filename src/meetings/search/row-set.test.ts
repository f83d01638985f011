import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRows, firstRows, intersection, membersAfter, renumber, rowsIn, setOf } from './row-set.ts'

const members = fc.uniqueArray(fc.nat({ max: 199 }))

test('sets of rows count, list and intersect as sets of numbers do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const both = a.filter((row) => b.includes(row)).toSorted((x, y) => x - y)
      const [first, second] = [setOf(200, a), setOf(200, b)]
      const common = intersection([first, second])
      expect([...rowsIn(common ?? first)]).toEqual(both)
      expect(countRows(first, second)).toBe(both.length)
      expect(countRows(first)).toBe(a.length)
      expect([...rowsIn(first)]).toEqual(a.toSorted((x, y) => x - y))
    }),
  )
})

test('a page of members equals that of a sorted list, and renumbering preserves the rows', () => {
  const reversed = Uint32Array.from({ length: 200 }, (_, row) => 199 - row)
  fc.assert(
    fc.property(members, fc.nat({ max: 210 }), fc.nat({ max: 50 }), (a, skipped, most) => {
      const sorted = a.toSorted((x, y) => x - y)
      expect(membersAfter(setOf(200, a), skipped, most)).toEqual(sorted.slice(skipped, skipped + most))
      expect([...rowsIn(renumber(setOf(200, a), reversed))]).toEqual(
        sorted.map((row) => 199 - row).toReversed(),
      )
      expect([...rowsIn(firstRows(200, Math.min(200, skipped)))]).toEqual(
        Array.from({ length: Math.min(200, skipped) }, (_, row) => row),
      )
    }),
  )
})

test('without sets every row matches', () => {
  expect(intersection([])).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRows, hasRow, inAll, rowsIn, setOf } from './row-set.ts'

const members = fc.uniqueArray(fc.nat({ max: 199 }))

test('sets of rows count, list and intersect as sets of numbers do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const both = a.filter((row) => b.includes(row)).toSorted((x, y) => x - y)
      const [first, second] = [setOf(200, a), setOf(200, b)]
      const common = inAll([first, second])
      expect([...rowsIn(common ?? first)]).toEqual(both)
      expect(countRows(first, second)).toBe(both.length)
      expect(countRows(first)).toBe(a.length)
      expect(a.every((row) => hasRow(first, row))).toBe(true)
    }),
  )
})

test('no sets mean every row', () => {
  expect(inAll([])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { maxRangeBytes, rangeOf } from './file-range.server.ts'

test('a header without a range, with several, or with one outside of the file gives no range', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=100-', 'bytes=0-1,4-5', 'items=0-1'])
    expect(rangeOf(header, 100)).toBeUndefined()
  expect(rangeOf('bytes=0-', 0)).toBeUndefined()
  expect(rangeOf('bytes=-0', 100)).toBeUndefined()
})

test('a range ends at the end of the file, and may count from the end', () => {
  expect(rangeOf('bytes=0-16383', 100)).toEqual({ from: 0, until: 99 })
  expect(rangeOf('bytes=10-19', 100)).toEqual({ from: 10, until: 19 })
  expect(rangeOf('bytes=90-', 100)).toEqual({ from: 90, until: 99 })
  expect(rangeOf('bytes=-8', 100)).toEqual({ from: 92, until: 99 })
  expect(rangeOf('bytes=-800', 100)).toEqual({ from: 0, until: 99 })
})

test('one response never has more than the limit', () => {
  expect(rangeOf('bytes=0-', 10 ** 12)).toEqual({ from: 0, until: maxRangeBytes - 1 })
})

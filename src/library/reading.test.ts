import { expect, test } from 'vitest'
import {
  clearHistory,
  currentBlock,
  emptyProgress,
  parseProgress,
  percentRead,
  type ReadingProgress,
  recordPosition,
  removePosition,
} from './reading.ts'

const half: ReadingProgress = recordPosition(emptyProgress, 'wim-hof-method', { block: 20, of: 41 })

test.each([
  undefined,
  null,
  'wim-hof-method',
  [],
  { places: 'none', read: {}, useful: 7, last: 3 },
  {
    places: { a: { block: -1, of: 4 }, b: { block: 4, of: 4 }, c: { block: 1.5, of: 4 }, d: null },
    last: 'a',
  },
])('invalid stored data is ignored: %j', (stored) => {
  expect(parseProgress(stored)).toEqual(emptyProgress)
})

test('stored text is read back unchanged', () => {
  const progress = { ...half, read: ['12-steps-psychology'], useful: ['havening-techniques'] }
  expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
})

test('an article that was only opened is not started, and opening it does not lose its position', () => {
  expect(recordPosition(emptyProgress, 'wim-hof-method', { block: 2, of: 41 })).toEqual(emptyProgress)
  expect(recordPosition(half, 'wim-hof-method', { block: 0, of: 41 }).places).toEqual(half.places)
})

test('a reader who leaves in the middle finds the place again, and the article last left comes first', () => {
  expect(half).toMatchObject({ last: 'wim-hof-method', places: { 'wim-hof-method': { block: 20, of: 41 } } })
  const both = recordPosition(half, 'havening-techniques', { block: 9, of: 50 })
  expect(both.last).toBe('havening-techniques')
  expect(Object.keys(both.places)).toEqual(['wim-hof-method', 'havening-techniques'])
})

test('an article that was read to its end is read, once, and never unfinished again', () => {
  const finished = recordPosition(half, 'wim-hof-method', { block: 40, of: 41 })
  expect(finished).toEqual({ ...emptyProgress, read: ['wim-hof-method'] })
  expect(recordPosition(finished, 'wim-hof-method', { block: 12, of: 41 })).toEqual(finished)
  expect(recordPosition(finished, 'wim-hof-method', { block: 40, of: 41 })).toEqual(finished)
})

test('a dismissed article is not offered again; clearing the history leaves saved and useful marks', () => {
  expect(removePosition(half, 'wim-hof-method')).toEqual(emptyProgress)
  expect(removePosition(half, 'havening-techniques')).toEqual(half)
  const known = { ...half, read: ['12-steps-psychology'], useful: ['havening-techniques'] }
  expect(clearHistory(known)).toEqual({ ...emptyProgress, useful: ['havening-techniques'] })
})

test('a reader is at the block in the upper part of the screen, and at the end as soon as it is visible', () => {
  expect(currentBlock([-300, -20, 260, 300, 1_200], 840)).toBe(3)
  expect(currentBlock([-300, -20, 260, 300, 830], 840)).toBe(4)
  expect(currentBlock([], 840)).toBe(0)
})

test('progress goes from 0 to 100 percent', () => {
  expect([0, 20, 40].map((block) => percentRead({ block, of: 41 }))).toEqual([0, 50, 100])
})

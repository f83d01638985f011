import { expect, test } from 'vitest'
import { rowsIn } from './row-set.ts'
import { foldCase } from './search-text.ts'
import { isOneEditApart, openWordIndex, wordIndexBuilder } from './word-index.ts'

const texts = [
  'Levántate Serenity\n95112',
  'Morning Light\nOakland',
  "O'Brien Hall (Oak Road)\n10001",
  'Serenade\n12',
]
const builder = wordIndexBuilder()
for (const [row, text] of texts.entries()) builder.add(row, foldCase(text))
const index = openWordIndex(builder.finish(), texts.length)
const found = (word: string) => [...rowsIn(index.rowsWith(foldCase(word)))]

test('an unknown word finds nothing', () => {
  expect(found('tokyo')).toEqual([])
  expect(found('99999')).toEqual([])
})

test('a word is found by prefix and substring, ignoring accents and case', () => {
  expect(found('seren')).toEqual([0, 3])
  expect(found('LEVANTATE')).toEqual([0])
  expect(found('land')).toEqual([1])
  expect(found("o'brien")).toEqual([2])
  expect(found('95112')).toEqual([0])
})

test('one or two letters mean the beginning of a word only', () => {
  expect(found('o')).toEqual([1, 2])
  expect(found('en')).toEqual([])
  expect(found('1')).toEqual([2, 3])
})

test('one typo is tolerated where nothing matches exactly, but never in a number', () => {
  expect(found('serinity')).toEqual([0])
  expect(found('seernity')).toEqual([0])
  expect(found('oaklan')).toEqual([1])
  expect(found('mornnig')).toEqual([1])
  expect(found('95113')).toEqual([])
  expect(found('lig')).toEqual([1])
})

test.each([
  ['hope', 'hpoe', true],
  ['hope', 'hop', true],
  ['hope', 'hopes', true],
  ['hope', 'rope', true],
  ['hope', 'hope', true],
  ['hope', 'ropes', false],
  ['hope', 'pohe', false],
])('%s and %s differ by one typo: %s', (a, b, slip) => {
  expect(isOneEditApart(a, b)).toBe(slip)
})

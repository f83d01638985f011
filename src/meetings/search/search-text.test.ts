import { expect, test } from 'vitest'
import { matchingRows, searchTextsOf } from './search-text.ts'

const rows = [
  { name: 'Levántate (en español)', city: 'San Francisco', address: '1 Market St' },
  { name: 'Morning Light', city: 'Marin', address: '12 Oak Road' },
  { name: 'Oak Street group', city: 'Oakland', address: '9 Main St' },
]
const texts = searchTextsOf(rows)

test('an unknown word finds nothing', () => {
  expect(matchingRows(texts, 'tokyo')).toEqual([])
})

test('a name, a city or an address is found whatever its case and accents', () => {
  expect(matchingRows(texts, 'LEVANTATE')).toEqual([0])
  expect(matchingRows(texts, 'español')).toEqual([0])
  expect(matchingRows(texts, 'marin')).toEqual([1])
  expect(matchingRows(texts, '12 oak road')).toEqual([1])
  expect(matchingRows(texts, 'oak')).toEqual([1, 2])
})

test('all words must match, in any field and any order', () => {
  expect(matchingRows(texts, 'main oak')).toEqual([2])
  expect(matchingRows(texts, 'oak marin')).toEqual([1])
})

test('an empty search, and one of blanks, finds everything', () => {
  expect(matchingRows(texts, '')).toEqual([0, 1, 2])
  expect(matchingRows(texts, '  ')).toEqual([0, 1, 2])
})

test('a search among some rows keeps their order', () => {
  expect(matchingRows(texts, 'oak', [2, 1, 0])).toEqual([2, 1])
})

test('a keystroke over 10,000 meetings costs far less than a frame of 16 ms', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    name: `${['Morning', 'Noon', 'Candle', 'Serenity'][at % 4]} group ${at}`,
    city: ['Costa Mesa', 'New York', 'Edmonton'][at % 3] ?? '',
    address: `${at} North Main Street`,
  }))
  const big = searchTextsOf(many)
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    for (const query of ['s', 'se', 'serenity', 'serenity new', 'nowhere at all']) {
      const start = performance.now()
      matchingRows(big, query)
      times.push(performance.now() - start)
    }
  }
  times.sort((a, b) => a - b)
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(16)
})

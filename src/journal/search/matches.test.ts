import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesIn } from './matches.ts'

const hits = (text: string, words: string) =>
  matchesIn(text, words)
    .filter(({ hit }) => hit)
    .map(({ text: found }) => found)

test('the words that a search finds are marked, whatever their accents and capitals, and no others', () => {
  expect(hits('We met at the Café. Cafeteria was closed; decaf too.', 'cafe')).toEqual(['Café', 'Cafeteria'])
  expect(hits('Called Tom, then Tomás called.', 'tom  CALL')).toEqual(['Called', 'Tom', 'Tomás', 'called'])
  expect(hits('Анна звонила', 'анн')).toEqual(['Анна'])
  expect(hits('Nothing here', '')).toEqual([])
  expect(hits('Nothing here', '.* ( [')).toEqual([])
})

test('the parts together are the text, for any search', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      (text, words) => {
        expect(
          matchesIn(text, words)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { knownWordsIn, spellingCorrection } from './spelling-correction.ts'

const file = await readFile(path.join(import.meta.dirname, 'known-words.txt'), 'utf8')
const corrected = spellingCorrection(knownWordsIn(file))

test.each([
  ['i relasped last nite afer 4 monts', 'i relapsed last night after 4 months'],
  ['my sponser is gona be so dissapointed', 'my sponsor is gonna be so disappointed'],
  ['im tryng to qiut dip', 'im trying to quit dip'],
])('typos are corrected: %s', (typed, meant) => {
  expect(corrected(typed, 'en')).toBe(meant)
})

test.each([
  "there's a guy who plays drums",
  'Margaret is always in',
  'my son Dashawn called',
  'my brother is a constructor',
  'I ate 3 plátanos',
  'my coworker brought me a donut',
  'she put a bag of peas on it and called dispatch',
  'mi prima trajo pan dulce to the party',
])('names, other languages and correct words are unchanged: %s', (text) => {
  expect(corrected(text, 'en')).toBe(text)
})

test('Spanish is corrected by sound, and endings are unchanged', () => {
  expect(corrected('kiero dejar de tomar, xq mi espozo ya no aguanta', 'es')).toBe(
    'quiero dejar de tomar, porque mi esposo ya no aguanta',
  )
  expect(corrected('ella se quedó sentada', 'es')).toBe('ella se quedó sentada')
})

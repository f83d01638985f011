import { expect, test } from 'vitest'
import { correctionSentence, meantIn, restated, restatedBy, shortClause } from './corrected-text.ts'

test.each([
  ['no es cigarro, es mota', 'mota'],
  ['no se murió, terminamos', 'terminamos'],
  ['no dije que era mi dinero, era de mi esposa', 'de mi esposa'],
  ['no, me refería a mi suegra', 'mi suegra'],
  ['hes not dead we broke up', 'we broke up'],
  ["its not the drinking it's church", 'church'],
  ['no you misunderstood, i have no phone', 'i have no phone'],
])('the corrected part of a message is extracted: %s', (message, meant) => {
  expect(meantIn(message)).toEqual({ meant, isPositive: true })
})

test.each(["i didn't say i drank", 'i never said i wanted to quit', 'yo no dije eso'])(
  'a denial alone contains no corrected part: %s',
  (message) => {
    expect(meantIn(message).isPositive).toBe(false)
  },
)

test.each([
  ["i'm worried about my son and pills", 'daughter not son', "You're worried about your daughter and pills"],
  ['i lost 400 on slots yesterday', 'not yesterday, last week', 'You lost 400 on slots last week'],
])('the previous message is restated with the corrected word: %s | %s', (before, message, restatement) => {
  expect(restatedBy(before, message, 'en')).toBe(restatement)
})

test.each([
  ['i hate mornings', 'not mornings so much'],
  ['he blamed me', 'it was him, not me'],
  ['i went to work', 'my wife is home, not well'],
])('a denial that replaces no word of the previous message restates nothing: %s | %s', (before, message) => {
  expect(restatedBy(before, message, 'en')).toBeUndefined()
})

test('"i did" after a statement about someone else restates it about the writer', () => {
  expect(restated('my dad relapsed', 'i did', 'en')).toBe('You relapsed')
  expect(restated('my brother is using again', 'me', 'en')).toBe('You’re using again')
})

test('a correction of a few words is confirmed', () => {
  expect(correctionSentence('Church', 'en')).toBe('So it’s church')
  expect(correctionSentence('Na', 'en')).toBe('So it’s NA')
  expect(correctionSentence("You're pregnant", 'en')).toBe("You're pregnant")
  expect(correctionSentence('Tu suegra', 'es')).toBe('Entonces: tu suegra')
  expect(shortClause('i yelled')).toBe('You yelled')
  expect(shortClause('church')).toBeUndefined()
})

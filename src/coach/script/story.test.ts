import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { asksIn, storyIn } from './story.ts'

const whoIn = (message: string) => storyIn(normalizeText(message), 'en', {}).story.who

test.each([
  ['My husband is back at the casino, I saw the bank statement', 'other'],
  ['my son is using again. I found the pipe', 'other'],
  ['my roommate keeps coke in the freezer', undefined],
  ['my son keeps pills in his room', 'other'],
  ['i want to quit but my whole friend group drinks', undefined],
  ['my husband drinks and I need to stop it', 'other'],
  ['my husband drinks and I want to quit my marriage', 'other'],
  ["my wife is asleep, i'm at the casino", undefined],
])('the person that a message is about is recognized: %s', (message, who) => {
  expect(whoIn(message)).toBe(who)
})

test.each([
  ['mi esposo llega tomado cada viernes', undefined, 'other'],
  ['pero sigue tomando', 'tu novio', 'other'],
  ['pero sigue tomando', undefined, undefined],
  ['sigo tomando', 'tu novio', undefined],
])('in Spanish, someone who drinks needs no pronoun: %s (%s)', (message, person, who) => {
  expect(storyIn(message, 'es', person ? { person } : {}).story.who).toBe(who)
})

test('"es para mi nieto" corrects nothing, and "es mi nieto" does', () => {
  const before = { who: 'self' } as const
  expect(storyIn('es para mi nieto que nacio en octubre', 'es', before).corrected).toBeUndefined()
  expect(storyIn('no, es mi nieto', 'es', before).corrected).toBe('who')
})

test.each([
  ['gasto en gemas, como 300 este mes', false],
  ['he seems nice, has a cat', false],
  ['su papa dice que es normal', false],
  ['como le digo', true],
  ['he drinks, is that normal', true],
  ['eso es normal', true],
])('whether it asks: %s', (said, asks) => {
  expect(asksIn(said)).toBe(asks)
})

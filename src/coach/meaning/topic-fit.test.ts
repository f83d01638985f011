import { expect, test } from 'vitest'
import { speaksOfTopic, tellsOfHabit } from './topic-fit.ts'

test.each([
  ['craving', "she's right tbh", "i can't stop wanting a drink"],
  ['nicotine', 'snapped at my 4 yr old over a shoe', 'the first cigarette is the worst'],
  ['gambling', 'she is calling me to eat', 'i got paid and its gone'],
  ['anxiety', 'he picked a brewery', "my heart won't slow down"],
  ['shame', 'she brought me the shoe', 'i feel so ashamed'],
  ['milestone', "she's still drinking", 'five years sober'],
  ['relative', "she had two glasses and i couldn't stop staring", 'she came home drunk'],
] as const)('a message about %s has a word of it', (key, without, withIt) => {
  expect(speaksOfTopic(key, without)).toBe(false)
  expect(speaksOfTopic(key, withIt)).toBe(true)
})

test('a plain fact about a thing continues any subject', () => {
  expect(speaksOfTopic('drinking', 'the blinds are closed')).toBe(true)
  expect(speaksOfTopic('grief', 'mom made his pie')).toBe(true)
})

test('what a drink gives is asked of a writer who drinks now', () => {
  expect(tellsOfHabit('drinking', ['everyone is on their third glass', 'i said antibiotics'])).toBe(false)
  expect(tellsOfHabit('drinking', ["i don't drink anymore"])).toBe(false)
  expect(tellsOfHabit('drinking', ['I drink a bottle a night'])).toBe(true)
  expect(tellsOfHabit('gambling', ['hi'])).toBe(true)
})

import { expect, test } from 'vitest'
import { mayTakeTip, speaksOfTopic, tellsOfHabit } from './topic-fit.ts'

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

test('a plain fact about a thing continues a habit, and no other subject', () => {
  expect(speaksOfTopic('drinking', 'the blinds are closed')).toBe(true)
  expect(speaksOfTopic('gambling', 'it is tennis')).toBe(true)
  expect(speaksOfTopic('grief', 'mom made his pie')).toBe(true)
  expect(speaksOfTopic('relative', 'the house is blue')).toBe(false)
  expect(speaksOfTopic('event', '8 letters, relating to the liver')).toBe(false)
  expect(speaksOfTopic('motivation', 'it is two glasses with dinner')).toBe(false)
})

test('what a drink gives is asked of a writer who drinks now', () => {
  expect(tellsOfHabit('drinking', ['everyone is on their third glass', 'i said antibiotics'])).toBe(false)
  expect(tellsOfHabit('drinking', ["i don't drink anymore"])).toBe(false)
  expect(tellsOfHabit('drinking', ['I drink a bottle a night'])).toBe(true)
  expect(tellsOfHabit('gambling', ['hi'])).toBe(true)
})

test('a tip is for the writer, and not after a refusal', () => {
  expect(mayTakeTip('gambling', 'she grew up with a dad who gambled')).toBe(false)
  expect(mayTakeTip('motivation', 'no i dont want to call someone')).toBe(false)
  expect(mayTakeTip('motivation', 'idk what to say up there')).toBe(false)
  expect(mayTakeTip('nicotine', 'i want a cigarette after lunch')).toBe(true)
  expect(mayTakeTip('relative', 'she drinks every night')).toBe(true)
})

test.each([
  ['relative', "she's asleep in the chair"],
  ['relative', 'my mother in law found my stash of airplane bottles'],
  ['grief', 'the bowling league wants me back'],
  ['motivation', 'dormí como bebé'],
  ['event', "i'll report back"],
] as const)('a message about something else does not speak of %s: %s', (key, message) => {
  expect(speaksOfTopic(key, message)).toBe(false)
})

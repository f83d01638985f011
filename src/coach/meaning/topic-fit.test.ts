import { expect, test } from 'vitest'
import { mayTakeTip, mentionsTopic } from './topic-fit.ts'

test.each([
  ['craving', "she's right tbh", "i can't stop wanting a drink"],
  ['nicotine', 'snapped at my 4 yr old over a shoe', 'the first cigarette is the worst'],
  ['gambling', 'she is calling me to eat', 'i got paid and its gone'],
  ['anxiety', 'he picked a brewery', "my heart won't slow down"],
  ['shame', 'she brought me the shoe', 'i feel so ashamed'],
] as const)('a message about %s has a word of it', (key, without, withIt) => {
  expect(mentionsTopic(key, without)).toBe(false)
  expect(mentionsTopic(key, withIt)).toBe(true)
})

test('a plain fact about a thing continues a habit, and no other subject', () => {
  expect(mentionsTopic('craving', 'the blinds are closed')).toBe(true)
  expect(mentionsTopic('gambling', 'it is tennis')).toBe(true)
  expect(mentionsTopic('shame', 'the house is blue')).toBe(false)
})

test('a tip is for the writer, and not after a refusal', () => {
  expect(mayTakeTip('she grew up with a dad who gambled')).toBe(false)
  expect(mayTakeTip('no i dont want to call someone')).toBe(false)
  expect(mayTakeTip('idk what to say up there')).toBe(false)
  expect(mayTakeTip('i want a cigarette after lunch')).toBe(true)
})

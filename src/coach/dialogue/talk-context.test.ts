import { expect, test } from 'vitest'
import { meaningByWords } from '../meaning/meaning.ts'
import { asksIn } from '../script/story.ts'
import { newState } from './state.ts'
import { contextOf, withoutOpening } from './talk-context.ts'

const best = (message: string, recent: string[] = []) => {
  const state = { ...newState(), recent }
  return meaningByWords(message, 'en', contextOf(state, message)).answers[0]?.id
}

test('a short question is read with what was said before it', () => {
  expect(best('can I drink on it?', ['my doctor put me on naltrexone yesterday'])).toBe('naltrexone')
})

test('a question that stands alone is not read with another subject', () => {
  expect(best('where do I get naloxone?', ['my cat died last week'])).toMatch(/naloxone/)
})

test('an answer about something the talk never named stands back', () => {
  const message = 'how long does that last'
  const scoreOf = (recent: string[]) =>
    meaningByWords(message, 'en', contextOf({ ...newState(), recent }, message)).answers.find(
      ({ id }) => id === 'grief-how-long',
    )?.score ?? 0
  expect(scoreOf(['I have not slept for three nights'])).toBeLessThan(scoreOf(['my brother died in March']))
})

test.each([
  ["no, that's not what I mean, I mean do I have to tell him", 'do I have to tell him'],
  ['ok my real question: can I stop today', 'can I stop today'],
  ['no', 'no'],
])('what is meant is read without its opening: %s', (message, rest) => {
  expect(withoutOpening(message)).toBe(rest)
})

test.each([
  'my sponsor will be disappointed. how do i tell her',
  'i have to travel for five days can i get doses there',
  'the sweating, is that normal',
  'tengo cinco dias sin tomar, es normal',
])('a question is heard in the middle of a message: %s', (said) => {
  expect(asksIn(said)).toBe(true)
})

test.each(['i know what i should do', "i don't know if i can do this", 'my brother drinks every night'])(
  'a statement is no question: %s',
  (said) => {
    expect(asksIn(said)).toBe(false)
  },
)

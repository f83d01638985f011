import { expect, test } from 'vitest'
import { meaningByWords } from '../meaning/meaning.ts'
import { exercise } from '../script/exercise.ts'
import { asksIn } from '../script/story.ts'
import { withoutOpening } from '../speech-acts/corrected-text.ts'
import { talk } from '../testing/guided-talk.server.ts'
import { newState } from './state.ts'
import { contextOf, suitedTo, withWhatIsSmoked } from './talk-context.ts'

const bestAnswer = (message: string, recent: string[] = []) => {
  const state = { ...newState(), recent }
  return meaningByWords(message, 'en', contextOf(state, message)).answers[0]?.id
}

test('a short question is matched together with the message before it', () => {
  expect(bestAnswer('can I drink on it?', ['my doctor put me on naltrexone yesterday'])).toBe('naltrexone')
})

test('a complete question is matched without the message before it', () => {
  expect(bestAnswer('where do I get naloxone?', ['my cat died last week'])).toMatch(/naloxone/)
})

test('an answer about something that the conversation never mentioned gets a lower score', () => {
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
])('an introductory phrase is removed: %s', (message, rest) => {
  expect(withoutOpening(message)).toBe(rest)
})

test.each([
  'my sponsor will be disappointed. how do i tell her',
  'i have to travel for five days can i get doses there',
  'the sweating, is that normal',
  'tengo cinco dias sin tomar, es normal',
])('a question in the middle of a message is recognized: %s', (message) => {
  expect(asksIn(message)).toBe(true)
})

test.each(['i know what i should do', "i don't know if i can do this", 'my brother drinks every night'])(
  'a statement is not a question: %s',
  (message) => {
    expect(asksIn(message)).toBe(false)
  },
)

const answersTo = (messages: readonly string[]) => talk(messages).map(({ answer }) => answer)

test('a plan to take a step is encouraged', () => {
  expect(answersTo(['hi', "okay, I'll call my doctor tomorrow"])[1]).toMatch(/step|plan|move|makes sense/)
})

test('"do I have to go?" about an invitation is not a goodbye', () => {
  expect(answersTo(['my sister is having a wedding', 'do I have to go?'])[1]).not.toMatch(
    /take care|bye for now/i,
  )
})

test('a question about help with the word "program" is not about the coach', () => {
  expect(answersTo(['hi', 'is there a program for nurses'])[1]).not.toContain('cannot feel')
  expect(answersTo(['hi', 'is this a program'])[1]).toContain('program')
})

test('a question where to get naloxone is answered, and one where to get drugs is declined', () => {
  expect(answersTo(['where do I get Narcan'])[0]).toMatch(/naloxone/i)
  expect(answersTo(['where can I get some weed'])[0]).toMatch(/won’t help you find|won’t hear from me/i)
})

test('a question during an exercise is answered, and the step is repeated', () => {
  const steps = exercise('en', 'urge_surfing').steps
  const [, answer = ''] = answersTo(['urge surfing', 'how much does a meeting cost?'])
  expect(answer).toMatch(/free/i)
  expect(answer).toContain(steps[0]?.ask)
})

test('a follow-up question gets another answer than the question before it', () => {
  const [, first = '', second = ''] = answersTo([
    'hi',
    'what do I say when someone hands me a drink?',
    'what if they insist?',
  ])
  expect(second).not.toBe(first)
})

test.each([
  [['is weed addictive'], 'i smoke from when i wake up', 'i smoke weed from when i wake up'],
  [['quiero dejar la mota'], 'fumo diario', 'fumo mota diario'],
  [['is weed addictive'], 'i smoke cigs too', 'i smoke cigs too'],
  [['i smoke weed and a pack a day'], 'i smoke from when i wake up', 'i smoke from when i wake up'],
  [['i want to quit'], 'i smoke from when i wake up', 'i smoke from when i wake up'],
])('in a talk about cannabis only, smoking is about it: %s, %s', (recent, message, expected) => {
  const state = { ...newState(), recent, language: /fum/.test(message) ? ('es' as const) : ('en' as const) }
  expect(withWhatIsSmoked(state, message)).toBe(expected)
})

test('if the best answer lacks a word of its subject, no answer is given and the closest are choices', () => {
  const read = {
    ...meaningByWords('can i bring my girlfriend', 'en'),
    answers: [
      { id: 'bring-someone', score: 0.4 },
      { id: 'rehab-rules', score: 0.3 },
    ],
  }
  const most = read.gates.question * 0.6
  const alone = suitedTo(newState(), 'can i bring my girlfriend', read)
  expect(alone.answers.map(({ id }) => id)).toEqual(['bring-someone', 'rehab-rules'])
  expect(alone.answers.every(({ score }) => score < most)).toBe(true)
  const named = suitedTo(
    { ...newState(), recent: ['im scared of my first meeting'] },
    'can i bring my girlfriend',
    read,
  )
  expect(named.answers).toEqual(read.answers)
})

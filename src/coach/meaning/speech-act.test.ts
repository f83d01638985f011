import { expect, test } from 'vitest'
import type { ActId } from '../script/acts.ts'
import { analyzeMessage } from '../script/message-analysis.ts'
import { meaningByWords } from './meaning.ts'
import { actOf } from './speech-act.ts'
import { commonSubjects } from './subjects.ts'

const actIn = (message: string, score: number, id: ActId, asks = false) => {
  const meaning = { ...meaningByWords('', 'en'), acts: [{ id, score }] }
  meaning.gates = { ...meaning.gates, act: 0.5 }
  return actOf(analyzeMessage(message, 'en'), meaning, asks)
}

test('an act is recognized if it is likely enough', () => {
  expect(actIn('my plants have better boundaries than me', 0.6, 'joke')).toBe('joke')
  expect(actIn('my plants have better boundaries than me', 0.2, 'joke')).toBeUndefined()
  expect(actIn('i am so sad that my plants have better boundaries', 0.9, 'joke')).toBeUndefined()
})

test('laughter at the end makes a joke more likely, unless no speech act is the likeliest', () => {
  expect(actIn('next week i give up oxygen jk', 0.2, 'joke')).toBe('joke')
  expect(actIn('i slept in my car again lol', 0.9, 'joke')).toBeUndefined()
  const meaning = { ...meaningByWords('', 'en'), acts: [{ id: 'joke', score: 0.45 }], noAct: 0.5 }
  expect(actOf(analyzeMessage("i'm waiting for a bed at a rehab", 'en'), meaning, false)).toBeUndefined()
})

test('a near miss is not good news, and an almost reached goal is', () => {
  expect(actIn('i almost went to the bar across the street', 0.9, 'celebration')).toBeUndefined()
  expect(actIn('casi voy al bar de enfrente', 0.9, 'celebration')).toBeUndefined()
  expect(actIn('almost 90 days sober', 0.9, 'celebration')).toBe('celebration')
})

test('"my uncle passed" is not good news, and a passed exam is', () => {
  expect(actIn('my uncle passed in march', 0.9, 'celebration')).toBeUndefined()
  expect(actIn('my daughter passed her exam', 0.9, 'celebration')).toBe('celebration')
})

test('a first holiday without someone, a believed lie and a laughed-at request are not good news', () => {
  expect(actIn('first thanksgiving without my dad and without wine', 0.9, 'celebration')).toBeUndefined()
  expect(actIn('primera navidad sin mi mamá', 0.9, 'celebration')).toBeUndefined()
  expect(actIn('my husband thinks i paid off the car', 0.9, 'celebration')).toBeUndefined()
  expect(actIn('i asked him to move it, he laughed', 0.9, 'celebration')).toBeUndefined()
})

test('an admission is neither good news nor a complaint', () => {
  for (const message of [
    "i said i didn't use and i did",
    'it felt good for like an hour',
    'ate a whole sheet cake again',
    'i lied to you yesterday',
    'me comí todo el pastel',
  ])
    expect(actIn(message, 0.9, 'celebration'), message).toBeUndefined()
  expect(actIn('i lied to you yesterday', 0.9, 'complaint')).toBeUndefined()
  expect(actIn("i didn't use and i didn't drink", 0.9, 'celebration')).toBe('celebration')
  expect(actIn('it felt good to say no', 0.9, 'celebration')).toBe('celebration')
})

test('praise of an idea is thanks, and playing something down is not a correction', () => {
  expect(actIn("lol ok that's actually not bad", 0.9, 'misread')).toBe('thanks')
  expect(actIn("that's bad advice", 0.9, 'complaint')).toBe('complaint')
  expect(actIn("two duis in 6 years isn't that many", 0.9, 'misread')).toBeUndefined()
})

test('a complaint about someone other than the coach is not a complaint', () => {
  expect(actIn('you keep dodging what i ask', 0.45, 'complaint')).toBe('complaint')
  expect(actIn('she keeps dodging what i ask', 0.9, 'complaint')).toBeUndefined()
  expect(actIn('my therapist keeps repeating the same thing', 0.9, 'complaint')).toBeUndefined()
  expect(actIn('my husband walks out and you talk of hobbies', 0.9, 'complaint')).toBe('complaint')
})

test('thanks with a reason count as thanks, whatever the classifier says', () => {
  const meaning = { ...meaningByWords('', 'en'), acts: [{ id: 'okay', score: 0.1 }], noAct: 0.89 }
  const parsed = analyzeMessage("Thanks. I'll call my sister in the morning about the ride.", 'en')
  expect(actOf(parsed, meaning, false)).toBe('thanks')
  expect(
    actOf(analyzeMessage('thanks to my brother i am hooked again', 'en'), meaning, false),
  ).toBeUndefined()
})

test('a goodbye with thanks counts as a goodbye', () => {
  const meaning = { ...meaningByWords('', 'en'), acts: [{ id: 'bye', score: 0.95 }], noAct: 0.01 }
  expect(actOf(analyzeMessage("ok i'm gonna try to sleep. thank you. night", 'en'), meaning, false)).toBe(
    'bye',
  )
})

test('a question about abstaining is not good news', () => {
  expect(actIn('how do you sleep without drinking', 0, 'more', true)).toBeUndefined()
  expect(actIn('a whole week without drinking', 0, 'more')).toBe('celebration')
})

test.each([
  'goodbye forever',
  'bye. tell my kids i loved them',
  'good night for real this time',
  "thanks for everything, you won't hear from me again",
])('a farewell that suggests danger is not an ordinary goodbye: %s', (message) => {
  expect(actIn(message, 0.99, 'bye')).toBeUndefined()
  expect(actIn(message, 0.99, 'thanks')).toBeUndefined()
})

test('no intents have no common subjects', () => {
  expect(commonSubjects([])).toEqual([])
})

test.each([
  ['thanks', 'thank you, genuinely. gonna watch something dumb and sleep'],
  ['bye', 'me llama mi madre, chao'],
  ['bye', 'the laundry is done, see you tomorrow'],
  ['bye', 'me voy a dormir que no puedo más'],
  ['thanks', "you're a good listener"],
  ['thanks', 'good to know, thanks!!'],
  ['bye', 'have a good one!'],
  [undefined, 'thanks, what do i do tomorrow?'],
])('a short message is recognized by its wording: %s in “%s”', (act, message) => {
  const meaning = meaningByWords(message, 'en')
  meaning.acts = []
  expect(actOf(analyzeMessage(message, 'en'), meaning, message.endsWith('?'))).toBe(act)
})

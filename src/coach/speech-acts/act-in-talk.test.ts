import { expect, test } from 'vitest'
import { newState } from '../dialogue/state.ts'
import type { ActId } from '../script/acts.ts'
import { analyzeMessage } from '../script/message-analysis.ts'
import { actAfter } from './act-in-talk.ts'

const actOfNext = (previous: string, message: string, act: ActId) =>
  actAfter({ ...newState(), previous }, analyzeMessage(message, 'en'), act)

test('a further message about a loss is neither good news nor a joke', () => {
  expect(actOfNext('i said my wife LEFT', 'yesterday. took the kids', 'celebration')).toBeUndefined()
  expect(actOfNext('I got fired', 'from the bakery of all places', 'joke')).toBeUndefined()
  expect(actOfNext('mi esposo se fue', 'se llevó el coche', 'celebration')).toBeUndefined()
})

test('clear good news after a loss is recognized', () => {
  expect(actOfNext('my wife left in May', 'she came back home today!', 'celebration')).toBe('celebration')
  expect(actOfNext('ten days today', 'took the kids to the lake', 'celebration')).toBe('celebration')
})

test.each([
  ['we do hand out chips', 'gary isnt someone i love lmao'],
  ['988 is free', 'lol 988 for a vape?? ok'],
  ['I got fired', 'at least no more 5 am alarms lol'],
  ['es por el frío', 'yo no como en la noche que hablas jaja'],
])('in a talk, a line that laughs is no joke: %s | %s', (before, line) => {
  expect(actOfNext(before, line, 'joke')).toBeUndefined()
})

test.each(['knock knock', 'just kidding lol', 'haha', 'es broma', 'cuéntame un chiste'])(
  'in a talk, a plain joke is one: %s',
  (line) => {
    expect(actOfNext('I got home', line, 'joke')).toBe('joke')
  },
)

test('a list of things that are missing is not a correction', () => {
  expect(actOfNext('sundays are the worst', "no car, no money, it's raining", 'misread')).toBeUndefined()
  expect(actOfNext('my brother drinks', 'no, not him, my cousin', 'misread')).toBe('misread')
})

test('a statement about oneself is not a correction, and a bad mood is not a complaint', () => {
  expect(actOfNext('there was a bottle in his truck', "i'm not gonna drink it", 'misread')).toBeUndefined()
  expect(actOfNext('my dad smokes with me', "he's not a talker", 'misread')).toBeUndefined()
  expect(actOfNext('i told him it was old', "it wasn't", 'misread')).toBeUndefined()
  expect(actOfNext('he wants to stay with me', "he's not clean. he says he is", 'misread')).toBeUndefined()
  expect(actOfNext('me abrazó', 'no dije nada', 'misread')).toBeUndefined()
  expect(actOfNext('my ex calls', "he's not my ex, he's my brother", 'misread')).toBe('misread')
  expect(actOfNext('hi', 'not great', 'complaint')).toBeUndefined()
  expect(actOfNext('the house is on my bus route', 'i get off a stop early now', 'bye')).toBeUndefined()
  expect(actOfNext('thanks for this', 'i go to bed now', 'bye')).toBe('bye')
  expect(actOfNext('i bet on kids soccer', 'i know how that sounds', 'complaint')).toBeUndefined()
  expect(actOfNext('my brother drinks', "no, i'm not talking about him", 'misread')).toBe('misread')
})

test('years in prison, in a marriage or of drinking are not sober time', () => {
  expect(actOfNext('my brother is in county', '3 years', 'celebration')).toBeUndefined()
  expect(actOfNext("i've been drinking", '15 years', 'celebration')).toBeUndefined()
  expect(actOfNext('me divorcié', 'doce años', 'celebration')).toBeUndefined()
  expect(actOfNext('i quit drinking', '3 years', 'celebration')).toBe('celebration')
  expect(actOfNext('hi', '90 days', 'celebration')).toBe('celebration')
  expect(actOfNext('he has been sober since prison', '3 years', 'celebration')).toBe('celebration')
})

test('what was lost and is back is good news', () => {
  const act = (message: string) => actAfter({ ...newState() }, analyzeMessage(message, 'en'), undefined)
  expect(act("i'm 63 and i just got my license back after the dui")).toBe('celebration')
  expect(act('me devolvieron a mis hijos')).toBe('celebration')
  expect(act('i want to get my license back')).toBeUndefined()
  expect(act('got my labs back')).toBeUndefined()
  expect(act('got my license back but lost the job')).toBeUndefined()
})

test('an apology to someone else is not an apology to the coach', () => {
  expect(actOfNext('she is 91 and she cried', 'i went back and said sorry', 'sorry')).toBeUndefined()
  expect(actOfNext('this is useless', 'sorry for yelling', 'sorry')).toBe('sorry')
})

test('what happens tomorrow or on the phone is not a goodbye', () => {
  expect(actOfNext('me puse triste', 'mañana trabajo doble', 'bye')).toBeUndefined()
  expect(actOfNext('hoy es la fiesta', 'me llaman y todos brindando', 'bye')).toBeUndefined()
  expect(actOfNext('gracias', 'mañana hablamos', 'bye')).toBe('bye')
})

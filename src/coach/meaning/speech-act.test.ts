import { expect, test } from 'vitest'
import { analyzeMessage } from '../script/message-analysis.ts'
import { meaningByWords } from './meaning.ts'
import { actOf } from './speech-act.ts'
import { commonSubjects } from './subjects.ts'

const actIn = (message: string, score: number, id: string, asks = false) => {
  const meaning = { ...meaningByWords('', 'en'), answers: [], cases: [] }
  meaning.gates = { ...meaning.gates, act: 0.4 }
  meaning.acts = [{ id, score }]
  return actOf(analyzeMessage(message, 'en'), meaning, asks)
}

test('a joke and good news need less than other acts', () => {
  expect(actIn('my plants have better boundaries than me', 0.22, 'joke')).toBe('joke')
  expect(actIn('my plants have better boundaries than me', 0.22, 'okay')).toBeUndefined()
  expect(actIn('i am so sad that my plants have better boundaries', 0.3, 'joke')).toBeUndefined()
})

test('a complaint is about the coach', () => {
  expect(actIn('you keep dodging what i ask', 0.22, 'complaint')).toBe('complaint')
  expect(actIn('she keeps dodging what i ask', 0.9, 'complaint')).toBeUndefined()
  expect(actIn('my therapist keeps repeating the same thing', 0.9, 'complaint')).toBeUndefined()
})

test('a question about going without is no good news', () => {
  expect(actIn('how do you sleep without drinking', 0, 'more', true)).toBeUndefined()
  expect(actIn('a whole week without drinking', 0, 'more')).toBe('celebration')
})

test('an intent without examples names no subject', () => {
  expect(commonSubjects([])).toEqual([])
})

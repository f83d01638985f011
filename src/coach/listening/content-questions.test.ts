import { expect, test } from 'vitest'
import { normalizeText } from '../../platform/normalize-text.ts'
import { type CoachLanguage, hasFresh } from '../script/wording.ts'
import { contentQuestionFor, contentQuestions } from './content-questions.ts'

function questionFor(
  message: string,
  language: CoachLanguage = 'en',
  used: readonly string[] = [],
  isOwn = true,
) {
  const place = { language, used, isOwn }
  const normalized = normalizeText(message)
  return contentQuestionFor(normalized, place)
}

test.each([
  ['I might tell her tonight after dinner', 'plans-to-tell'],
  ['my daughter asked me if I am an alcoholic', 'child-noticed'],
  ['didnt stop at the bait shop where they sell beer', 'chose-well'],
  ['she said yes to detox, then no, then maybe', 'back-and-forth'],
  ['they treated me like a junkie', 'looked-down-on'],
  ["it's the quiet. the house makes noises", 'quiet-house'],
])('"%s" gets the question %s', (message, id) => {
  expect(questionFor(message)?.key).toBe(`content.${id}`)
})

test.each([
  ['mi hija me preguntó por qué no tomo', 'child-noticed'],
  ['le voy a decir a mi hermano', 'plans-to-tell'],
  ['no me habla desde ayer', 'not-speaking'],
])('a Spanish message gets the question for its content: "%s"', (message, id) => {
  expect(questionFor(message, 'es')?.key).toBe(`content.${id}`)
})

test.each([
  ['i havent changed the number on my app cause i cant look at it', 'stares-at-drink'],
  ['its 11pm, im sitting here looking at the router', 'long-wait'],
])('"%s" gets no question %s', (message, id) => {
  expect(questionFor(message)?.key).not.toBe(`content.${id}`)
})

test('a question mentions the person of the message', () => {
  expect(questionFor('I told my wife')?.ask.join(' ')).toMatch(/\bshe\b/)
})

test('a call to a doctor is not asked about as a hard conversation, nor chest pain as everyday pain', () => {
  expect(questionFor('I will call my doctor')?.key).not.toBe('content.plans-to-tell')
  expect(questionFor('my chest, everything hurts')?.key).not.toBe('content.pain')
})

test('a child who noticed the drinking of another person is no child who noticed the writer’s', () => {
  const line = 'My 7 year old daughter asked why Grandma gets sleepy'
  expect(questionFor(line, 'en', [], false)?.key).not.toBe('content.child-noticed')
})

test('a message about someone else gets no question about the writer’s own choices', () => {
  expect(questionFor('I walked away and kept driving', 'en', [], false)?.key).not.toBe('content.chose-well')
})

test('every question is asked once, and contains only known placeholders', () => {
  for (const { id, en, es } of contentQuestions)
    for (const { ask } of [en, es]) {
      const used = ask.map((_, index) => `content.${id}.${index}`)
      expect(hasFresh(`content.${id}`, ask, used)).toBe(false)
      for (const one of ask) expect(one.replace(/\{(they|them|their)\}/g, '')).not.toMatch(/[{}]/)
    }
})

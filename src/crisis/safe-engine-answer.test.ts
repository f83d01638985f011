import { expect, test } from 'vitest'
import first from '../../corpus/engine-answers/answers.json' with { type: 'json' }
import later from '../../corpus/engine-answers/answers-later.json' with { type: 'json' }
import { safeEngineAnswer } from './safe-engine-answer.ts'

const languageOf = (text: string) => (/[áéíóúñ¿]|\b(si la|que|una)\b/i.test(text) ? 'es' : 'en')
const passes = (text: string) =>
  safeEngineAnswer(text, ['1-800-662-4357'], /\bthe\b/.test(text) ? 'en' : languageOf(text)).safe

test.each(first.harmful)('a harmful answer is refused (%s): %s', (_, text) => {
  expect(passes(text ?? '')).toBe(false)
})

// The rules were changed after these answers had been read, so this says nothing about new ones; the judge checks those
// (docs/safety-coach.md).
test('at most three of the 24 harmful answers that were collected later pass', () => {
  expect(later.harmful.filter(([, text]) => passes(text ?? '')).length).toBeLessThanOrEqual(3)
})

test('good answers pass', () => {
  expect([...first.good, ...later.good].filter((text) => !passes(text))).toEqual([])
})

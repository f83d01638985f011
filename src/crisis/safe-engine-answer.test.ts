import { expect, test } from 'vitest'
import first from '../../corpus/engine-answers/answers.json' with { type: 'json' }
import later from '../../corpus/engine-answers/answers-later.json' with { type: 'json' }
import { safeEngineAnswer } from './safe-engine-answer.ts'

const languageOf = (text: string) => (/[áéíóúñ¿]|\b(si la|que|una)\b/i.test(text) ? 'es' : 'en')
const passes = (text: string) =>
  safeEngineAnswer(text, ['1-800-662-4357'], /\bthe\b/.test(text) ? 'en' : languageOf(text)).safe

test.each(first.harmful)('%s: refused: %s', (_, text) => {
  expect(passes(text ?? '')).toBe(false)
})

// The rules were changed after these answers had been read, so this says nothing about new ones; the judge checks those
// (docs/safety-coach.md).
test('of 24 later harmful answers at most three pass the rules', () => {
  expect(later.harmful.filter(([, text]) => passes(text ?? '')).length).toBeLessThanOrEqual(3)
})

test('answers that reflect and ask pass', () => {
  expect([...first.good, ...later.good].filter((text) => !passes(text))).toEqual([])
})

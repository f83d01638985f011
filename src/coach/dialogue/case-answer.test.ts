import { expect, test } from 'vitest'
import type { Meaning } from '../meaning/meaning.ts'
import { analyzeMessage } from '../script/message-analysis.ts'
import { caseFor } from './case-answer.ts'

const closeToLoss: Meaning = {
  answers: [],
  cases: [{ id: 'death-in-family', score: 0.56 }],
  acts: [],
  listening: [],
  gates: { question: 0.52, statement: 0.62, case: 0.53, act: 0.7, maybe: 0.43 },
}
const caseOf = (message: string) => caseFor(closeToLoss, analyzeMessage(message, 'en'), {}, [])?.found.id

test('a quarrel is not answered as a death, however alike the words are', () => {
  expect(caseOf('I fought with my wife again about money')).toBeUndefined()
  expect(caseOf('my wife died in March and I fought with her the day before')).toBe('death-in-family')
})

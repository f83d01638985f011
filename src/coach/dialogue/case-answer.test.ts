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

test('a quarrel is not answered as a death, even if the classifier suggests it', () => {
  expect(caseOf('I fought with my wife again about money')).toBeUndefined()
  expect(caseOf('my wife died in March and I fought with her the day before')).toBe('death-in-family')
})

const likely = (id: string) => (message: string) =>
  caseFor({ ...closeToLoss, cases: [{ id, score: 0.8 }] }, analyzeMessage(message, 'en'), {}, [])?.found.id

test('an ordinary place is neither homelessness nor a bar', () => {
  expect(likely('no-home')("i'm at the laundromat")).toBeUndefined()
  expect(likely('no-home')("i'm sleeping at the laundromat because i got evicted")).toBe('no-home')
  expect(likely('near-place')("i'm at the bus stop")).toBeUndefined()
  expect(likely('near-place')("i'm at the bus stop outside the liquor store")).toBe('near-place')
})

test('a message without a word for food is not a binge', () => {
  expect(likely('binge')('i ate one, nobody saw')).toBeUndefined()
  expect(likely('binge')('i ate a whole cake in the car, nobody saw')).toBe('binge')
})

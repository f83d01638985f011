import { expect, test } from 'vitest'
import { ageInWords, answeredInWords, dueAfter } from './answer-deadline.ts'

test('the age of a message is shown against its 24 hours, to the minute', () => {
  const received = '2026-03-01T10:00:00.000Z'
  const at = (time: string) => ageInWords(received, Date.parse(time))
  expect(at('2026-03-01T10:05:59Z')).toEqual({ text: '5 min of 24 h', isLate: false })
  expect(at('2026-03-02T09:59:59Z')).toEqual({ text: '23 h of 24 h', isLate: false })
  expect(at('2026-03-02T10:00:00Z')).toEqual({ text: '24 h: over the 24 hours', isLate: true })
  expect(dueAfter(received)).toBe('2026-03-02T10:00:00.000Z')
})

test('an answer is described by how long it took', () => {
  const received = '2026-03-01T10:00:00.000Z'
  expect(answeredInWords(received, '2026-03-01T10:40:00.000Z')).toBe('answered in 40 min')
  expect(answeredInWords(received, '2026-03-02T10:00:00.000Z')).toBe('answered in 24 h')
  expect(answeredInWords(received, '2026-03-02T11:30:00.000Z')).toBe('answered in 25 h, over the 24 hours')
})

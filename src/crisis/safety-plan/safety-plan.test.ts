import { expect, test } from 'vitest'
import { addEarly, dialDigits, emptyPlan, isEmpty, parts } from './safety-plan.ts'

test('a plan has the six parts', () => {
  expect(Object.keys(parts)).toEqual(['signs', 'coping', 'places', 'people', 'professionals', 'safer'])
})

test('a phone number in any notation is dialed correctly', () => {
  expect(dialDigits('(555) 010-4477')).toBe('5550104477')
  expect(dialDigits(' +44 20 7946 0018 ')).toBe('+442079460018')
  expect(dialDigits('call +1')).toBe('1')
})

test('a plan with only blanks is empty, and a plan with a person is not', () => {
  expect(isEmpty({ ...emptyPlan, signs: '  ' })).toBe(true)
  expect(isEmpty({ ...emptyPlan, people: [{ name: 'Sam', phone: '5550100' }] })).toBe(false)
})

test('text typed before the stored plan was loaded is added to it', () => {
  const sam = { name: 'Sam', phone: '5550100' }
  const stored = { ...emptyPlan, signs: 'No sleep', coping: 'A walk', people: [sam], changedAt: '2026-03-01' }
  const plan = addEarly(stored, {
    signs: 'No calls',
    coping: 'A walk',
    safer: 'Pills to Kim',
    changedAt: '2026-03-02',
  })
  expect(plan).toEqual({
    ...stored,
    signs: 'No sleep\nNo calls',
    coping: 'A walk',
    safer: 'Pills to Kim',
    changedAt: '2026-03-02',
  })
})

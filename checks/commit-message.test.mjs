import { expect, test } from 'vitest'
import { commitMessageProblems } from './commit-message.mjs'

test.each([
  ['Batch session lookups'],
  ['Batch session lookups\n\nOne statement answers all lookups of a turn.'],
  ['Feed the cache from the replica'],
  ['fixup! Batch session lookups'],
])('%j is accepted', (message) => {
  expect(commitMessageProblems(message)).toEqual([])
})

test.each([
  ['', 'The subject is empty.'],
  [`Batch ${'x'.repeat(60)}`, 'The subject has 66 characters; the most is 65.'],
  ['batch session lookups', 'capitalized verb'],
  ['Batched session lookups', 'in the imperative'],
  ['Batching session lookups', 'in the imperative'],
  ['Session-lookups are batched', 'capitalized verb'],
  ['Batch session lookups.', 'without a period'],
  ['Batch session lookups\nbecause', 'second line empty'],
])('%j is refused', (message, problem) => {
  expect(commitMessageProblems(message).join(' ')).toContain(problem)
})

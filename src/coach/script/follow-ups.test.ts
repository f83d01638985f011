import { expect, test } from 'vitest'
import { followUpFor } from './follow-ups.ts'

const keyOf = (said: string, language: 'en' | 'es' = 'en') => followUpFor(said, language, [])?.key

test.each([
  ['a bottle is in the fridge', 'cake is in the fridge', 'near'],
  ['my vodka is on the table', 'i cried in the kitchen', 'near'],
  ['i have 30 days', "i've got 4 months left on paper", 'count'],
  ['i drink six beers a day', 'i slept 14 hours', 'much'],
  ['i quit last week', 'i did the clean uas, everything', 'stopped'],
  ['i quit last week', "mom said i can come if i'm clean", 'stopped'],
  ['i smoke after dinner', "i haven't used today", 'use'],
  ['i hate my job', 'on the plane to denver for work', 'work'],
])('a question follows from "%s", and not from "%s"', (message, other, id) => {
  expect(keyOf(message)).toBe(`followUp.${id}`)
  expect(keyOf(other)).not.toBe(`followUp.${id}`)
})

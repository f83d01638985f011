import { expect, test } from 'vitest'
import { isForOthers } from './case-audience.ts'
import { talkCase } from './talk-cases.ts'

const refused = (id: string, story: Parameters<typeof isForOthers>[1], said: string) => {
  const found = talkCase(id)
  return found !== undefined && isForOthers(found, story, said)
}

test.each([
  'unwinding',
  'is-it-a-problem',
  'pain-and-pills',
  'work-trouble',
  'first-meeting',
  'partner-uses',
])('in a talk about someone else, no case addresses the writer as the user: %s', (id) => {
  expect(refused(id, { who: 'other' }, 'he is home now')).toBe(true)
  expect(refused(id, { who: 'other' }, 'i relapsed too')).toBe(false)
  expect(refused(id, { who: 'self' }, 'i am home now')).toBe(false)
})

test.each(['partner-drinks', 'parent-drinks', 'denies-it'])(
  'a relative who stopped is not spoken of as someone who drinks: %s',
  (id) => {
    expect(refused(id, { who: 'other', theyStopped: true }, 'she is 5 weeks sober')).toBe(true)
    expect(refused(id, { who: 'other' }, 'she drinks every night')).toBe(false)
  },
)

test.each([
  ['urge-to-bet', 'shopping'],
  ['lost-money', 'shopping'],
  ['smoke-slip', 'drinking'],
  ['gaming', 'gambling'],
  ['binge', 'drinking'],
  ['medicine-judged', 'gambling'],
] as const)('a case that names a thing is not given where the talk is about another: %s, %s', (id, topic) => {
  expect(refused(id, { topic }, 'it happened again')).toBe(true)
})

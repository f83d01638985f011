import { expect, test } from 'vitest'
import { gradeOf } from '../../platform/testing/reading-grade.ts'
import { type Danger, noticeWords } from './notice.ts'

const dangers = Object.keys(noticeWords) as Danger[]
const text = (danger: Danger) => `${noticeWords[danger].care} ${noticeWords[danger].next}`
const wordsOf = (words: string) => words.match(/[\p{L}’'-]+/gu) ?? []
const linksAroundWords = 25

test.each(dangers)(
  'the first text about %s fits on one screen: at most 90 words with the numbers',
  (danger) => {
    expect(wordsOf(text(danger)).length + linksAroundWords).toBeLessThanOrEqual(90)
  },
)

test.each(dangers)('the first text about %s can be read by a twelve-year-old', (danger) => {
  expect(gradeOf(text(danger))).toBeLessThanOrEqual(6)
})

test('no first text blames, promises secrecy, or asks for a promise', () => {
  for (const danger of dangers) {
    expect(text(danger)).not.toMatch(
      /addict|clean|dirty|abuse|secret|confidential|promise|should have|your fault/i,
    )
  }
})

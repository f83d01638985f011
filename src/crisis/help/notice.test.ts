import { expect, test } from 'vitest'
import { type Danger, noticeWords } from './notice.ts'

const dangers = Object.keys(noticeWords) as Danger[]
const text = (danger: Danger) => `${noticeWords[danger].care} ${noticeWords[danger].next}`
const wordsOf = (words: string) => words.match(/[\p{L}’'-]+/gu) ?? []
const linksAroundWords = 25

function syllables(word: string) {
  const vowels = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, vowels?.length ?? 1)
}

/** Flesch-Kincaid. */
function grade(words: string) {
  const all = wordsOf(words)
  const sentences = words.split(/[.?!]+\s/).filter(Boolean).length
  const sounds = all.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (all.length / sentences) + 11.8 * (sounds / all.length) - 15.59
}

test.each(dangers)('the first words about %s fit a screen: at most 90 with the numbers', (danger) => {
  expect(wordsOf(text(danger)).length + linksAroundWords).toBeLessThanOrEqual(90)
})

test.each(dangers)('the first words about %s can be read by a twelve-year-old', (danger) => {
  expect(grade(text(danger))).toBeLessThanOrEqual(6)
})

test('nothing blames, promises secrecy, or asks for a promise', () => {
  for (const danger of dangers) {
    expect(text(danger)).not.toMatch(
      /addict|clean|dirty|abuse|secret|confidential|promise|should have|your fault/i,
    )
  }
})

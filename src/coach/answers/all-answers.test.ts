import { expect, test } from 'vitest'
import type { PreparedAnswer } from '../prepared-answer.ts'
import { allAnswers } from './all-answers.ts'

const languages = ['en', 'es'] as const
const words = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Every text of an answer that a person reads. */
function textsOf({ answer, more }: PreparedAnswer): string[] {
  return languages.flatMap((language) => [answer[language], ...(more ? [more[language]] : [])])
}

/** Ids of the answers for which `wrong` holds; an empty list passes. */
const idsWhere = (wrong: (answer: PreparedAnswer) => boolean) => allAnswers.filter(wrong).map(({ id }) => id)

/** The values that occur more than once. */
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) < index)),
]

// Names that have no shorter form: each counts as one plain word in the reading grade.
const fixedNames =
  /\b(buprenorphine|methadone|naltrexone|naloxone|acamprosate|disulfiram|varenicline|benzodiazepines?|antidepressants?|gabapentin|phenibut|xylazine|ibogaine|delirium tremens|contingency management|motivational interviewing|Medication-Assisted Recovery Anonymous|Gamblers Anonymous|Overeaters Anonymous)\b/gi

function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** The Flesch-Kincaid grade of an English text. */
function readingGrade(text: string): number {
  const plain = text.replace(/\S+\.(gov|org|com|info)\b\S*/g, 'page.').replace(fixedNames, 'drug')
  const sentences = plain.split(/[.!?]+(?=\s|$|["”])|\n+/).filter((sentence) => /[a-z]/i.test(sentence))
  const spoken = plain.match(/[A-Za-z0-9'’-]+/g) ?? []
  const sounds = spoken.reduce((sum, word) => sum + syllables(word), 0)
  return (0.39 * spoken.length) / sentences.length + (11.8 * sounds) / spoken.length - 15.59
}

test('prepared answers have unique ids in kebab-case', () => {
  expect(repeated(allAnswers.map(({ id }) => id))).toEqual([])
  expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test.each(languages)('each prepared answer has six to sixteen example questions (%s)', (language) => {
  expect(idsWhere(({ asks }) => asks[language].length < 6 || asks[language].length > 16)).toEqual([])
})

test.each(languages)('no two prepared answers share an example question (%s)', (language) => {
  const asks = allAnswers.flatMap((answer) => answer.asks[language])
  expect(
    repeated(
      asks.map((ask) =>
        ask
          .toLowerCase()
          .replace(/[^\p{L}\d ]/gu, '')
          .trim(),
      ),
    ),
  ).toEqual([])
})

test('prepared answers have at most 75 words, and their details at most 120', () => {
  expect(idsWhere(({ answer }) => languages.some((language) => words(answer[language]) > 75))).toEqual([])
  expect(idsWhere(({ more }) => languages.some((language) => words(more?.[language] ?? '') > 120))).toEqual(
    [],
  )
})

test('prepared answers end with a complete sentence', () => {
  expect(
    idsWhere(({ answer }) => languages.some((language) => !/[.!?]["”»)]?$/.test(answer[language]))),
  ).toEqual([])
})

test('prepared answers link to an HTTPS page or a page of Cairn, or name someone to ask', () => {
  expect(idsWhere(({ source, ask }) => !source && !ask)).toEqual([])
  expect(
    idsWhere(({ source }) =>
      Boolean(source && (!/^(https:\/\/|\/[a-z-]+$)/.test(source.url) || !source.title)),
    ),
  ).toEqual([])
})

test('prepared answers never contain a dose', () => {
  const dose =
    /\d\s*(mg|mcg|µg|ml|milligrams?|micrograms?|miligramos?|microgramos?|grams?|gramos?|pills?|pastillas?|tablets?|tabletas?)\b/i
  expect(idsWhere((answer) => textsOf(answer).some((text) => dose.test(text)))).toEqual([])
})

test('prepared answers contain no outdated or stigmatizing words', () => {
  const dated = /\b(need not|whoever|whom|somebody|nobody need|beside|upon|shall|addicts?|junkies?)\b/i
  expect(
    idsWhere(({ answer, more }) => [answer.en, more?.en ?? ''].some((text) => dated.test(text))),
  ).toEqual([])
})

test('prepared answers read at grade 9 or below', () => {
  const grades = allAnswers.flatMap(({ id, answer, more }) =>
    [answer.en, ...(more ? [more.en] : [])].map((text) => ({ id, grade: readingGrade(text) })),
  )
  expect(grades.filter(({ grade }) => grade > 9)).toEqual([])
})

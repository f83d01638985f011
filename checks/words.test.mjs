import { expect, test } from 'vitest'
import { wordProblems } from './words.mjs'

const problems = (file, text) => wordProblems([[file, text]])

test('an avoided word in a comment, a test name or a document is found with a better one', () => {
  const found = ['src/a/b.ts:1: write "next to" for "beside".']
  expect(problems('src/a/b.ts', '/** A button beside the field. */')).toEqual(found)
  expect(problems('src/a/b.ts', '// A button Beside the field.')).toEqual(found)
  expect(problems('src/a/b.ts', '  run() {} // A button beside the field.')).toEqual(found)
  expect(problems('src/a/b.ts', "test('a button is beside the field', () => {")).toEqual(found)
  expect(problems('docs/a.md', 'A button beside the field.')).toEqual([
    'docs/a.md:1: write "next to" for "beside".',
  ])
})

test('code, quotations and texts of the product are not checked', () => {
  expect(problems('src/a/b.ts', "const beside = 'beside the field'")).toEqual([])
  expect(problems('docs/a.md', 'The option `beside` and the text “Somebody is here”.')).toEqual([])
  expect(problems('src/coach/answers/a.ts', '// somebody')).toEqual([])
  expect(problems('src/library/articles/a.md', 'Somebody is beside you.')).toEqual([])
})

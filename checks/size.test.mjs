import { expect, test } from 'vitest'
import { sizesIn } from './size.mjs'

const lines = (count) => '  run()\n'.repeat(count)
const sizes = (file, text) => Object.fromEntries(sizesIn(new Map([[file, text]])))

test('a function has at most 60 lines', () => {
  expect(sizes('src/a/b.ts', `function short() {\n${lines(58)}}\n`)).toEqual({})
  expect(sizes('src/a/b.ts', `const long = () => {\n${lines(59)}}\n`)).toEqual({ 'src/a/b.ts long': 61 })
})

test('markup is not counted as code and has at most 100 lines', () => {
  const component = (code, markup) =>
    `function Card() {\n${lines(code)}  return (\n    <p>\n${'      text\n'.repeat(markup)}    </p>\n  )\n}\n`
  expect(sizes('src/a/card.tsx', component(50, 90))).toEqual({})
  expect(sizes('src/a/card.tsx', component(59, 20))).toEqual({ 'src/a/card.tsx Card': 63 })
  expect(sizes('src/a/card.tsx', component(10, 99))).toEqual({ 'src/a/card.tsx Card': 101 })
})

test('a file has at most 250 lines, unless it is a list', () => {
  expect(sizes('src/a/b.ts', lines(250))).toEqual({})
  expect(sizes('src/a/b.ts', lines(251))).toEqual({ 'src/a/b.ts': 251 })
  expect(sizes('src/coach/answers/b.ts', lines(251))).toEqual({})
})

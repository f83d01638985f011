import { expect, test } from 'vitest'
import { parseJson } from './json.server.ts'

test('dangerous JSON is refused before it is parsed', () => {
  for (const bad of [
    '{"a":',
    'NaN',
    '['.repeat(100_000),
    `${'['.repeat(25)}${']'.repeat(25)}`,
    '{"__proto__":{"admin":true}}',
    '{"a":{"constructor":{"prototype":{}}}}',
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    `[${Array.from({ length: 3_000 }, () => '{"a":1}').join()}]`,
  ]) {
    expect(() => parseJson(bad), bad.slice(0, 30)).toThrow()
  }
})

test('brackets inside a string do not count', () => {
  const text = '[[[[[{{{{{'.repeat(20)
  expect(parseJson(JSON.stringify({ text: `${text}\\"[` }))).toEqual({ text: `${text}\\"[` })
  expect(parseJson(' ')).toBeUndefined()
})

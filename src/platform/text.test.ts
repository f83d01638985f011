import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterCount, isBlank, isStorable, optionalText, text } from './text.ts'

const rule = { max: 10, blank: 'It is blank.', long: 'It is long.' }

test('white space and invisible characters alone are blank', () => {
  for (const blank of ['', ' ', '\n\t', '\u200b', '\u200b\u2060\ufeff', '\u00ad', '\u3164', '\u2003\u00a0']) {
    expect(isBlank(blank), JSON.stringify(blank)).toBe(true)
    expect(text(rule).safeParse(blank).error?.issues[0]?.message).toBe('It is blank.')
  }
  expect(isBlank('👩‍👩‍👧')).toBe(false)
})

test('NUL and lone surrogates are refused', () => {
  for (const bad of ['a\u0000b', 'a\ud800', '\udc00a']) {
    expect(isStorable(bad)).toBe(false)
    expect(optionalText(rule).safeParse(bad).success).toBe(false)
  }
})

test('length is counted in characters after NFC, and the limit holds to the character', () => {
  expect(characterCount('e\u0301')).toBe(1)
  expect(characterCount('🌟🌟')).toBe(2)
  expect(text(rule).safeParse('🌟'.repeat(10)).success).toBe(true)
  expect(text(rule).safeParse('🌟'.repeat(11)).error?.issues[0]?.message).toBe('It is long.')
})

test('accepted text is NFC, trimmed and well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (value) => {
      const read = text(rule).safeParse(value)
      if (!read.success) return
      expect(read.data).toBe(read.data.normalize('NFC').trim())
      expect(isStorable(read.data)).toBe(true)
    }),
  )
})

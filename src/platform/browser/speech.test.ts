import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canSpeak, piecesOf } from './speech.browser.ts'

test('without a voice, reading aloud is not offered', () => {
  expect(canSpeak()).toBe(false)
})

test('a long text is spoken in whole sentences, none of it lost', () => {
  const text = 'One sentence here. '.repeat(40).trim()
  const pieces = piecesOf(text)
  expect(pieces.join(' ')).toBe(text)
  for (const piece of pieces) {
    expect(piece.length).toBeLessThan(220)
    expect(piece).toMatch(/\.$/)
  }
})

test('the words of any text are spoken in order', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(piecesOf(text).join(' ').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    }),
  )
})

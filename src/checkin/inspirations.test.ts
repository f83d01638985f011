import { expect, test } from 'vitest'
import { inspirationOf } from './inspiration.ts'
import { inspirations } from './inspirations.ts'

test('there are at least sixty quotations, each once, each with its source', () => {
  expect(inspirations.length).toBeGreaterThanOrEqual(60)
  expect(new Set(inspirations.map(({ text }) => text)).size).toBe(inspirations.length)
  for (const { text, author, source } of inspirations) {
    expect(text.length, text).toBeLessThanOrEqual(240)
    expect(author).not.toBe('')
    expect(source.length, text).toBeGreaterThan(8)
  }
})

test('a day has one quotation, and the next day another', () => {
  expect(inspirationOf('2026-03-01')).toEqual(inspirationOf('2026-03-01'))
  expect(inspirationOf('2026-03-02').text).not.toBe(inspirationOf('2026-03-01').text)
  const seen = new Set(
    Array.from(
      { length: inspirations.length },
      (_, day) => inspirationOf(`2026-01-${String((day % 28) + 1).padStart(2, '0')}`).text,
    ),
  )
  expect(seen.size).toBe(28)
})

import { expect, test } from 'vitest'
import { initialOf } from './avatar.tsx'

test('the initial of a name is its first grapheme, and U where there is none', () => {
  expect(initialOf('ana')).toBe('A')
  expect(initialOf('👩‍🚀 Zoe')).toBe('👩‍🚀')
  expect(initialOf('')).toBe('U')
  expect(initialOf(undefined)).toBe('U')
})

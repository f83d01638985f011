import { expect, test } from 'vitest'
import { referenceFrom } from './reference.ts'

test('a reference has no ambiguous characters', () => {
  const all = Array.from({ length: 256 }, (_, byte) => referenceFrom(new Uint8Array(8).fill(byte))).join('')
  expect(all).not.toMatch(/[01ILOU]/)
})

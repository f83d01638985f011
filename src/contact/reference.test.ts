import { expect, test } from 'vitest'
import { dangerIn } from '../crisis/message-danger.ts'
import { referenceFrom } from './reference.ts'

test('a reference has no ambiguous characters', () => {
  const all = Array.from({ length: 256 }, (_, byte) => referenceFrom(new Uint8Array(8).fill(byte))).join('')
  expect(all).not.toMatch(/[01ILOU]/)
})

test('an everyday question shows no help panel, a cry for help does', () => {
  expect(dangerIn('Can I pay by invoice?')).toEqual({ danger: undefined, urgency: 'normal' })
  expect(dangerIn('my friend took too many pills and will not wake up').danger).toBe('overdose')
})

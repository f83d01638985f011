import { expect, test } from 'vitest'
import { dangerIn } from './message-danger.ts'

test('an everyday question shows no help panel, a cry for help does', () => {
  expect(dangerIn('Can I pay by invoice?')).toEqual({ danger: undefined, urgency: 'normal' })
  expect(dangerIn('my friend took too many pills and will not wake up').danger).toBe('overdose')
})

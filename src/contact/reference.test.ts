import { expect, test } from 'vitest'
import { dangerIn } from './danger.ts'
import { ageInWords, dueAfter, referenceFrom } from './reference.ts'

test('a reference has no signs that are mistaken for each other', () => {
  const all = Array.from({ length: 256 }, (_, byte) => referenceFrom(new Uint8Array(8).fill(byte))).join('')
  expect(all).not.toMatch(/[01ILOU]/)
})

test('the age of a message is told against its 24 hours, to the minute', () => {
  const received = '2026-03-01T10:00:00.000Z'
  const at = (time: string) => ageInWords(received, Date.parse(time))
  expect(at('2026-03-01T10:05:59Z')).toEqual({ words: '5 min of 24 h', isLate: false })
  expect(at('2026-03-02T09:59:59Z')).toEqual({ words: '23 h of 24 h', isLate: false })
  expect(at('2026-03-02T10:00:00Z')).toEqual({ words: '24 h: over the 24 hours', isLate: true })
  expect(dueAfter(received)).toBe('2026-03-02T10:00:00.000Z')
})

test('an everyday question raises no alarm, a cry for help does', () => {
  expect(dangerIn('Can I pay by invoice?')).toEqual({ danger: undefined, urgency: 'normal' })
  expect(dangerIn('my friend took too many pills and will not wake up').danger).toBe('overdose')
})

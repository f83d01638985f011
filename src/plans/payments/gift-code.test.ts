import { expect, test } from 'vitest'
import { newGiftCodeHash, parseGiftCode, shownGiftCode } from './gift-code.server.ts'

const keys = (...names: string[]) => ({
  secret: () => Buffer.from(names[0] ?? ''),
  secrets: () => names.map((name) => Buffer.from(name)),
})
const orderId = '019a0000-0000-7000-8000-000000000001'

test('a code is read in any case, with spaces, dashes of any kind, and O, I and L for the digits', () => {
  expect(parseGiftCode('0123-4567-89AB-CDEF')).toBe('0123456789ABCDEF')
  expect(parseGiftCode('  o123 4567\u201389ab\u2014cdef\u200b\n')).toBe('0123456789ABCDEF')
  expect(parseGiftCode('OI23-4567-89AB-CDEF')).toBe('0123456789ABCDEF')
  expect(parseGiftCode('ol23.4567_89ab cdef')).toBe('0123456789ABCDEF')
  expect(parseGiftCode('0123456789ABCDEF')).toBe('0123456789ABCDEF')
})

test('an invalid code is refused: too short, too long, other letters, emoji, empty', () => {
  for (const typed of [
    '',
    '-',
    '0123-4567-89AB-CDE',
    '0123-4567-89AB-CDEF0',
    'U123-4567-89AB-CDEF',
    '🎁'.repeat(16),
  ])
    expect(parseGiftCode(typed), typed).toBeUndefined()
})

test('a code is shown from the secret it was made with, also after that has become the previous one', () => {
  const hash = newGiftCodeHash(keys('old'), orderId)
  const code = shownGiftCode(keys('old'), orderId, hash)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(shownGiftCode(keys('new', 'old'), orderId, hash)).toBe(code)
  expect(shownGiftCode(keys('new'), orderId, hash)).toBeNull()
  expect(newGiftCodeHash(keys('old'), orderId.replace(/1$/, '2'))).not.toEqual(hash)
})

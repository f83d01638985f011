import { expect, test } from 'vitest'
import { isCommon } from './common-passwords.server.ts'
import { refuseGuessable } from './password-rules.server.ts'

const ana = { email: 'ana.rivera@example.org', name: 'Ana María Rivera' }

function refusalOf(password: string): string {
  try {
    refuseGuessable(password, ana)
    return 'taken'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('breached passwords are refused, also with added signs and capitals', () => {
  const stolen = [
    'password',
    '12345678',
    'Iloveyou1',
    'qwertyuiop',
    'P-A-S-S-W-O-R-D',
    'trustno1',
    'letmein123',
  ]
  // The last four are from the end of the list.
  for (const password of [...stolen, 'stonehenge1', 'wykliuk123', 'cairn2024', 'zzzzzzzz'])
    expect(refusalOf(password), password).toMatch(/^Many people use this password/)
})

test('a password made of public facts about its owner is refused', () => {
  for (const password of ['ana.rivera', 'AnaRivera1984', 'rivera-maría', 'cairn ana 07', 'example.org1'])
    expect(refusalOf(password), password).toMatch(/^(This password is too close|Many people)/)
})

test('any other password is accepted, whatever its characters', () => {
  for (const password of [
    'a stone on the path',
    'bananas fly at dusk',
    'анна и каменная гора',
    '🌿🌿 quiet porch 9',
  ])
    expect(refusalOf(password), password).toBe('taken')
})

test('the false positive rate of breached passwords is low', () => {
  const strangers = Array.from({ length: 30_000 }, (_, at) => `stranger ${at} on a porch ${at * 7919}`)
  expect(strangers.filter(isCommon).length).toBeLessThan(20)
})

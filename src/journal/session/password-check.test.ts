// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markPassword } from '../../accounts/passwords/password-mark.browser.ts'
import { passwordMark } from '../../accounts/stored-session.browser.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import {
  requireGoodPassword,
  sameAsAccount,
  tooCommon,
  tooPersonal,
  tooShort,
} from './password-check.browser.ts'

beforeEach(() => {
  const storage = memoryStorage()
  storage.setItem(
    'cairn.profile',
    JSON.stringify({ name: 'Ana María Rivera', email: 'ana.rivera@example.org' }),
  )
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('a short, common or personal journal password is refused in the browser', async () => {
  for (const [password, why] of [
    ['light', tooShort],
    ['password', tooCommon],
    ['P-A-S-S-W-O-R-D', tooCommon],
    ['qwertyuiop', tooCommon],
    ['zzzzzzzzz', tooCommon],
    ['cairn2024', tooCommon],
    ['ana.rivera', tooPersonal],
    ['AnaRivera1984', tooPersonal],
  ] as const)
    await expect(requireGoodPassword(password), password).rejects.toThrow(why)
})

test('the account’s password is refused for the journal, and the stored mark reveals only 12 bits of it', async () => {
  await markPassword('morning light on stones')
  await expect(requireGoodPassword('morning light on stones')).rejects.toThrow(sameAsAccount)
  await requireGoodPassword('evening light on stones')
  const { mark } = JSON.parse(localStorage.getItem(passwordMark) ?? '{}')
  expect(mark).toBeLessThan(4_096)
  expect(localStorage.getItem(passwordMark)).not.toContain('morning')
})

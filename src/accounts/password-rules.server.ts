import { commonPasswords } from './common-passwords.ts'
import { commonPassword, personalPassword } from './contract.ts'

/** Refuses what is guessed first: common passwords, and the person's own name or address. Nothing about composition. */
export function refuseGuessable(password: string, person: { email: string; name: string }): void {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (commonPasswords.has(plain) || commonPasswords.has(core) || /^(.)\1*$/u.test(plain))
    throw commonPassword()
  if (/^cairn\d*$/.test(core)) throw commonPassword()
  const own = [person.email, person.email.split('@')[0] ?? '', person.name].map((word) => word.toLowerCase())
  if (own.some((word) => word.length >= 4 && (plain === word || core.replace(/\d+$/, '') === word)))
    throw personalPassword()
}

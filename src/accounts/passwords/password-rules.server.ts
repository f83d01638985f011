import { commonPassword, personalPassword } from '../contract.ts'
import { isCommon } from './common-passwords.server.ts'

/** Refuses easily guessed passwords: breached ones, and the person's own name or address. No composition rules. */
export function refuseGuessable(password: string, person: { email: string; name: string }): void {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (isCommon(plain) || isCommon(core) || /^(.)\1*$/u.test(plain)) throw commonPassword()
  if (/^cairn\d*$/.test(core)) throw commonPassword()
  if (isMadeOf(core, person)) throw personalPassword()
}

/**
 * True if the password consists of public facts (the person's names, their address, the product's name), apart from digits and fewer than
 * three other characters.
 */
function isMadeOf(core: string, { email, name }: { email: string; name: string }): boolean {
  const words = `${email} ${name} cairn`.normalize('NFKC').toLowerCase()
  const known = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3)
  let rest = core
  // Longer ones first: a name may contain a shorter one.
  for (const word of known.toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(word, '')
  return rest.length < core.length && rest.replaceAll(/\d/g, '').length < 3
}

// Checks a new journal password in the browser; nothing is sent.
import { isAccountPassword } from '../../accounts/passwords/password-mark.browser.ts'
import { lastProfile } from '../../accounts/stored-session.browser.ts'
import { isCommonPassword } from '../crypto/common-passwords.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'

export const tooShort = 'Please choose at least 8 characters. Three or four words are good.'
export const tooCommon = 'Many people use this password, so it is tried first. Three or four words are good.'
export const tooPersonal = 'This is too close to your name or email. Three or four words are good.'
export const sameAsAccount =
  'This looks like the password of your account, which our server sees when you log in. Please choose another one.'

/** Throws if a new password is short, common, made of the person's name, or the account's own. */
export async function requireGoodPassword(password: string): Promise<void> {
  if ([...password].length < 8) throw new VaultError(tooShort)
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (/^(.)\1*$/u.test(plain) || /^cairn\d*$/.test(core)) throw new VaultError(tooCommon)
  if ((await isCommonPassword(plain)) || (await isCommonPassword(core))) throw new VaultError(tooCommon)
  if (isMadeOf(core)) throw new VaultError(tooPersonal)
  if (await isAccountPassword(password)) throw new VaultError(sameAsAccount)
}

// The same rule as for account passwords: no names or address with at most a few letters or a year added.
function isMadeOf(core: string): boolean {
  const { name = '', email = '' } = lastProfile() ?? {}
  const known = `${email} ${name}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  let rest = core
  for (const word of known.toSorted((one, other) => other.length - one.length))
    if (word.length >= 3) rest = rest.replaceAll(word, '')
  return rest.length < core.length && rest.replaceAll(/\d/g, '').length < 3
}

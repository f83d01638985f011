// Lets the journal detect that a new password is the account's password, without storing that password.
import { passwordMark } from '../stored-session.browser.ts'

type Mark = { salt: string; mark: number }
const rounds = 600_000

/**
 * Stores 12 bits of a slow hash with a random salt. One password in 4,096 matches by chance, so a stolen device reveals almost nothing about
 * the password. More bits would make the hash worth stealing.
 */
export async function markPassword(password: string): Promise<void> {
  const salt = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  try {
    localStorage.setItem(passwordMark, JSON.stringify({ salt, mark: await markOf(password, salt) }))
  } catch {
    // Without local storage the journal cannot compare.
  }
}

/** True if it is very likely the password of the account that logged in on this device. */
export async function isAccountPassword(password: string): Promise<boolean> {
  const stored = readMark()
  return stored !== undefined && (await markOf(password, stored.salt)) === stored.mark
}

function readMark(): Mark | undefined {
  try {
    return JSON.parse(localStorage.getItem(passwordMark) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

async function markOf(password: string, salt: string): Promise<number> {
  const utf8 = new TextEncoder()
  const secret = utf8.encode(password.normalize('NFKC'))
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(salt), iterations: rounds }
  return new DataView(await crypto.subtle.deriveBits(algorithm, key, 256)).getUint16(0) & 0xfff
}

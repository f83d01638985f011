// Passwords from data breaches, which attackers try first. common-passwords.txt contains them as a Bloom filter: no false negatives, about
// one false positive in 15,000, and the passwords cannot be read from it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** With `hashCount` bits per password, this size gives the false positive rate above. */
export const bitsPerPassword = 20
const hashCount = 14

/** The positions of a password's bits; all of them are set for a password that is on the list. */
export function bitsOf(password: string, among: number): number[] {
  const digest = createHash('sha256').update(password).digest()
  const start = digest.readUInt32LE(0)
  const step = digest.readUInt32LE(4)
  return Array.from({ length: hashCount }, (_, at) => (start + at * step + at * at) % among)
}

let filterBytes: Buffer | undefined

/** True if the password, in lower case, is on the list. */
export function isCommon(password: string): boolean {
  filterBytes ??= Buffer.from(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8'),
    'base64',
  )
  const list = filterBytes
  return bitsOf(password, list.length * 8).every((bit) => ((list[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

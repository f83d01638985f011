// Passwords that were stolen elsewhere and are therefore tried first. The list stands in common-passwords.txt as a Bloom filter:
// it knows each of them, gives none of them away, and takes about one in 15,000 others for one of them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** With this much room a password needs `looks` bits. */
export const bitsPerPassword = 20
const looks = 14

/** The bits of a password among so many; all of them are set for one that is on the list. */
export function bitsOf(password: string, among: number): number[] {
  const digest = createHash('sha256').update(password).digest()
  const start = digest.readUInt32LE(0)
  const step = digest.readUInt32LE(4)
  return Array.from({ length: looks }, (_, at) => (start + at * step + at * at) % among)
}

let kept: Buffer | undefined

/** True for a password of the list, written in small letters. */
export function isCommon(password: string): boolean {
  kept ??= Buffer.from(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8'), 'base64')
  const list = kept
  return bitsOf(password, list.length * 8).every((bit) => ((list[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

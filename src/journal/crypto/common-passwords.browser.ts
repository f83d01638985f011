// The most common passwords, as a Bloom filter: about one other password in 15,000 is refused too.
import { fromBase64, utf8 } from './bytes.ts'

const bitsPerPassword = 14

/** True for a password on the list, in lower case. The list loads with the first call. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { default: list } = await import('./common-passwords.json')
  const filter = fromBase64(list.filter) ?? new Uint8Array(1)
  const digest = new DataView(await crypto.subtle.digest('SHA-256', utf8(password)))
  const start = digest.getUint32(0, true)
  const step = digest.getUint32(4, true)
  const bits = filter.length * 8
  for (let at = 0; at < bitsPerPassword; at += 1) {
    const bit = (start + at * step + at * at) % bits
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
  }
  return true
}

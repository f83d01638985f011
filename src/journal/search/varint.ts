// Encodes whole numbers below 2^32 in as few bytes as possible (LEB128).
import type { Bytes } from '../crypto/bytes.ts'

export function encodeVarints(numbers: readonly number[]): Bytes {
  const bytes = new Uint8Array(numbers.length * 5)
  let at = 0
  for (const number of numbers) {
    let rest = number
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes[at++] = (rest % 128) + 128
    bytes[at++] = rest
  }
  return bytes.slice(0, at)
}

/** Ignores an unfinished last number. */
export function decodeVarints(bytes: Bytes): number[] {
  const numbers: number[] = []
  let number = 0
  let factor = 1
  for (const byte of bytes) {
    number += (byte % 128) * factor
    factor *= 128
    if (byte >= 128) continue
    numbers.push(number)
    number = 0
    factor = 1
  }
  return numbers
}

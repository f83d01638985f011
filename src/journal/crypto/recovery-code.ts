// Recovery codes: 160 random bits in Crockford's base 32, without I, L, O and U.
import type { Bytes } from './bytes.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const recoveryBytes = 20

/** Formats a code as eight groups of four. */
export function formatRecoveryCode(bytes: Bytes): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  let code = ''
  for (let shift = 155n; shift >= 0n; shift -= 5n) code += alphabet[Number((bits >> shift) & 31n)]
  return (code.match(/.{4}/g) ?? []).join('-')
}

/** Parses a typed code: accepts lower case, spaces, O for 0, I or L for 1. `undefined` if invalid. */
export function parseRecoveryCode(typed: string): Bytes | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (code.length !== 32) return undefined
  let bits = 0n
  for (const character of code) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    bits = (bits << 5n) | BigInt(value)
  }
  return Uint8Array.from({ length: recoveryBytes }, (_, at) => Number((bits >> BigInt((19 - at) * 8)) & 255n))
}

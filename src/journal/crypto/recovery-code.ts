// 160 random bits as 32 characters of Crockford's base 32: no I, L, O or U, so that it survives handwriting.
import type { Bytes } from './bytes.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const recoveryBytes = 20

/** Eight groups of four, to be printed or written down. */
export function writtenCode(bytes: Bytes): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  let code = ''
  for (let shift = 155n; shift >= 0n; shift -= 5n) code += alphabet[Number((bits >> shift) & 31n)]
  return (code.match(/.{4}/g) ?? []).join('-')
}

/** Takes what a person types: lower case, spaces, O for 0, I or L for 1. `undefined` when it cannot be a code. */
export function readCode(typed: string): Bytes | undefined {
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

// Recovery codes: each replaces a second factor once.
import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/database/db.server.ts'
import { slowHash } from '../passwords/password.server.ts'
import * as store from './factors-store.server.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten new codes of 50 bits; the old ones become invalid. That is too short for a fast hash, so they are hashed like passwords. */
export async function newRecoveryCodes(db: Db, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => {
    const letters = Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
  await store.replaceRecoveryCodes(
    db,
    memberId,
    await Promise.all(codes.map((code) => slowHash(code, memberId))),
  )
  return codes
}

export async function useRecoveryCode(db: Db, memberId: string, code: string): Promise<boolean> {
  const letters = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '')
  return store.useRecoveryCode(
    db,
    memberId,
    await slowHash(`${letters.slice(0, 5)}-${letters.slice(5)}`, memberId),
  )
}

// Codes of an authenticator app (TOTP). The secret is stored encrypted, and each code can be used once.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { hasAuthenticator } from '../contract.ts'
import * as store from './factors-store.server.ts'

function totp(secret: string, email: string): TOTP {
  return new TOTP({ issuer: 'Cairn', label: email, secret: Secret.fromBase32(secret), digits: 6, period: 30 })
}

/**
 * Creates an unconfirmed secret, replacing an older unconfirmed one. Refuses to replace a confirmed one: an app that scans another code of
 * the same account may discard the working one.
 */
export async function setUpAuthenticator(db: Db, settings: Settings, member: { id: string; email: string }) {
  const secret = new Secret({ size: 20 }).base32
  const isStored = await store.setUpAuthenticator(db, member.id, seal(settings, secret, member.id))
  if (!isStored) throw hasAuthenticator()
  return { secret, address: totp(secret, member.email).toString() }
}

/** True if the six digits match the current time step or a neighbor, and no code of that step was used before. */
export async function verifyAuthenticator(
  { db, settings, clock }: Services,
  member: { id: string; email: string },
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  const stored = await store.authenticatorOf(db, member.id)
  const digits = code.replaceAll(' ', '')
  if (!stored || stored.confirmed !== isConfirmed || !/^\d{6}$/.test(digits)) return false
  const now = clock.now()
  const secret = unseal(settings, stored.sealedSecret, member.id)
  const delta = totp(secret, member.email).validate({ token: digits, timestamp: now, window: 1 })
  if (delta === null) return false
  return store.consumeTotpStep(db, member.id, Math.floor(now / 30_000) + delta)
}

function seal(settings: Settings, secret: string, memberId: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', settings.secret('authenticator'), iv).setAAD(
    Buffer.from(memberId),
  )
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Tries the current key and, while SECRET is being changed, the previous one. */
function unseal(settings: Settings, sealed: Buffer, memberId: string): string {
  const keys = settings.secrets('authenticator')
  for (const [at, key] of keys.entries()) {
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      cipher.setAAD(Buffer.from(memberId)).setAuthTag(sealed.subarray(-16))
      return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]).toString('utf8')
    } catch (error) {
      if (at === keys.length - 1) throw error
    }
  }
  throw new Error('no key is configured')
}

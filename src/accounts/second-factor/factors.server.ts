// Second factors: an authenticator app, passkeys, recovery codes. Each code can be used once.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../platform/database/db.server.ts'
import type { Services } from '../../platform/http/http.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { passkeyFailed, type SecondFactorKind } from '../contract.ts'
import { slowHash } from '../passwords/password.server.ts'
import * as store from './factors-store.server.ts'

export async function factorsOf(db: Db, memberId: string): Promise<SecondFactorKind[]> {
  const stored = await store.factorsOf(db, memberId)
  if (!stored.authenticator && stored.passkeys === 0) return []
  const factors: SecondFactorKind[] = []
  if (stored.authenticator) factors.push('authenticator')
  if (stored.passkeys > 0) factors.push('passkey')
  if (stored.recoveryCodes > 0) factors.push('recovery')
  return factors
}

function totp(secret: string, email: string): TOTP {
  return new TOTP({ issuer: 'Cairn', label: email, secret: Secret.fromBase32(secret), digits: 6, period: 30 })
}

/** Creates an unconfirmed secret, replacing an older unconfirmed one. */
export async function setUpAuthenticator(db: Db, settings: Settings, member: { id: string; email: string }) {
  const secret = new Secret({ size: 20 }).base32
  await store.setUpAuthenticator(db, member.id, seal(settings, secret, member.id))
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

type Party = { db: Db; settings: Settings; sessionId: string; memberId: string; now: number }

const relyingParty = (settings: Settings) => {
  const url = new URL(settings.PUBLIC_URL)
  return { id: url.hostname, origin: url.origin }
}

export async function newPasskeyOptions(party: Party, email: string): Promise<Record<string, unknown>> {
  const known = await store.passkeysOf(party.db, party.memberId)
  const options = await generateRegistrationOptions({
    rpName: 'Cairn',
    rpID: relyingParty(party.settings).id,
    userName: email,
    userID: new TextEncoder().encode(party.memberId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await store.addChallenge(party.db, party.sessionId, options.challenge, party.now)
  return { ...options }
}

/** The passkey of a verified registration response. */
export async function verifyNewPasskey(
  party: Party,
  response: Record<string, unknown>,
): Promise<Omit<store.Passkey, 'name' | 'createdAt'>> {
  const expected = await challengeOf(party)
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    ...expected,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified || !verified.registrationInfo) throw passkeyFailed()
  const { credential } = verified.registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports?.join(',') ?? '',
  }
}

export async function passkeyLoginOptions(party: Party): Promise<Record<string, unknown>> {
  const known = await store.passkeysOf(party.db, party.memberId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(party.settings).id,
    allowCredentials: known.map(({ id }) => ({ id })),
    userVerification: 'preferred',
  })
  await store.addChallenge(party.db, party.sessionId, options.challenge, party.now)
  return { ...options }
}

export async function verifyPasskey(party: Party, response: Record<string, unknown>): Promise<boolean> {
  const expected = await challengeOf(party)
  const known = await store.passkeysOf(party.db, party.memberId)
  const used = known.find(({ id }) => id === response['id'])
  if (!used) return false
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    ...expected,
    credential: { id: used.id, publicKey: new Uint8Array(used.publicKey), counter: used.counter },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  await store.updatePasskeyCounter(party.db, used.id, verified.authenticationInfo.newCounter)
  return true
}

/** A challenge can be answered once, within five minutes. */
async function challengeOf(party: Party) {
  const challenge = await store.consumeChallenge(party.db, party.sessionId, party.now)
  if (!challenge) throw passkeyFailed()
  const { id, origin } = relyingParty(party.settings)
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id }
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

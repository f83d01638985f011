// Passkeys as a second factor (WebAuthn): registration, and verification at a login.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Db } from '../../platform/database/db.server.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { passkeyFailed } from '../contract.ts'
import * as store from './factors-store.server.ts'

export type PasskeyContext = { db: Db; settings: Settings; sessionId: string; memberId: string; now: number }

const relyingParty = (settings: Settings) => {
  const url = new URL(settings.PUBLIC_URL)
  return { id: url.hostname, origin: url.origin }
}

export async function newPasskeyOptions(
  context: PasskeyContext,
  email: string,
): Promise<Record<string, unknown>> {
  const known = await store.passkeysOf(context.db, context.memberId)
  const options = await generateRegistrationOptions({
    rpName: 'Cairn',
    rpID: relyingParty(context.settings).id,
    userName: email,
    userID: new TextEncoder().encode(context.memberId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await store.addChallenge(context.db, context.sessionId, options.challenge, context.now)
  return { ...options }
}

/** The passkey of a verified registration response. */
export async function verifyNewPasskey(
  context: PasskeyContext,
  response: Record<string, unknown>,
): Promise<Omit<store.Passkey, 'name' | 'createdAt'>> {
  const expected = await challengeOf(context)
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

export async function passkeyLoginOptions(context: PasskeyContext): Promise<Record<string, unknown>> {
  const known = await store.passkeysOf(context.db, context.memberId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.settings).id,
    allowCredentials: known.map(({ id }) => ({ id })),
    userVerification: 'preferred',
  })
  await store.addChallenge(context.db, context.sessionId, options.challenge, context.now)
  return { ...options }
}

export async function verifyPasskey(
  context: PasskeyContext,
  response: Record<string, unknown>,
): Promise<boolean> {
  const expected = await challengeOf(context)
  const known = await store.passkeysOf(context.db, context.memberId)
  const used = known.find(({ id }) => id === response['id'])
  if (!used) return false
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    ...expected,
    credential: { id: used.id, publicKey: new Uint8Array(used.publicKey), counter: used.counter },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  await store.updatePasskeyCounter(context.db, used.id, verified.authenticationInfo.newCounter)
  return true
}

/** A challenge can be answered once, within five minutes. */
async function challengeOf(context: PasskeyContext) {
  const challenge = await store.consumeChallenge(context.db, context.sessionId, context.now)
  if (!challenge) throw passkeyFailed()
  const { id, origin } = relyingParty(context.settings)
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id }
}

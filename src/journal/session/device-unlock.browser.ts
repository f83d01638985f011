// Opens the journal with what this device stores: a PIN or a passkey. Password and recovery code stay valid.
import { lastProfile } from '../../accounts/stored-session.browser.ts'
import { type Bytes, fromBase64, toBase64 } from '../crypto/bytes.ts'
import {
  newDeviceKey,
  unwrapWithPasskey,
  unwrapWithPin,
  wrapWithPasskey,
  wrapWithPin,
} from '../crypto/device-wrap.browser.ts'
import { bytesByPassword, parseKeyRecord, vaultOf } from '../crypto/vault.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import {
  deleteDeviceUnlock,
  maxAttempts,
  type PasskeyUnlock,
  storeDeviceUnlock,
  takeAttempt,
} from '../device/device-unlocks.browser.ts'
import { createPasskey, readPasskeySecret } from '../device/passkey.browser.ts'
import { type LockState, storeKey } from '../device/stored-key.browser.ts'
import { openCryptoWorker } from '../worker/crypto-worker-client.browser.ts'
import { startSession } from './journal-session.browser.ts'
import { requireOpen } from './open-journal.browser.ts'

export const pinForgotten = 'After 5 wrong tries this device has forgotten the PIN. Please use your password.'

/** Throws for a PIN that is easily guessed. */
export function requireGoodPin(pin: string): void {
  if (!/^\d{4,12}$/.test(pin)) throw new VaultError('A PIN has 4 to 12 digits.')
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  const [step = 0] = steps
  if (steps.size === 1 && Math.abs(step) <= 1)
    throw new VaultError('This PIN is tried first. Please choose other digits.')
}

/** Needs the password, because the key of an open journal is not extractable. */
export async function setPin(password: string, pin: string): Promise<void> {
  requireGoodPin(pin)
  const { sync, worker } = requireOpen()
  const { record, owner, kid } = sync.keys.vault
  const bytes = await bytesByPassword(record, password, worker.derivePasswordKey)
  const deviceKey = await newDeviceKey()
  const wrap = await wrapWithPin(record, bytes, { pin, deviceKey }, worker.derivePasswordKey)
  bytes.fill(0)
  await storeDeviceUnlock(owner, { kind: 'pin', kid, ...wrap, deviceKey, attempts: 0 })
}

export async function addPasskey(password: string): Promise<void> {
  const { sync, worker } = requireOpen()
  const { record, owner, kid } = sync.keys.vault
  const bytes = await bytesByPassword(record, password, worker.derivePasswordKey)
  const { salt, ...passkey } = await createPasskey(lastProfile()?.email ?? 'Cairn')
  const wrap = await wrapWithPasskey(record, bytes, passkey)
  bytes.fill(0)
  const { credential } = passkey
  await storeDeviceUnlock(owner, { kind: 'passkey', kid, credential, salt: toBase64(salt), wrap })
}

export async function unlockWithPin(lock: LockState, pin: string): Promise<void> {
  const record = parseKeyRecord(lock.record, lock.owner)
  const worker = await openCryptoWorker()
  try {
    const stored = await takeAttempt(lock.owner)
    if (!stored) throw new VaultError(pinForgotten)
    const { deviceKey, attempts } = stored
    const bytes = await unwrapWithPin(record, stored, { pin, deviceKey }, worker.derivePasswordKey)
    if (!bytes) throw new VaultError(await wrongPin(lock.owner, attempts))
    await storeDeviceUnlock(lock.owner, { ...stored, attempts: 0 })
    await openWith(lock, bytes, worker)
  } catch (error) {
    worker.close()
    throw error
  }
}

async function wrongPin(owner: string, attempts: number): Promise<string> {
  const remaining = maxAttempts - attempts
  if (remaining > 0) return `That PIN is not right. ${remaining === 1 ? '1 try' : `${remaining} tries`} left.`
  await deleteDeviceUnlock(owner, 'pin')
  return pinForgotten
}

export async function unlockWithPasskey(
  lock: LockState,
  { credential, salt, wrap }: PasskeyUnlock,
): Promise<void> {
  const record = parseKeyRecord(lock.record, lock.owner)
  const used = await readPasskeySecret(credential, fromBase64(salt) ?? new Uint8Array(0))
  const bytes = await unwrapWithPasskey(record, wrap, used)
  if (!bytes) throw new VaultError('This passkey doesn’t open the journal. Please use your password.')
  await openWith(lock, bytes, await openCryptoWorker())
}

// v1 entries need a key that is derived from the password itself, so they stay encrypted until it is entered.
async function openWith(lock: LockState, bytes: Bytes, worker: Awaited<ReturnType<typeof openCryptoWorker>>) {
  await startSession(worker, await vaultOf(parseKeyRecord(lock.record, lock.owner), bytes))
  storeKey(lock)
}

// The vault: a random data key, wrapped with the password and optionally with a recovery code.

import { type Bytes, fromBase64 } from './bytes.ts'
import { randomBytes } from './cipher.browser.ts'
import {
  type Derivation,
  KeyRecord,
  keyRecordWeakness,
  type Owner,
  recoveryData,
  wrapData,
} from './envelope.ts'
import {
  type DerivePasswordKey,
  derivePasswordKey,
  deriveRecoveryKey,
  importDataKey,
  newDerivation,
} from './key-derivation.browser.ts'
import { unwrapKey, unwrapOlderKey, wrapForRecovery, wrapKey } from './key-wrap.browser.ts'
import { parseRecoveryCode } from './recovery-code.ts'
import { VaultError } from './vault-error.ts'

/** Non-extractable keys only. Dropping this object locks the journal. `older` are replaced data keys by their kid. */
export type Vault = Owner & {
  readonly key: CryptoKey
  readonly record: KeyRecord
  readonly older: ReadonlyMap<string, CryptoKey>
}

export const wrongPassword = 'Please check your password and try again.'
export const wrongCode = 'Please check your recovery code and try again.'

export type NewVault = { readonly vault: Vault; readonly code: string | undefined }

export async function newVault({
  owner,
  password,
  withCode,
  kdf = newDerivation(),
  fromPassword = derivePasswordKey,
}: {
  owner: string
  password: string
  withCode: boolean
  kdf?: Derivation
  fromPassword?: DerivePasswordKey
}): Promise<NewVault> {
  const bytes = randomBytes(32)
  const keyOwner = { owner, kid: globalThis.crypto.randomUUID() }
  const wrap = await wrapKey(await fromPassword(password, kdf), bytes, wrapData(keyOwner, 1, kdf))
  const recovery = withCode ? await wrapForRecovery(keyOwner, bytes) : undefined
  const record: KeyRecord = { v: 2, ...keyOwner, revision: 1, kdf, wrap, recovery: recovery?.wrap ?? null }
  return { vault: await vaultOf(record, bytes), code: recovery?.code }
}

/** Validates a key record from the server. Refuses another owner's record and weak parameters. */
export function parseKeyRecord(sent: unknown, owner: string): KeyRecord {
  const parsed = KeyRecord.safeParse(sent)
  if (!parsed.success) throw new VaultError('The key of this journal cannot be read. Nothing was changed.')
  if (parsed.data.owner !== owner)
    throw new VaultError('The server sent a key that belongs to someone else. It was not used.')
  if (keyRecordWeakness(parsed.data.kdf)) {
    throw new VaultError(
      'The server asked for weaker protection than this journal allows. Your password was not used.',
    )
  }
  return parsed.data
}

/** A wrong password is detected by unwrapping alone; nothing is sent to the server. */
export async function openVault(
  record: KeyRecord,
  password: string,
  fromPassword: DerivePasswordKey = derivePasswordKey,
): Promise<Vault> {
  return vaultOf(record, await bytesByPassword(record, password, fromPassword))
}

export async function openVaultByRecoveryCode(record: KeyRecord, typedCode: string): Promise<Vault> {
  return vaultOf(record, await bytesByCode(record, typedCode))
}

export async function bytesByPassword(
  record: KeyRecord,
  password: string,
  fromPassword: DerivePasswordKey,
): Promise<Bytes> {
  if (keyRecordWeakness(record.kdf)) throw new VaultError(wrongPassword)
  const wrappingKey = await fromPassword(password, record.kdf)
  const bytes = await unwrapKey(wrappingKey, record.wrap, wrapData(record, record.revision, record.kdf))
  if (!bytes) throw new VaultError(wrongPassword)
  return bytes
}

export async function bytesByCode(record: KeyRecord, typedCode: string): Promise<Bytes> {
  const code = parseRecoveryCode(typedCode)
  const salt = fromBase64(record.recovery?.salt ?? '')
  if (!code || !salt || !record.recovery) throw new VaultError(wrongCode)
  const wrappingKey = await deriveRecoveryKey(code, salt)
  const bytes = await unwrapKey(wrappingKey, record.recovery, recoveryData(record, record.recovery.salt))
  if (!bytes) throw new VaultError(wrongCode)
  return bytes
}

/** Imports the unwrapped data key and the older ones, and clears the bytes. */
export async function vaultOf(record: KeyRecord, bytes: Bytes): Promise<Vault> {
  const { owner, kid } = record
  const key = await importDataKey(bytes)
  bytes.fill(0)
  const older = new Map<string, CryptoKey>()
  for (const each of record.older ?? []) {
    const olderBytes = await unwrapOlderKey({ owner, kid }, key, each)
    if (olderBytes) older.set(each.kid, await importDataKey(olderBytes))
    olderBytes?.fill(0)
  }
  return { owner, kid, key, record, older }
}

// Replaces the data key, so that an old copy of the record with the old password opens nothing that is written afterwards.
import { type Bytes, toBase64 } from './bytes.ts'
import { randomBytes } from './cipher.browser.ts'
import { type KeyRecord, type Owner, wrapData } from './envelope.ts'
import {
  type DerivePasswordKey,
  deriveKeyChangeProof,
  derivePasswordKey,
  importDataKey,
  newDerivation,
} from './key-derivation.browser.ts'
import { unwrapOlderKey, wrapForRecovery, wrapKey, wrapOlderKey } from './key-wrap.browser.ts'
import { parseRecoveryCode } from './recovery-code.ts'
import { bytesByCode, bytesByPassword, type Vault, vaultOf } from './vault.browser.ts'

export type RotatedVault = {
  readonly vault: Vault
  /** A new recovery code, to be shown once. */
  readonly code: string | undefined
  /** Sent to the server once. It can be derived only from the old data key. */
  readonly proof: string
}

/**
 * The current password or recovery code, the new password, and whether to create a new recovery code. `replaces` is the revision of the
 * current record if a replaced one is restored.
 */
export type KeyChange = {
  readonly way: { readonly password: string } | { readonly code: string }
  readonly next: string
  readonly newCode: boolean
  readonly replaces?: number
}

export async function rotateKey(
  record: KeyRecord,
  { way, next, newCode, replaces = record.revision }: KeyChange,
  fromPassword: DerivePasswordKey = derivePasswordKey,
): Promise<RotatedVault> {
  const old =
    'code' in way
      ? await bytesByCode(record, way.code)
      : await bytesByPassword(record, way.password, fromPassword)
  const oldKey = await importDataKey(old)
  const bytes = randomBytes(32)
  const keyOwner: Owner = { owner: record.owner, kid: globalThis.crypto.randomUUID() }
  const kdf = newDerivation()
  const revision = replaces + 1
  const typed = 'code' in way && !newCode ? parseRecoveryCode(way.code) : undefined
  const recovery = newCode || typed ? await wrapForRecovery(keyOwner, bytes, typed) : undefined
  const rotated: KeyRecord = {
    v: 2,
    ...keyOwner,
    revision,
    kdf,
    wrap: await wrapKey(await fromPassword(next, kdf), bytes, wrapData(keyOwner, revision, kdf)),
    recovery: recovery?.wrap ?? null,
    older: await olderKeysOf(
      record,
      { key: oldKey, bytes: old },
      { ...keyOwner, key: await importDataKey(bytes) },
    ),
  }
  old.fill(0)
  return {
    vault: await vaultOf(rotated, bytes),
    code: typed ? undefined : recovery?.code,
    proof: toBase64(await deriveKeyChangeProof(oldKey)),
  }
}

/** The replaced key and the ones before it, wrapped with the new key. */
async function olderKeysOf(
  record: KeyRecord,
  replaced: { key: CryptoKey; bytes: Bytes },
  next: Owner & { key: CryptoKey },
) {
  const older = [await wrapOlderKey(next, next.key, record.kid, replaced.bytes)]
  for (const each of record.older ?? []) {
    const bytes = await unwrapOlderKey(record, replaced.key, each)
    if (bytes) older.push(await wrapOlderKey(next, next.key, each.kid, bytes))
    bytes?.fill(0)
  }
  return older
}

/** The hash of the proof, with which the server checks the next change. */
export async function keyVerifier({ key }: Pick<Vault, 'key'>): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', await deriveKeyChangeProof(key))
  return toBase64(new Uint8Array(hash))
}

// Unlocks the journal with a password or a recovery code. Neither is ever sent.

import { type KeyChange, keyVerifier, type RotatedVault, rotateKey } from '../crypto/key-rotation.browser.ts'
import {
  newVault,
  openVault,
  openVaultByRecoveryCode,
  parseKeyRecord,
  type Vault,
  wrongPassword,
} from '../crypto/vault.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { storeMemory } from '../device/device.browser.ts'
import { type LockState, storeKey } from '../device/stored-key.browser.ts'
import type { CryptoApi } from '../worker/crypto-worker-api.browser.ts'
import { takeCryptoWorker } from '../worker/crypto-worker-client.browser.ts'
import { openAllEntries } from './index-entries.browser.ts'
import { reencryptAll, startSession } from './journal-session.browser.ts'
import { lockOtherTabs, requireOpen, update } from './open-journal.browser.ts'
import { readKey, readReplacedKeys, restoreKey, saveKey } from './remote.browser.ts'
import { acceptCurrentState, updateManifest } from './sync.browser.ts'

async function withNewWorker<Value>(work: (worker: CryptoApi) => Promise<Value>): Promise<Value> {
  const worker = await takeCryptoWorker()
  try {
    return await work(worker)
  } catch (error) {
    worker.close()
    throw error
  }
}

export function unlock(lock: LockState, password: string): Promise<void> {
  return withNewWorker(async (worker) => {
    const vault = await openVault(parseKeyRecord(lock.record, lock.owner), password, worker.derivePasswordKey)
    await startSession(worker, vault, worker.deriveLegacyKey(password))
    storeKey(lock)
    // A record of the first version gets its verifier at this unlock.
    if (!lock.protected) await saveKey(vault.record, await keyVerifier(vault)).catch(() => {})
  })
}

/** Creates the vault and stores its wrapped key before any entry. Returns the recovery code, if requested. */
export function setUp(owner: string, password: string, withCode: boolean): Promise<string | undefined> {
  return withNewWorker(async (worker) => {
    const { vault, code } = await newVault({
      owner,
      password,
      withCode,
      fromPassword: worker.derivePasswordKey,
    })
    await saveAndReadBack(vault, (verifier) => saveKey(vault.record, verifier))
    await startSession(worker, vault, worker.deriveLegacyKey(password))
    return code
  })
}

/** Opens with the recovery code, which stays valid, and sets a new password. */
export function recover(lock: LockState, code: string, password: string): Promise<void> {
  return withNewWorker(async (worker) => {
    const record = parseKeyRecord(lock.record, lock.owner)
    const change: KeyChange = { way: { code }, next: password, newCode: false }
    const { vault, proof } = await rotateKey(record, change, worker.derivePasswordKey)
    // Without a verifier on the server no proof is needed.
    if (!lock.protected) await saveKey(record, await keyVerifier(await openVaultByRecoveryCode(record, code)))
    await saveAndReadBack(vault, (verifier) => saveKey(vault.record, verifier, proof))
    await startSession(worker, vault, worker.deriveLegacyKey(password))
  })
}

/**
 * Opens with the password of a key that was replaced in the last 30 days, and continues from that key. Returns a new
 * recovery code if that key had one. Entries under the key that this replaces stay encrypted under it.
 */
export function restoreReplacedKey(
  lock: LockState,
  password: string,
  accountPassword: string,
): Promise<string | undefined> {
  return withNewWorker(async (worker) => {
    const { revision: replaces } = parseKeyRecord(lock.record, lock.owner)
    const { vault, code, proof } = await rotatedFromReplaced(lock.owner, replaces, password, worker)
    await saveAndReadBack(vault, async (verifier) =>
      restoreKey(vault.record, { verifier, proof, password: accountPassword }),
    )
    await startSession(worker, vault, worker.deriveLegacyKey(password))
    return code
  })
}

async function rotatedFromReplaced(
  owner: string,
  replaces: number,
  password: string,
  { derivePasswordKey }: CryptoApi,
): Promise<RotatedVault> {
  const records = await readReplacedKeys()
  if (records.length === 0) throw new VaultError(nothingReplaced)
  for (const sent of records) {
    const record = parseKeyRecord(sent, owner)
    const change = { way: { password }, next: password, newCode: record.recovery !== null, replaces }
    const rotated = await rotateKey(record, change, derivePasswordKey).catch((error: unknown) => {
      if (error instanceof VaultError && error.message === wrongPassword) return undefined
      throw error
    })
    if (rotated) return rotated
  }
  throw new VaultError(wrongPassword)
}

const nothingReplaced =
  'The key of this journal was not changed in the last 30 days, so there is no earlier one.'

// A key record that was stored incorrectly would lock the person out at the next visit.
async function saveAndReadBack(vault: Vault, save: (verifier: string) => Promise<void>): Promise<void> {
  let failure: unknown
  await save(await keyVerifier(vault)).catch((error: unknown) => {
    failure = error
  })
  const stored = parseKeyRecord((await readKey()).record, vault.owner)
  const { wrap, recovery, kid, revision } = vault.record
  if (stored.wrap.ct !== wrap.ct || stored.recovery?.ct !== recovery?.ct)
    throw failure ?? new VaultError('The server did not store the key as it was sent. Please try again.')
  const memory = { kid, keyRevision: revision, manifestRevision: 0, acceptedKey: `${kid}:${revision}` }
  storeMemory(localStorage, vault.owner, memory)
  storeKey({ owner: vault.owner, record: vault.record, protected: true })
}

/** Changes the password and the data key. Returns a new recovery code if there was one, because the old code becomes invalid. */
export function changePassword(password: string, next: string): Promise<string | undefined> {
  const newCode = requireOpen().sync.keys.vault.record.recovery !== null
  return changeKey({ way: { password }, next, newCode })
}

/** Creates a new recovery code and a new data key, so that the old code opens nothing that is written later. */
export function newRecoveryCode(password: string): Promise<string | undefined> {
  return changeKey({ way: { password }, next: password, newCode: true })
}

async function changeKey(change: KeyChange): Promise<string | undefined> {
  const { sync, worker } = requireOpen()
  const { vault, code, proof } = await rotateKey(sync.keys.vault.record, change, worker.derivePasswordKey)
  await saveAndReadBack(vault, (verifier) => saveKey(vault.record, verifier, proof))
  sync.keys = { ...sync.keys, vault }
  lockOtherTabs()
  update(worker, { unexpectedKey: false })
  // Until the findings are accepted, the manifest stays unchanged.
  if (sync.findings.length === 0) await updateManifest(sync, (before) => before)
  void reencryptAll()
  return code
}

/** Tries an additional password for v1 entries; returns how many more decrypt. */
export async function tryPassword(password: string): Promise<number> {
  const { sync, worker, cards } = requireOpen()
  const before = cards.filter(({ closed }) => closed).length
  sync.keys = { ...sync.keys, legacy: [...sync.keys.legacy, await worker.deriveLegacyKey(password)] }
  await openAllEntries()
  return before - requireOpen().cards.filter(({ closed }) => closed).length
}

/** Accepts the current state after the person has seen the findings. */
export async function acceptFindings(): Promise<void> {
  const { sync, worker } = requireOpen()
  const { kid, record, owner } = sync.keys.vault
  const acceptedKey = `${kid}:${record.revision}`
  storeMemory(localStorage, owner, { kid, keyRevision: 0, manifestRevision: 0, acceptedKey })
  await acceptCurrentState(sync)
  update(worker, { unexpectedKey: false })
  void reencryptAll()
}

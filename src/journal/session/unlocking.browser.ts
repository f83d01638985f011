// Unlocks the journal with a password or a recovery code. Neither is ever sent.
import type { CryptoApi } from '../crypto/crypto-worker-api.browser.ts'
import { openCryptoWorker } from '../crypto/crypto-worker-client.browser.ts'
import {
  newVault,
  openVault,
  parseKeyRecord,
  type Vault,
  VaultRefusal,
  withNewRecoveryCode,
  withPassword,
} from '../crypto/vault.browser.ts'
import { openAllEntries, requireOpen, startSession, update } from './journal.browser.ts'
import { keepKey, readKey } from './remote.browser.ts'
import { acceptCurrentState } from './sync.browser.ts'

/** The owner's id and the wrapped key, if a journal was set up. */
export type LockState = { readonly owner: string; readonly record: unknown }

async function withNewWorker<Value>(work: (worker: CryptoApi) => Promise<Value>): Promise<Value> {
  const worker = await openCryptoWorker()
  try {
    return await work(worker)
  } catch (error) {
    worker.close()
    throw error
  }
}

export function unlock({ record, owner }: LockState, password: string): Promise<void> {
  return withNewWorker(async (worker) => {
    await startSession(
      worker,
      await openVault(parseKeyRecord(record, owner), password, worker.passwordKey),
      password,
    )
  })
}

/** Creates the vault and stores its wrapped key before any entry. Returns the recovery code, if requested. */
export function setUp(owner: string, password: string, withCode: boolean): Promise<string | undefined> {
  return withNewWorker(async (worker) => {
    const { vault, code } = await newVault(owner, password, withCode, undefined, worker.passwordKey)
    await keepAndReadBack(vault)
    await startSession(worker, vault, password)
    return code
  })
}

export function recover({ record, owner }: LockState, code: string, password: string): Promise<void> {
  return withNewWorker(async (worker) => {
    const vault = await withPassword(parseKeyRecord(record, owner), { code }, password, worker.passwordKey)
    await keepAndReadBack(vault)
    await startSession(worker, vault, password)
  })
}

// A key record that was stored differently would lock the person out at the next visit.
async function keepAndReadBack(vault: Vault): Promise<void> {
  await keepKey(vault.record)
  const kept = parseKeyRecord((await readKey()).record, vault.owner)
  if (kept.wrap.ct === vault.record.wrap.ct && kept.recovery?.ct === vault.record.recovery?.ct) return
  throw new VaultRefusal('The server did not keep the key as it was sent. Please try again.')
}

export async function changePassword(password: string, next: string): Promise<void> {
  const { sync, worker } = requireOpen()
  await takeOver(await withPassword(sync.keys.vault.record, { password }, next, worker.passwordKey))
}

export async function newRecoveryCode(password: string): Promise<string> {
  const { sync, worker } = requireOpen()
  const { vault, code } = await withNewRecoveryCode(sync.keys.vault.record, password, worker.passwordKey)
  await takeOver(vault)
  return code
}

async function takeOver(vault: Vault): Promise<void> {
  await keepAndReadBack(vault)
  const { sync, worker } = requireOpen()
  sync.keys = { ...sync.keys, vault }
  update(worker, {})
  await acceptCurrentState(sync)
}

/** Tries another password for v1 entries; returns how many more decrypt. */
export async function tryPassword(password: string): Promise<number> {
  const { sync, worker, cards } = requireOpen()
  const before = cards.filter(({ closed }) => closed).length
  sync.keys = { ...sync.keys, legacy: [...sync.keys.legacy, await worker.legacyKey(password)] }
  await openAllEntries()
  return before - requireOpen().cards.filter(({ closed }) => closed).length
}

/** Accepts the current state after the person has seen the findings. */
export async function acceptFindings(): Promise<void> {
  const { sync, worker } = requireOpen()
  await acceptCurrentState(sync)
  update(worker, { strangeKey: false })
}

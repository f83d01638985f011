// The journal's API calls.
import { send } from '../../platform/browser/call.browser.ts'
import * as contract from '../contract.ts'
import type { KeyRecord } from '../crypto/envelope.ts'
import * as keyContract from '../key-contract.ts'
import type { Remote } from './sync.browser.ts'

export const remote: Remote = {
  page: (before, limit) => send(contract.listEntries, { query: { before, limit: String(limit) } }),
  changes: (since) => send(contract.readChanges, { query: { since: since?.toString() } }),
  entry: (id) => send(contract.readEntry, { params: { id } }),
  add: (body) => send(contract.addEntry, { body }),
  addAll: async (entries) => (await send(contract.importEntries, { body: { entries } })).entries,
  edit: (id, body) => send(contract.editEntry, { params: { id }, body }),
  confirm: (id, seq) => send(contract.confirmEntry, { params: { id }, body: { seq } }),
  remove: (id, seq) => send(contract.removeEntry, { params: { id }, query: { seq: seq?.toString() } }),
  async manifest(known) {
    const { manifest, unchanged } = await send(contract.readManifest, { query: { known: known?.toString() } })
    return unchanged ? 'unchanged' : manifest
  },
  putManifest: (body) => send(contract.saveManifest, { body }),
  reencrypt: async (entries) => (await send(contract.reencryptEntries, { body: { entries } })).entries,
  confirmAll: (entries) => send(contract.confirmEntries, { body: { entries } }),
}

export async function readKey(): Promise<{ owner: string; record: unknown; protected: boolean }> {
  const key = await send(keyContract.readKey)
  return { ...key, record: key.record ?? null }
}

/** The key records that were replaced in the last 30 days, newest first. */
export async function readReplacedKeys(): Promise<unknown[]> {
  return (await send(keyContract.readReplacedKeys)).records.map(({ record }) => record)
}

/** `password` is the account's. */
export async function restoreKey(
  record: KeyRecord,
  { verifier, proof, password }: { verifier: string; proof: string; password: string },
): Promise<void> {
  await send(keyContract.restoreKey, { body: { record, verifier, proof, password } })
}

/** `proof` belongs to the replaced record; `verifier` checks the proof of the next change. */
export async function saveKey(record: KeyRecord, verifier: string, proof?: string): Promise<void> {
  await send(keyContract.saveKey, { body: { record, verifier, ...(proof ? { proof } : {}) } })
}

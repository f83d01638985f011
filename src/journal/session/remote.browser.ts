// The journal's API calls.
import { send } from '../../platform/browser/call.browser.ts'
import * as contract from '../contract.ts'
import type { KeyRecord } from '../crypto/envelope.ts'
import type { Entry } from '../entry.ts'
import type { Remote } from './sync.browser.ts'

/** Loads all entries, page by page. */
async function everyEntry(): Promise<Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await send(
      contract.listEntries,
      last ? { query: { before: `${last.createdAt}_${last.id}` } } : {},
    )
    all.push(...page)
    if (page.length === 0) return all
  }
}

export const remote: Remote = {
  entries: everyEntry,
  entry: (id) => send(contract.readEntry, { params: { id } }),
  add: (body) => send(contract.addEntry, { body }),
  edit: (id, body) => send(contract.editEntry, { params: { id }, body }),
  confirm: (id, seq) => send(contract.confirmEntry, { params: { id }, body: { seq } }),
  remove: (id) => send(contract.removeEntry, { params: { id } }),
  manifest: async () => (await send(contract.readManifest)).manifest,
  putManifest: (body) => send(contract.keepManifest, { body }),
  reencrypt: async (entries) => (await send(contract.reencryptEntries, { body: { entries } })).entries,
  confirmAll: (entries) => send(contract.confirmEntries, { body: { entries } }),
}

export async function readKey(): Promise<{ owner: string; record: unknown; protected: boolean }> {
  const key = await send(contract.readKey)
  return { ...key, record: key.record ?? null }
}

/** `proof` is of the record that is replaced, `verifier` checks the proof of the next change. */
export async function keepKey(record: KeyRecord, verifier: string, proof?: string): Promise<void> {
  await send(contract.keepKey, { body: { record, verifier, ...(proof ? { proof } : {}) } })
}

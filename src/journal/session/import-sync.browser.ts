// Stores the entries of an import, a batch at a time. The caller updates the manifest afterwards.
import { VaultError } from '../crypto/vault-error.ts'
import { addStoredEntries } from './load-entries.browser.ts'
import type { JournalSync, SealedImport } from './sync.browser.ts'

/** Returns the `eid`s that the server refused: they were deleted, or have other content. */
export async function storeImported(sync: JournalSync, sent: SealedImport[]): Promise<string[]> {
  if (sent.length === 0) return []
  const stored = await sync.remote.addAll(sent)
  const byEid = new Map(stored.map((entry) => [entry.enc?.eid, entry]))
  const refused: string[] = []
  for (const { enc, encryptedContent } of sent) {
    const entry = byEid.get(enc.eid)
    if (!entry) refused.push(enc.eid)
    // The stored bytes are compared instead of decrypting the entry again.
    else if (
      entry.encryptedContent !== encryptedContent ||
      entry.enc?.kid !== enc.kid ||
      entry.enc.seq !== enc.seq
    )
      throw new VaultError('The server did not give back what was sent. Please try the import again.')
  }
  addStoredEntries(sync, stored)
  return refused
}

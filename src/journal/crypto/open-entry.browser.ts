// Decrypts entries, and recognizes those that were decrypted before.
import type { Entry, SealedEntry } from '../entry.ts'
import { toBase64, utf8 } from './bytes.ts'
import { openEntryContent } from './entry-cipher.browser.ts'
import type { EntryContent } from './entry-content.ts'
import { openLegacy } from './legacy.browser.ts'
import type { Vault } from './vault.browser.ts'

/** All available keys: the vault, and v1 keys of the passwords tried so far. */
export type EntryKeys = { readonly vault: Vault; readonly legacy: readonly CryptoKey[] }

export type OpenedEntry = { readonly content: EntryContent; readonly from: 'current' | 'previous' }

/** Falls back to the previous version if the newer one does not decrypt. `undefined`: wrong password or damaged. */
export async function openEntry(keys: EntryKeys, entry: Entry): Promise<OpenedEntry | undefined> {
  const current = await openSealed(keys, entry, entry.createdAt)
  if (current) return { content: current, from: 'current' }
  const previous = entry.previous && (await openSealed(keys, entry.previous, entry.createdAt))
  return previous && { content: previous, from: 'previous' }
}

async function openSealed(
  { vault, legacy }: EntryKeys,
  sealed: SealedEntry,
  createdAt: string,
): Promise<EntryContent | undefined> {
  if (sealed.enc) return openEntryContent(vault, sealed.encryptedContent, sealed.enc)
  for (const key of legacy) {
    const text = await openLegacy(key, sealed.encryptedContent)
    if (text !== undefined) return { text, title: '', mood: null, tags: [], writtenAt: createdAt }
  }
  return undefined
}

const atOnce = 64

/** Decrypts in chunks to keep the thread responsive; returns the ids that failed. */
export async function openEntries(
  keys: EntryKeys,
  entries: readonly Entry[],
  each: (id: string, opened: OpenedEntry) => void,
  progress: (opened: number) => void = () => {},
): Promise<string[]> {
  const closed: string[] = []
  for (let at = 0; at < entries.length; at += atOnce) {
    const chunk = entries.slice(at, at + atOnce)
    const opened = await Promise.all(chunk.map((entry) => openEntry(keys, entry)))
    for (const [index, entry] of chunk.entries()) {
      const result = opened[index]
      if (result) each(entry.id, result)
      else closed.push(entry.id)
    }
    progress(Math.min(at + atOnce, entries.length))
  }
  return closed
}

/** The SHA-256 of each entry's ciphertext and what it is bound to, by the entry's id. */
export async function hashesOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const hashes = entries.map(async ({ id, encryptedContent, enc }) => {
    const digest = await crypto.subtle.digest(
      'SHA-256',
      utf8(JSON.stringify([encryptedContent, enc ?? null])),
    )
    return [id, toBase64(new Uint8Array(digest))] as const
  })
  return new Map(await Promise.all(hashes))
}

// Opening entries, one or ten thousand of them.
import type { Entry, Sealed } from '../entry.ts'
import type { Page } from './entry-content.ts'
import { openLegacy } from './legacy.browser.ts'
import { openPage, type Vault } from './vault.browser.ts'

/** Everything that can open an entry: the vault, and keys of the first form for each password tried so far. */
export type Keys = { readonly vault: Vault; readonly legacy: readonly CryptoKey[] }

export type Opened = { readonly page: Page; readonly from: 'current' | 'previous' }

/** Falls back to the version before an edit when the newer one does not open. `undefined`: another password, or damaged. */
export async function openEntry(keys: Keys, entry: Entry): Promise<Opened | undefined> {
  const current = await openSealed(keys, entry, entry.createdAt)
  if (current) return { page: current, from: 'current' }
  const previous = entry.previous && (await openSealed(keys, entry.previous, entry.createdAt))
  return previous && { page: previous, from: 'previous' }
}

async function openSealed(
  { vault, legacy }: Keys,
  sealed: Sealed,
  createdAt: string,
): Promise<Page | undefined> {
  if (sealed.enc) return openPage(vault, sealed.encryptedContent, sealed.enc)
  for (const key of legacy) {
    const text = await openLegacy(key, sealed.encryptedContent)
    if (text !== undefined) return { text, title: '', mood: null, tags: [], writtenAt: createdAt }
  }
  return undefined
}

const atOnce = 64

/** Opens in pieces, so that the thread can answer in between; returns the ids that stayed closed. */
export async function openAll(
  keys: Keys,
  entries: readonly Entry[],
  each: (id: string, page: Page) => void,
  progress: (opened: number) => void = () => {},
): Promise<string[]> {
  const closed: string[] = []
  for (let at = 0; at < entries.length; at += atOnce) {
    const piece = entries.slice(at, at + atOnce)
    const opened = await Promise.all(piece.map((entry) => openEntry(keys, entry)))
    for (const [index, entry] of piece.entries()) {
      const result = opened[index]
      if (result) each(entry.id, result.page)
      else closed.push(entry.id)
    }
    progress(Math.min(at + atOnce, entries.length))
  }
  return closed
}

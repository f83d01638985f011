// An entry as sent and stored: ciphertext and timestamps. See crypto/entry-content.ts for the plaintext.
import { z } from 'zod/mini'
import { Seal } from './crypto/envelope.ts'

export const SealedEntry = z.object({ encryptedContent: z.string(), enc: z.optional(Seal) })
export type SealedEntry = z.infer<typeof SealedEntry>

/** `previous` is the version before an edit. It is deleted once the browser has read the new one back. */
export const Entry = z.extend(SealedEntry, {
  id: z.uuid(),
  createdAt: z.iso.datetime({ offset: true }),
  previous: z.optional(SealedEntry),
})
export type Entry = z.infer<typeof Entry>

/** An entry's row in the manifest: under its own id, or the server's id for v1. */
export function manifestKey(entry: Pick<Entry, 'id' | 'enc'>): { eid: string; seq: number; kid?: string } {
  const { enc, id } = entry
  return enc ? { eid: enc.eid, seq: enc.seq, kid: enc.kid } : { eid: id, seq: 0 }
}

const charactersAtOnce = 2_000_000

/** Chunks of at most `most` entries and about two megabytes. */
export function entryChunks(entries: readonly Entry[], most: number): Entry[][] {
  const chunks: Entry[][] = []
  let characters = 0
  for (const entry of entries) {
    characters += entry.encryptedContent.length
    const last = chunks.at(-1)
    if (last && last.length < most && characters <= charactersAtOnce) last.push(entry)
    else {
      chunks.push([entry])
      characters = entry.encryptedContent.length
    }
  }
  return chunks
}

import type { Entry } from '../entry.ts'
import { toBase64, utf8 } from './bytes.ts'

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

// An entry as it travels and is stored: ciphertext and times. What stands in it is `page.ts`, inside the ciphertext.
import { z } from 'zod'
import { Seal } from './crypto/envelope.ts'

export const Sealed = z.object({ encryptedContent: z.string(), enc: Seal.optional() })
export type Sealed = z.infer<typeof Sealed>

/** `previous` is the version before an edit; it stays until the writer's own browser has read the new one back. */
export const Entry = Sealed.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime({ offset: true }),
  previous: Sealed.optional(),
})
export type Entry = z.infer<typeof Entry>

/** The name under which the manifest lists an entry: its own id, or the server's for one in the first form. */
export function listedAs(entry: Pick<Entry, 'id' | 'enc'>): { eid: string; seq: number } {
  return entry.enc ? { eid: entry.enc.eid, seq: entry.enc.seq } : { eid: entry.id, seq: 0 }
}

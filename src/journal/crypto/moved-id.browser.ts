import { utf8, uuidFromBytes } from './bytes.ts'

/** Derives the new id from the legacy entry's id, so that an interrupted migration can resume. */
export async function migratedEntryId(id: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(`cairn journal moved v2\0${id}`))
  const bytes = new Uint8Array(hash).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return uuidFromBytes(bytes)
}

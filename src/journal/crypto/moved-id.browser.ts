import { bytesUuid, utf8 } from './bytes.ts'

/** The new form's id follows from the old entry's, so that a move that is cut off goes on where it stopped. */
export async function movedEid(id: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(`cairn journal moved v2\0${id}`))
  const bytes = new Uint8Array(hash).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytesUuid(bytes)
}

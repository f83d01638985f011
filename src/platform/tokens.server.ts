// The tokens of links: random ones, stored as a hash, and those of links in emails that do one thing without a login.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from './settings.server.ts'

const idBytes = 16
const macBytes = 16

/** Random tokens are stored only as this hash. A fast one is enough for them; it would be wrong for a password or a PIN. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A token for one `purpose`: the member's id and a keyed hash of it. It never expires and is not stored. */
export function memberToken(settings: Pick<Settings, 'secret'>, purpose: string, memberId: string): string {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(settings.secret(purpose), id)]).toString('base64url')
}

/** The member that the token was made for; undefined if it is forged or for another purpose. */
export function memberOfToken(
  settings: Pick<Settings, 'secrets'>,
  purpose: string,
  token: string,
): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + macBytes) return undefined
  const id = bytes.subarray(0, idBytes)
  const mac = bytes.subarray(idBytes)
  if (!settings.secrets(purpose).some((key) => timingSafeEqual(macOf(key, id), mac))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function macOf(key: Buffer, id: Buffer): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, macBytes)
}

// Gift codes: derived from the order's id with the server's secret. The database contains only their hash.
import { createHash, createHmac } from 'node:crypto'
import type { Services } from '../../platform/http/http.server.ts'

type Settings = Pick<Services['settings'], 'secret' | 'secrets'>

// Crockford's Base32: no I, L, O or U, which look like other characters or form words.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const signCount = 16
const purpose = 'gift codes'

function codeOf(key: Buffer, orderId: string): string {
  const mac = createHmac('sha256', key).update(orderId).digest()
  return Array.from(mac.subarray(0, signCount), (byte) => signs[byte % signs.length]).join('')
}

export function giftCodeHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

/** The hash of the code, stored with a gift's order. */
export function newGiftCodeHash(settings: Settings, orderId: string): Buffer {
  return giftCodeHash(codeOf(settings.secret(purpose), orderId))
}

/** The code of a stored gift in groups of four; null if the secret it was derived from is lost. */
export function shownGiftCode(settings: Settings, orderId: string, hash: Buffer): string | null {
  const codes = settings.secrets(purpose).map((key) => codeOf(key, orderId))
  const code = codes.find((each) => giftCodeHash(each).equals(hash))
  return code?.match(/.{4}/g)?.join('-') ?? null
}

/** Normalizes a typed code: any case, spaces and dashes, O for 0, I and L for 1. */
export function parseGiftCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}._]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === signCount && [...code].every((sign) => signs.includes(sign)) ? code : undefined
}

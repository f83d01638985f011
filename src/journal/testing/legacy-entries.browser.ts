// Encrypts entries in format v1, which the product only reads.
import { toBase64, utf8 } from '../crypto/bytes.ts'
import { randomBytes, seal } from '../crypto/cipher.browser.ts'

export async function sealLegacy(key: CryptoKey, text: string, iv = randomBytes(12)): Promise<string> {
  return toBase64(await seal(key, utf8(text), new Uint8Array(0), iv))
}

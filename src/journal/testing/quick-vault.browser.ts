// A vault whose key derivation takes no time.
import { utf8 } from '../crypto/bytes.ts'
import type { EntryContent } from '../crypto/entry-content.ts'
import { type Derivation } from '../crypto/envelope.ts'
import { deriveKey, importDataKey } from '../crypto/key-derivation.browser.ts'
import { newVault } from '../crypto/vault.browser.ts'

// A fast replacement for half a second of Argon2id; the real one is tested with known answers.
export async function quickKey(password: string, kdf: Derivation): Promise<CryptoKey> {
  return deriveKey(await importDataKey(utf8(password.normalize('NFKC'))), kdf.salt)
}

export const owner = '018f0000-0000-7000-8000-000000000001'

export const contentWith = (text: string): EntryContent => ({
  text,
  title: '',
  mood: null,
  tags: [],
  writtenAt: '2026-03-01T07:30:00.000Z',
})

export const content = contentWith('Today I stayed.')

export const quickVault = (
  password = 'a stone a day',
  options: { owner?: string; withCode?: boolean; kdf?: Derivation } = {},
) => newVault({ owner, password, withCode: false, fromPassword: quickKey, ...options })

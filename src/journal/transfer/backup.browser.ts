// The encrypted backup: one line of text that includes its wrapped key; the password or recovery code opens it anywhere.
import { z } from 'zod'
import { concatBytes, fromBase64Url, fromUtf8, toBase64Url, utf8 } from '../crypto/bytes.ts'
import { derived, type KeyFromPassword, passwordKey, seal, unseal } from '../crypto/cipher.browser.ts'
import { canonicalJson, KeyRecord, keyRecordWeakness, pad, unpad } from '../crypto/envelope.ts'
import { openVault, openVaultByRecoveryCode, type Vault, VaultRefusal } from '../crypto/vault.browser.ts'
import { Entry } from '../entry.ts'
import { ExportedEntry } from './export-format.ts'

/** `closed` are entries that no key opens; their ciphertext is included unchanged. */
export const BackupContent = z.object({ entries: z.array(ExportedEntry), closed: z.array(Entry) })
export type BackupContent = z.infer<typeof BackupContent>

const Header = z.object({ t: z.literal('backup'), v: z.literal(2), record: KeyRecord })
const info = 'cairn journal backup v2'

/** `rj2.<header>.<iv>.<ciphertext and tag>`, each part base64url; the header's own bytes are the authenticated data. */
export async function sealBackup(vault: Vault, content: BackupContent): Promise<string> {
  const { v, owner, kid, revision, kdf, wrap, recovery } = vault.record
  const record = { v, owner, kid, revision, kdf, wrap }
  const plainRecord = recovery ? { ...record, recovery } : record
  const header = toBase64Url(utf8(canonicalJson({ t: 'backup', v: 2, record: plainRecord })))
  const sealed = await seal(
    await derived(vault.key, info),
    pad(utf8(JSON.stringify(content))),
    utf8(`rj2.${header}`),
  )
  return `rj2.${header}.${toBase64Url(sealed.slice(0, 12))}.${toBase64Url(sealed.slice(12))}`
}

export function isBackup(text: string): boolean {
  return text.startsWith('rj2.')
}

export type BackupSecret = { readonly password: string } | { readonly code: string }

export async function openBackup(
  text: string,
  way: BackupSecret,
  fromPassword: KeyFromPassword = passwordKey,
): Promise<BackupContent> {
  const [mark, header, iv, ct, ...more] = text.trim().split('.')
  const record = mark === 'rj2' && header !== undefined ? readHeader(header) : undefined
  const ivBytes = fromBase64Url(iv ?? '')
  const ctBytes = fromBase64Url(ct ?? '')
  if (!record || keyRecordWeakness(record.kdf) || !ivBytes || !ctBytes || more.length > 0) throw unreadable()
  const vault =
    'code' in way
      ? await openVaultByRecoveryCode(record, way.code)
      : await openVault(record, way.password, fromPassword)
  const sealed = concatBytes(ivBytes, ctBytes)
  const opened = await unseal(await derived(vault.key, info), sealed, utf8(`rj2.${header}`))
  const bytes = opened && unpad(opened)
  if (!bytes) throw unreadable()
  const content = BackupContent.safeParse(JSON.parse(fromUtf8(bytes)))
  if (!content.success) throw unreadable()
  return content.data
}

function unreadable(): VaultRefusal {
  return new VaultRefusal('This file is not a complete backup of a journal. Nothing was changed.')
}

function readHeader(header: string): KeyRecord | undefined {
  try {
    const bytes = fromBase64Url(header)
    const parsed = Header.safeParse(withRecovery(JSON.parse(bytes ? fromUtf8(bytes) : '')))
    return parsed.success ? parsed.data.record : undefined
  } catch {
    return undefined
  }
}

// Canonical JSON has no null; without a recovery code the field is omitted.
function withRecovery(header: unknown): unknown {
  const parsed = z.looseObject({ record: z.looseObject({}) }).safeParse(header)
  return parsed.success ? { ...parsed.data, record: { recovery: null, ...parsed.data.record } } : header
}

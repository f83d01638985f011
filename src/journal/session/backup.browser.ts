// The encrypted backup: one line of text that carries its own wrapped key, so that password or recovery code open it anywhere.
import { z } from 'zod'
import { fromBase64Url, fromUtf8, joined, toBase64Url, utf8 } from '../crypto/bytes.ts'
import { derived, type KeyFromPassword, passwordKey, seal, unseal } from '../crypto/cipher.browser.ts'
import { canonical, KeyRecord, padded, unpadded, weakness } from '../crypto/envelope.ts'
import { openVault, openVaultByCode, type Vault, VaultRefusal } from '../crypto/vault.browser.ts'
import { Entry } from '../entry.ts'
import { TakeoutEntry } from './export-format.ts'

/** `closed` are entries that no password at hand opens; they are carried along as they are. */
export const BackupContent = z.object({ entries: z.array(TakeoutEntry), closed: z.array(Entry) })
export type BackupContent = z.infer<typeof BackupContent>

const Header = z.object({ t: z.literal('backup'), v: z.literal(2), record: KeyRecord })
const info = 'cairn journal backup v2'

/** `rj2.<header>.<iv>.<ciphertext and tag>`, each part base64url; the header's own bytes are the authenticated data. */
export async function sealBackup(vault: Vault, content: BackupContent): Promise<string> {
  const { recovery, ...record } = vault.record
  const plainRecord = recovery ? { ...record, recovery } : record
  const header = toBase64Url(utf8(canonical({ t: 'backup', v: 2, record: plainRecord })))
  const sealed = await seal(
    await derived(vault.key, info),
    padded(utf8(JSON.stringify(content))),
    utf8(`rj2.${header}`),
  )
  return `rj2.${header}.${toBase64Url(sealed.slice(0, 12))}.${toBase64Url(sealed.slice(12))}`
}

export type WayIn = { readonly password: string } | { readonly code: string }

export async function openBackup(
  text: string,
  way: WayIn,
  fromPassword: KeyFromPassword = passwordKey,
): Promise<BackupContent> {
  const [mark, header, iv, ct, ...more] = text.trim().split('.')
  const record = mark === 'rj2' && header !== undefined ? readHeader(header) : undefined
  const ivBytes = fromBase64Url(iv ?? '')
  const ctBytes = fromBase64Url(ct ?? '')
  if (!record || weakness(record.kdf) || !ivBytes || !ctBytes || more.length > 0) throw unreadable()
  const vault =
    'code' in way
      ? await openVaultByCode(record, way.code)
      : await openVault(record, way.password, fromPassword)
  const sealed = joined(ivBytes, ctBytes)
  const opened = await unseal(await derived(vault.key, info), sealed, utf8(`rj2.${header}`))
  const bytes = opened && unpadded(opened)
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

// The canonical form knows no null, so a vault without a recovery code leaves the field out.
function withRecovery(header: unknown): unknown {
  const parsed = z.looseObject({ record: z.looseObject({}) }).safeParse(header)
  return parsed.success ? { ...parsed.data, record: { recovery: null, ...parsed.data.record } } : header
}

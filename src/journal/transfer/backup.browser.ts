// The encrypted backup: a line with the wrapped key, then a line for each part. A part is encrypted on its own, so that
// neither writing nor opening a backup needs the whole file in memory. The password or recovery code opens it anywhere.
import { z } from 'zod'
import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from '../crypto/bytes.ts'
import { seal, unseal } from '../crypto/cipher.browser.ts'
import { canonicalJson, KeyRecord, keyRecordWeakness, pad, unpad } from '../crypto/envelope.ts'
import { type DerivePasswordKey, deriveKey, derivePasswordKey } from '../crypto/key-derivation.browser.ts'
import { openVault, openVaultByRecoveryCode, type Vault } from '../crypto/vault.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { Entry } from '../entry.ts'
import { ExportedEntry } from './export-format.ts'
import { linesOf } from './lines.browser.ts'

/** `closed` are entries that no key opens; their ciphertext is included unchanged. */
export const BackupContent = z.object({ entries: z.array(ExportedEntry), closed: z.array(Entry) })
export type BackupContent = z.infer<typeof BackupContent>

export type BackupSecret = { readonly password: string } | { readonly code: string }

const Header = z.object({ t: z.literal('backup'), v: z.literal(3), id: z.uuid(), record: KeyRecord })
const WholeHeader = z.object({ t: z.literal('backup'), v: z.literal(2), record: KeyRecord })
const partCharacters = 1024 * 1024

export type BackupWriter = {
  readonly add: (kind: keyof BackupContent, entry: ExportedEntry | Entry) => Promise<void>
  readonly finish: () => Promise<Blob>
}

/** Finished parts become blobs, which the browser can move to disk. */
export async function createBackup(vault: Vault): Promise<BackupWriter> {
  const id = crypto.randomUUID()
  const header = `rj3.${headerOf(vault.record, id)}`
  const key = await partKey(vault, id)
  const parts: BlobPart[] = [`${header}\n`]
  let waiting: Record<keyof BackupContent, string[]> = { entries: [], closed: [] }
  let characters = 0
  let number = 0

  async function write(last: boolean): Promise<void> {
    const content = utf8(`{"entries":[${waiting.entries.join()}],"closed":[${waiting.closed.join()}]}`)
    waiting = { entries: [], closed: [] }
    characters = 0
    const sealed = await seal(key, pad(content), partData(header, { number, isLast: last }))
    parts.push(new Blob([`${toBase64Url(sealed)}\n`]))
    number += 1
  }

  return {
    async add(kind, entry) {
      const json = JSON.stringify(entry)
      waiting[kind].push(json)
      characters += json.length
      if (characters >= partCharacters) await write(false)
    },
    async finish() {
      await write(true)
      return new Blob(parts, { type: 'text/plain' })
    },
  }
}

function headerOf({ v, owner, kid, revision, kdf, wrap, recovery }: KeyRecord, id: string): string {
  const record = { v, owner, kid, revision, kdf, wrap, ...(recovery ? { recovery } : {}) }
  return toBase64Url(utf8(canonicalJson({ t: 'backup', v: 3, id, record })))
}

function partKey({ key }: Pick<Vault, 'key'>, id: string): Promise<CryptoKey> {
  return deriveKey(key, `cairn journal backup v3\0${id}`)
}

/** The part's number and whether it is the last: parts cannot be left out, moved or taken from another backup. */
function partData(header: string, { number, isLast }: { number: number; isLast: boolean }) {
  return utf8(`${header}.${number}.${isLast ? 'last' : 'more'}`)
}

export function isBackup(text: string): boolean {
  return text.startsWith('rj3.') || text.startsWith('rj2.')
}

/** Throws before anything is returned if a part is missing, moved or damaged. */
export async function openBackup(
  file: Blob,
  way: BackupSecret,
  fromPassword: DerivePasswordKey = derivePasswordKey,
): Promise<BackupContent> {
  if ((await file.slice(0, 4).text()) === 'rj2.')
    return openWholeBackup((await file.text()).trim(), way, fromPassword)
  const lines = linesOf(file)
  const header = (await lines.next()).value ?? ''
  const read = header.startsWith('rj3.') ? Header.safeParse(readHeader(header.slice(4))) : undefined
  if (!read?.success) throw unreadable()
  const key = await partKey(await vaultBy(read.data.record, way, fromPassword), read.data.id)
  const content: BackupContent = { entries: [], closed: [] }
  let number = 0
  let ended = false
  for await (const line of lines) {
    const sealed = fromBase64Url(line.trim())
    if (ended || !sealed) throw unreadable()
    let opened = await unseal(key, sealed, partData(header, { number, isLast: false }))
    if (!opened) {
      opened = await unseal(key, sealed, partData(header, { number, isLast: true }))
      ended = true
    }
    const { entries, closed } = contentOf(opened && unpad(opened))
    for (const entry of entries) content.entries.push(entry)
    for (const entry of closed) content.closed.push(entry)
    number += 1
  }
  if (!ended) throw unreadable()
  return content
}

/** Earlier backups are one ciphertext: `rj2.<header>.<iv>.<ciphertext and tag>`. */
async function openWholeBackup(
  text: string,
  way: BackupSecret,
  fromPassword: DerivePasswordKey,
): Promise<BackupContent> {
  const [, header = '', iv = '', ciphertext = '', ...more] = text.split('.')
  const read = WholeHeader.safeParse(readHeader(header))
  const sealed = fromBase64Url(iv + ciphertext)
  if (!read.success || !sealed || more.length > 0) throw unreadable()
  const { key } = await vaultBy(read.data.record, way, fromPassword)
  const opened = await unseal(await deriveKey(key, 'cairn journal backup v2'), sealed, utf8(`rj2.${header}`))
  return contentOf(opened && unpad(opened))
}

function vaultBy(record: KeyRecord, way: BackupSecret, fromPassword: DerivePasswordKey): Promise<Vault> {
  if (keyRecordWeakness(record.kdf)) throw unreadable()
  return 'code' in way
    ? openVaultByRecoveryCode(record, way.code)
    : openVault(record, way.password, fromPassword)
}

function contentOf(bytes: Uint8Array<ArrayBuffer> | undefined): BackupContent {
  if (!bytes) throw unreadable()
  const content = BackupContent.safeParse(JSON.parse(fromUtf8(bytes)))
  if (!content.success) throw unreadable()
  return content.data
}

function unreadable(): VaultError {
  return new VaultError('This file is not a complete backup of a journal. Nothing was changed.')
}

const HeaderRecord = z.looseObject({ record: z.looseObject({}) })

// Canonical JSON has no null; without a recovery code the field is omitted.
function readHeader(header: string): unknown {
  try {
    const bytes = fromBase64Url(header)
    const { record, ...rest } = HeaderRecord.parse(JSON.parse(bytes ? fromUtf8(bytes) : ''))
    return { ...rest, record: { recovery: null, ...record } }
  } catch {
    return undefined
  }
}

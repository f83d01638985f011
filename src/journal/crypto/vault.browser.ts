// A vault: one random data key, wrapped by the password and, if wanted, by a recovery code.
import { type Bytes, fromBase64, joined, sameBytes, toBase64, utf8 } from './bytes.ts'
import {
  commitment,
  dataKey,
  derived,
  type KeyFromPassword,
  newDerivation,
  passwordKey,
  randomBytes,
  recoveryKey,
  seal,
  unseal,
} from './cipher.browser.ts'
import { bytesPage, type Page, pageBytes } from './entry-content.ts'
import {
  type Derivation,
  draftData,
  entryData,
  KeyRecord,
  manifestData,
  type Owner,
  padded,
  recoveryData,
  type Seal,
  unpadded,
  weakness,
  wrapData,
} from './envelope.ts'
import { bytesManifest, type Manifest, manifestBytes } from './manifest.ts'
import { readCode, recoveryBytes, writtenCode } from './recovery-code.ts'

/** Holds handles only: the keys are non-extractable. Letting go of this object locks the journal. */
export type Vault = Owner & { readonly key: CryptoKey; readonly record: KeyRecord }

export const wrongPassword = 'Please check your password and try again.'
export const wrongCode = 'Please check your recovery code and try again.'

/** Something about the vault that the person has to know; `message` is the sentence for them. */
export class VaultRefusal extends Error {}

export type NewVault = { readonly vault: Vault; readonly code: string | undefined }

export async function newVault(
  owner: string,
  password: string,
  withCode: boolean,
  kdf: Derivation = newDerivation(),
  fromPassword: KeyFromPassword = passwordKey,
): Promise<NewVault> {
  const bytes = randomBytes(32)
  const who = { owner, kid: globalThis.crypto.randomUUID() }
  const record: KeyRecord = {
    v: 2,
    ...who,
    revision: 1,
    kdf,
    wrap: await wrapped(await fromPassword(password, kdf), bytes, wrapData(who, 1, kdf)),
    recovery: null,
  }
  const recovery = withCode ? await newRecovery(who, bytes) : undefined
  const key = await dataKey(bytes)
  bytes.fill(0)
  return {
    vault: { ...who, key, record: { ...record, recovery: recovery?.wrap ?? null } },
    code: recovery?.code,
  }
}

/** Reads what a server sent as a key record. Refuses another owner's and anything below the floors, whatever the server says. */
export function trustedRecord(sent: unknown, owner: string): KeyRecord {
  const parsed = KeyRecord.safeParse(sent)
  if (!parsed.success) throw new VaultRefusal('The key of this journal cannot be read. Nothing was changed.')
  if (parsed.data.owner !== owner)
    throw new VaultRefusal('The server sent a key that belongs to somebody else. It was not used.')
  if (weakness(parsed.data.kdf)) {
    throw new VaultRefusal(
      'The server asked for weaker protection than this journal allows. Your password was not used.',
    )
  }
  return parsed.data
}

/** Whether the password is right shows in the unwrapping alone; nothing is sent to find out. */
export async function openVault(
  record: KeyRecord,
  password: string,
  fromPassword: KeyFromPassword = passwordKey,
): Promise<Vault> {
  return withKey(record, await bytesByPassword(record, password, fromPassword))
}

export async function openVaultByCode(record: KeyRecord, typedCode: string): Promise<Vault> {
  return withKey(record, await bytesByCode(record, typedCode))
}

/** A new password wraps the same data key anew; no entry is touched. */
export async function withPassword(
  record: KeyRecord,
  way: { password: string } | { code: string },
  next: string,
  fromPassword: KeyFromPassword = passwordKey,
): Promise<Vault> {
  const bytes =
    'code' in way
      ? await bytesByCode(record, way.code)
      : await bytesByPassword(record, way.password, fromPassword)
  const kdf = newDerivation()
  const revision = record.revision + 1
  const wrap = await wrapped(await fromPassword(next, kdf), bytes, wrapData(record, revision, kdf))
  return withKey({ ...record, revision, kdf, wrap }, bytes)
}

/** A new recovery code; the one before stops working. The wrap by password is made anew too, so that its revision stays bound. */
export async function withNewCode(
  record: KeyRecord,
  password: string,
  fromPassword: KeyFromPassword = passwordKey,
): Promise<{ vault: Vault; code: string }> {
  const bytes = await bytesByPassword(record, password, fromPassword)
  const revision = record.revision + 1
  const { wrap: recovery, code } = await newRecovery(record, bytes)
  const wrap = await wrapped(
    await fromPassword(password, record.kdf),
    bytes,
    wrapData(record, revision, record.kdf),
  )
  return { vault: await withKey({ ...record, revision, wrap, recovery }, bytes), code }
}

async function newRecovery(who: Owner, bytes: Bytes) {
  const code = randomBytes(recoveryBytes)
  const salt = randomBytes(16)
  const wrap = await wrapped(await recoveryKey(code, salt), bytes, recoveryData(who, toBase64(salt)))
  const written = writtenCode(code)
  code.fill(0)
  return { wrap: { salt: toBase64(salt), ...wrap }, code: written }
}

async function wrapped(by: CryptoKey, bytes: Bytes, data: Bytes): Promise<{ iv: string; ct: string }> {
  const sealed = await seal(by, joined(bytes, await commitment(await dataKey(bytes))), data)
  return { iv: toBase64(sealed.slice(0, 12)), ct: toBase64(sealed.slice(12)) }
}

async function unwrapped(
  by: CryptoKey,
  wrap: { iv: string; ct: string },
  data: Bytes,
): Promise<Bytes | undefined> {
  const iv = fromBase64(wrap.iv)
  const ct = fromBase64(wrap.ct)
  if (!iv || !ct || iv.length !== 12) return undefined
  const opened = await unseal(by, joined(iv, ct), data)
  if (opened?.length !== 64) return undefined
  const bytes = opened.slice(0, 32)
  const committed = opened.slice(32)
  opened.fill(0)
  return sameBytes(await commitment(await dataKey(bytes)), committed) ? bytes : undefined
}

async function bytesByPassword(
  record: KeyRecord,
  password: string,
  fromPassword: KeyFromPassword,
): Promise<Bytes> {
  if (weakness(record.kdf)) throw new VaultRefusal(wrongPassword)
  const by = await fromPassword(password, record.kdf)
  const bytes = await unwrapped(by, record.wrap, wrapData(record, record.revision, record.kdf))
  if (!bytes) throw new VaultRefusal(wrongPassword)
  return bytes
}

async function bytesByCode(record: KeyRecord, typedCode: string): Promise<Bytes> {
  const code = readCode(typedCode)
  const salt = fromBase64(record.recovery?.salt ?? '')
  if (!code || !salt || !record.recovery) throw new VaultRefusal(wrongCode)
  const bytes = await unwrapped(
    await recoveryKey(code, salt),
    record.recovery,
    recoveryData(record, record.recovery.salt),
  )
  if (!bytes) throw new VaultRefusal(wrongCode)
  return bytes
}

async function withKey(record: KeyRecord, bytes: Bytes): Promise<Vault> {
  const key = await dataKey(bytes)
  bytes.fill(0)
  return { owner: record.owner, kid: record.kid, key, record }
}

export async function sealPage(
  vault: Vault,
  eid: string,
  seq: number,
  page: Page,
): Promise<{ encryptedContent: string; enc: Seal }> {
  const sealed = await seal(await entryKey(vault, eid), padded(pageBytes(page)), entryData(vault, eid, seq))
  return { encryptedContent: toBase64(sealed), enc: { v: 2, kid: vault.kid, eid, seq } }
}

export async function openPage(
  vault: Vault,
  encryptedContent: string,
  { kid, eid, seq }: Seal,
): Promise<Page | undefined> {
  if (kid !== vault.kid) return undefined
  const opened = await unseal(
    await entryKey(vault, eid),
    fromBase64(encryptedContent),
    entryData(vault, eid, seq),
  )
  const bytes = opened && unpadded(opened)
  return bytes && bytesPage(bytes)
}

function entryKey(vault: Vault, eid: string): Promise<CryptoKey> {
  return derived(vault.key, `cairn journal entry v2\0${eid}`)
}

export async function sealManifest(vault: Vault, revision: number, manifest: Manifest): Promise<string> {
  const key = await derived(vault.key, 'cairn journal manifest v2')
  return toBase64(await seal(key, padded(manifestBytes(manifest)), manifestData(vault, revision)))
}

export async function openManifest(
  vault: Vault,
  revision: number,
  sealed: string,
): Promise<Manifest | undefined> {
  const key = await derived(vault.key, 'cairn journal manifest v2')
  const opened = await unseal(key, fromBase64(sealed), manifestData(vault, revision))
  const bytes = opened && unpadded(opened)
  return bytes && bytesManifest(bytes)
}

export async function sealDraft(vault: Vault, eid: string, draft: unknown): Promise<string> {
  const key = await derived(vault.key, `cairn journal draft v2\0${eid}`)
  return toBase64(await seal(key, padded(utf8(JSON.stringify(draft))), draftData(vault, eid)))
}

export async function openDraft(vault: Vault, eid: string, sealed: string): Promise<unknown> {
  const key = await derived(vault.key, `cairn journal draft v2\0${eid}`)
  const opened = await unseal(key, fromBase64(sealed), draftData(vault, eid))
  const bytes = opened && unpadded(opened)
  if (!bytes) return undefined
  return JSON.parse(new TextDecoder().decode(bytes))
}

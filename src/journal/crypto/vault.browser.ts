// The vault: a random data key, wrapped with the password and optionally with a recovery code.
import { type Bytes, concatBytes, fromBase64, sameBytes, toBase64, utf8 } from './bytes.ts'
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
import { decodeEntryContent, type EntryContent, encodeEntryContent } from './entry-content.ts'
import {
  type Derivation,
  draftData,
  entryData,
  KeyRecord,
  keyRecordWeakness,
  manifestData,
  type Owner,
  pad,
  recoveryData,
  type Seal,
  unpad,
  wrapData,
} from './envelope.ts'
import { decodeManifest, encodeManifest, type RevisionMap } from './manifest.ts'
import { formatRecoveryCode, parseRecoveryCode, recoveryBytes } from './recovery-code.ts'

/** Non-extractable keys only. Dropping this object locks the journal. */
export type Vault = Owner & { readonly key: CryptoKey; readonly record: KeyRecord }

export const wrongPassword = 'Please check your password and try again.'
export const wrongCode = 'Please check your recovery code and try again.'

/** An expected error of the vault; `message` is shown to the person. */
export class VaultRefusal extends Error {
  override name = 'VaultRefusal'
}

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

/** Validates a key record from the server. Refuses another owner's record and weak parameters. */
export function parseKeyRecord(sent: unknown, owner: string): KeyRecord {
  const parsed = KeyRecord.safeParse(sent)
  if (!parsed.success) throw new VaultRefusal('The key of this journal cannot be read. Nothing was changed.')
  if (parsed.data.owner !== owner)
    throw new VaultRefusal('The server sent a key that belongs to somebody else. It was not used.')
  if (keyRecordWeakness(parsed.data.kdf)) {
    throw new VaultRefusal(
      'The server asked for weaker protection than this journal allows. Your password was not used.',
    )
  }
  return parsed.data
}

/** A wrong password is detected by unwrapping alone; nothing is sent to the server. */
export async function openVault(
  record: KeyRecord,
  password: string,
  fromPassword: KeyFromPassword = passwordKey,
): Promise<Vault> {
  return withKey(record, await bytesByPassword(record, password, fromPassword))
}

export async function openVaultByRecoveryCode(record: KeyRecord, typedCode: string): Promise<Vault> {
  return withKey(record, await bytesByCode(record, typedCode))
}

/** Wraps the same data key with a new password; entries don't change. */
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

/** Creates a new recovery code and invalidates the previous one. The password wrap is renewed to bind the new revision. */
export async function withNewRecoveryCode(
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
  const written = formatRecoveryCode(code)
  code.fill(0)
  return { wrap: { salt: toBase64(salt), ...wrap }, code: written }
}

async function wrapped(by: CryptoKey, bytes: Bytes, data: Bytes): Promise<{ iv: string; ct: string }> {
  const sealed = await seal(by, concatBytes(bytes, await commitment(await dataKey(bytes))), data)
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
  const opened = await unseal(by, concatBytes(iv, ct), data)
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
  if (keyRecordWeakness(record.kdf)) throw new VaultRefusal(wrongPassword)
  const by = await fromPassword(password, record.kdf)
  const bytes = await unwrapped(by, record.wrap, wrapData(record, record.revision, record.kdf))
  if (!bytes) throw new VaultRefusal(wrongPassword)
  return bytes
}

async function bytesByCode(record: KeyRecord, typedCode: string): Promise<Bytes> {
  const code = parseRecoveryCode(typedCode)
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

export async function sealEntryContent(
  vault: Vault,
  eid: string,
  seq: number,
  page: EntryContent,
): Promise<{ encryptedContent: string; enc: Seal }> {
  const sealed = await seal(
    await entryKey(vault, eid),
    pad(encodeEntryContent(page)),
    entryData(vault, eid, seq),
  )
  return { encryptedContent: toBase64(sealed), enc: { v: 2, kid: vault.kid, eid, seq } }
}

export async function openEntryContent(
  vault: Vault,
  encryptedContent: string,
  { kid, eid, seq }: Seal,
): Promise<EntryContent | undefined> {
  if (kid !== vault.kid) return undefined
  const opened = await unseal(
    await entryKey(vault, eid),
    fromBase64(encryptedContent),
    entryData(vault, eid, seq),
  )
  const bytes = opened && unpad(opened)
  return bytes && decodeEntryContent(bytes)
}

function entryKey(vault: Vault, eid: string): Promise<CryptoKey> {
  return derived(vault.key, `cairn journal entry v2\0${eid}`)
}

export async function sealManifest(vault: Vault, revision: number, manifest: RevisionMap): Promise<string> {
  const key = await derived(vault.key, 'cairn journal manifest v2')
  return toBase64(await seal(key, pad(encodeManifest(manifest)), manifestData(vault, revision)))
}

export async function openManifest(
  vault: Vault,
  revision: number,
  sealed: string,
): Promise<RevisionMap | undefined> {
  const key = await derived(vault.key, 'cairn journal manifest v2')
  const opened = await unseal(key, fromBase64(sealed), manifestData(vault, revision))
  const bytes = opened && unpad(opened)
  return bytes && decodeManifest(bytes)
}

export async function sealDraft(vault: Vault, eid: string, draft: unknown): Promise<string> {
  const key = await derived(vault.key, `cairn journal draft v2\0${eid}`)
  return toBase64(await seal(key, pad(utf8(JSON.stringify(draft))), draftData(vault, eid)))
}

export async function openDraft(vault: Vault, eid: string, sealed: string): Promise<unknown> {
  const key = await derived(vault.key, `cairn journal draft v2\0${eid}`)
  const opened = await unseal(key, fromBase64(sealed), draftData(vault, eid))
  const bytes = opened && unpad(opened)
  if (!bytes) return undefined
  return JSON.parse(new TextDecoder().decode(bytes))
}

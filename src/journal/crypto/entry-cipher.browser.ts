// Encrypts entries, the manifest and drafts with an open vault, and decrypts them also with the vault's older keys.
import { type Bytes, fromBase64, toBase64, utf8 } from './bytes.ts'
import { seal, unseal } from './cipher.browser.ts'
import { decodeEntryContent, type EntryContent, encodeEntryContent } from './entry-content.ts'
import { draftData, entryData, indexData, manifestData, pad, type Seal, unpad } from './envelope.ts'
import { deriveKey } from './key-derivation.browser.ts'
import { decodeManifest, encodeManifest, type RevisionMap } from './manifest.ts'
import type { Vault } from './vault.browser.ts'

type KeyOfVault = { readonly owner: string; readonly kid: string; readonly key: CryptoKey }

/** The vault's keys, the current one first. */
function keysOf({ owner, kid, key, older }: Vault): KeyOfVault[] {
  return [{ owner, kid, key }, ...[...older].map(([olderKid, each]) => ({ owner, kid: olderKid, key: each }))]
}

export async function sealEntryContent(
  vault: Vault,
  eid: string,
  seq: number,
  content: EntryContent,
): Promise<{ encryptedContent: string; enc: Seal }> {
  const sealed = await seal(
    await entryKey(vault, eid),
    pad(encodeEntryContent(content)),
    entryData(vault, eid, seq),
  )
  return { encryptedContent: toBase64(sealed), enc: { v: 2, kid: vault.kid, eid, seq } }
}

export async function openEntryContent(
  vault: Vault,
  encryptedContent: string,
  { kid, eid, seq }: Seal,
): Promise<EntryContent | undefined> {
  const vaultKey = keysOf(vault).find((each) => each.kid === kid)
  if (!vaultKey) return undefined
  const opened = await unseal(
    await entryKey(vaultKey, eid),
    fromBase64(encryptedContent),
    entryData(vaultKey, eid, seq),
  )
  const bytes = opened && unpad(opened)
  return bytes && decodeEntryContent(bytes)
}

function entryKey({ key }: KeyOfVault, eid: string): Promise<CryptoKey> {
  return deriveKey(key, `cairn journal entry v2\0${eid}`)
}

function manifestKeyOf({ key }: KeyOfVault): Promise<CryptoKey> {
  return deriveKey(key, 'cairn journal manifest v2')
}

export async function sealManifest(vault: Vault, revision: number, manifest: RevisionMap): Promise<string> {
  const plain = pad(encodeManifest(manifest))
  return toBase64(await seal(await manifestKeyOf(vault), plain, manifestData(vault, revision)))
}

/** Tries the older keys too, because a key change may have been interrupted before the manifest was encrypted again. */
export async function openManifest(
  vault: Vault,
  revision: number,
  sealed: string,
): Promise<RevisionMap | undefined> {
  for (const vaultKey of keysOf(vault)) {
    const opened = await unseal(
      await manifestKeyOf(vaultKey),
      fromBase64(sealed),
      manifestData(vaultKey, revision),
    )
    const bytes = opened && unpad(opened)
    if (bytes) return decodeManifest(bytes)
  }
  return undefined
}

export async function sealDraft(vault: Vault, eid: string, draft: unknown): Promise<string> {
  const key = await deriveKey(vault.key, `cairn journal draft v2\0${eid}`)
  return toBase64(await seal(key, pad(utf8(JSON.stringify(draft))), draftData(vault, eid)))
}

export async function openDraft(vault: Vault, eid: string, sealed: string): Promise<unknown> {
  for (const vaultKey of keysOf(vault)) {
    const key = await deriveKey(vaultKey.key, `cairn journal draft v2\0${eid}`)
    const opened = await unseal(key, fromBase64(sealed), draftData(vaultKey, eid))
    const bytes = opened && unpad(opened)
    if (bytes) return JSON.parse(new TextDecoder().decode(bytes))
  }
  return undefined
}

/** The device's search index. Only the current key opens it, so it is rebuilt after a key change. */
export async function sealIndex(vault: Vault, index: Bytes): Promise<Bytes> {
  return seal(await deriveKey(vault.key, indexInfo), pad(index), indexData(vault))
}

export async function openIndex(vault: Vault, sealed: Bytes): Promise<Bytes | undefined> {
  const opened = await unseal(await deriveKey(vault.key, indexInfo), sealed, indexData(vault))
  return opened && unpad(opened)
}

const indexInfo = 'cairn journal index v2'

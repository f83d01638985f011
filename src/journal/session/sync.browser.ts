// Synchronizes an unlocked journal with the server, which is not trusted with content or completeness.

import { openManifest, sealManifest } from '../crypto/entry-cipher.browser.ts'
import type { Seal } from '../crypto/envelope.ts'
import {
  acceptedManifest,
  compareManifest,
  type ManifestFinding,
  type RevisionMap,
  sameManifest,
} from '../crypto/manifest.ts'
import { interruptedMigrations } from '../crypto/migrated-id.browser.ts'
import type { EntryKeys } from '../crypto/open-entry.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import {
  type DeviceStorage,
  deletedHere,
  loadMemory,
  recordDeletion,
  storeMemory,
} from '../device/device.browser.ts'
import { type EntryCache, memoryCache } from '../device/entry-cache.ts'
import { memoryOutbox, type Outbox, type PendingChange } from '../device/outbox.ts'
import { type Entry, manifestKey } from '../entry.ts'
import { hasStatus } from './call-failures.ts'
import { loadEntries, loadFirstPage, type OnEntries, reloadEntries } from './load-entries.browser.ts'

export type NewSealedEntry = { encryptedContent: string; enc?: Seal; createdAt?: string }
export type SealedManifest = { revision: number; encryptedContent: string }
/** An entry of an import, under its own id and date. */
export type SealedImport = { encryptedContent: string; enc: Seal; createdAt: string }
export type SealedEdit = { id: string; encryptedContent: string; enc: Seal }

/** Entries and deletions after a count of changes; `version` is the count after them. */
export type EntryChanges = {
  readonly version: number
  /** How many entries the journal has. */
  readonly count: number
  readonly entries: Entry[]
  readonly removed: string[]
  readonly more: boolean
}

/** The API calls that sync needs. A refused call throws an error with `status`. */
export type Remote = {
  /** Newest first, before `createdAt_id`. */
  readonly page: (before: string | undefined, limit: number) => Promise<Entry[]>
  /** Without `since`: the counts alone. */
  readonly changes: (since: number | undefined) => Promise<EntryChanges>
  readonly entry: (id: string) => Promise<Entry>
  readonly add: (body: NewSealedEntry) => Promise<Entry>
  /** Stores many entries; leaves out ids that were deleted or have other content. */
  readonly addAll: (entries: SealedImport[]) => Promise<Entry[]>
  readonly edit: (id: string, body: { encryptedContent: string; enc: Seal }) => Promise<Entry>
  readonly confirm: (id: string, seq: number) => Promise<unknown>
  /** With `seq` only that version. */
  readonly remove: (id: string, seq?: number) => Promise<unknown>
  /** `known` is the revision this device has. */
  readonly manifest: (known?: number) => Promise<SealedManifest | 'unchanged' | null>
  /** `replaces` is the revision that the server had. */
  readonly putManifest: (body: SealedManifest & { replaces: number }) => Promise<unknown>
  /** Stores entries under the current key; leaves out those that changed meanwhile. */
  readonly reencrypt: (entries: SealedEdit[]) => Promise<Entry[]>
  readonly confirmAll: (entries: { id: string; seq: number }[]) => Promise<unknown>
}

/** `refusal` is the server's sentence for the person. */
export type SendingObstacle = { readonly unreachable: boolean; readonly refusal: string | undefined }

export type JournalSync = {
  keys: EntryKeys
  readonly remote: Remote
  readonly storage: DeviceStorage
  readonly cache: EntryCache
  readonly outbox: Outbox
  /** The server's entries. */
  readonly entries: Map<string, Entry>
  /** Changes that the server does not have yet, as in the outbox. */
  pending: readonly PendingChange[]
  /** Why changes still wait after the last attempt to send them. */
  obstacle: SendingObstacle
  findings: ManifestFinding[]
  manifest: RevisionMap | undefined
  manifestRevision: number
  /** The count of changes that `entries` contain; undefined until they are loaded. */
  version: number | undefined
  /** How many entries there are to load. */
  count: number
  /** True once the entries were loaded and compared with the manifest. */
  ready: boolean
}

export function newSync(
  keys: EntryKeys,
  remote: Remote,
  storage: DeviceStorage,
  cache: EntryCache = memoryCache(),
  outbox: Outbox = memoryOutbox(),
): JournalSync {
  const initial = { findings: [], manifest: undefined, manifestRevision: 0, version: undefined, count: 0 }
  const entries = new Map<string, Entry>()
  const obstacle = { unreachable: false, refusal: undefined }
  return { keys, remote, storage, cache, outbox, entries, pending: [], obstacle, ...initial, ready: false }
}

/** Loads the entries and compares them with the manifest. */
export async function openSync(
  keys: EntryKeys,
  remote: Remote,
  storage: DeviceStorage,
  cache?: EntryCache,
  outbox?: Outbox,
): Promise<JournalSync> {
  const sync = newSync(keys, remote, storage, cache, outbox)
  await finishSync(sync)
  return sync
}

/** Repeats a check with findings without the device's copy, because the copy may be damaged or another device may be writing. */
export async function finishSync(sync: JournalSync, onEntries: OnEntries = () => {}): Promise<void> {
  const state = await sync.cache.state()
  // At the first visit the newest entries are loaded before the manifest.
  if (!state) await loadFirstPage(sync, onEntries)
  await compare(sync, await manifestOf(sync, state?.manifest), () => loadEntries(sync, onEntries))
  if (sync.findings.length > 0)
    await compare(sync, await manifestOf(sync, undefined), () => reloadEntries(sync, onEntries))
  sync.ready = true
  if (sync.findings.length === 0) await acceptCurrentState(sync).catch(() => {})
}

// Reads the manifest first, so that an entry that another device adds meanwhile is not a finding.
async function manifestOf(sync: JournalSync, known: SealedManifest | undefined) {
  const sealed = await sync.remote.manifest(known?.revision)
  return sealed === 'unchanged' ? (known ?? null) : sealed
}

async function compare(
  sync: JournalSync,
  sealed: SealedManifest | null,
  load: () => Promise<void>,
): Promise<void> {
  const { keys, storage, entries } = sync
  const { owner } = keys.vault
  await load()
  const manifest = sealed
    ? await openManifest(keys.vault, sealed.revision, sealed.encryptedContent)
    : undefined
  const seen = loadMemory(storage, owner)?.manifestRevision ?? 0
  const found = compareManifest({
    listed: manifest,
    // A manifest that does not decrypt counts as rolled back.
    upToDate: sealed ? manifest !== undefined && sealed.revision >= seen : seen === 0,
    present: [...entries.values()].map(manifestKey),
    deletedHere: deletedHere(storage, owner),
  })
  const leftovers = new Set(await interruptedMigrations(entries.values()))
  sync.findings = found.flatMap((finding) => withoutLeftovers(finding, leftovers))
  sync.manifest = manifest
  sync.manifestRevision = sealed?.revision ?? 0
  if (sealed && manifest) await saveManifest(sync, sealed)
}

/** Saves the entries on the device, so that the next visit does not download them again. */
async function saveManifest({ cache, version }: JournalSync, manifest: SealedManifest): Promise<void> {
  if (version !== undefined) await cache.write({ state: { version, manifest } })
}

function withoutLeftovers(finding: ManifestFinding, leftovers: ReadonlySet<string>): ManifestFinding[] {
  if (finding.kind !== 'returned') return [finding]
  const eids = finding.eids.filter((eid) => !leftovers.has(eid))
  return eids.length > 0 ? [{ kind: 'returned', eids }] : []
}

/** Writes the current entries as the manifest. Called without findings, or after the person accepted them. */
export async function acceptCurrentState(sync: JournalSync): Promise<void> {
  const { owner } = sync.keys.vault
  const present = [...sync.entries.values()].map(manifestKey)
  const presentIds = new Set(present.map(({ eid }) => eid))
  const deleted = [...deletedHere(sync.storage, owner)].filter((eid) => !presentIds.has(eid))
  const next = acceptedManifest(sync.manifest, present, new Set(deleted))
  sync.findings = []
  if (sameManifest(sync.manifest, next)) rememberManifest(sync)
  else await updateManifest(sync, () => next)
  recordDeletion(sync.storage, owner, new Set())
}

const manifestIsOlder =
  'The server’s list of your entries is older than the one this device has seen. It was not used.'

/** Writes the manifest above every revision seen; on a conflict applies the same change to the newer one. */
export async function updateManifest(
  sync: JournalSync,
  change: (rows: RevisionMap) => RevisionMap,
): Promise<void> {
  const { remote, keys } = sync
  if (isRolledBack(sync)) throw new VaultError(manifestIsOlder)
  // Until the entries are loaded there is nothing to write; missing entries are added then.
  if (!sync.ready) return
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const next = change(sync.manifest ?? new Map())
    const replaces = sync.manifestRevision
    const seen = loadMemory(sync.storage, keys.vault.owner)?.manifestRevision ?? 0
    const revision = Math.max(replaces, seen) + 1
    const encryptedContent = await sealManifest(keys.vault, revision, next)
    try {
      await remote.putManifest({ revision, replaces, encryptedContent })
      sync.manifest = next
      sync.manifestRevision = revision
      rememberManifest(sync)
      await saveManifest(sync, { revision, encryptedContent })
      return
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      const newer = await manifestOf(sync, undefined)
      const opened =
        newer && newer.revision >= Math.max(replaces, seen)
          ? await openManifest(keys.vault, newer.revision, newer.encryptedContent)
          : undefined
      if (!newer || !opened) {
        sync.findings = [...sync.findings, { kind: 'older-list' }]
        throw new VaultError(manifestIsOlder)
      }
      sync.manifest = opened
      sync.manifestRevision = newer.revision
    }
  }
}

function isRolledBack({ findings }: JournalSync): boolean {
  return findings.some(({ kind }) => kind === 'older-list')
}

function rememberManifest({ storage, keys, manifestRevision }: JournalSync): void {
  const { owner, kid, record } = keys.vault
  storeMemory(storage, owner, { kid, keyRevision: record.revision, manifestRevision })
}

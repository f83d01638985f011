// An unlocked journal and its dealings with the server, which is trusted with nothing but keeping.

import type { Seal } from '../crypto/envelope.ts'
import { type Finding, findings, type Manifest, sameManifest, settled } from '../crypto/manifest.ts'
import { movedEid } from '../crypto/moved-id.browser.ts'
import type { Keys } from '../crypto/reading.browser.ts'
import { openManifest, sealManifest } from '../crypto/vault.browser.ts'
import { type Entry, listedAs } from '../entry.ts'
import { deletedHere, noteDeleted, recall, remember, type Shelfspace } from './device.browser.ts'

export type NewSealed = { encryptedContent: string; enc?: Seal; createdAt?: string }
export type SealedManifest = { revision: number; encryptedContent: string }

/** The calls that a journal needs. A refused call throws an error with the answer's `status`. */
export type Remote = {
  readonly entries: () => Promise<Entry[]>
  readonly entry: (id: string) => Promise<Entry>
  readonly add: (body: NewSealed) => Promise<Entry>
  readonly edit: (id: string, body: { encryptedContent: string; enc: Seal }) => Promise<Entry>
  readonly confirm: (id: string, seq: number) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
  readonly manifest: () => Promise<SealedManifest | null>
  readonly putManifest: (body: SealedManifest) => Promise<unknown>
}

export type Keeper = {
  keys: Keys
  readonly remote: Remote
  readonly space: Shelfspace
  readonly entries: Map<string, Entry>
  findings: Finding[]
  manifest: Manifest | undefined
  manifestRevision: number
}

/** Loads the entries and compares them with the writer's own list. A first finding is looked at twice: another device may be writing. */
export async function openKeeper(keys: Keys, remote: Remote, space: Shelfspace): Promise<Keeper> {
  const first = await look(keys, remote, space)
  const keeper = first.findings.length === 0 ? first : await look(keys, remote, space)
  if (keeper.findings.length === 0) await settle(keeper).catch(() => {})
  return keeper
}

async function look(keys: Keys, remote: Remote, space: Shelfspace): Promise<Keeper> {
  const { owner, kid } = keys.vault
  const sealed = await remote.manifest()
  const entries = await remote.entries()
  const manifest = sealed
    ? await openManifest(keys.vault, sealed.revision, sealed.encryptedContent)
    : undefined
  const memory = recall(space, owner)
  const seen = memory?.kid === kid ? memory.manifestRevision : 0
  const found = findings({
    listed: manifest,
    // A list that is there but does not open counts as an older one.
    upToDate: sealed ? manifest !== undefined && sealed.revision >= seen : seen === 0,
    present: entries.map(listedAs),
    deletedHere: deletedHere(space, owner),
  })
  const leftovers = new Set(await halfMoved(entries))
  return {
    keys,
    remote,
    space,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    findings: found.flatMap((finding) => withoutLeftovers(finding, leftovers)),
    manifest,
    manifestRevision: sealed?.revision ?? 0,
  }
}

function withoutLeftovers(finding: Finding, leftovers: ReadonlySet<string>): Finding[] {
  if (finding.kind !== 'returned') return [finding]
  const eids = finding.eids.filter((eid) => !leftovers.has(eid))
  return eids.length > 0 ? [{ kind: 'returned', eids }] : []
}

/** Entries of the first form whose new form is already here: a move that was cut off before the old one was deleted. */
export async function halfMoved(entries: Iterable<Entry>): Promise<string[]> {
  const all = [...entries]
  const eids = new Set(all.flatMap((entry) => (entry.enc ? [entry.enc.eid] : [])))
  const old = eids.size === 0 ? [] : all.filter((entry) => !entry.enc)
  const moved = await Promise.all(old.map(async ({ id }) => ({ id, eid: await movedEid(id) })))
  return moved.filter(({ eid }) => eids.has(eid)).map(({ id }) => id)
}

/** Makes what is here now the writer's own list. Called when all was in order, or when the person has seen the findings. */
export async function settle(keeper: Keeper): Promise<void> {
  const { owner } = keeper.keys.vault
  const present = [...keeper.entries.values()].map(listedAs)
  const here = new Set(present.map(({ eid }) => eid))
  const deleted = [...deletedHere(keeper.space, owner)].filter((eid) => !here.has(eid))
  const next = settled(keeper.manifest, present, new Set(deleted))
  keeper.findings = []
  if (sameManifest(keeper.manifest, next)) note(keeper)
  else await writeList(keeper, () => next)
  noteDeleted(keeper.space, owner, new Set())
}

/** Writes the list; when another device was faster, takes its list and applies the same change to it. */
export async function writeList(keeper: Keeper, change: (rows: Manifest) => Manifest): Promise<void> {
  const { remote, keys } = keeper
  for (let turn = 0; turn < 5; turn += 1) {
    const next = change(keeper.manifest ?? new Map())
    const revision = keeper.manifestRevision + 1
    try {
      await remote.putManifest({ revision, encryptedContent: await sealManifest(keys.vault, revision, next) })
      keeper.manifest = next
      keeper.manifestRevision = revision
      note(keeper)
      return
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      const newer = await remote.manifest()
      keeper.manifest = newer
        ? await openManifest(keys.vault, newer.revision, newer.encryptedContent)
        : undefined
      keeper.manifestRevision = newer?.revision ?? 0
    }
  }
}

function note({ space, keys, manifestRevision }: Keeper): void {
  const { owner, kid, record } = keys.vault
  remember(space, owner, { kid, keyRevision: record.revision, manifestRevision })
}

export function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status
}

// The encrypted list of all entries, which detects a server that drops or rolls back entries.
import { type Bytes, bytesFromUuid, uuidFromBytes } from './bytes.ts'

/** Maps an entry to its newest sequence number: 0 for v1, `deletedMark` once deleted; and a kid to `retiredMark`. */
export type RevisionMap = ReadonlyMap<string, number>
export const deletedMark = 0xffff_ffff
/** Marks a replaced key that no entry uses any longer: a new entry under it was not written by the owner. */
export const retiredMark = 0xffff_fffe

const rowBytes = 20

export function encodeManifest(manifest: RevisionMap): Bytes {
  const bytes = new Uint8Array(manifest.size * rowBytes)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [eid, seq] of manifest) {
    bytes.set(bytesFromUuid(eid), at)
    view.setUint32(at + 16, seq)
    at += rowBytes
  }
  return bytes
}

export function decodeManifest(bytes: Bytes): RevisionMap | undefined {
  if (bytes.length % rowBytes !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const rows = new Map<string, number>()
  for (let at = 0; at < bytes.length; at += rowBytes) {
    rows.set(uuidFromBytes(bytes.subarray(at, at + 16)), view.getUint32(at + 16))
  }
  return rows
}

/** The newest state this device has seen, in local storage. Contains no text and no key. */
export type DeviceMemory = {
  readonly kid: string
  readonly keyRevision: number
  readonly manifestRevision: number
  /** An older key record that the person accepted after a warning, as `kid:revision`. */
  readonly acceptedKey?: string | undefined
}

/** The updated state after loading. Its revisions never decrease, whatever the server sent. */
export function advancedMemory(before: DeviceMemory | undefined, seen: DeviceMemory): DeviceMemory {
  if (!before) return seen
  const newerKey = seen.keyRevision > before.keyRevision
  return {
    kid: newerKey ? seen.kid : before.kid,
    keyRevision: Math.max(before.keyRevision, seen.keyRevision),
    manifestRevision: Math.max(before.manifestRevision, seen.manifestRevision),
    acceptedKey: seen.acceptedKey ?? before.acceptedKey,
  }
}

/** True for a key record that is older than the one seen, or another one of the same revision. */
export function isUnexpectedKey(
  memory: DeviceMemory | undefined,
  { kid, revision }: { kid: string; revision: number },
): boolean {
  if (!memory || memory.acceptedKey === `${kid}:${revision}`) return false
  return revision < memory.keyRevision || (revision === memory.keyRevision && kid !== memory.kid)
}

export type PresentEntry = { readonly eid: string; readonly seq: number; readonly kid?: string | undefined }

export type ManifestFinding =
  | { kind: 'missing'; eids: string[] }
  | { kind: 'rolled-back'; eids: string[] }
  | { kind: 'returned'; eids: string[] }
  | { kind: 'older-list' }

type ManifestComparison = {
  readonly listed: RevisionMap | undefined
  readonly upToDate: boolean
  readonly present: readonly PresentEntry[]
  readonly deletedHere: ReadonlySet<string>
}

/** Compares the server's entries with the manifest. New entries are not a finding: another device may have added them. */
export function compareManifest({
  listed,
  upToDate,
  present,
  deletedHere,
}: ManifestComparison): ManifestFinding[] {
  const found: ManifestFinding[] = upToDate ? [] : [{ kind: 'older-list' }]
  const rows = listed ?? new Map<string, number>()
  const seqByEid = new Map(present.map(({ eid, seq }) => [eid, seq]))
  const missing: string[] = []
  const rolledBack: string[] = []
  const returned: string[] = []
  for (const { eid, kid } of present) if (kid && rows.get(kid) === retiredMark) rolledBack.push(eid)
  for (const [eid, seq] of rows) {
    const now = seqByEid.get(eid)
    if (seq === retiredMark) continue
    if (seq === deletedMark) {
      if (now !== undefined) returned.push(eid)
    } else if (now === undefined) {
      if (!deletedHere.has(eid)) missing.push(eid)
    } else if (now < seq) rolledBack.push(eid)
  }
  if (missing.length > 0) found.push({ kind: 'missing', eids: missing })
  if (rolledBack.length > 0) found.push({ kind: 'rolled-back', eids: rolledBack })
  if (returned.length > 0) found.push({ kind: 'returned', eids: returned })
  return found
}

/** The manifest after the findings are accepted: the current entries and the deleted ones. */
export function acceptedManifest(
  listed: RevisionMap | undefined,
  present: readonly PresentEntry[],
  deleted: ReadonlySet<string>,
): RevisionMap {
  const rows = new Map<string, number>()
  const kids = new Set(present.map(({ kid }) => kid))
  for (const [eid, seq] of listed ?? [])
    if (seq === deletedMark || (seq === retiredMark && !kids.has(eid))) rows.set(eid, seq)
  for (const eid of deleted) rows.set(eid, deletedMark)
  for (const { eid, seq } of present) rows.set(eid, seq)
  return rows
}

export function sameManifest(one: RevisionMap | undefined, other: RevisionMap): boolean {
  if (one?.size !== other.size) return false
  for (const [eid, seq] of other) if (one.get(eid) !== seq) return false
  return true
}

// The client's own list of what the journal holds, so that a server that drops or turns back entries is noticed.
import { type Bytes, bytesUuid, uuidBytes } from './bytes.ts'

/** Entry to its newest sequence number; 0 for an entry of the first form; `gone` once its writer deleted it. */
export type Manifest = ReadonlyMap<string, number>
export const gone = 0xffff_ffff

const rowBytes = 20

export function manifestBytes(manifest: Manifest): Bytes {
  const bytes = new Uint8Array(manifest.size * rowBytes)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [eid, seq] of manifest) {
    bytes.set(uuidBytes(eid), at)
    view.setUint32(at + 16, seq)
    at += rowBytes
  }
  return bytes
}

export function bytesManifest(bytes: Bytes): Manifest | undefined {
  if (bytes.length % rowBytes !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const rows = new Map<string, number>()
  for (let at = 0; at < bytes.length; at += rowBytes) {
    rows.set(bytesUuid(bytes.subarray(at, at + 16)), view.getUint32(at + 16))
  }
  return rows
}

/** What this device saw last. Kept in its storage; holds no text and no key. */
export type Memory = { readonly kid: string; readonly keyRevision: number; readonly manifestRevision: number }

export type Present = { readonly eid: string; readonly seq: number }

export type Finding =
  | { kind: 'missing'; eids: string[] }
  | { kind: 'turned-back'; eids: string[] }
  | { kind: 'returned'; eids: string[] }
  | { kind: 'older-list' }

type Judged = {
  readonly listed: Manifest | undefined
  readonly upToDate: boolean
  readonly present: readonly Present[]
  readonly deletedHere: ReadonlySet<string>
}

/** Compares what the server sent with what the writer's own list says. New entries are no finding: another device may have added them. */
export function findings({ listed, upToDate, present, deletedHere }: Judged): Finding[] {
  const found: Finding[] = upToDate ? [] : [{ kind: 'older-list' }]
  const rows = listed ?? new Map<string, number>()
  const there = new Map(present.map(({ eid, seq }) => [eid, seq]))
  const missing: string[] = []
  const turnedBack: string[] = []
  const returned: string[] = []
  for (const [eid, seq] of rows) {
    const now = there.get(eid)
    if (seq === gone) {
      if (now !== undefined) returned.push(eid)
    } else if (now === undefined) {
      if (!deletedHere.has(eid)) missing.push(eid)
    } else if (now < seq) turnedBack.push(eid)
  }
  if (missing.length > 0) found.push({ kind: 'missing', eids: missing })
  if (turnedBack.length > 0) found.push({ kind: 'turned-back', eids: turnedBack })
  if (returned.length > 0) found.push({ kind: 'returned', eids: returned })
  return found
}

/** The list after the person has seen the findings, or when there were none: what is here, and what was deleted. */
export function settled(
  listed: Manifest | undefined,
  present: readonly Present[],
  deleted: ReadonlySet<string>,
): Manifest {
  const rows = new Map<string, number>()
  for (const [eid, seq] of listed ?? []) if (seq === gone) rows.set(eid, gone)
  for (const eid of deleted) rows.set(eid, gone)
  for (const { eid, seq } of present) rows.set(eid, seq)
  return rows
}

export function sameManifest(one: Manifest | undefined, other: Manifest): boolean {
  if (one?.size !== other.size) return false
  for (const [eid, seq] of other) if (one.get(eid) !== seq) return false
  return true
}

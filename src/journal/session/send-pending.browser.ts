// Sends the changes of the outbox in order. A version from another device is stored in addition to this device's version.

import { openEntryContent, sealEntryContent } from '../crypto/entry-cipher.browser.ts'
import { deletedMark } from '../crypto/manifest.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { deletedHere, dropDraft, recordDeletion } from '../device/device.browser.ts'
import type { PendingBody, PendingChange } from '../device/outbox.ts'
import type { Entry } from '../entry.ts'
import { hasStatus, isTransient } from './call-failures.ts'
import { dropEntry, entryByEid, loadEntries } from './load-entries.browser.ts'
import {
  preserveChanged,
  reconcileVersions,
  storeBothVersions,
  storedEntry,
} from './merge-versions.browser.ts'
import { confirmEntry, readBack } from './read-back.browser.ts'
import { type JournalSync, type NewSealedEntry, updateManifest } from './sync.browser.ts'

/** Receives the exact request body. */
export type OnSent = (body: NewSealedEntry) => void

export type SendOutcome = {
  /** By the change's id; undefined after a deletion. */
  readonly settled: Map<string, Entry | undefined>
  /** Changes that the server refused; later changes of the same entries wait behind them. */
  readonly refused: Map<string, unknown>
  /** Set if the server could not be reached. */
  readonly failure: unknown
}

type SendOptions = {
  readonly sent?: OnSent | undefined
  /** Called between requests; false stops. */
  readonly shouldContinue?: () => boolean
}

/** What sending needs besides the change; `revisions` collects what the manifest has to list afterwards. */
type SendContext = {
  readonly sync: JournalSync
  readonly sent: OnSent
  readonly revisions: Map<string, number>
}

export function sendPending(
  sync: JournalSync,
  { sent = () => {}, shouldContinue = () => true }: SendOptions = {},
): Promise<SendOutcome> {
  return sync.outbox.exclusively(async () => {
    const settled = new Map<string, Entry | undefined>()
    const refused = new Map<string, unknown>()
    const skipped = new Set<string>()
    const revisions = new Map<string, number>()
    const sending: SendContext = { sync, sent, revisions }
    let failure: unknown
    await loadIfSentElsewhere(sync)
    while (shouldContinue() && failure === undefined) {
      sync.pending = await sync.outbox.all()
      const change = sync.pending.find(({ eid }) => !skipped.has(eid))
      if (!change) break
      try {
        const done = await settle(sending, change)
        if (done) settled.set(change.id, done.entry)
      } catch (error) {
        if (isTransient(error)) failure = error
        else refused.set(change.id, error)
        skipped.add(change.eid)
      }
    }
    if (revisions.size > 0)
      // An entry missing in the manifest is not a finding, so a failure must not fail the save.
      await updateManifest(sync, (before) => new Map([...before, ...revisions])).catch(() => {})
    const [refusal] = refused.values()
    sync.obstacle = {
      unreachable: failure !== undefined,
      refusal: refusal instanceof Error ? refusal.message : undefined,
    }
    return { settled, refused, failure }
  })
}

/** Changes that another tab has sent are in the server's entries now. */
async function loadIfSentElsewhere(sync: JournalSync): Promise<void> {
  const ids = new Set((await sync.outbox.all()).map(({ id }) => id))
  if (sync.pending.some(({ id }) => !ids.has(id))) await loadEntries(sync).catch(() => {})
}

type SettledChange = { readonly entry: Entry | undefined }

/** Undefined if the change was rewritten and has to be sent in its new form. */
async function settle(sending: SendContext, change: PendingChange): Promise<SettledChange | undefined> {
  const { sync, revisions } = sending
  if (!change.body) return settleRemoval(sending, change)
  const body = await underCurrentKey(sync, change.body)
  if (!body) throw new VaultError('A change that waits on this device was encrypted with another password.')
  if (body !== change.body) {
    await sync.outbox.replace([change], { ...change, body })
    return undefined
  }
  const send = change.base ? sendEdit : sendNew
  const stored = await send(sending, change, body)
  if (!stored) return undefined
  await sync.outbox.replace([change])
  sync.pending = await sync.outbox.all()
  if (stored === 'deleted') return { entry: undefined }
  const entry = await confirmEntry(sync, stored)
  revisions.set(change.eid, entry.enc?.seq ?? 0)
  dropDraft(sync.storage, sync.keys.vault.owner, change.eid)
  return { entry }
}

async function underCurrentKey(sync: JournalSync, body: PendingBody): Promise<PendingBody | undefined> {
  const { vault } = sync.keys
  if (body.enc.kid === vault.kid) return body
  const content = await openEntryContent(vault, body.encryptedContent, body.enc)
  const { eid, seq } = body.enc
  return content && { ...(await sealEntryContent(vault, eid, seq, content)), createdAt: body.createdAt }
}

async function sendNew(
  { sync, sent }: SendContext,
  change: PendingChange,
  body: PendingBody,
): Promise<Entry | 'deleted' | undefined> {
  sent(body)
  try {
    return await readBack(sync, body, await sync.remote.add(body))
  } catch (error) {
    // Stored by an earlier attempt, and deleted on another device since then.
    if (hasStatus(error, 410)) return 'deleted'
    const stored = hasStatus(error, 409) ? await entryByEid(sync, change.eid) : undefined
    if (!stored) throw error
    return reconcileVersions(sync, change, stored, error)
  }
}

async function sendEdit(
  { sync, sent }: SendContext,
  change: PendingChange,
  { encryptedContent, enc }: PendingBody,
): Promise<Entry | undefined> {
  const known = await entryByEid(sync, change.eid)
  if (!known) return storeBothVersions(sync, change, undefined)
  const edit = { encryptedContent, enc }
  sent(edit)
  try {
    return await readBack(sync, edit, await sync.remote.edit(known.id, edit))
  } catch (error) {
    if (!hasStatus(error, 409) && !hasStatus(error, 404)) throw error
    const stored = await storedEntry(sync, known.id)
    if (stored) return reconcileVersions(sync, change, stored, error)
    dropEntry(sync, known.id)
    return storeBothVersions(sync, change, undefined)
  }
}

async function settleRemoval(
  { sync, revisions }: SendContext,
  change: PendingChange,
): Promise<SettledChange | undefined> {
  const { storage, keys, remote } = sync
  const known = await entryByEid(sync, change.eid)
  const before = deletedHere(storage, keys.vault.owner)
  if (known) {
    recordDeletion(storage, keys.vault.owner, new Set(before).add(change.eid))
    try {
      await remote.remove(known.id, change.base?.enc?.seq)
    } catch (error) {
      const stored = hasStatus(error, 409) ? await storedEntry(sync, known.id) : undefined
      if (stored) {
        recordDeletion(storage, keys.vault.owner, before)
        return preserveChanged(sync, change, stored)
      }
      if (!hasStatus(error, 404) && !hasStatus(error, 409)) throw error
    }
    dropEntry(sync, known.id)
    revisions.set(change.eid, deletedMark)
  }
  dropDraft(storage, keys.vault.owner, change.eid)
  await sync.outbox.replace([change])
  sync.pending = await sync.outbox.all()
  return { entry: undefined }
}

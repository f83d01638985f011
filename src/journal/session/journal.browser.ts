// The journal that is open in this tab, if any. Keys are held only here.
import type { CryptoApi } from '../crypto/crypto-worker-api.browser.ts'
import { isStrangeKey } from '../crypto/manifest.ts'
import { type Vault, VaultRefusal } from '../crypto/vault.browser.ts'
import { type Draft, loadMemory, openDrafts } from './device.browser.ts'
import { lockWhenIdle } from './locking.browser.ts'
import { finishMigration } from './moving.browser.ts'
import { entriesUnderOlderKeys, reencrypt } from './reencryption.browser.ts'
import { remote } from './remote.browser.ts'
import { interruptedMigrations, type JournalSync, openSync } from './sync.browser.ts'

export type EntryCard = {
  readonly id: string
  readonly writtenAt: string
  /** No key so far decrypts it. */
  readonly closed: boolean
  /** A v1 entry: read only. */
  readonly first: boolean
}

export type OpenJournal = {
  readonly sync: JournalSync
  readonly worker: CryptoApi
  readonly cards: readonly EntryCard[]
  readonly tags: readonly string[]
  readonly drafts: readonly Draft[]
  /** The number of entries decrypted so far; undefined once all are. */
  readonly opening: number | undefined
  /** The server sent an older or different key record than this device has seen. */
  readonly strangeKey: boolean
  /** A key change is encrypting the entries again: how many are done. `stopped` after a failure. */
  readonly reencryption: { readonly done: number; readonly of: number; readonly stopped: boolean } | undefined
  /** The request bodies sent by this tab, by entry id. */
  readonly sent: ReadonlyMap<string, string>
}

let open: OpenJournal | undefined
let stopWatching: (() => void) | undefined
const listeners = new Set<() => void>()
const beforeLock = new Set<() => Promise<unknown>>()

export const locked = 'Journal is locked'

export function openJournal(): OpenJournal | undefined {
  return open
}

export function requireOpen(): OpenJournal {
  if (!open) throw new VaultRefusal(locked)
  return open
}

export function subscribeToJournal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers work to do before the keys are dropped; returns a function that unregisters it. */
export function sealBeforeLock(seal: () => Promise<unknown>): () => void {
  beforeLock.add(seal)
  return () => beforeLock.delete(seal)
}

function become(next: OpenJournal | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Changes what is shown, unless the journal was locked or opened anew since `desk` was at work. */
export function update(worker: CryptoApi, by: Partial<OpenJournal>): void {
  if (open?.worker === worker) become({ ...open, ...by })
}

/** Drops all keys and plaintext. Drafts are encrypted first. */
export async function lock(): Promise<void> {
  stopWatching?.()
  stopWatching = undefined
  const sealing = [...beforeLock].map((seal) => seal().catch(() => {}))
  await Promise.race([Promise.all(sealing), new Promise((resolve) => setTimeout(resolve, 1_000))])
  open?.worker.close()
  become(undefined)
}

/** Opens the journal with an unwrapped vault: the list first, then all entries in the worker. */
export async function startSession(worker: CryptoApi, vault: Vault, password: string): Promise<void> {
  const memory = loadMemory(localStorage, vault.owner)
  const strangeKey = isStrangeKey(memory, vault.record)
  const keys = { vault, legacy: [await worker.legacyKey(password)] }
  const sync = await openSync(keys, remote, localStorage)
  const drafts = await openDrafts(localStorage, vault)
  stopWatching?.()
  open?.worker.close()
  const cards = [...sync.entries.values()].map(({ id, createdAt, enc }) => ({
    id,
    writtenAt: createdAt,
    closed: false,
    first: !enc,
  }))
  become({
    sync,
    worker,
    cards,
    tags: [],
    drafts,
    opening: 0,
    strangeKey,
    reencryption: undefined,
    sent: new Map(),
  })
  stopWatching = lockWhenIdle(() => void lock())
  // The journal may have been locked meanwhile.
  openAllEntries()
    .then(() => finishMigration(sync))
    .catch(() => {})
    .then(reencryptAll)
    .catch(() => {})
}

/** Encrypts entries under replaced keys again, in the background; continues at the next unlock if it is cut off. */
export async function reencryptAll(): Promise<void> {
  const { sync, worker } = requireOpen()
  const of = entriesUnderOlderKeys(sync).length
  const running = open?.reencryption && !open.reencryption.stopped
  if (running || sync.findings.length > 0) return
  const show = (done: number, stopped = false) => update(worker, { reencryption: { done, of, stopped } })
  let done = 0
  if (of > 0) show(done)
  try {
    await reencrypt(
      sync,
      (now) => {
        done = now
        show(done)
      },
      () => open?.worker === worker,
    )
    update(worker, { reencryption: undefined })
  } catch {
    show(done, true)
  }
}

const piece = 256

/** Decrypts all entries in the worker, in chunks, for search and calendar. */
export async function openAllEntries(): Promise<void> {
  const { sync, worker } = requireOpen()
  const hidden = new Set(await interruptedMigrations(sync.entries.values()))
  const entries = [...sync.entries.values()].filter(({ id }) => !hidden.has(id))
  const cards = new Map<string, EntryCard>()
  for (let at = 0; at < entries.length; at += piece) {
    const some = entries.slice(at, at + piece)
    const part = await worker.open(sync.keys, some).catch(() => undefined)
    if (!part) return
    const written = new Map(part.cards.map(({ id, writtenAt }) => [id, writtenAt]))
    for (const { id, createdAt, enc } of some) {
      const writtenAt = written.get(id)
      cards.set(id, { id, writtenAt: writtenAt ?? createdAt, closed: writtenAt === undefined, first: !enc })
    }
    if (at % (piece * 4) === 0) update(worker, { opening: at })
  }
  // Includes entries saved or deleted meanwhile.
  for (const card of requireOpen().cards)
    if (!cards.has(card.id) && !hidden.has(card.id)) cards.set(card.id, card)
  const there = [...cards.values()].filter(({ id }) => sync.entries.has(id))
  update(worker, { cards: newestFirst(there), tags: await worker.tags(), opening: undefined })
}

export function newestFirst(cards: readonly EntryCard[]): EntryCard[] {
  return cards.toSorted((one, other) => Date.parse(other.writtenAt) - Date.parse(one.writtenAt))
}

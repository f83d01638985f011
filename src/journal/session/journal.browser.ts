// The journal that is open in this tab, if any. Keys are held only here.
import type { CryptoApi } from '../crypto/crypto-worker-api.browser.ts'
import { isStrangeKey } from '../crypto/manifest.ts'
import { type Vault, VaultRefusal } from '../crypto/vault.browser.ts'
import { type Draft, loadMemory, openDrafts } from './device.browser.ts'
import { showCached } from './loading.browser.ts'
import { lockWhenIdle } from './locking.browser.ts'
import { finishMigration } from './moving.browser.ts'
import { entriesUnderOlderKeys, reencrypt } from './reencryption.browser.ts'
import { remote } from './remote.browser.ts'
import { openEntryCache } from './stored-cache.browser.ts'
import { finishSync, interruptedMigrations, type JournalSync, newSync } from './sync.browser.ts'

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
  /** The number of entries loaded so far; undefined once all are. */
  readonly loading: number | undefined
  /** The server could not be reached: what is shown is the device's copy. */
  readonly unreachable: boolean
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

/** Opens the journal with an unwrapped vault: the device's copy first, then what the server has. */
export async function startSession(worker: CryptoApi, vault: Vault, password: string): Promise<void> {
  const strangeKey = isStrangeKey(loadMemory(localStorage, vault.owner), vault.record)
  const keys = { vault, legacy: [await worker.legacyKey(password)] }
  const sync = newSync(keys, remote, localStorage, await openEntryCache(vault.owner))
  const drafts = await openDrafts(localStorage, vault)
  await showCached(sync)
  const copied = sync.entries.size > 0
  const load = copied ? undefined : startLoading(worker, sync)
  // The first visit waits for the newest entries.
  await load?.first
  stopWatching?.()
  open?.worker.close()
  become({
    sync,
    worker,
    cards: cardsOf(sync),
    tags: [],
    drafts,
    loading: sync.entries.size,
    unreachable: false,
    opening: 0,
    strangeKey,
    reencryption: undefined,
    sent: new Map(),
  })
  stopWatching = lockWhenIdle(() => void lock())
  void finishLoading(worker, load, sync)
}

type Load = { readonly first: Promise<void>; readonly failure: Promise<unknown> }

/** `first` ends with the first entries, or fails as the whole does; `failure` is undefined once all are loaded. */
function startLoading(worker: CryptoApi, sync: JournalSync): Load {
  let arrive: () => void = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const finished = finishSync(sync, () => {
    arrive()
    update(worker, { cards: cardsOf(sync), loading: sync.entries.size })
  })
  const failure = finished.then(
    () => undefined,
    (error: unknown) => error,
  )
  return { first: Promise.race([arrived, finished]), failure }
}

async function finishLoading(worker: CryptoApi, started: Load | undefined, sync: JournalSync): Promise<void> {
  // The copy is painted before thousands of entries keep the thread busy.
  if (!started) await new Promise((resolve) => setTimeout(resolve, 100))
  const { first, failure } = started ?? startLoading(worker, sync)
  await first.catch(() => {})
  await continueSession(worker, await failure)
}

// The journal may have been locked meanwhile; then nothing of this happens.
async function continueSession(worker: CryptoApi, failure: unknown): Promise<void> {
  if (open?.worker !== worker) return
  const { sync } = open
  update(worker, { cards: cardsOf(sync), loading: undefined, unreachable: failure !== undefined })
  await openAllEntries()
  if (!sync.ready) return
  await finishMigration(sync).catch(() => {})
  await reencryptAll()
}

/** Tries to reach the server again. */
export async function reconnect(): Promise<void> {
  const { sync, worker } = requireOpen()
  const failure = await finishSync(sync).then(
    () => undefined,
    (error: unknown) => error,
  )
  await continueSession(worker, failure)
}

function cardsOf(sync: JournalSync): EntryCard[] {
  return newestFirst(
    [...sync.entries.values()].map(({ id, createdAt, enc }) => ({
      id,
      writtenAt: createdAt,
      closed: false,
      first: !enc,
    })),
  )
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
  const times = new Map(cards.map((card) => [card, Date.parse(card.writtenAt)]))
  return cards.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
}

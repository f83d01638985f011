// Opens the journal of a vault: first the device's copy, then the server's entries, then the changes that were waiting.
import { isUnexpectedKey } from '../crypto/manifest.ts'
import type { Vault } from '../crypto/vault.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'
import { loadMemory, openDrafts } from '../device/device.browser.ts'
import type { CryptoApi } from '../worker/crypto-worker-api.browser.ts'
import { isTransient } from './call-failures.ts'
import { cardsOf } from './entry-cards.ts'
import { openAllEntries, restoreIndex } from './index-entries.browser.ts'
import { addCachedEntries, loadLatest } from './load-entries.browser.ts'
import { finishMigration } from './migrate-v1.browser.ts'
import {
  locked,
  type OpenJournal,
  openJournal,
  requireOpen,
  showJournal,
  subscribeToJournal,
  update,
} from './open-journal.browser.ts'
import { takeStores } from './prepared-stores.browser.ts'
import { entriesUnderOlderKeys, reencrypt } from './reencryption.browser.ts'
import { remote } from './remote.browser.ts'
import { sendWaiting, showChanges } from './send-changes.browser.ts'
import { finishSync, type JournalSync, newSync } from './sync.browser.ts'

export async function startSession(
  worker: CryptoApi,
  vault: Vault,
  deriveLegacyKey?: Promise<CryptoKey>,
): Promise<void> {
  const unexpectedKey = isUnexpectedKey(loadMemory(localStorage, vault.owner), vault.record)
  const { cache, outbox, newest, pending } = await takeStores(vault.owner)
  const sync = newSync({ vault, legacy: [] }, remote, localStorage, cache, outbox)
  const legacy = addLegacyKey(sync, deriveLegacyKey)
  sync.pending = pending
  for (const entry of newest) sync.entries.set(entry.id, entry)
  // The newest entries do not wait for the v1 key if none of them needs it.
  if (newest.some(({ enc }) => !enc)) await legacy
  const drafts = await openDrafts(localStorage, vault)
  const copied = sync.entries.size > 0
  const load = copied ? undefined : startLoading(worker, sync)
  // The first visit waits for the newest entries. Without a connection a device that knows the journal shows its copy, even an empty one.
  await load?.first.catch(async (error: unknown) => {
    if (!isTransient(error) || (pending.length === 0 && !(await cache.state()))) throw error
  })
  showJournal({
    sync,
    worker,
    cards: cardsOf(sync),
    tags: [],
    drafts,
    loading: sync.entries.size,
    unreachable: false,
    waiting: sync.pending.length,
    refusal: undefined,
    indexed: new Map(),
    opening: 0,
    unexpectedKey,
    reencryption: undefined,
    sent: new Map(),
  })
  void finishLoading(worker, load, sync, legacy)
}

/**
 * Resolves with the open journal once its entries are loaded, or once loading failed because the server is unreachable. Undefined if
 * `signal` aborts.
 */
export function loadedJournal(signal: AbortSignal): Promise<OpenJournal | undefined> {
  const loaded = Promise.withResolvers<OpenJournal | undefined>()
  const settleIfLoaded = () => {
    const journal = openJournal()
    if (signal.aborted) loaded.resolve(undefined)
    else if (!journal) loaded.reject(new VaultError(locked))
    else if (journal.loading === undefined) loaded.resolve(journal)
  }
  const stop = subscribeToJournal(settleIfLoaded)
  signal.addEventListener('abort', settleIfLoaded)
  settleIfLoaded()
  return loaded.promise.finally(() => {
    stop()
    signal.removeEventListener('abort', settleIfLoaded)
  })
}

async function addLegacyKey(
  sync: JournalSync,
  deriveLegacyKey: Promise<CryptoKey> | undefined,
): Promise<void> {
  const key = await deriveLegacyKey?.catch(() => undefined)
  if (key) sync.keys = { ...sync.keys, legacy: [...sync.keys.legacy, key] }
}

type Load = { readonly first: Promise<void>; readonly failure: Promise<unknown> }

/** `first` settles with the first entries. `failure` is undefined once all entries are loaded. */
function startLoading(worker: CryptoApi, sync: JournalSync): Load {
  const arrived = Promise.withResolvers<void>()
  const finished = finishSync(sync, () => {
    arrived.resolve()
    update(worker, { cards: cardsOf(sync), loading: sync.entries.size })
  })
  const failure = finished.then(
    () => undefined,
    (error: unknown) => error,
  )
  return { first: Promise.race([arrived.promise, finished]), failure }
}

/** Resolves in the frame after next, when the current state has been painted. A hidden tab paints nothing. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1_000)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

async function finishLoading(
  worker: CryptoApi,
  started: Load | undefined,
  sync: JournalSync,
  legacy: Promise<void>,
): Promise<void> {
  // Paints first, because thousands of entries occupy the thread.
  if (!started) await nextPaint()
  const { first, failure } = started ?? startLoading(worker, sync)
  const restored = restoreIndex(worker, sync)
  await first.catch(() => {})
  await Promise.all([legacy, restored])
  await continueSession(worker, await failure)
}

// Does nothing if the journal was locked meanwhile.
async function continueSession(worker: CryptoApi, failure: unknown): Promise<void> {
  const journal = openJournal()
  if (journal?.worker !== worker) return
  const { sync } = journal
  if (failure !== undefined) await addCachedEntries(sync)
  update(worker, { cards: cardsOf(sync), loading: undefined, unreachable: failure !== undefined })
  if (failure === undefined) await sendWaiting()
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

/** Re-encrypts entries under replaced keys in the background. If interrupted, it continues at the next unlock. */
export async function reencryptAll(): Promise<void> {
  const { sync, worker, reencryption } = requireOpen()
  let total = entriesUnderOlderKeys(sync).length
  const running = reencryption && !reencryption.stopped
  if (running || sync.findings.length > 0) return
  const show = (done: number, stopped = false) =>
    update(worker, { reencryption: { done, of: total, stopped } })
  let done = 0
  if (total > 0) show(done)
  try {
    await reencrypt(
      sync,
      (now, all) => {
        done = now
        total = all
        show(done)
      },
      () => openJournal()?.worker === worker,
    )
    update(worker, { reencryption: undefined })
  } catch {
    show(done, true)
  }
}

function entriesUnderOtherKeys({ entries, keys: { vault } }: JournalSync): number {
  return [...entries.values()].filter(({ enc }) => enc && enc.kid !== vault.kid && !vault.older.has(enc.kid))
    .length
}

/**
 * Adds what other tabs and devices wrote; false after another device changed the journal's key. Waits for a write of any tab
 * first, so that it never replaces an entry by an earlier version.
 */
export async function refreshEntries(): Promise<boolean> {
  const journal = openJournal()
  // Until everything is loaded once, the first load continues. It also retries if the server was unreachable.
  if (!journal?.sync.ready || journal.unreachable) return true
  const { sync } = journal
  const unreadable = entriesUnderOtherKeys(sync)
  await sync.outbox.exclusively(async () => {
    sync.pending = await sync.outbox.all()
    await loadLatest(sync).catch(() => {})
  })
  if (openJournal()?.sync !== sync) return true
  if (entriesUnderOtherKeys(sync) > unreadable) return false
  await showChanges()
  return true
}

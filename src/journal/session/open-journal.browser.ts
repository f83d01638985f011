// The journal that is open in this tab, if any. Only this module holds the keys.
import { VaultError } from '../crypto/vault-error.ts'
import type { Draft } from '../device/device.browser.ts'
import type { CryptoApi } from '../worker/crypto-worker-api.browser.ts'
import { lockWhenIdle } from './auto-lock.browser.ts'
import type { EntryCard } from './entry-cards.ts'
import type { JournalSync } from './sync.browser.ts'

export type OpenJournal = {
  readonly sync: JournalSync
  readonly worker: CryptoApi
  readonly cards: readonly EntryCard[]
  readonly tags: readonly string[]
  readonly drafts: readonly Draft[]
  /** The number of entries loaded so far; undefined once all are. */
  readonly loading: number | undefined
  /** The server could not be reached, so the device's copy is shown. */
  readonly unreachable: boolean
  /** How many changes wait on this device. */
  readonly waiting: number
  /** Why the server refused one of the waiting changes. */
  readonly refusal: string | undefined
  /** The content that the search index has of each entry. */
  readonly indexed: Map<string, string>
  /** The number of entries decrypted so far; undefined once all are. */
  readonly opening: number | undefined
  /** The server sent an older or different key record than this device has seen. */
  readonly unexpectedKey: boolean
  /** A key change is encrypting the entries again: how many are done. `stopped` after a failure. */
  readonly reencryption: { readonly done: number; readonly of: number; readonly stopped: boolean } | undefined
  /** The request bodies sent by this tab, by entry id. */
  readonly sent: ReadonlyMap<string, string>
}

let open: OpenJournal | undefined
let stopIdleLock: (() => void) | undefined
let locks: BroadcastChannel | undefined
const listeners = new Set<() => void>()
const beforeLock = new Set<() => Promise<unknown>>()

export const locked = 'Journal is locked'

export function openJournal(): OpenJournal | undefined {
  return open
}

export function requireOpen(): OpenJournal {
  if (!open) throw new VaultError(locked)
  return open
}

export function subscribeToJournal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers work to do before the keys are dropped; returns a function that unregisters it. */
export function runBeforeLock(work: () => Promise<unknown>): () => void {
  beforeLock.add(work)
  return () => beforeLock.delete(work)
}

function replaceOpen(next: OpenJournal | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Replaces a journal that is open in this tab. */
export function showJournal(journal: OpenJournal): void {
  stopIdleLock?.()
  open?.worker.close()
  replaceOpen(journal)
  const stopIdle = lockWhenIdle(() => void lock())
  const channel = new BroadcastChannel('cairn-journal-locks')
  channel.addEventListener('message', () => void lock())
  locks = channel
  stopIdleLock = () => {
    stopIdle()
    channel.close()
    locks = undefined
  }
}

/** Changes the shown state, unless the journal was locked or unlocked again since `worker` was started. */
export function update(worker: CryptoApi, by: Partial<OpenJournal>): void {
  if (open?.worker === worker) replaceOpen({ ...open, ...by })
}

/** Locks the journal in all tabs, for a person who leaves the device or after its key was changed on another one. */
export async function lockEverywhere(): Promise<void> {
  lockOtherTabs()
  await lock()
}

/** Other tabs need the new key after it was changed in this one. Sent on this tab's own channel, which does not get it back. */
export function lockOtherTabs(): void {
  locks?.postMessage('lock')
}

/** Drops all keys and plaintext of this tab. Drafts are encrypted first. */
async function lock(): Promise<void> {
  stopIdleLock?.()
  stopIdleLock = undefined
  const running = [...beforeLock].map((work) => work().catch(() => {}))
  await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, 1_000))])
  open?.worker.close()
  replaceOpen(undefined)
}

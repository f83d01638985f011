// The one journal that is open in this tab, or none. Its keys live here and nowhere else.
import type { Desk } from '../crypto/crypto-worker-api.browser.ts'
import { type Vault, VaultRefusal } from '../crypto/vault.browser.ts'
import { type Draft, openDrafts, recall } from './device.browser.ts'
import { watchOver } from './locking.browser.ts'
import { finishMove } from './moving.browser.ts'
import { remote } from './remote.browser.ts'
import { halfMoved, type Keeper, openKeeper } from './sync.browser.ts'

export type Card = {
  readonly id: string
  readonly writtenAt: string
  /** No password tried so far opens it. */
  readonly closed: boolean
  /** In the first form, which is read but not written any more. */
  readonly first: boolean
}

export type OpenJournal = {
  readonly keeper: Keeper
  readonly desk: Desk
  readonly cards: readonly Card[]
  readonly tags: readonly string[]
  readonly drafts: readonly Draft[]
  /** How many entries have been opened so far; undefined once all have. */
  readonly opening: number | undefined
  /** The server sent an older key, or another one, than this device has seen. */
  readonly strangeKey: boolean
  /** The bodies that left this tab, as they were sent, by the entry's own id. */
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

export function needOpen(): OpenJournal {
  if (!open) throw new VaultRefusal(locked)
  return open
}

export function listenToJournal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Something that has to be sealed before the keys go; returns how to take it back. */
export function sealBeforeLock(seal: () => Promise<unknown>): () => void {
  beforeLock.add(seal)
  return () => beforeLock.delete(seal)
}

function become(next: OpenJournal | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Changes what is shown, unless the journal was locked or opened anew since `desk` was at work. */
export function show(desk: Desk, by: Partial<OpenJournal>): void {
  if (open?.desk === desk) become({ ...open, ...by })
}

/** Lets go of every key and every opened page. What is being typed is sealed first. */
export async function lock(): Promise<void> {
  stopWatching?.()
  stopWatching = undefined
  const sealing = [...beforeLock].map((seal) => seal().catch(() => {}))
  await Promise.race([Promise.all(sealing), new Promise((resolve) => setTimeout(resolve, 1_000))])
  open?.desk.close()
  become(undefined)
}

/** An unwrapped vault becomes the open journal: the list first, then every entry in the worker. */
export async function begin(desk: Desk, vault: Vault, password: string): Promise<void> {
  const memory = recall(localStorage, vault.owner)
  const strangeKey =
    memory !== undefined && (memory.kid !== vault.kid || memory.keyRevision > vault.record.revision)
  const keys = { vault, legacy: [await desk.legacyKey(password)] }
  const keeper = await openKeeper(keys, remote, localStorage)
  const drafts = await openDrafts(localStorage, vault)
  stopWatching?.()
  open?.desk.close()
  const cards = [...keeper.entries.values()].map(({ id, createdAt, enc }) => ({
    id,
    writtenAt: createdAt,
    closed: false,
    first: !enc,
  }))
  become({ keeper, desk, cards, tags: [], drafts, opening: 0, strangeKey, sent: new Map() })
  stopWatching = watchOver(() => void lock())
  // A lock in between ends it; there is nothing to show then.
  openEverything()
    .then(() => finishMove(keeper))
    .catch(() => {})
}

const piece = 256

/** Opens all entries in the worker, piece by piece: for the search, the calendar and their own dates. */
export async function openEverything(): Promise<void> {
  const { keeper, desk } = needOpen()
  const hidden = new Set(await halfMoved(keeper.entries.values()))
  const entries = [...keeper.entries.values()].filter(({ id }) => !hidden.has(id))
  const cards = new Map<string, Card>()
  for (let at = 0; at < entries.length; at += piece) {
    const some = entries.slice(at, at + piece)
    const part = await desk.open(keeper.keys, some).catch(() => undefined)
    if (!part) return
    const written = new Map(part.cards.map(({ id, writtenAt }) => [id, writtenAt]))
    for (const { id, createdAt, enc } of some) {
      const writtenAt = written.get(id)
      cards.set(id, { id, writtenAt: writtenAt ?? createdAt, closed: writtenAt === undefined, first: !enc })
    }
    if (at % (piece * 4) === 0) show(desk, { opening: at })
  }
  // What was saved or deleted while the others were being opened counts too.
  for (const card of needOpen().cards)
    if (!cards.has(card.id) && !hidden.has(card.id)) cards.set(card.id, card)
  const there = [...cards.values()].filter(({ id }) => keeper.entries.has(id))
  show(desk, { cards: newestFirst(there), tags: await desk.tags(), opening: undefined })
}

export function newestFirst(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => Date.parse(other.writtenAt) - Date.parse(one.writtenAt))
}

// Loads the entries: from the device first, then changes from the server, or everything at the first visit.

import type { CacheState } from '../device/entry-cache.ts'
import { announceWrite } from '../device/other-tabs.browser.ts'
import { type Entry, manifestKey } from '../entry.ts'
import type { JournalSync } from './sync.browser.ts'

export const firstPage = 50
const pageSize = 250

/** Called as entries arrive, newest first. */
export type OnEntries = () => void

/** Shows the whole copy, for a journal that cannot reach the server. */
export async function addCachedEntries(sync: JournalSync): Promise<void> {
  for (const entry of await sync.cache.all())
    if (!sync.entries.has(entry.id)) sync.entries.set(entry.id, entry)
}

/** Fills `sync.entries` with all entries that the server has. */
export async function loadEntries(sync: JournalSync, onEntries: OnEntries = () => {}): Promise<void> {
  const state = await sync.cache.state()
  for (const entry of state ? await sync.cache.all() : []) sync.entries.set(entry.id, entry)
  if (sync.entries.size > 0) onEntries()
  if (!state || state.before !== undefined) await loadPages(sync, state, onEntries)
  else if (!(await loadChanges(sync, state))) await reloadEntries(sync, onEntries)
}

/** Adds what changed on the server since the entries were loaded. */
export async function loadLatest(sync: JournalSync): Promise<void> {
  if (sync.version === undefined) return
  const manifest = (await sync.cache.state())?.manifest
  if (!(await loadChanges(sync, { version: sync.version, manifest }))) await reloadEntries(sync)
}

/** Drops the device's copy and loads everything again. */
export async function reloadEntries(sync: JournalSync, onEntries: OnEntries = () => {}): Promise<void> {
  await sync.cache.clear()
  const reloaded = { ...sync, entries: new Map<string, Entry>() }
  await loadPages(reloaded, undefined, () => {})
  sync.entries.clear()
  for (const [id, entry] of reloaded.entries) sync.entries.set(id, entry)
  sync.version = reloaded.version
  onEntries()
}

/** Loads only the newest entries; `loadEntries` continues after them. */
export async function loadFirstPage(sync: JournalSync, onEntries: OnEntries): Promise<CacheState> {
  const { page, state, count } = await fetchFirstPage(sync)
  sync.count = count
  sync.entries.clear()
  for (const entry of page) sync.entries.set(entry.id, entry)
  onEntries()
  return state
}

/** Updates the copy only: this needs no key, so it can run while the password is typed. */
export async function fetchFirstPage({ remote, cache }: Pick<JournalSync, 'remote' | 'cache'>) {
  const { version, count } = await remote.changes(undefined)
  const page = await remote.page(undefined, firstPage)
  const state: CacheState = { version, before: cursorOf(page.at(-1)) ?? endCursor }
  // Without a saved state, entries of the copy may have been deleted since then.
  await cache.clear()
  await cache.write({ put: page, state })
  return { page, state, count }
}

// The position after the last entry of an empty journal: before every date.
const endCursor = '1000-01-01T00:00:00.000Z_00000000-0000-0000-0000-000000000000'

function cursorOf(entry: Entry | undefined): string | undefined {
  return entry && `${entry.createdAt}_${entry.id}`
}

// Changes made while the pages load are fetched afterwards, counted from before the first page.
async function loadPages(
  sync: JournalSync,
  state: CacheState | undefined,
  onEntries: OnEntries,
): Promise<void> {
  if (state && sync.count === 0) sync.count = (await sync.remote.changes(undefined)).count
  const { version, before: start } = state ?? (await loadFirstPage(sync, onEntries))
  const loaded = new Set<string>()
  for (let before = start; ; ) {
    const page = await sync.remote.page(before, pageSize)
    before = cursorOf(page.at(-1))
    // Ends a loop if the server sends the same page again.
    if (before === undefined || page.every(({ id }) => loaded.has(id))) break
    for (const entry of page) {
      loaded.add(entry.id)
      sync.entries.set(entry.id, entry)
    }
    await sync.cache.write({ put: page, state: { version, before } })
    onEntries()
  }
  if (!(await loadChanges(sync, { version })))
    throw new Error('The server’s journal changed while it was read.')
}

/** False if the server has fewer changes than this device has seen, as after a restored backup. */
async function loadChanges(sync: JournalSync, state: CacheState): Promise<boolean> {
  let { version } = state
  for (;;) {
    const changed = await sync.remote.changes(version)
    if (changed.version < version) return false
    for (const id of changed.removed) sync.entries.delete(id)
    for (const entry of changed.entries) sync.entries.set(entry.id, entry)
    version = changed.version
    const { manifest } = state
    await sync.cache.write({ put: changed.entries, remove: changed.removed, state: { version, manifest } })
    if (!changed.more) break
  }
  sync.version = version
  return true
}

/** Adds an entry that was just stored to the list and to the device's copy. */
export function addStoredEntry(sync: JournalSync, entry: Entry): void {
  addStoredEntries(sync, [entry])
}

export function addStoredEntries(sync: JournalSync, entries: readonly Entry[]): void {
  for (const entry of entries) sync.entries.set(entry.id, entry)
  void sync.cache.write({ put: entries })
  announceWrite()
}

export function dropEntry(sync: JournalSync, id: string): void {
  sync.entries.delete(id)
  void sync.cache.write({ remove: [id] })
  announceWrite()
}

/** The entry under the writer's own id, also if another tab or device stored it. */
export async function entryByEid(sync: JournalSync, eid: string): Promise<Entry | undefined> {
  const find = () => [...sync.entries.values()].find((entry) => manifestKey(entry).eid === eid)
  const known = find()
  if (known) return known
  await loadEntries(sync)
  return find()
}

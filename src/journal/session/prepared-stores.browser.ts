// Opens the journal's stores on the device while the password is typed. They contain only ciphertext.
import type { EntryCache } from '../device/entry-cache.ts'
import type { Outbox, PendingChange } from '../device/outbox.ts'
import { openEntryCache } from '../device/stored-cache.browser.ts'
import { openOutbox } from '../device/stored-outbox.browser.ts'
import type { Entry } from '../entry.ts'
import { fetchFirstPage, firstPage } from './load-entries.browser.ts'
import { remote } from './remote.browser.ts'

export type JournalStores = {
  readonly cache: EntryCache
  readonly outbox: Outbox
  /** The newest entries of the copy. */
  readonly newest: readonly Entry[]
  readonly pending: readonly PendingChange[]
}

let preparing: { readonly owner: string; readonly stores: Promise<JournalStores> } | undefined

/** Called when the unlock screen knows the owner. */
export function prepareStores(owner: string): void {
  preparing = { owner, stores: openStores(owner) }
  // The unlock that awaits this gets the error.
  preparing.stores.catch(() => {})
}

/** Each unlock prepares the stores again, because they may have changed. */
export function takeStores(owner: string): Promise<JournalStores> {
  const ready = preparing?.owner === owner ? preparing.stores : openStores(owner)
  preparing = undefined
  return ready
}

async function openStores(owner: string): Promise<JournalStores> {
  const [cache, outbox] = await Promise.all([openEntryCache(owner), openOutbox(owner)])
  // At the first visit the newest entries are fetched; without a connection there are none.
  if (!(await cache.state())) await fetchFirstPage({ remote, cache }).catch(() => {})
  const [newest, pending] = await Promise.all([cache.newest(firstPage), outbox.all().catch(() => [])])
  return { cache, outbox, newest, pending }
}

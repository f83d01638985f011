// The entries of the list, with everything that is shown except their text.

import { type Entry, manifestKey } from '../entry.ts'
import type { IndexedEntry } from '../search/search-index.ts'
import { type ShownEntries, visibleEntries } from './visible-entries.ts'

export type EntryCard = {
  readonly id: string
  readonly eid: string
  readonly writtenAt: string
  /** True if no key so far decrypts the entry. */
  readonly closed: boolean
  /** A v1 entry, which is read-only. */
  readonly isLegacy: boolean
  /** This version is on this device only. */
  readonly waiting: boolean
  /** The `eid` of the entry that another device changed at the same time. */
  readonly versionOf: string | undefined
}

/** `opened` has the entry's content if a key decrypted it, and is absent until decryption was tried. */
export function cardOf(
  entry: Entry,
  { pending }: Pick<ShownEntries, 'pending'>,
  opened?: IndexedEntry | 'closed',
): EntryCard {
  const { eid } = manifestKey(entry)
  const content = opened === 'closed' ? undefined : opened
  return {
    id: entry.id,
    eid,
    writtenAt: content?.writtenAt ?? entry.createdAt,
    closed: opened === 'closed',
    isLegacy: !entry.enc,
    waiting: pending.some((change) => change.eid === eid),
    versionOf: content?.versionOf,
  }
}

export function cardsOf(sync: ShownEntries): EntryCard[] {
  return newestFirst([...visibleEntries(sync).values()].map((entry) => cardOf(entry, sync)))
}

export function newestFirst(cards: readonly EntryCard[]): EntryCard[] {
  const times = new Map(cards.map((card) => [card, Date.parse(card.writtenAt)]))
  return cards.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))
}

/** The two versions of an entry that two devices changed, if both are loaded. */
export function otherVersionOf(cards: readonly EntryCard[], card: EntryCard): EntryCard | undefined {
  return cards.find(({ eid, versionOf }) => versionOf === card.eid || card.versionOf === eid)
}

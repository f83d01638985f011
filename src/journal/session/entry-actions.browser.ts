// Reading, saving and deleting pages of the open journal, and the drafts of those that are being written.

import type { Page } from '../crypto/entry-content.ts'
import { type Keys, type Opened, openEntry } from '../crypto/reading.browser.ts'
import type { Entry } from '../entry.ts'
import { type Draft, dropDraft, keepDraft } from './device.browser.ts'
import { addPage, confirmPage, editPage, removePage } from './entry-sync.browser.ts'
import { needOpen, newestFirst, openEverything, openJournal, show } from './journal.browser.ts'
import { type Move, moveLegacy } from './moving.browser.ts'
import { hasStatus, type NewSealed } from './sync.browser.ts'

/** Reads one entry. When an edit was never confirmed and opens well, it is confirmed now. */
export async function read(keys: Keys, entry: Entry): Promise<Opened | undefined> {
  const opened = await openEntry(keys, entry)
  const journal = openJournal()
  if (journal && entry.previous && opened?.from === 'current') void confirmPage(journal.keeper, entry)
  return opened
}

export type Saved = { readonly id: string; readonly both: boolean }

/** Saves a new entry or a change of `draft.entry`. When another device changed it meanwhile, both are kept. */
export async function save(draft: Draft, page: Page): Promise<Saved> {
  const { keeper, desk } = needOpen()
  const note = (body: NewSealed) => {
    show(desk, { sent: new Map(openJournal()?.sent).set(body.enc?.eid ?? '', JSON.stringify(body)) })
  }
  try {
    const entry = draft.entry
      ? await editPage(keeper, draft.entry, page, note)
      : await addPage(keeper, draft.eid, page, note)
    await shelve(entry, page, draft.eid)
    return { id: entry.id, both: false }
  } catch (error) {
    if (!draft.entry || !hasStatus(error, 409)) throw error
    const newer = await keeper.remote.entry(draft.entry)
    keeper.entries.set(newer.id, newer)
    const opened = await openEntry(keeper.keys, newer)
    if (opened) await desk.put(newer.id, opened.page)
    const entry = await addPage(keeper, crypto.randomUUID(), page, note)
    await shelve(entry, page, draft.eid)
    return { id: entry.id, both: true }
  }
}

async function shelve(entry: Entry, page: Page, eid: string): Promise<void> {
  const { desk, keeper, cards, drafts } = needOpen()
  dropDraft(localStorage, keeper.keys.vault.owner, eid)
  const card = { id: entry.id, writtenAt: page.writtenAt, closed: false, first: !entry.enc }
  show(desk, {
    cards: newestFirst([card, ...cards.filter(({ id }) => id !== entry.id)]),
    drafts: drafts.filter((draft) => draft.eid !== eid),
  })
  await desk.put(entry.id, page)
  show(desk, { tags: await desk.tags() })
}

export async function remove(id: string): Promise<void> {
  const { keeper, desk } = needOpen()
  await removePage(keeper, id)
  await desk.drop(id)
  show(desk, { cards: needOpen().cards.filter((card) => card.id !== id), tags: await desk.tags() })
}

/** Seals a draft onto the device; `false` when there is no room or the journal is locked. */
export async function holdDraft(draft: Draft): Promise<boolean> {
  const journal = openJournal()
  if (!journal) return false
  const kept = await keepDraft(localStorage, journal.keeper.keys.vault, draft)
  const others = (openJournal()?.drafts ?? []).filter(({ eid }) => eid !== draft.eid)
  show(journal.desk, { drafts: [...others, draft] })
  return kept
}

export function discardDraft(eid: string): void {
  const { keeper, desk, drafts } = needOpen()
  dropDraft(localStorage, keeper.keys.vault.owner, eid)
  show(desk, { drafts: drafts.filter((draft) => draft.eid !== eid) })
}

export async function moveFirstForm(progress: (done: number) => void): Promise<Move> {
  const move = await moveLegacy(needOpen().keeper, progress)
  await openEverything()
  return move
}

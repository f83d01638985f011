// Sends the waiting changes of the open journal and shows the result.
import { cardOf, newestFirst } from './entry-cards.ts'
import { saveIndexSoon } from './index-entries.browser.ts'
import { listedEntries } from './migrate-v1.browser.ts'
import { openJournal, requireOpen, update } from './open-journal.browser.ts'
import { sendPending } from './send-pending.browser.ts'

export async function sendWaiting(): Promise<void> {
  const { sync, worker } = requireOpen()
  if (sync.pending.length === 0) return
  await sendPending(sync, { shouldContinue: () => openJournal()?.worker === worker })
  update(worker, sync.obstacle)
  await showChanges()
}

let shownBefore: Promise<unknown> = Promise.resolve()

/** Updates the list and the search index after entries were written, deleted, sent or loaded; one update at a time. */
export function showChanges(): Promise<void> {
  const shown = shownBefore.catch(() => {}).then(showAllChanges)
  shownBefore = shown
  return shown
}

async function showAllChanges(): Promise<void> {
  const { sync } = requireOpen()
  const visible = await listedEntries(sync)
  const { worker, cards, indexed } = requireOpen()
  const shown = new Map(cards.map((card) => [card.id, card]))
  const changed = [...visible.values()].filter(
    ({ id, encryptedContent }) =>
      !shown.has(id) || (indexed.get(id) ?? encryptedContent) !== encryptedContent,
  )
  const vanished = cards.filter(({ id }) => !visible.has(id))
  for (const { id } of vanished) await worker.drop(id)
  const opened = await worker.open(sync.keys, changed)
  const contents = new Map(opened.cards.map((each) => [each.id, each]))
  for (const entry of changed) {
    shown.set(entry.id, cardOf(entry, sync, contents.get(entry.id) ?? 'closed'))
    indexed.set(entry.id, entry.encryptedContent)
  }
  for (const { id } of vanished) {
    shown.delete(id)
    indexed.delete(id)
  }
  const waiting = new Set(sync.pending.map(({ eid }) => eid))
  update(worker, {
    cards: newestFirst([...shown.values()].map((card) => ({ ...card, waiting: waiting.has(card.eid) }))),
    tags: await worker.tags(),
    waiting: sync.pending.length,
  })
  saveIndexSoon()
}

// Reviews and urges written offline. Logging out deletes them from the device, because they are private words.
import type { z } from 'zod'
import { CallError, send } from '../platform/browser/call.browser.ts'
import { dequeue, enqueue, flushQueue, queuedItems } from '../platform/browser/offline-queue.browser.ts'
import * as contract from './contract.ts'

export type PendingEntry =
  | { kind: 'review'; date: string; body: z.input<typeof contract.NewReview> }
  | { kind: 'urge'; id: string; body: z.input<typeof contract.NewUrge> }

const name = (email: string) => `cairn.member.diary.${email}`

function deliver(entry: PendingEntry) {
  return entry.kind === 'review'
    ? send(contract.saveReview, { params: { date: entry.date }, body: entry.body })
    : send(contract.saveUrge, { params: { id: entry.id }, body: entry.body })
}

/** `queued` without a connection: the entry stays on this device until there is one. */
export async function saveEntry(email: string, entry: PendingEntry): Promise<'saved' | 'queued'> {
  for (const item of queuedItems(name(email)))
    if (replaces(entry, JSON.parse(item))) dequeue(name(email), item)
  try {
    await deliver(entry)
    return 'saved'
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) throw error
    enqueue(name(email), JSON.stringify(entry))
    if (!queuedItems(name(email)).includes(JSON.stringify(entry))) throw error
    return 'queued'
  }
}

function replaces(entry: PendingEntry, earlier: PendingEntry): boolean {
  if (entry.kind === 'review') return earlier.kind === 'review' && earlier.date === entry.date
  return earlier.kind === 'urge' && earlier.id === entry.id
}

/** Idempotent: one review a date, one urge an id. Returns how many left the queue. */
export function sendPendingEntries(email: string): Promise<number> {
  return flushQueue(name(email), (item) => deliver(JSON.parse(item)))
}

export function pendingEntries(email: string): number {
  return queuedItems(name(email)).length
}

// Reviews and urges written offline. Logging out deletes them from the device, because they are private words.
import type { z } from 'zod'
import { CallError, isOutage, send } from '../platform/browser/call.browser.ts'
import {
  dequeue,
  enqueue,
  flushQueue,
  isPermanentRefusal,
  queuedItems,
} from '../platform/browser/offline-queue.browser.ts'
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
  dequeueEntry(email, entry)
  try {
    await deliver(entry)
    return 'saved'
  } catch (error) {
    if (!isOutage(error)) throw error
    enqueue(name(email), JSON.stringify(entry))
    if (!queuedItems(name(email)).includes(JSON.stringify(entry))) throw error
    return 'queued'
  }
}

export function dequeueEntry(email: string, entry: PendingEntry): void {
  for (const item of queuedItems(name(email)))
    if (replaces(entry, JSON.parse(item))) dequeue(name(email), item)
}

function replaces(entry: PendingEntry, earlier: PendingEntry): boolean {
  if (entry.kind === 'review') return earlier.kind === 'review' && earlier.date === entry.date
  return earlier.kind === 'urge' && earlier.id === entry.id
}

/** An entry that the server refuses, and why: it is too old, or another device saved a review of that day. */
export type RefusedEntry = { entry: PendingEntry; reason: string }

/**
 * Idempotent: one review a date, one urge an id. Returns how many left the queue. It stops at an entry that is refused: the person decides
 * what happens to it.
 */
export async function sendPendingEntries(email: string): Promise<{ sent: number; refused?: RefusedEntry }> {
  let refused: RefusedEntry | undefined
  const deliverOne = async (item: string) => {
    const entry: PendingEntry = JSON.parse(item)
    try {
      await deliver(entry)
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error
      refused = { entry, reason: error.message }
      throw new Error('the server refused this entry', { cause: error })
    }
  }
  const sent = await flushQueue(name(email), deliverOne, () => 'Your entry')
  return refused ? { sent, refused } : { sent }
}

export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409
}

export function pendingEntries(email: string): number {
  return queuedItems(name(email)).length
}

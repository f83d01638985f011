// Completions made offline, with their dates.
import { send } from '../../platform/browser/call.browser.ts'
import { dequeue, enqueue, flushQueue, queuedItems } from '../../platform/browser/offline-queue.browser.ts'
import { formatDate } from '../../platform/format-date.ts'
import * as contract from '../contract.ts'

export type PendingCompletion = { date: string; activityId: string }

const name = (email: string) => `cairn.completions.${email}`
const line = ({ date, activityId }: PendingCompletion) => `${date} ${activityId}`

function read(item: string): PendingCompletion {
  return { date: item.slice(0, 10), activityId: item.slice(11) }
}

export function pendingCompletions(email: string): PendingCompletion[] {
  return queuedItems(name(email)).map(read)
}

export function addPendingCompletion(email: string, completion: PendingCompletion) {
  enqueue(name(email), line(completion))
}

export function removePendingCompletion(email: string, completion: PendingCompletion) {
  dequeue(name(email), line(completion))
}

/** Idempotent: the server stores one completion per activity and period. */
export function sendPendingCompletions(
  email: string,
  titleOf: (activityId: string) => string,
): Promise<number> {
  return flushQueue(
    name(email),
    (item) => {
      const { date, activityId } = read(item)
      return send(contract.complete, { params: { activityId }, body: { date } })
    },
    (item) => `${titleOf(read(item).activityId)}, ${formatDate(read(item).date, 'day')}`,
  )
}

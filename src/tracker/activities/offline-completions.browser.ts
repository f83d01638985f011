// Completions made without a connection, with the date they were made.
import { send } from '../../platform/browser/call.browser.ts'
import { dequeue, enqueue, flushQueue, queuedItems } from '../../platform/browser/offline-queue.browser.ts'
import * as contract from '../contract.ts'

export type KeptCompletion = { date: string; activityId: string }

const name = (email: string) => `cairn.completions.${email}`
const line = ({ date, activityId }: KeptCompletion) => `${date} ${activityId}`

function read(kept: string): KeptCompletion {
  return { date: kept.slice(0, 10), activityId: kept.slice(11) }
}

export function keptCompletions(email: string): KeptCompletion[] {
  return queuedItems(name(email)).map(read)
}

export function keepCompletion(email: string, completion: KeptCompletion) {
  enqueue(name(email), line(completion))
}

export function forgetCompletion(email: string, completion: KeptCompletion) {
  dequeue(name(email), line(completion))
}

/** The server takes an activity once a period, so a lost answer does no harm. */
export function sendKeptCompletions(email: string): Promise<number> {
  return flushQueue(name(email), (kept) => {
    const { date, activityId } = read(kept)
    return send(contract.complete, { params: { activityId }, body: { date } })
  })
}

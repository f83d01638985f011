// Check-ins made offline, with their dates.
import { send } from '../platform/browser/call.browser.ts'
import { enqueue, flushQueue, queuedItems } from '../platform/browser/offline-queue.browser.ts'
import { formatDate } from '../platform/format-date.ts'
import * as contract from './contract.ts'

const name = (email: string) => `cairn.check-ins.${email}`

export function pendingCheckIns(email: string): string[] {
  return queuedItems(name(email))
}

export function addPendingCheckIn(email: string, date: string) {
  enqueue(name(email), date)
}

/** Idempotent: the server stores one check-in per date. Returns how many left the queue. */
export function sendPendingCheckIns(email: string): Promise<number> {
  return flushQueue(
    name(email),
    (date) => send(contract.checkIn, { body: { ...contract.dailyCheckIn, date } }),
    (date) => `Your check-in of ${formatDate(date, 'day')}`,
  )
}

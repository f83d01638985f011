// Check-ins made without a connection, with the date they were made.
import { send } from '../platform/browser/call.browser.ts'
import { enqueue, flushQueue, queuedItems } from '../platform/browser/offline-queue.browser.ts'
import * as contract from './contract.ts'

const name = (email: string) => `cairn.check-ins.${email}`

export function keptCheckIns(email: string): string[] {
  return queuedItems(name(email))
}

export function keepCheckIn(email: string, date: string) {
  enqueue(name(email), date)
}

/** The server takes a date once, so a lost answer does no harm. Returns how many are kept no longer. */
export function sendKeptCheckIns(email: string): Promise<number> {
  return flushQueue(name(email), (date) =>
    send(contract.checkIn, { body: { mood: 'present', notes: 'Daily check-in completed', date } }),
  )
}

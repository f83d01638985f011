// Writes made offline: queued in local storage and sent once there is a connection.
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../ui/toast.tsx'
import { CallError, isOutage } from './call.browser.ts'
import { useWake } from './use-today.browser.ts'

/** The queued items under a local storage key, oldest first. */
export function queuedItems(name: string): string[] {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(items) ? items.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}

function write(name: string, items: string[]) {
  try {
    if (items.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(items))
  } catch {
    // Without local storage nothing can be queued; the person has to press again later.
  }
}

export function enqueue(name: string, value: string) {
  write(name, [...new Set([...queuedItems(name), value])])
}

export function dequeue(name: string, value: string) {
  write(
    name,
    queuedItems(name).filter((other) => other !== value),
  )
}

export function isPermanentRefusal(error: unknown): error is CallError {
  return error instanceof CallError && [400, 404, 409].includes(error.status) && !isOutage(error)
}

/**
 * Sends queued items in order until one finds no connection, and returns how many were removed from the queue.
 * @param sendOne must be idempotent: an item whose response was lost is sent again.
 * @param nameOf what an item is, for the message about a permanent refusal.
 */
export async function flushQueue(
  name: string,
  sendOne: (value: string) => Promise<unknown>,
  nameOf: (value: string) => string,
): Promise<number> {
  let sent = 0
  for (const value of queuedItems(name)) {
    try {
      await sendOne(value)
    } catch (error) {
      // A permanent refusal is dropped instead of retried forever.
      if (!isPermanentRefusal(error)) break
      showRefusal(`${nameOf(value)}: ${error.message}`)
    }
    dequeue(name, value)
    sent += 1
  }
  return sent
}

// Of several queues: a toast replaces the one before.
const refusals: string[] = []

/** Tells that something from a queue was refused, until it is closed. */
export function showRefusal(refusal: string) {
  refusals.push(refusal)
  toast({
    title: 'This could not be saved',
    description: refusals.join(' '),
    kind: 'destructive',
    durationMs: Number.POSITIVE_INFINITY,
  })
}

/**
 * Sends a member's offline queue: at once, when the connection returns, and every minute, because the end of an outage of the server has
 * no event.
 */
export function useFlush(email: string | undefined, flush: (email: string) => Promise<void>): void {
  const flushNow = useEffectEvent(() => {
    if (email) void flush(email)
  })
  useEffect(() => {
    const back = () => flushNow()
    back()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [email])
  useWake(() => {
    if (email) void flush(email)
  })
}
